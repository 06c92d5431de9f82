// The current page. Links are ordinary; links to this site change the page without reloading it.
import { carrier } from './carrier'
import { download } from './download'

class Route {
  path = $state('')
  query = $state.raw(new URLSearchParams())
  fragment = $state('')

  constructor() {
    this.read()
  }

  read(): void {
    const page = carrier.page(new URL(location.href))
    this.path = page.pathname
    this.query = page.searchParams
    this.fragment = page.hash.slice(1)
  }
}

export const route = new Route()

export function go(page: string, { replace = false } = {}): void {
  const address = carrier.address(page)
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
  if (!link || link.target || link.origin !== location.origin) return
  if (link.pathname.startsWith('/api/') && !carrier.addressable) {
    event.preventDefault()
    void download(link.pathname + link.search)
    return
  }
  if (link.hasAttribute('download') || link.pathname.startsWith('/api/')) return
  const page = carrier.page(new URL(link.href))
  if (page.pathname === route.path && page.search === search() && page.hash) return
  event.preventDefault()
  go(page.pathname + page.search + page.hash)
}

function search(): string {
  return route.query.size ? `?${route.query}` : ''
}

export function watchRoute(): void {
  route.read()
  addEventListener('popstate', () => route.read())
  addEventListener('hashchange', () => route.read())
  document.addEventListener('click', follow)
}
