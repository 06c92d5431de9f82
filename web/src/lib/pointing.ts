// Things on the table that the guide or the coach points out.

type Mark = 'data-guided' | 'data-hinted'

/** Whether a thing is meant by a path: a use is drawn on every card, and belongs to the one it names in `data-why`. */
function belongs(thing: HTMLElement | SVGElement, handle: string, path: readonly string[]): boolean {
  const whole = thing.dataset.why?.split(' ').filter((one) => one !== handle) ?? []
  return !whole.length || whole.some((one) => path.includes(one))
}

/** Mark the things of these handles, and nothing else below `ground`; gives those that were found, in order. */
export function pointOut(ground: HTMLElement, handles: readonly string[], mark: Mark): Element[] {
  for (const old of ground.querySelectorAll(`[${mark}]`)) old.removeAttribute(mark)
  const found: Element[] = []
  for (const handle of handles) {
    const things = ground.querySelectorAll<HTMLElement | SVGElement>(`[data-handle="${CSS.escape(handle)}"]`)
    const meant = [...things].find((thing) => belongs(thing, handle, handles))
    meant?.setAttribute(mark, '')
    if (meant) found.push(meant)
  }
  return found
}
