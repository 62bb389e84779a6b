import type { Block, Guide, Inline, Section } from '#web/guide/guide.ts'
import { parseInline } from './parse-inline.ts'

/** A picture's pixels, by its path beside the guide. */
export type SizeOf = (src: string) => { readonly width: number; readonly height: number }

/**
 * Reads the guide's Markdown: headings, paragraphs, lists of one level, tables, pictures on a line of their own. Anything
 * else (HTML, a list within a list, a heading of the fourth rank) fails the build with its line, rather than show wrong.
 */
export const parseGuide = (markdown: string, sizeOf: SizeOf): Guide => {
  const blocks = chunks(markdown).map((chunk) => readChunk(chunk, sizeOf))
  const [first] = blocks
  if (first === undefined || !isRank(first, 1)) throw new Error('The guide begins with its title')
  const starts = blocks.flatMap((block, at) => (isRank(block, 2) ? [at] : []))
  const sections = starts.map((start, index): Section => {
    const heading = blocks[start]
    if (heading === undefined || !('rank' in heading)) throw new Error('no heading')
    return {
      id: heading.id,
      title: heading.text,
      blocks: blocks.slice(start + 1, starts[index + 1]).map(withoutRank),
    }
  })
  const ids = [...sections, ...sections.flatMap((section) => section.blocks)].flatMap((part) =>
    'id' in part ? [part.id] : [],
  )
  const twice = ids.find((id, at) => ids.indexOf(id) !== at)
  if (twice !== undefined) throw new Error(`Two headings of the guide are called '${twice}'`)
  return { title: first.text, intro: blocks.slice(1, starts[0]).map(withoutRank), sections }
}

/** The anchor of a heading, as GitHub makes it: 'Nutrición y alérgenos' → 'nutrición-y-alérgenos', without accents. */
export const anchorOf = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

type Chunk = { readonly line: number; readonly lines: readonly string[] }
type Heading = { readonly kind: 'heading'; readonly rank: number; readonly id: string; readonly text: string }
type Ranked = Exclude<Block, { kind: 'heading' }> | Heading

const isRank = (block: Ranked, rank: number): block is Heading => block.kind === 'heading' && block.rank === rank

const withoutRank = (block: Ranked): Block => {
  if (block.kind !== 'heading') return block
  if (block.rank !== 3) throw new Error(`A heading of rank ${block.rank} within a section: ${block.text}`)
  return { kind: 'heading', id: block.id, text: block.text }
}

/** Runs of lines between blank ones; a heading is a run of its own, and a list begins a new one. */
const chunks = (markdown: string): Chunk[] => {
  const found: { line: number; lines: string[] }[] = []
  let open = false
  for (const [at, text] of markdown.split('\n').entries()) {
    const previous = open ? found.at(-1) : undefined
    open = text.trim() !== '' && !text.startsWith('#')
    if (text.trim() === '') continue
    const begins = previous === undefined || (isItem(text) && !isItem(previous.lines[0] ?? ''))
    if (begins || text.startsWith('#')) found.push({ line: at + 1, lines: [text] })
    else previous.lines.push(text)
  }
  return found
}

const isItem = (text: string): boolean => /^(?:- |\d+\. )/.test(text)

const readChunk = ({ line, lines }: Chunk, sizeOf: SizeOf): Ranked => {
  const [first = ''] = lines
  const fail = (what: string): never => {
    throw new Error(`docs/guia.md:${line}: ${what}`)
  }
  const heading = /^(#{1,3}) (.+)$/.exec(first)
  if (heading !== null) {
    const [, marks = '', text = ''] = heading
    return { kind: 'heading', rank: marks.length, id: anchorOf(text), text }
  }
  if (/^[#<>]|^```/.test(first)) return fail(`not understood: ${first}`)
  const picture = /^!\[(.+)\]\(([\w./-]+)\)$/.exec(first)
  if (picture !== null && lines.length === 1) {
    const [, alt = '', src = ''] = picture
    return { kind: 'picture', src, alt, ...sizeOf(src) }
  }
  if (first.startsWith('|')) return readTable(lines)
  if (isItem(first)) return readList(lines, fail)
  return { kind: 'paragraph', content: parseInline(joined(lines)) }
}

const joined = (lines: readonly string[]): string => lines.map((line) => line.trim()).join(' ')

const readList = (lines: readonly string[], fail: (what: string) => never): Block & { kind: 'list' } => {
  const ordered = /^\d/.test(lines[0] ?? '')
  const items: string[][] = []
  for (const line of lines) {
    const item = /^(?:-|\d+\.) (.*)$/.exec(line)
    if (item !== null) items.push([item[1] ?? ''])
    else if (/^ +(?:-|\d+\.) /.test(line)) fail('a list within a list')
    else items.at(-1)?.push(line)
  }
  return { kind: 'list', ordered, items: items.map((item) => parseInline(joined(item))) }
}

const readTable = ([head = '', , ...rows]: readonly string[]): Block & { kind: 'table' } => ({
  kind: 'table',
  head: cells(head),
  rows: rows.map(cells),
})

const cells = (row: string): Inline[][] =>
  row
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => parseInline(cell.trim()))
