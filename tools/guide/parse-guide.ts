import { lexer, type MarkedToken, type Token, type Tokens } from 'marked'
import { nameKey } from '#core/spanish/name-key.ts'
import type { Block, Guide, Inline, Section } from '#web/guide/guide.ts'

/** A picture's pixels, by its path beside the guide. */
export type SizeOf = (src: string) => { readonly width: number; readonly height: number }

/**
 * Reads the guide's Markdown as `marked` does: headings, paragraphs, lists of one level, tables, pictures on a line of their
 * own. Anything else (HTML, a list within a list, a heading of the fourth rank) fails the build with its words, rather than
 * show wrong.
 */
export const parseGuide = (markdown: string, sizeOf: SizeOf): Guide => {
  const blocks = known(lexer(markdown)).flatMap((token) => readBlock(token, sizeOf))
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
  nameKey(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

type Heading = { readonly kind: 'heading'; readonly rank: number; readonly id: string; readonly text: string }
type Ranked = Exclude<Block, { kind: 'heading' }> | Heading

const isRank = (block: Ranked, rank: number): block is Heading => block.kind === 'heading' && block.rank === rank

const withoutRank = (block: Ranked): Block => {
  if (block.kind !== 'heading') return block
  if (block.rank !== 3) throw new Error(`A heading of rank ${block.rank} within a section: ${block.text}`)
  return { kind: 'heading', id: block.id, text: block.text }
}

/** Without extensions there are no others. */
const known = (tokens: readonly Token[] = []) => tokens as readonly MarkedToken[]

const refuse = ({ raw }: Pick<Token, 'raw'>): never => {
  throw new Error(`docs/guia.md: not understood: ${raw.trim().split('\n')[0]}`)
}

const readBlock = (token: MarkedToken, sizeOf: SizeOf): Ranked[] => {
  switch (token.type) {
    case 'space':
      return []
    case 'heading':
      return [{ kind: 'heading', rank: token.depth, id: anchorOf(token.text), text: token.text }]
    case 'paragraph':
      return [readPicture(token, sizeOf) ?? { kind: 'paragraph', content: readInline(token.tokens) }]
    case 'list':
      return [{ kind: 'list', ordered: token.ordered, items: token.items.map(readItem) }]
    case 'table':
      return [{ kind: 'table', head: token.header.map(readCell), rows: token.rows.map((row) => row.map(readCell)) }]
    default:
      return refuse(token)
  }
}

const readPicture = ({ tokens }: Tokens.Paragraph, sizeOf: SizeOf): Ranked | null => {
  const [only, ...others] = known(tokens)
  if (only?.type !== 'image' || others.length > 0) return null
  return { kind: 'picture', src: only.href, alt: only.text, ...sizeOf(only.href) }
}

/** Items hold one run of text each. */
const readItem = (item: Tokens.ListItem): readonly Inline[] => {
  const [only, ...others] = known(item.tokens)
  const isText = only?.type === 'text' || only?.type === 'paragraph'
  return isText && others.length === 0 ? readInline(only.tokens) : refuse(item)
}

const readCell = ({ tokens }: Tokens.TableCell): readonly Inline[] => readInline(tokens)

const readInline = (tokens: readonly Token[] | undefined): Inline[] => {
  const read: Inline[] = []
  for (const part of known(tokens).map(readSpan)) {
    const before = read.at(-1)
    // What opens and never closes comes in pieces.
    if (part.kind === 'text' && before?.kind === 'text') read.splice(-1, 1, { ...part, text: before.text + part.text })
    else read.push(part)
  }
  return read
}

const readSpan = (token: MarkedToken): Inline => {
  switch (token.type) {
    case 'text':
    case 'escape':
      return { kind: 'text', text: token.text.replace(/\s*\n\s*/g, ' ') }
    case 'strong':
    case 'em':
      return { kind: token.type, content: readInline(token.tokens) }
    case 'codespan':
      return { kind: 'code', text: token.text }
    case 'link':
      if (!/^[/#]/.test(token.href)) throw new Error(`A link leads out of Obrador: ${token.raw}`)
      return { kind: 'link', to: token.href, text: token.text }
    default:
      return refuse(token)
  }
}
