import type { Inline } from '#web/guide/guide.ts'

/** **strong**, *em*, `code` and [links](/recipes) of a line. What opens and never closes is plain text. */
export const parseInline = (text: string): Inline[] => {
  const content: Inline[] = []
  let from = 0
  for (const match of text.matchAll(/\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[([^\]]+)\]\(([^)\s]+)\)/g)) {
    if (match.index > from) content.push({ kind: 'text', text: text.slice(from, match.index) })
    content.push(span(match))
    from = match.index + match[0].length
  }
  if (from < text.length) content.push({ kind: 'text', text: text.slice(from) })
  return content
}

const span = ([whole, strong, em, code, text, to]: RegExpExecArray): Inline => {
  if (strong !== undefined) return { kind: 'strong', content: parseInline(strong) }
  if (em !== undefined) return { kind: 'em', content: parseInline(em) }
  if (code !== undefined) return { kind: 'code', text: code }
  if (text === undefined || to === undefined || !/^[/#]/.test(to))
    throw new Error(`A link leads out of Obrador: ${whole}`)
  return { kind: 'link', to, text }
}
