/** What is left of a food after something is done with it: yields.tsv. */
export type Yield = {
  readonly names: readonly string[]
  /** What is done: one of `yieldWays`. */
  readonly way: YieldWay
  /** Left of 100 g, in g; of what is whipped or swells, more than 100. */
  readonly low: number
  readonly high: number
  /** What it is then, and what else a cook should know. */
  readonly what: string
  readonly source: string
}

export const yieldWays = [
  'limpiar',
  'plancha',
  'asar',
  'guisar',
  'cocer',
  'freír',
  'saltear',
  'pochar',
  'baja temperatura',
  'hornear',
  'exprimir',
  'curar',
  'madurar',
  'desalar',
  'remojar',
  'montar',
  'escurrir',
  'descongelar',
] as const
export type YieldWay = (typeof yieldWays)[number]

/** How much of one thing is made from another: makes.tsv. */
export type Made = {
  readonly names: readonly string[]
  readonly from: readonly string[]
  /** One kilo, one litre or one piece of what it is made from. */
  readonly per: 'kg' | 'l' | 'unidad'
  /** g or ml that come out of one. */
  readonly low: number
  readonly high: number
  readonly measure: 'g' | 'ml'
  /** g or ml of a piece; null where it is not counted in pieces. */
  readonly each: number | null
  readonly note: string
  readonly source: string
}

/** What one guest eats or drinks: portions.tsv. */
export type Portion = {
  readonly names: readonly string[]
  /** The occasion it is of: 'cóctel'; blank for a dish at table. */
  readonly occasion: string
  readonly low: number
  readonly high: number
  readonly measure: 'g' | 'ml' | 'unidades' | 'huevos'
  readonly note: string
  readonly source: string
}

/** The rows of a table of ours: tabs between cells, a first line of titles. A row with another count of cells throws. */
export const rowsOf = (name: string, text: string, cells: number): string[][] =>
  text
    .replace(/[\r\n]+$/, '')
    .split(/\r?\n/)
    .map((line, index) => {
      const row = line.split('\t')
      if (row.length !== cells) throw new Error(`${name}:${index + 1}: ${row.length} columnas, no ${cells}`)
      return row
    })
    .slice(1)

export const listed = (cell: string): string[] => cell.split('; ').filter((part) => part !== '')

export const oneOf = <One extends string>(known: readonly One[], text: string, where: string): One => {
  const found = known.find((one) => one === text)
  if (found === undefined) throw new Error(`${where}: «${text}» no es ${known.join(', ')}`)
  return found
}

export const range = (low: string, high: string, where: string): { readonly low: number; readonly high: number } => {
  const [from, to] = [Number(low), Number(high)]
  if (!(from > 0 && to >= from && to < 100_000)) throw new Error(`${where}: «${low}» a «${high}» no es un tramo`)
  return { low: from, high: to }
}

export const sourced = (source: string, where: string): string => {
  if (source === '') throw new Error(`${where}: falta la fuente`)
  return source
}

/** yields.tsv; throws on what it does not understand. */
export const readYields = (text: string): Yield[] =>
  rowsOf('yields.tsv', text, 6).map(([names = '', way = '', low = '', high = '', what = '', source = '']) => ({
    names: listed(names),
    way: oneOf(yieldWays, way, `yields.tsv: ${names}`),
    ...range(low, high, `yields.tsv: ${names}`),
    what,
    source: sourced(source, `yields.tsv: ${names}`),
  }))

/** makes.tsv; throws on what it does not understand. */
export const readMakes = (text: string): Made[] =>
  rowsOf('makes.tsv', text, 9).map(
    ([names = '', from = '', per = '', low = '', high = '', measure = '', each = '', note = '', source = '']) => ({
      names: listed(names),
      from: listed(from),
      per: oneOf(['kg', 'l', 'unidad'], per.replace(/^1 /, ''), `makes.tsv: ${names}`),
      ...range(low, high, `makes.tsv: ${names}`),
      measure: oneOf(['g', 'ml'], measure, `makes.tsv: ${names}`),
      each: each === '' ? null : range(each, each, `makes.tsv: ${names}`).low,
      note,
      source: sourced(source, `makes.tsv: ${names}`),
    }),
  )

/** portions.tsv; throws on what it does not understand. */
export const readPortions = (text: string): Portion[] =>
  rowsOf('portions.tsv', text, 7).map(
    ([names = '', occasion = '', low = '', high = '', measure = '', note = '', source = '']) => ({
      names: listed(names),
      occasion,
      ...range(low, high, `portions.tsv: ${names}`),
      measure: oneOf(['g', 'ml', 'unidades', 'huevos'], measure, `portions.tsv: ${names}`),
      note,
      source: sourced(source, `portions.tsv: ${names}`),
    }),
  )
