// Where the keyboard's focus goes when the element that had it has left the page.

const CARD = '[data-handle^="card:"]'
const USABLE = ':not([aria-disabled="true"]):not(:disabled)'

/** Whether nothing has the focus: the browser gives it to the body when the focused element is removed. */
export function focusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}

/** The place among the cards in the hand of the card that an element is, or is part of; -1 outside the hand. */
export function placeInHand(root: ParentNode, element: Element): number {
  return cardsInHand(root).findIndex((card) => card === element || card.closest('li')?.contains(element))
}

/**
 * The element to go on with: the next card from a place on that can be played, or the last one before it, or a button
 * of the decision bar. Never a card that cannot be played: it would at once explain why.
 */
export function nextFocus(root: ParentNode, place: number): HTMLElement | null {
  const cards = cardsInHand(root)
  const playable = (card: HTMLElement) => card.matches(USABLE)
  const card = cards.slice(Math.max(place, 0)).find(playable) ?? cards.findLast(playable)
  const buttons = ['.hand [data-handle]', '.buttons .button', '.tools .button']
  const other = () =>
    buttons.map((one) => root.querySelector<HTMLElement>(one + USABLE)).find((found) => found !== null)
  return card ?? other() ?? null
}

function cardsInHand(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(`.hand ${CARD}`)]
}
