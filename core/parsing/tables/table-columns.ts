import { distance } from '#core/spanish/distance.ts'
import { fold } from '#core/spanish/fold.ts'

/** A word of a page and where it stands, px. */
export type PageWord = { readonly text: string; readonly x0: number; readonly x1: number }

export type ColumnKind = 'food' | 'quantity' | 'gross' | 'net' | 'unit' | 'servings' | 'other'

/** A column as its heading says. `units`: of the figures below ('g', or 'g' and 'ml'), folded; `servings`: '10 pax'. */
export type Column = {
  readonly kind: ColumnKind
  readonly x0: number
  readonly x1: number
  readonly units: readonly string[]
  readonly servings: number | null
  /** None of its words is one of a heading. */
  readonly isUnread?: boolean
}

type Token = PageWord & {
  readonly kind: ColumnKind | 'measure' | 'number' | 'eaters' | 'joiner' | null
  /** '8pax', 'Spax': the number ran into the word; null where it is none. */
  readonly glued?: number | null
}

/** Headings of columns on Spanish recipe forms, folded; 'oficio'. */
const kinds: readonly (readonly [RegExp, Token['kind']])[] = [
  [
    /^(?:ingredientes?|productos?|generos?|articulos?|componentes?|denominacion|descripcion|materias?|primas?)$/,
    'food',
  ],
  [/^(?:cantidad(?:es)?|cant|cantid|ctd|cdad|peso|pesos|gramaje|gramos|medidas?)$/, 'quantity'],
  [/^p?(?:neto|neta|netos|limpio|limpia)$/, 'net'],
  [/^p?(?:bruto|bruta|brutos)$/, 'gross'],
  [/^(?:unidad(?:es)?|unid|uds?|um|u)$/, 'unit'],
  [/^(?:kg|g|gr|grs|ml|mil|mi|m1|l|cl|[g9q]m[l1i]?)$/, 'measure'],
  [/^(?:pax|personas?|pers|raciones|racion|comensales|porciones)$/, 'eaters'],
  [
    /^(?:precio|coste|importe|total|observaciones|merma|notas?|preparacion|unitario|proveedor|rendimiento|corte|alergenos)$/,
    'other',
  ],
  [/^\d{1,4}$/, 'number'],
  [/^(?:de|por|en|para|y|del|p)?$/, 'joiner'],
]

/** Gaps narrower than this many letter heights join words into one heading ('Peso neto', '4 pax', 'g / ml'). */
const joins = 2.2
/** Of the words of a heading that are known, at least. */
const knownShare = 0.7

/** A delivery note's own columns; a recipe's form says 'coste'. */
const billed = /^(?:importe|dto|descuento|iva|bultos|albaran)\b/

/** The columns a row announces, or `null` when it is no heading of a table: a food, and something that counts. */
export const readColumns = (words: readonly PageWord[], height: number): readonly Column[] | null => {
  const tokens = words.filter(({ text }) => /[\p{L}\d/%]/u.test(text)).map(tokenOf)
  if (tokens.length < 2 || tokens.length > 12 || tokens.some(({ text }) => billed.test(fold(text)))) return null
  if (tokens.filter(({ kind }) => kind !== null).length < knownShare * tokens.length) return null
  const groups: Token[][] = []
  for (const token of tokens) {
    const last = groups.at(-1)
    const before = last?.at(-1)
    if (last && before && belongs(before, token) && token.x0 - before.x1 < joins * height) last.push(token)
    else groups.push([token])
  }
  const columns = withEaters(withNet(groups.map(columnOf), groups), groups)
  const counts = columns.filter(({ kind }) => kind !== 'food' && kind !== 'unit' && kind !== 'other')
  return columns.filter(({ kind }) => kind === 'food').length === 1 && counts.length > 0 ? columns : null
}

/** A number and who eats it in one word. */
const gluedEaters = /^([a-z\d]{1,3})(?:pax|personas|pers|raciones)$/

const tokenOf = (word: PageWord): Token => {
  if (word.text === '%') return { ...word, kind: 'other' }
  const folded = fold(word.text).replace(/[^a-z\d]/g, '')
  const [, number] = gluedEaters.exec(folded) ?? []
  if (number !== undefined) return { ...word, kind: 'eaters', glued: /^\d+$/.test(number) ? Number(number) : null }
  return { ...word, kind: kinds.find(([pattern]) => pattern.test(folded))?.[1] ?? misread(folded) }
}

