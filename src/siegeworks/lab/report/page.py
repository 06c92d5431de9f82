"""A report as one self-contained HTML page: no scripts, no other files, no external addresses."""

import re
from base64 import b64encode
from collections.abc import Iterable
from html import escape

from siegeworks.lab.report.outline import Block, Outline, ReportPicture, ReportTable, Section

STYLE = """
:root { color-scheme: light dark; --paper: #efe4cf; --raised: #fbf5e9; --ink: #2b2019; --soft: #5d4b3c;
  --line: #d9ccb6; --link: #005a8f; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #1c1613; --raised: #2a211c; --ink: #f3e7d4; --soft: #c5b198; --line: #4a3e34; --link: #8fd0f7; }
}
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif; }
header, main, footer { max-width: 72rem; margin: 0 auto; padding: 1rem clamp(0.75rem, 3vw, 2rem); }
h1, h2, h3 { font-family: Georgia, "DejaVu Serif", serif; line-height: 1.2; text-wrap: balance; }
h1 { font-size: clamp(1.6rem, 5vw, 2.4rem); margin: 1rem 0 0.5rem; }
h2 { font-size: 1.5rem; margin: 0 0 0.5rem; }
h3 { font-size: 1.1rem; margin: 1.25rem 0 0.25rem; }
p { max-width: 44rem; margin: 0.5rem 0; }
a { color: var(--link); }
a:focus-visible, summary:focus-visible, .scroll:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
.summary { padding-left: 1.2rem; max-width: 44rem; }
nav ol { columns: 15rem; padding-left: 1.5rem; margin: 0.5rem 0; }
section { background: var(--raised); border: 1px solid var(--line); border-radius: 0.6rem;
  padding: clamp(0.75rem, 3vw, 1.5rem); margin: 0 0 1.25rem; }
.block { display: grid; gap: 1.25rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr));
  align-items: start; margin-top: 1rem; }
figure { margin: 0; min-width: 0; }
figure img { display: block; width: 100%; max-width: 30rem; height: auto; }
figcaption { color: var(--soft); font-size: 0.9rem; max-width: 30rem; }
.scroll { overflow-x: auto; min-width: 0; }
table { border-collapse: collapse; font-size: 0.9rem; font-variant-numeric: tabular-nums; }
caption { text-align: left; font-weight: 600; padding-bottom: 0.3rem; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.wide { grid-column: 1 / -1; }
th, td { padding: 0.22rem 0.6rem; border-bottom: 1px solid var(--line); text-align: right; vertical-align: top; }
td { white-space: nowrap; }
th { font-weight: 600; }
th:first-child { text-align: left; padding-left: 0; }
tbody th { font-weight: 400; min-width: 7rem; }
@media (min-width: 48rem) { tbody th { white-space: nowrap; } }
details { min-width: 0; }
summary { cursor: pointer; padding: 0.5rem 0; color: var(--link); }
pre { background: var(--paper); border: 1px solid var(--line); border-radius: 0.4rem; padding: 0.6rem 0.8rem;
  overflow-x: auto; white-space: pre-wrap; font-size: 0.9rem; margin: 0.5rem 0; }
pre span { white-space: nowrap; }
footer { color: var(--soft); font-size: 0.9rem; }
@media (max-width: 30rem) {
  header, main, footer { padding-left: 0.5rem; padding-right: 0.5rem; }
  table { font-size: 0.82rem; }
  th, td { padding: 0.2rem 0.35rem; }
}
@media print { body, section { background: none; } section { border: 0; } nav { display: none; } }
"""
MOST_BESIDE = 4
"""Tables with more columns take the whole width of the page."""
POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'"


PICTURE_FILE = re.compile(r'<figure data-file="([\w-]+\.png)">')
"""How a page names the PNG file of a picture."""


def page(outline: Outline) -> str:
    """The whole page."""
    title, contents = _text(outline.title), _text(outline.contents)
    links = _lines(f'<li><a href="#{section.id}">{_text(section.title)}</a></li>' for section in outline.sections)
    summary = _lines(f"<li>{_text(sentence)}</li>" for sentence in outline.summary)
    sections = _lines(_section(section, outline.numbers) for section in outline.sections)
    return f"""<!doctype html>
<html lang="{_text(outline.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="{_text(POLICY)}">
<title>{title}</title>
<style>{STYLE}</style>
</head>
<body>
<header>
<h1>{title}</h1>
<ul class="summary">
{summary}
</ul>
<nav aria-label="{contents}">
<ol>
{links}
</ol>
</nav>
</header>
<main>
{sections}
</main>
<footer><p>{_text(outline.maker)}</p></footer>
</body>
</html>
"""


def _section(section: Section, numbers: str) -> str:
    paragraphs = _lines(f"<p>{_text(text)}</p>" for text in section.paragraphs)
    code = _lines(f"<pre><code>{_command(line)}</code></pre>" for line in section.code)
    blocks = _lines(_block(block, numbers) for block in section.blocks)
    head = f'<h2 id="{section.id}-title">{_text(section.title)}</h2>'
    return (
        f'<section id="{section.id}" aria-labelledby="{section.id}-title">\n{head}\n{paragraphs}\n{code}\n{blocks}\n'
        "</section>"
    )


def _command(line: str) -> str:
    """A command that is not broken at the hyphens of its options."""
    return " ".join(f"<span>{_text(word)}</span>" for word in line.split(" "))


def _block(block: Block, numbers: str) -> str:
    heading = f"<h3>{_text(block.heading)}</h3>\n" if block.heading else ""
    parts = [_figure(shown) for shown in block.pictures]
    parts += [
        _folded(table, numbers) if table.folded else _table(table, named=table.caption != block.heading)
        for table in block.tables
    ]
    return f'{heading}<div class="block">\n{_lines(parts)}\n</div>'


def _figure(shown: ReportPicture) -> str:
    source = b64encode(shown.picture.svg.encode()).decode()
    caption = f"<figcaption>{_text(shown.caption)}</figcaption>" if shown.caption else ""
    image = f'<img src="data:image/svg+xml;base64,{source}" alt="{_text(shown.alt)}">'
    return f'<figure data-file="{_text(shown.picture.file)}">{image}{caption}</figure>'


def _folded(table: ReportTable, numbers: str) -> str:
    return f"<details><summary>{_text(numbers)}: {_text(table.caption)}</summary>\n{_table(table)}\n</details>"


def _table(table: ReportTable, *, named: bool = False) -> str:
    """A table that scrolls on its own, also by keyboard, if it is wider than the page.

    Its caption is visible unless a heading above it says the same.
    """
    wide = " wide" if len(table.head) > MOST_BESIDE else ""
    unseen = "" if named else ' class="unseen"'
    caption = _text(table.caption)
    head = "".join(f'<th scope="col">{_text(name)}</th>' for name in table.head)
    rows = _lines(
        f'<tr><th scope="row">{_text(row[0])}</th>{"".join(f"<td>{_text(value)}</td>" for value in row[1:])}</tr>'
        for row in table.rows
    )
    return (
        f'<div class="scroll{wide}" tabindex="0" role="region" aria-label="{caption}">\n<table>\n'
        f"<caption{unseen}>{caption}</caption>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{rows}\n</tbody>\n</table>\n</div>"
    )


def _text(text: str) -> str:
    """Escaped text, with a number and its percent sign kept together."""
    return escape(text).replace(" %", "\u202f%")


def _lines(parts: Iterable[str]) -> str:
    return "\n".join(parts)
