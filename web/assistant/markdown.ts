/**
 * The little Markdown an answer may hold, as HTML: `**bold**`, `*emphasis*`, lists and line breaks. Everything is escaped
 * first, so whatever else stands in the text (tags, links, images) stays text. `safe-html.ts` looks at it once more.
 */
export const markdownToHtml = (text: string): string => {
  const lines = escapeHtml(text).split(/\r\n|\r|\n/)
  const html: string[] = []
  let at = 0
  while (at < lines.length) {
    const line = lines[at] ?? ''
    if (line.trim() === '') at += 1
    else if (startsList(line)) {
      const list = readList(lines, at)
      html.push(list.html)
      at = list.end
    } else {
      const from = at
      while (at < lines.length && (lines[at] ?? '').trim() !== '' && (at === from || !startsList(lines[at] ?? '')))
        at += 1
      html.push(`<p>${lines.slice(from, at).map(inline).join('<br>')}</p>`)
    }
  }
  return html.join('')
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

type Marker = { readonly indent: number; readonly ordered: boolean; readonly number: number; readonly words: string }

const marker = (line: string): Marker | null => {
  const found = /^([ \t]{0,12})(?:([-*•])|(\d{1,3})[.)])[ \t]+(\S.*)$/.exec(line)
  if (found === null) return null
  const [, blanks = '', , digits, words = ''] = found
  return { indent: blanks.length, ordered: digits !== undefined, number: Number(digits ?? 1), words }
}

/** A list may carry no first number (no attributes), so one that begins at 3 stays text and keeps its 3. */
const startsList = (line: string): boolean => {
  const found = marker(line)
  return found !== null && found.number === 1
}

type List = { readonly html: string; readonly end: number }

/** The list that begins at this line, with the lists inside it. Blank lines between items do not end it. */
const readList = (lines: readonly string[], start: number): List => {
  const first = marker(lines[start] ?? '')
  const items: string[] = []
  let at = start
  while (first !== null && at < lines.length) {
    const line = lines[at] ?? ''
    const next = marker(line)
    if (line.trim() === '') {
      if (!continues(lines, at, first)) break
      at += 1
    } else if (next !== null && next.indent > first.indent + 1 && items.length > 0) {
      const inner = readList(lines, at)
      items.push(`${items.pop() ?? ''}${inner.html}`)
      at = inner.end
    } else if (next !== null) {
      if (next.indent < first.indent - 1 || next.ordered !== first.ordered) break
      items.push(inline(next.words))
      at += 1
    } else {
      // The rest of an item, wrapped onto the next line.
      items.push(`${items.pop() ?? ''}<br>${inline(line)}`)
      at += 1
    }
  }
  const tag = first?.ordered === true ? 'ol' : 'ul'
  return { html: `<${tag}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`, end: Math.max(at, start + 1) }
}

/** Whether after these blank lines another item of the same list, or of one inside it, follows. */
const continues = (lines: readonly string[], from: number, { indent, ordered }: Marker): boolean => {
  const next = marker(lines.slice(from).find((line) => line.trim() !== '') ?? '')
  return next !== null && (next.indent > indent + 1 || (next.ordered === ordered && next.indent >= indent - 1))
}

/** Bold and emphasis where both ends stand; a mark without its other end stays a mark. Linear in the length. */
const inline = (text: string): string => {
  const words = text.trim()
  return between(words, '**', (inside) => `<strong>${emphasis(inside)}</strong>`, emphasis)
}

const emphasis = (text: string): string =>
  between(
    text,
    '*',
    (inside) => `<em>${inside}</em>`,
    (plain) => plain,
  )

const between = (
  text: string,
  mark: string,
  inside: (words: string) => string,
  outside: (words: string) => string,
): string => {
  const parts = text.split(mark)
  let html = outside(parts[0] ?? '')
  let at = 1
  while (at < parts.length) {
    const words = parts[at] ?? ''
    const closed = at + 1 < parts.length && words !== '' && words.trim() === words
    if (closed) {
      html += inside(words) + outside(parts[at + 1] ?? '')
      at += 2
    } else {
      html += mark + outside(words)
      at += 1
    }
  }
  return html
}
