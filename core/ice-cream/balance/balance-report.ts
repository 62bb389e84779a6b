import { formatDecimal, formatQuantity } from '#core/format/decimal.ts'
import type { Composition } from '#core/ice-cream/composition/ingredient.ts'
import type { MixRow } from '#core/ice-cream/composition/mix.ts'
import type { AmountChange, FormulaAnalysis } from '#core/ice-cream/judging/analysis.ts'
import { type BalanceModel, type GoalName, goalValue } from './balance-model.ts'
import { plainName } from './trade.ts'

export type BalancedRow = AmountChange & {
  readonly before: number
  readonly isLocked: boolean
  /** Grams it could have had. */
  readonly min: number
  readonly max: number
  /** Stopped by a bound. */
  readonly atBound: 'min' | 'max' | null
}

export type BalanceGoal = {
  readonly name: GoalName | 'serving'
  /** 'Grasa', 'Temperatura de servicio'… */
  readonly label: string
  readonly unit: '%' | 'pts/kg' | '°C'
  readonly target: number
  /** What counts as reached. */
  readonly min: number
  readonly max: number
  readonly before: number | null
  readonly after: number | null
  readonly isReached: boolean
  /** Why not, in Spanish: which bound or which fixed row stands in the way. Null when reached. */
  readonly reason: string | null
  /** An ingredient of the table that would help, offered when the formula has none that moves: its id. */
  readonly missing: string | null
}

const labels: Readonly<Record<GoalName, readonly [label: string, unit: '%' | 'pts/kg']>> = {
  fat: ['Grasa', '%'],
  msnf: ['SNGL', '%'],
  sugars: ['Azúcares', '%'],
  totalSolids: ['Sólidos totales', '%'],
  pod: ['POD', 'pts/kg'],
  pac: ['PAC neto', 'pts/kg'],
}

/** What serving warmer or colder is made of: too much of it is too soft, too little too hard. */
const antifreeze = 'El poder anticongelante'

/** Less than a scale can weigh: at the very edge of a range is in it. */
const hair = { '%': 0.01, 'pts/kg': 0.1 } as const

/** °C by which a serving temperature may miss and still be the one asked for: half a step of the firmness scale. */
const servingTolerance = 0.5

export type ReportInput = {
  readonly model: BalanceModel
  readonly before: FormulaAnalysis
  readonly after: FormulaAnalysis
  readonly rows: readonly MixRow[]
  readonly balanced: readonly BalancedRow[]
}

/** What was aimed at, what was reached, and what stands in the way of the rest (§14.3). */
export const goalReport = (input: ReportInput): BalanceGoal[] => {
  const { model, before, after } = input
  const goals = model.goals.map(({ name, target, min, max }): BalanceGoal => {
    const [label, unit] = labels[name]
    const value = goalValue[name](after.composition)
    const side = value < min - hair[unit] ? 'low' : value > max + hair[unit] ? 'high' : null
    const obstacle = side === null ? noObstacle : obstacleOf(input, name, side, label, side === 'low' ? min : max)
    const from = goalValue[name](before.composition)
    return { name, label, unit, target, min, max, before: from, after: value, isReached: side === null, ...obstacle }
  })
  return model.serving === null ? goals : [servingGoal(input, model.serving), ...goals]
}

type Obstacle = { readonly reason: string | null; readonly missing: string | null }
const noObstacle: Obstacle = { reason: null, missing: null }

const servingGoal = (input: ReportInput, target: number): BalanceGoal => {
  const value = input.after.freezing?.servingTemperature ?? null
  const [min, max] = [target - servingTolerance, target + servingTolerance]
  // Too warm a serving temperature is too little freezing power.
  const side = value === null ? null : value > max ? 'low' : value < min ? 'high' : null
  return {
    name: 'serving',
    label: 'Temperatura de servicio',
    unit: '°C',
    target,
    min,
    max,
    before: input.before.freezing?.servingTemperature ?? null,
    after: value,
    isReached: value !== null && side === null,
    ...(side === null ? noObstacle : obstacleOf(input, 'pac', side, antifreeze, null)),
  }
}

/** Ingredients to offer, in the order of §14.3, by what is too low; too high is answered with more liquid. */
const helpers: Readonly<Record<GoalName, readonly string[]>> = {
  fat: ['nata_35', 'aceite_coco'],
  msnf: ['lpd'],
  sugars: ['sacarosa', 'glucosa_polvo_38'],
  totalSolids: ['glucosa_polvo_38', 'inulina'],
  pod: ['sacarosa', 'dextrosa'],
  pac: ['dextrosa', 'azucar_invertido'],
}

