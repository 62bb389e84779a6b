import { formatQuantity } from '#core/format/decimal.ts'
import type { ComponentName, Composition, IceIngredient } from '#core/ice-cream/composition/ingredient.ts'
import type { IcePantry } from '#core/ice-cream/composition/match-ingredient.ts'
import type { Mix, MixRow } from '#core/ice-cream/composition/mix.ts'
import type { Addition, AmountChange, FormulaFix } from '#core/ice-cream/judging/analysis.ts'
import { listed } from '#core/spanish/list.ts'

/**
 * A trade: grams of some rows against grams of others, mass kept. Everything the bands judge is linear in such a trade, so
 * the grams that bring a value where it should be are exact (§14.4).
 */
export type TradePart = {
  /** A row of the formula, or an ingredient to be added. */
  readonly what: number | IceIngredient
  /** Grams of it per gram traded: below 0 what is taken out. The parts of a trade add up to 0. */
  readonly weight: number
}

/** What is to be moved: per 100 g of an ingredient, and so linear in the grams of a trade. */
export type Metric = (composition: Composition, ingredient: IceIngredient | null) => number

export const component =
  (name: ComponentName): Metric =>
  (composition) =>
    composition[name]

export const totalSolids: Metric = ({ water, alcohol }) => 100 - water - alcohol

/** The row that holds this ingredient, else the ingredient itself, to be added; undefined for an id not in the table. */
export const rowOrAddition = (pantry: IcePantry, mix: Mix, id: string): number | IceIngredient | undefined => {
  const at = mix.rows.findIndex(({ ingredient }) => ingredient?.id === id)
  return at === -1 ? pantry.byId.get(id) : at
}

/** The heaviest row that fits, or undefined. */
export const heaviest = (mix: Mix, fits: (row: MixRow) => boolean): number | undefined => {
  let best: number | undefined
  for (const [index, row] of mix.rows.entries()) {
    if (row.grams > 0 && fits(row) && row.grams > (mix.rows[best ?? -1]?.grams ?? 0)) best = index
  }
  return best
}

const liquids =
  /^(?:agua|leche_(?:entera|semi|desnatada|sin_lactosa|cabra|oveja)|bebida_(?:soja|almendra|avena|arroz))$/

/** Water, milk or a plant drink: what gives way. */
export const isLiquid = (id: string): boolean => liquids.test(id)

/** What fills up a formula: water, milk, or a plant drink. */
export const liquidRow = (mix: Mix): number | undefined =>
  heaviest(mix, ({ ingredient }) => isLiquid(ingredient?.id ?? ''))

/**
 * The trade that moves a metric by `delta` (in its own unit, per 100 g of mix), as far as the rows allow and doses of the
 * table permit. Null when it cannot move it the right way by a weighable amount.
 */
export const tradeFix = (mix: Mix, parts: readonly TradePart[], metric: Metric, delta: number): FormulaFix | null => {
  const perGram = parts.reduce((sum, part) => sum + part.weight * partValue(mix, part, metric), 0) / mix.mass
  if (!(Math.abs(perGram) > 1e-9) || delta / perGram <= 0) return null
  const wanted = delta / perGram
  const most = Math.min(wanted, ...parts.map((part) => longest(mix, part)))
  const moves = roundedMoves(mix, parts, most)
  return moves === null ? null : amountsFix(mix, moves)
}

const partValue = (mix: Mix, { what }: TradePart, metric: Metric): number => {
  if (typeof what !== 'number') return metric(what.composition, what)
  const row = mix.rows[what]
  return row === undefined ? 0 : metric(row.composition, row.ingredient)
}

/** How many grams may be traded before this row is empty, or above its customary dose. */
const longest = (mix: Mix, { what, weight }: TradePart): number => {
  const row = typeof what === 'number' ? mix.rows[what] : undefined
  const grams = row?.grams ?? 0
  if (weight < 0) return grams / -weight
  const maxDose = (typeof what === 'number' ? row?.ingredient : what)?.maxDose ?? null
  return maxDose === null ? Number.POSITIVE_INFINITY : Math.max(0, (maxDose * mix.mass) / 100 - grams) / weight
}

/**
 * The step of a scale in g: a gram, a tenth below 10 g, a hundredth below 1 g (sucralose, salt); a power of ten finer in
 * batches below 500 g, two below 50 g.
 */
export const scaleStep = (grams: number, mass: number): number =>
  (Math.abs(grams) < 1 ? 0.01 : Math.abs(grams) < 10 ? 0.1 : 1) * (mass < 50 ? 0.01 : mass < 500 ? 0.1 : 1)

/** What a scale shows of an amount in a batch of this mass. */
export const weighable = (grams: number, mass: number): number => {
  const step = scaleStep(grams, mass)
  return tidy(Math.round(grams / step) * step)
}

type Move = { readonly what: number | IceIngredient; readonly grams: number }

/** The trade in weighable grams; the last part takes what rounding leaves, so that the mass is kept. */
const roundedMoves = (mix: Mix, parts: readonly TradePart[], grams: number): Move[] | null => {
  const moves: Move[] = []
  let rest = 0
  for (const [index, { what, weight }] of parts.entries()) {
    const rounded = index === parts.length - 1 ? -rest : weighable(weight * grams, mix.mass)
    const stock = typeof what === 'number' ? (mix.rows[what]?.grams ?? 0) : 0
    // What is nearly used up is used up: never more than there is.
    const moved = Math.max(-stock, rounded)
    if (moved !== rounded && index === parts.length - 1) return null
    rest += moved
    if (Math.abs(moved) > 1e-9) moves.push({ what, grams: moved })
  }
  return moves.length < 2 ? null : moves
}

const amountsFix = (mix: Mix, moves: readonly Move[]): FormulaFix => {
  const changes: AmountChange[] = []
  const additions: Addition[] = []
  for (const { what, grams } of moves) {
    if (typeof what !== 'number') {
      additions.push({ ingredientId: what.id, grams: tidy(grams) })
      continue
    }
    const row = mix.rows[what]
    if (row !== undefined) changes.push(amountChange(row, what, Math.max(0, row.grams + grams)))
  }
  return { kind: 'amounts', label: labelOf(mix, moves), changes, additions }
}

/** Digits beyond what a float means are noise in a field a cook reads. */
export const tidy = (value: number): number => Number(value.toPrecision(12))

export const amountChange = (row: MixRow, index: number, grams: number): AmountChange => ({
  row: index,
  grams: tidy(grams),
  quantity: tidy(grams / row.gramsPerUnit),
  unit: row.row.unit,
})

/** A name as it stands in a sentence: 'Dextrosa monohidrato' → 'dextrosa monohidrato', 'Azúcar (sacarosa)' → 'azúcar'. */
export const plainName = (name: string): string => {
  const bare = name.replace(/\s*\(.*\)/, '').trim()
  return /^(?:\p{Lu}\p{Lu}|\p{Lu}\p{Ll}+ \p{Lu})/u.test(bare) ? bare : bare.charAt(0).toLowerCase() + bare.slice(1)
}

const labelOf = (mix: Mix, moves: readonly Move[]): string => {
  const said = ({ what, grams }: Move): string => {
    const name = typeof what === 'number' ? (mix.rows[what]?.row.name ?? '') : what.name
    return `${formatQuantity(Math.abs(grams))} g de ${plainName(name)}`
  }
  const all = (list: readonly Move[]): string => listed(list.map(said))
  const more = moves.filter(({ grams }) => grams > 0)
  const less = moves.filter(({ grams }) => grams < 0)
  return `Cambiar ${all(less)} por ${all(more)}`
}
