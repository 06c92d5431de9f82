// The current address. Links are ordinary; links to this site change the page without reloading it.

class Route {
  path = $state(location.pathname)
  query = $state.raw(new URLSearchParams(location.search))
  fragment = $state(location.hash.slice(1))

  read(): void {
    this.path = location.pathname
    this.query = new URLSearchParams(location.search)
    this.fragment = location.hash.slice(1)
  }
}

export const route = new Route()

export function go(address: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', address)
  else history.pushState(null, '', address)
  const before = route.path
  route.read()
  if (!replace && before !== route.path) scrollTo(0, 0)
}

function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
  if (link.pathname.startsWith('/api/')) return
  if (link.pathname === location.pathname && link.search === location.search && link.hash) return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
}

export function watchRoute(): void {
  addEventListener('popstate', () => route.read())
  addEventListener('hashchange', () => route.read())
  document.addEventListener('click', follow)
}