/** What too much is answered with: sweetness and sugars with freezing power that sweetens less, the rest with liquid. */
const relievers: Readonly<Record<GoalName, string>> = {
  fat: 'agua',
  msnf: 'agua',
  sugars: 'dextrosa',
  totalSolids: 'agua',
  pod: 'dextrosa',
  pac: 'sacarosa',
}

const obstacleOf = (
  { rows, balanced, after, model }: ReportInput,
  name: GoalName,
  side: 'low' | 'high',
  label: string,
  limit: number | null,
): Obstacle => {
  const of = (part: Composition): number => goalValue[name](part)
  const value = of(after.composition)
  // A hair below 8 is not 'SNGL 8: no llega a 8'.
  const decimals = limit !== null && formatDecimal(value, 1) === formatDecimal(limit, 1) ? 2 : 1
  const subject = label === antifreeze ? label : `${label} ${formatDecimal(value, decimals)}`
  const falls = side === 'low' ? 'no llega' : 'se pasa'
  const wanted = limit === null ? '' : ` ${side === 'low' ? 'a' : 'de'} ${formatDecimal(limit, decimals)}`
  const say = (why: string): string => `${subject}: ${falls}${wanted} porque ${why}.`
  const isDairy = after.composition.msnf > 0.5
  // A plant-based formula is not offered milk.
  const helper =
    helpers[name].find((id) => (id === 'nata_35' ? isDairy : id === 'aceite_coco' ? !isDairy : true)) ?? null
  const free = balanced.filter(({ isLocked }) => !isLocked)
  // What tells: half as rich again as the mix, or a third poorer. Milk is no way to raise the milk solids of a cream.
  const tells = (part: number): boolean => (side === 'low' ? part > 1.5 * value : part < value / 1.5)
  const pushes = free.filter(({ row, min, max }) => max > min && tells(of(model.parts[row] ?? after.composition)))
  if (pushes.length === 0) {
    const missing = side === 'low' ? (hasFree(rows, free, helper) ? null : helper) : 'agua'
    const fixed = heaviestLocked(rows, balanced, of)
    const why =
      side === 'high' && fixed !== null
        ? `lo aporta «${fixed}», que está fija, y no hay líquido libre que lo rebaje`
        : side === 'low'
          ? 'no hay fila libre que aporte más'
          : 'no hay fila libre que lo rebaje'
    return { reason: say(why), missing }
  }
  if (pushes.every(({ atBound }) => atBound === 'max')) {
    const [{ row, grams } = { row: 0, grams: 0 }] = pushes
    const found = plainName(rows[row]?.row.name ?? '')
    return { reason: say(`«${found}» ya está en su máximo (${formatQuantity(grams)} g)`), missing: null }
  }
  const against = free.filter((row) => !pushes.includes(row) && row.max > row.min)
  if (against.length > 0 && against.every(({ atBound }) => atBound === 'min')) {
    const fixed = side === 'high' ? heaviestLocked(rows, balanced, of) : null
    const [{ row, grams } = { row: 0, grams: 0 }] = against
    const found = plainName(rows[row]?.row.name ?? '')
    const why =
      fixed === null
        ? `«${found}» ya está en su mínimo (${formatQuantity(grams)} g)`
        : `lo aporta «${fixed}», que está fija`
    return { reason: say(why), missing: null }
  }
  const fixed = side === 'high' ? heaviestLocked(rows, balanced, of) : null
  const why =
    fixed === null
      ? 'choca con los demás objetivos'
      : `«${fixed}», que está fija, ya aporta mucho y choca con los demás objetivos`
  const offered = side === 'low' ? helper : relievers[name]
  return { reason: say(why), missing: hasFree(rows, free, offered) ? null : offered }
}

const hasFree = (rows: readonly MixRow[], free: readonly BalancedRow[], id: string | null): boolean =>
  free.some(({ row }) => rows[row]?.ingredient?.id === id)

/** The locked row that brings most of it, by name; null when it brings less than a quarter of what there is. */
const heaviestLocked = (
  rows: readonly MixRow[],
  balanced: readonly BalancedRow[],
  of: (part: Composition) => number,
): string | null => {
  const brought = (index: number): number => {
    const part = rows[index]?.composition
    return part === undefined ? 0 : (balanced[index]?.grams ?? 0) * of(part)
  }
  const all = rows.reduce((sum, _, index) => sum + Math.max(0, brought(index)), 0)
  let best = -1
  for (const [index] of rows.entries()) {
    if (balanced[index]?.isLocked && brought(index) > (best === -1 ? 0 : brought(best))) best = index
  }
  return best === -1 || brought(best) < all / 4 ? null : plainName(rows[best]?.row.name ?? '')
}
