"""Whether the board, the decision bar and the hand keep their sizes while a game is played."""

from playwright.sync_api import Page

WATCH = """
() => {
  window.sizes = {}
  const watcher = new ResizeObserver((changes) => {
    for (const { target, contentRect } of changes) {
      const size = `${Math.round(contentRect.width)}x${Math.round(contentRect.height)}`
      const seen = (window.sizes[target.className.split(' ')[0]] ??= [])
      if (!seen.includes(size)) seen.push(size)
    }
  })
  for (const part of ['.board-fit', '.table > .bar', '.table > .hand']) watcher.observe(document.querySelector(part))
}
"""
"""Writes down every size that the board, the decision bar and the hand ever have."""


def check_stillness(page: Page) -> None:
    """Assert that none of them has changed its size since the page began to watch."""
    sizes: dict[str, list[str]] = page.evaluate("() => window.sizes")
    assert {part: len(seen) for part, seen in sizes.items()} == {"board-fit": 1, "bar": 1, "hand": 1}, sizes
