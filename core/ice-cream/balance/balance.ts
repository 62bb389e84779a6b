import type { IcePantry } from '#core/ice-cream/composition/match-ingredient.ts'
import { blend, type Mix, type MixRow, mixOf, mixRows } from '#core/ice-cream/composition/mix.ts'
import { referenceServing } from '#core/ice-cream/freezing/serving.ts'
import type { FormulaAnalysis } from '#core/ice-cream/judging/analysis.ts'
import { analyzeFormula, type FormulaInput } from '#core/ice-cream/judging/analyze-formula.ts'
import { subStyleOf } from '#core/ice-cream/judging/sub-style.ts'
import { totalsOf } from '#core/ice-cream/judging/totals.ts'
import { type BalanceModel, type BalanceTargets, badness, balanceTerms, goalsOf } from './balance-model.ts'
import { type BalancedRow, type BalanceGoal, goalReport } from './balance-report.ts'
import { type Bounds, leastSquares } from './least-squares.ts'
import { isMovable } from './movable.ts'
import { refineAmounts } from './refine-amounts.ts'
import { roundAmounts } from './round-amounts.ts'
import { amountChange } from './trade.ts'

export type BalanceInput = FormulaInput & {
  /** True: the row keeps its grams. Left out: flavours, eggs, salt, stabilisers and unknown rows are locked. */
  readonly locks?: readonly boolean[] | undefined
  /** Grams a row may have; null or left out: the customary dose of the table, widened to what it has now. */
  readonly bounds?: readonly (Bounds | null)[] | undefined
  readonly targets?: BalanceTargets | undefined
  /** Total in g; left out: what the rows weigh now. */
  readonly mass?: number | undefined
}

export type BalanceResult = {
  /** One per row of the formula, in its order; `grams`, `quantity` and `unit` are the proposal. */
  readonly rows: readonly BalancedRow[]
  readonly before: FormulaAnalysis
  readonly after: FormulaAnalysis
  /** What was aimed at, with what was reached and, if it was not, why. */
  readonly goals: readonly BalanceGoal[]
  /** Distance from the goals, in squares of quarters of a range. Never greater after, if the start kept the bounds. */
  readonly badness: { readonly before: number; readonly after: number }
  /** False: the formula is as near its goals as its rows allow, or nothing may move. */
  readonly isChanged: boolean
  /** Why nothing could be done at all, in Spanish. */
  readonly notice: string | null
}

/** The term of freezing is linear around the last mix; it settles in three or four rounds (§14.1). */
const rounds = 6

/**
 * Moves the unlocked rows so that the formula comes as near the optimum of its kind as bounds allow (§14). Deterministic,
 * some milliseconds; the total mass is kept, locked rows keep their grams, and the result is never further from the goals
 * than the start. Null with mass 0.
 */
export const balanceFormula = (pantry: IcePantry, input: BalanceInput): BalanceResult | null => {
  const before = analyzeFormula(pantry, input)
  const rows = mixRows(pantry, input.rows)
  const mix = mixOf(rows)
  if (before === null || mix === null) return null
  const mass = input.mass !== undefined && Number.isFinite(input.mass) && input.mass > 0 ? input.mass : before.mass
  const isLocked = rows.map((row, index) => input.locks?.[index] ?? !isMovable(row))
  const plan = planOf(rows, isLocked, input.bounds ?? [], mass)
  const model = modelOf(input, mix, plan, mass)
  const scaled = plan.start.map((grams) => (1000 * grams) / mass)
  const solved = plan.isFeasible ? solve(model, plan, scaled, mass) : scaled
  const exact = solved.map((share) => (share * mass) / 1000)
  const rounded = roundAmounts(rows, exact, plan.bounds, isLocked, mass)
  const grams = refineAmounts(model.parts, rounded, plan.bounds, mass, (changed) => badness(model, changed))
  const score = (amounts: readonly number[]): number => badness(model, blend(model.parts, amounts))
  const isStartPossible = plan.isFeasible && Math.abs(total(plan.start) - mass) <= 1e-6 * mass
  // Rounding may spoil what was already best: then the formula stays as it is.
  const isBest = isStartPossible && score(grams) > score(plan.start) - 1e-9
  const final = !plan.isFeasible ? rows.map((row) => row.grams) : isBest ? plan.start : grams
  const balanced = rows.map((row, index): BalancedRow => {
    const amount = final[index] ?? row.grams
    const { min, max } = plan.bounds[index] ?? { min: amount, max: amount }
    const change = amountChange(row, index, amount)
    return {
      ...change,
      // An untouched row keeps the very number that was typed.
      grams: amount === row.grams ? amount : change.grams,
      quantity: amount === row.grams ? row.row.quantity : change.quantity,
      before: row.grams,
      isLocked: isLocked[index] ?? true,
      min,
      max,
      atBound: isLocked[index] ? null : near(amount, max, mass) ? 'max' : near(amount, min, mass) ? 'min' : null,
    }
  })
  const changedRows = input.rows.map((row, index) => ({ ...row, quantity: balanced[index]?.quantity ?? row.quantity }))
  const after = analyzeFormula(pantry, { ...input, rows: changedRows }) ?? before
  return {
    rows: balanced,
    before,
    after,
    goals: goalReport({ model, before, after, rows, balanced }),
    badness: {
      before: isStartPossible ? score(plan.start) : score(rows.map((row) => row.grams)),
      after: score(final),
    },
    isChanged: balanced.some(({ grams: amount, before: was }) => Math.abs(amount - was) > 1e-9),
    notice: plan.isFeasible ? noticeOf(isLocked) : infeasible(rows, isLocked, mass),
  }
}

