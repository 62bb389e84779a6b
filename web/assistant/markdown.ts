import { Marked, type Tokens } from 'marked'

/**
 * An answer's Markdown as HTML of seven tags without attributes: `**bold**`, `*emphasis*`, lists and line breaks, headings
 * as bold lines. Of the tags an answer writes itself those seven stay, without their attributes; every other is dropped and
 * its words are kept, but not those of a script or a style sheet. What `marked` would make of links, images, tables,
 * quotes and code stays text. `safe-html.ts` looks at the result once more.
 */
export const markdownToHtml = (text: string): string => {
  const words = blocksApart(withoutCode(text.replace(/\r\n?/g, '\n')))
  if (isBeyondMarked(words)) return plain(words)
  return tidy(reader.parse(words, { async: false }))
}

/** A tag, attributes and all; nothing that only looks like one (`<3`, `<https://…>`). Never reads beyond the next `<`. */
const tag = /<(\/?)([a-z][a-z0-9-]*)(?=[\s/>])(?:[^<>"']|"[^"<]*"|'[^'<]*')*>/i
const everyTag = new RegExp(tag, 'gi')
const tagHere = new RegExp(`^${tag.source}`, 'i')
const blocks: ReadonlySet<string> = new Set(['ul', 'ol', 'li'])
const spans: ReadonlySet<string> = new Set(['strong', 'em', 'br'])

/** The tag without its attributes if it is among `kept`, and nothing otherwise. */
const bare = (kept: ReadonlySet<string>, slash: string, name: string): string => {
  const tagName = name.toLowerCase()
  if (!kept.has(tagName)) return ''
  return tagName === 'br' ? '<br>' : `<${slash}${tagName}>`
}

/** Tags of lists on lines of their own and paragraphs between blank lines, so that Markdown inside them is read. */
const blocksApart = (text: string): string =>
  text.replace(everyTag, (whole: string, slash: string, name: string) => {
    if (name.toLowerCase() === 'p') return '\n\n'
    const block = bare(blocks, slash, name)
    return block === '' ? whole : `\n\n${block}\n\n`
  })

/** Comments, and what stands in `<script>` and `<style>`: no words. One that is never closed is only a tag. */
const withoutCode = (text: string): string =>
  [
    ['<!--', '-->'],
    ['<script', '</script'],
    ['<style', '</style'],
  ].reduce((left, [open = '', close = '']) => without(left, open, close), text)

const without = (text: string, open: string, close: string): string => {
  const small = text.toLowerCase()
  let kept = ''
  let from = 0
  for (;;) {
    const start = small.indexOf(open, from)
    const end = start < 0 ? -1 : small.indexOf(close, start + open.length)
    if (end < 0) return kept + text.slice(from)
    kept += text.slice(from, start)
    from = end
    if (close.startsWith('-')) from += close.length
  }
}

const none = () => undefined

const reader = new Marked({
  // Without GitHub's additions: their rules for addresses take a minute for 100 kB of nothing.
  gfm: false,
  tokenizer: {
    ...{ code: none, fences: none, blockquote: none, def: none, autolink: none, link: none, reflink: none },
    html: (src) => {
      const raw = /^<\/?(?:ul|ol|li)>\n*/.exec(src)?.[0]
      return raw === undefined ? undefined : { type: 'html', raw, text: raw.trim(), pre: false, block: true }
    },
    tag: (src) => {
      const found = tagHere.exec(src)
      if (found === null) return undefined
      const [raw, slash = '', name = ''] = found
      return { type: 'html', raw, text: bare(spans, slash, name), inLink: false, inRawBlock: false, block: false }
    },
  },
  renderer: {
    heading({ tokens }) {
      return `<p><strong>${this.parser.parseInline(tokens)}</strong></p>`
    },
    hr: () => '',
    paragraph({ tokens }) {
      return `<p>${this.parser.parseInline(tokens)}</p>`
    },
    // Without attributes a list begins at 1: one that does not keeps its numbers as text.
    list({ ordered, start, items }) {
      if (ordered && start !== 1)
        return items.map((item, at) => `<p>${Number(start) + at}. ${this.parser.parse(item.tokens)}</p>`).join('')
      const list = ordered ? 'ol' : 'ul'
      return `<${list}>${items.map((item) => this.listitem(item)).join('')}</${list}>`
    },
    listitem({ tokens }) {
      return `<li>${this.parser.parse(tokens)}</li>`
    },
    codespan: ({ text }) => escaped(text),
    text(token) {
      return isBlockText(token) ? this.parser.parseInline(token.tokens) : escaped(token.text)
    },
  },
})

const isBlockText = (
  token: Tokens.Text | Tokens.Escape,
): token is Tokens.Text & Required<Pick<Tokens.Text, 'tokens'>> => 'tokens' in token && token.tokens !== undefined

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign).replaceAll('\n', '<br>')

/** Paragraphs left empty by the tags that stood in them, and paragraphs that are all of a list's item. */
const tidy = (html: string): string =>
  html.replace(/<p>\s*<\/p>/g, '').replace(/<li><p>((?:[^<]|<(?!\/?(?:p|li|ul|ol)>))*)<\/p><\/li>/g, '<li>$1</li>')

/**
 * `marked` looks for the end of an emphasis in cubic time and follows lists in lists by recursion: what no cook and no
 * model writes would hold the page up for minutes. 2,000 marks take it 0.1 s.
 */
const mostMarks = 2000
const isBeyondMarked = (text: string): boolean =>
  (text.match(/[*_]/g)?.length ?? 0) > mostMarks || /^[ \t]*(?:(?:[-+*]|\d{1,9}[.)])[ \t]+){12}|^[ \t]{60}/m.test(text)

/** The same tags, and everything else as it stands. */
const plain = (text: string): string => {
  let html = ''
  let from = 0
  for (const found of text.matchAll(everyTag)) {
    const [whole, slash = '', name = ''] = found
    html += escaped(text.slice(from, found.index)) + bare(spans, slash, name) + bare(blocks, slash, name)
    from = found.index + whole.length
  }
  return `<p>${html}${escaped(text.slice(from))}</p>`
}
