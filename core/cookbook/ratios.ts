import { listed, oneOf, range, rowsOf, sourced } from './measures.ts'

/** How much of one thing goes on so much of another: ratios.tsv. */
export type Ratio = {
  /** What is made: 'chucrut', 'ganache para bombones'. */
  readonly names: readonly string[]
  /** The use that tells rows of one name apart: 'gel fluido'; blank where there is one use. */
  readonly use: string
  /** What goes in: 'sal', first the name that is said. */
  readonly part: readonly string[]
  /** What it is reckoned on: 'col'. */
  readonly base: readonly string[]
  /** One kilo or litre of the base, or one piece of it: a yolk, a glass. */
  readonly per: 'kg' | 'unidad'
  readonly low: number
  readonly high: number
  readonly measure: RatioMeasure
  readonly note: string
  readonly source: string
}

const measures = ['g', 'ml', 'hojas', 'unidades'] as const
export type RatioMeasure = (typeof measures)[number]

/** ratios.tsv; throws on what it does not understand. */
export const readRatios = (text: string): Ratio[] =>
  rowsOf('ratios.tsv', text, 10).map(
    ([
      names = '',
      use = '',
      part = '',
      base = '',
      per = '',
      low = '',
      high = '',
      measure = '',
      note = '',
      source = '',
    ]) => ({
      names: listed(names),
      use,
      part: listed(part),
      base: listed(base),
      per: oneOf(['kg', 'unidad'], per, `ratios.tsv: ${names}`),
      ...range(low, high, `ratios.tsv: ${names}`),
      measure: oneOf(measures, measure, `ratios.tsv: ${names}`),
      note,
      source: sourced(source, `ratios.tsv: ${names}`),
    }),
  )

/** How long a piece is kept in a bath until it is tender: bath-times.tsv. */
export type BathTime = {
  readonly names: readonly string[]
  /** °C of the bath. */
  readonly celsius: { readonly low: number; readonly high: number }
  /** Minutes in the bath. */
  readonly minutes: { readonly low: number; readonly high: number }
  readonly note: string
  readonly source: string
}

/** bath-times.tsv; throws on what it does not understand. */
export const readBathTimes = (text: string): BathTime[] =>
  rowsOf('bath-times.tsv', text, 7).map(
    ([names = '', coldest = '', hottest = '', least = '', most = '', note = '', source = '']) => ({
      names: listed(names),
      celsius: range(coldest, hottest, `bath-times.tsv: ${names}`),
      minutes: range(least, most, `bath-times.tsv: ${names}`),
      note,
      source: sourced(source, `bath-times.tsv: ${names}`),
    }),
  )

/** A point of boiled sugar: sugar-stages.tsv. */
export type SugarStage = {
  readonly names: readonly string[]
  /** °C of the syrup. */
  readonly low: number
  readonly high: number
  /** What is made with it. */
  readonly uses: readonly string[]
  readonly source: string
}

/** sugar-stages.tsv; throws on what it does not understand. */
export const readSugarStages = (text: string): SugarStage[] =>
  rowsOf('sugar-stages.tsv', text, 5).map(([names = '', low = '', high = '', uses = '', source = '']) => ({
    names: listed(names),
    ...range(low, high, `sugar-stages.tsv: ${names}`),
    uses: listed(uses),
    source: sourced(source, `sugar-stages.tsv: ${names}`),
  }))

/** What happens to a thing with heat or cold, and at how many degrees: happens-at.tsv. */
export type HappensAt = {
  readonly names: readonly string[]
  /** How the words begin that say what happens. */
  readonly verbs: readonly string[]
  readonly told: string
  readonly source: string
}

/** happens-at.tsv; a row '@funde' is a set of verbs that others point at. Throws on what it does not understand. */
export const readHappensAt = (text: string): HappensAt[] => {
  const rows = rowsOf('happens-at.tsv', text, 4)
  const sets = new Map(
    rows.filter(([name = '']) => name.startsWith('@')).map(([name = '', verbs = '']) => [name, verbs]),
  )
  const verbsIn = (cell: string): string[] =>
    listed(cell).flatMap((one) => {
      if (!one.startsWith('@')) return [one]
      const set = sets.get(one)
      if (set === undefined) throw new Error(`happens-at.tsv: «${one}» no está`)
      return listed(set)
    })
  return rows
    .filter(([name = '']) => !name.startsWith('@'))
    .map(([names = '', verbs = '', told = '', source = '']) => ({
      names: listed(names),
      verbs: verbsIn(verbs),
      told,
      source: sourced(source, `happens-at.tsv: ${names}`),
    }))
}