const total = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

const near = (amount: number, bound: number, mass: number): boolean => Math.abs(amount - bound) <= 0.0006 * mass

const noticeOf = (isLocked: readonly boolean[]): string | null => {
  const free = isLocked.filter((locked) => !locked).length
  if (free === 0) return 'Todas las filas están bloqueadas: no hay nada que mover.'
  return free === 1 ? 'Solo hay una fila libre: con la masa fija no puede moverse. Desbloquea otra.' : null
}

const infeasible = (rows: readonly MixRow[], isLocked: readonly boolean[], mass: number): string => {
  return total(rows.map(({ grams }, index) => (isLocked[index] ? grams : 0))) > mass
    ? 'Las filas bloqueadas pesan más que el total pedido.'
    : 'Los límites de las filas no permiten llegar al total pedido.'
}

type Plan = {
  /** g */
  readonly bounds: readonly Bounds[]
  /** g, within bounds; of the asked mass if that can be had. */
  readonly start: readonly number[]
  readonly isFeasible: boolean
}

const planOf = (
  rows: readonly MixRow[],
  isLocked: readonly boolean[],
  asked: readonly (Bounds | null)[],
  mass: number,
): Plan => {
  const lockedMass = total(rows.map(({ grams }, index) => (isLocked[index] ? grams : 0)))
  const freeMass = total(rows.map(({ grams }, index) => (isLocked[index] ? 0 : grams)))
  const isSameMass = Math.abs(lockedMass + freeMass - mass) <= 1e-9 * mass
  const factor = freeMass > 0 && !isSameMass ? Math.max(0, (mass - lockedMass) / freeMass) : 1
  const bounds = rows.map((row, index): Bounds => {
    if (isLocked[index]) return { min: row.grams, max: row.grams }
    const own = asked[index]
    if (own != null && own.max >= own.min) return { min: Math.max(0, own.min), max: Math.max(0, own.max) }
    const now = row.grams * factor
    const { minDose = null, maxDose = null } = row.ingredient ?? {}
    return {
      min: Math.min(now, ((minDose ?? 0) * mass) / 100),
      max: maxDose === null ? mass : Math.max(now, (maxDose * mass) / 100),
    }
  })
  const start = rows.map((row, index) => {
    const { min, max } = bounds[index] ?? { min: 0, max: 0 }
    return isLocked[index] ? row.grams : Math.min(max, Math.max(min, row.grams * factor))
  })
  const least = total(bounds.map(({ min }) => min))
  const most = total(bounds.map(({ max }) => max))
  return { bounds, start, isFeasible: least <= mass * 1.000001 && most >= mass * 0.999999 }
}

const modelOf = (input: BalanceInput, mix: Mix, plan: Plan, mass: number): BalanceModel => {
  const { type, targets = {} } = input
  const amounts = mix.rows.map((row, index) => ({ ...row, grams: plan.start[index] ?? row.grams }))
  const started = mixOf(amounts) ?? mix
  const subStyle = subStyleOf(type, started, totalsOf(started))
  const serving = referenceServing(type, input.servingTemperature)
  return {
    type,
    parts: mix.rows.map(({ composition }) => composition),
    goals: goalsOf(type, subStyle, targets, serving),
    spans: plan.bounds.map(({ min, max }) => (1000 * (max - min)) / mass),
    serving: targets.pac === undefined || targets.pac === null ? serving : null,
  }
}

const solve = (model: BalanceModel, plan: Plan, start: readonly number[], mass: number): number[] => {
  const bounds = plan.bounds.map(({ min, max }) => ({ min: (1000 * min) / mass, max: (1000 * max) / mass }))
  let shares = [...start]
  for (let round = 0; round < rounds; round++) {
    shares = leastSquares(balanceTerms(model, blend(model.parts, shares), start), shares, bounds)
  }
  return shares
}