/** Headings long enough to be known with some letters wrong, and how many. */
const longHeads: readonly (readonly [head: string, kind: Token['kind'], wrong: number])[] = [
  ['ingrediente', 'food', 3],
  ['ingredientes', 'food', 3],
  ['producto', 'food', 2],
  ['cantidad', 'quantity', 2],
  ['cant', 'quantity', 1],
  ['unidad', 'unit', 2],
  ['neto', 'net', 1],
  ['bruto', 'gross', 1],
]

const misread = (folded: string): Token['kind'] =>
  longHeads.find(([head, , wrong]) => distance(folded, head, wrong) <= wrong)?.[1] ?? null

/** Two headings side by side may stand close: 'Cantidad Unidad' are two columns, 'Peso neto' and 'Cantidad (g)' one. */
const belongs = (before: Token, token: Token): boolean => {
  if (before.kind === 'joiner' || token.kind === 'joiner' || token.kind === null || token.text.startsWith('('))
    return true
  if (token.kind === 'food') return before.kind === 'food'
  if (token.kind === 'unit') return false
  if (token.kind === 'number') return false
  return !(before.kind === 'food' || before.kind === 'unit') || token.kind === 'measure'
}

/** What stands right of the gross weight and cannot be read is the net. */
const withNet = (columns: readonly Column[], groups: readonly (readonly Token[])[]): readonly Column[] => {
  const gross = columns.findIndex(({ kind }) => kind === 'gross')
  const unread = groups[gross + 1]?.every(({ kind }) => kind === null) === true
  if (gross < 0 || !unread || columns.some(({ kind }) => kind === 'net')) return columns
  return columns.map((column, at) => (at === gross + 1 ? { ...column, kind: 'net' } : column))
}

/** '$ raciones' beside '32 raciones': of two numbers of servings one could not be read. */
const withEaters = (columns: readonly Column[], groups: readonly (readonly Token[])[]): readonly Column[] => {
  if (!columns.some(({ kind }) => kind === 'servings')) return columns
  const eats = (at: number): boolean => groups[at]?.some(({ kind }) => kind === 'eaters') === true
  return columns.map((column, at) => (eats(at) ? { ...column, kind: 'servings' } : column))
}

/**
 * The columns with the one beside the servings taken for fewer or more of them, where its heading is no word we know and it
 * stands as wide as figures do: the rows must say whether they grow alike. Null where there is none such.
 */
export const withUnreadServings = (columns: readonly Column[]): readonly Column[] | null => {
  const at = columns.findIndex(({ kind }) => kind === 'servings')
  if (at < 0 || columns.filter(({ kind }) => kind === 'servings').length > 1) return null
  const unread = [at - 1, at + 1].find((index) => columns[index]?.kind === 'other' && columns[index].isUnread)
  if (unread === undefined) return null
  return columns.map((column, index) => (index === unread ? { ...column, kind: 'servings' } : column))
}

const columnOf = (tokens: readonly Token[]): Column => {
  const has = (kind: Token['kind']) => tokens.some((token) => token.kind === kind)
  const said = tokens
    .filter(({ kind }) => kind === 'measure')
    .flatMap(({ text }) => unitsSaid(fold(text).replace(/[^a-z\d]/g, '')))
  const count = tokens.find(({ kind }) => kind === 'number')
  const glued = tokens.find((token) => token.glued !== undefined)
  const bare = tokens.every(({ kind }) => kind === 'measure' || kind === 'joiner')
  const kind: ColumnKind = has('food')
    ? 'food'
    : has('net')
      ? 'net'
      : has('gross')
        ? 'gross'
        : has('eaters') && (count ?? glued) !== undefined
          ? 'servings'
          : has('quantity') || bare
            ? 'quantity'
            : has('unit')
              ? 'unit'
              : 'other'
  return {
    kind,
    x0: Math.min(...tokens.map(({ x0 }) => x0)),
    x1: Math.max(...tokens.map(({ x1 }) => x1)),
    units: said.length > 0 ? said : gramsSaid(tokens),
    isUnread: tokens.every((token) => token.kind === null),
    servings:
      kind !== 'servings' ? null : count === undefined ? (glued?.glued ?? null) : Number(count.text.replace(/\D/g, '')),
  }
}

/** 'g/ml' in one word, its g read as a 9, is two measures. */
const unitsSaid = (folded: string): readonly string[] =>
  /^[g9q]m[l1i]?$/.test(folded) ? ['g', 'ml'] : [folded.replace(/^m(?:il?|1)$/, 'ml')]

const gramsSaid = (tokens: readonly Token[]): readonly string[] =>
  tokens.some(({ text }) => /^gram(?:os|aje)$/.test(fold(text).replace(/[^a-z]/g, ''))) ? ['g'] : []
