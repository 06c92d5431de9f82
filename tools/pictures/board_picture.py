"""Draws web/src/games/runedar/board.svg, the picture of the start page: a real board in the middle of a siege.

python tools/pictures/board_picture.py [browser]

The board is the one that the page draws, with its colours written into it and without words, so that one picture is
right in every language. Nothing in it depends on the page that shows it.
"""

import sys
from pathlib import Path

from picture_server import ask, find_browser, play, running_server
from playwright.sync_api import sync_playwright
from table_picture import NEW_TABLE, SETTLED_MS, SIZE, worth_taking

TARGET = Path(__file__).parents[2] / "web" / "src" / "games" / "runedar" / "board.svg"
STILL = """
() => {
  const INHERITED = {
    fill: '#000000', 'fill-opacity': '1', stroke: 'none', 'stroke-width': '1px', 'stroke-opacity': '1',
    'stroke-dasharray': 'none', 'stroke-linecap': 'butt', 'stroke-linejoin': 'miter',
  }
  const OWN = { opacity: '1', 'stop-color': '#000000', 'stop-opacity': '1' }
  const KEPT = ['id', 'd', 'x', 'y', 'width', 'height', 'cx', 'cy', 'r', 'rx', 'ry', 'x1', 'x2', 'y1', 'y2', 'points',
    'transform', 'offset', 'gradientUnits', 'patternUnits']
  const LETTERS = ['x', 'y', 'text-anchor', 'dominant-baseline', 'transform']
  const WORDS = ['title', 'desc', 'filter', 'foreignObject']
  const pixel = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const hex = (value) => value.toString(16).padStart(2, '0')
  const round = (text) => text.replace(/-?\\d*\\.\\d+/g, (number) => String(Math.round(Number(number) * 10) / 10))

  /** A colour as `#rrggbb` and its opacity. */
  function paint(text) {
    if (text === 'none' || text.startsWith('url')) return [text.replaceAll('"', ''), 1]
    pixel.clearRect(0, 0, 1, 1)
    pixel.fillStyle = text
    pixel.fillRect(0, 0, 1, 1)
    const [red, green, blue, alpha] = pixel.getImageData(0, 0, 1, 1).data
    return [`#${hex(red)}${hex(green)}${hex(blue)}`, Math.round((alpha / 255) * 100) / 100]
  }

  function styleOf(element) {
    const style = getComputedStyle(element)
    const found = {}
    for (const name of [...Object.keys(INHERITED), ...Object.keys(OWN)]) found[name] = style.getPropertyValue(name)
    for (const name of ['fill', 'stroke', 'stop-color']) {
      const [colour, alpha] = paint(found[name])
      const opacity = name.replace('color', 'opacity')
      found[name] = colour
      const other = opacity === name ? `${name}-opacity` : opacity
      found[other] = String(Math.round(Number(found[other]) * alpha * 100) / 100)
    }
    found['stroke-width'] = found['stroke-width'].replace('px', '')
    found['stroke-dasharray'] = found['stroke-dasharray'].replaceAll('px', '')
    return found
  }

  const invisible = (style) =>
    (style.fill === 'none' || style['fill-opacity'] === '0') &&
    (style.stroke === 'none' || style['stroke-opacity'] === '0')

  /** Numbers stay, in whatever letters there are; words go. */
  function number(element, computed, style) {
    if (!/^\\d+$/.test(element.textContent.trim())) return ''
    let out = ''
    for (const { name, value } of element.attributes) if (LETTERS.includes(name)) out += ` ${name}="${round(value)}"`
    out += ` text-anchor="${computed.textAnchor}" font-family="sans-serif" font-weight="700"`
    out += ` font-size="${computed.fontSize.replace('px', '')}" fill="${style.fill}"`
    return `<text${out.replace(/( text-anchor="\\w+")(.*)\\1/, '$1$2')}>${element.textContent.trim()}</text>`
  }

  function copy(element, outer) {
    const name = element.localName
    const computed = getComputedStyle(element)
    if (WORDS.includes(name) || computed.display === 'none' || computed.visibility === 'hidden') return ''
    if (computed.opacity === '0') return ''
    const style = styleOf(element)
    if (name === 'text') return number(element, computed, style)
    const defined = element.closest('defs') !== null
    const inside = [...element.children].map((child) => copy(child, style)).join('')
    const group = ['g', 'defs', 'pattern', 'radialGradient', 'linearGradient', 'clipPath', 'svg'].includes(name)
    if (group && !inside) return ''
    if (!group && !defined && invisible(style)) return ''
    let out = ''
    for (const { name: key, value } of element.attributes) if (KEPT.includes(key)) out += ` ${key}="${round(value)}"`
    if (!element.hasAttribute('transform') && computed.transform !== 'none' && name !== 'svg') {
      out += ` transform="${round(computed.transform)}"`
    }
    for (const key of Object.keys(style)) {
      if (key.startsWith('stop') !== (name === 'stop')) continue
      const usual = key in OWN ? OWN[key] : outer[key]
      if (style[key] !== usual) out += ` ${key}="${style[key]}"`
    }
    if (group && !out) return inside
    return inside ? `<${name}${out}>${inside}</${name}>` : `<${name}${out}/>`
  }

  const initial = { ...INHERITED, 'stroke-width': '1' }
  const layers = [...document.querySelectorAll('.runedar-board > svg')]
  const body = layers.flatMap((layer) => [...layer.children]).map((child) => copy(child, initial)).join('\\n')
  const box = layers[0].getAttribute('viewBox')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">\\n${body}\\n</svg>\\n`
}
"""
"""Copies the board with its computed colours. Leaves out what nobody sees, words, and the filter for wavy lines, which
costs a slow processor too much time."""


def main() -> None:
    browser = find_browser(sys.argv[1] if len(sys.argv) > 1 else "")
    with running_server() as address, sync_playwright() as playwright:
        created = ask(f"{address}/api/tables", NEW_TABLE)
        play(address, created, worth_taking)
        launched = playwright.chromium.launch(executable_path=browser, args=["--no-sandbox"])
        page = launched.new_page(
            viewport={"width": SIZE[0], "height": SIZE[1]}, reduced_motion="reduce", color_scheme="dark"
        )
        page.goto(f"{address}/t/{created['table']}#{created['watch']}")
        page.locator('[data-handle^="place:"]').first.wait_for()
        page.wait_for_timeout(SETTLED_MS)
        TARGET.write_text(page.evaluate(STILL), encoding="utf-8")
        launched.close()
    print(f"siegeworks: wrote {TARGET}, {TARGET.stat().st_size // 1024} KB")


if __name__ == "__main__":
    main()
