import type { FormulaType } from '#core/ice-cream/composition/formula.ts'
import type { Composition } from '#core/ice-cream/composition/ingredient.ts'
import { hardeningOf, saltTerms } from '#core/ice-cream/freezing/freezing.ts'
import { servingShare } from '#core/ice-cream/freezing/serving.ts'
import { sucroseForDepression } from '#core/ice-cream/freezing/sucrose-freezing.ts'
import type { BandName } from '#core/ice-cream/judging/analysis.ts'
import { bandFor } from '#core/ice-cream/judging/bands.ts'
import type { SubStyle } from '#core/ice-cream/judging/kinds.ts'
import type { SquareTerm } from './least-squares.ts'

/** What a balance may aim at besides the serving temperature. */
export const goalNames = ['fat', 'msnf', 'sugars', 'totalSolids', 'pod', 'pac'] as const satisfies readonly BandName[]
export type GoalName = (typeof goalNames)[number]

export type Goal = {
  readonly name: GoalName
  /** In the unit of its band. */
  readonly target: number
  /** A quarter of the range: one unit of badness (§14.1). */
  readonly scale: number
  readonly min: number
  readonly max: number
}

/** What a mix can have at all, in the unit of its band: a target beyond it is the nearest end. */
export const goalLimits: Readonly<Record<GoalName, readonly [least: number, most: number]>> = {
  fat: [0, 100],
  msnf: [0, 100],
  sugars: [0, 100],
  totalSolids: [0, 100],
  pod: [0, 2000],
  pac: [0, 2000],
}

/** The value of a goal in 100 g of an ingredient: linear, so that a mix is the mean of its parts. */
export const goalValue: Readonly<Record<GoalName, (composition: Composition) => number>> = {
  fat: ({ fat }) => fat,
  msnf: ({ msnf }) => msnf,
  sugars: ({ sugars }) => sugars,
  totalSolids: ({ water, alcohol }) => 100 - water - alcohol,
  pod: ({ pod }) => 10 * pod,
  pac: (composition) => 10 * composition.pac - hardeningOf(composition),
}

/** Targets the cook sets; null: this is not to be aimed at. Left out: the optimum of the kind (§10). */
export type BalanceTargets = { readonly [name in GoalName]?: number | null | undefined }

/**
 * The goals of a kind. PAC is one only when the cook sets it: else hardness is reached by the serving temperature, which
 * holds for cream and sorbet alike (§14.1).
 */
export const goalsOf = (
  type: FormulaType,
  subStyle: SubStyle,
  targets: BalanceTargets,
  serving: number,
): readonly Goal[] =>
  goalNames.flatMap((name) => {
    const band = bandFor(type, subStyle, name, serving)
    const asked = targets[name]
    const wished = asked === undefined ? (name === 'pac' ? null : (band?.target ?? null)) : asked
    if (wished === null || !Number.isFinite(wished)) return []
    const [least, most] = goalLimits[name]
    const target = Math.min(most, Math.max(least, wished))
    const scale = Math.max(
      (band === undefined ? 0 : band.max - band.min) / 4,
      name === 'pac' || name === 'pod' ? 5 : 0.25,
    )
    const own = asked === undefined ? band : undefined
    return [{ name, target, scale, min: own?.min ?? target - scale, max: own?.max ?? target + scale }]
  })

/** Weight of hardness against each goal (§14.1): it decides whether there is ice cream at all; in a granizado it does not. */
const freezingWeight = (type: FormulaType): number => (type === 'granizado' ? 1 : 9)

/**
 * The sum of squares of §14.1, in grams per kg of mix. `near` is the mix the last round came to: the term of freezing is
 * linear only around it.
 */
export const balanceTerms = (model: BalanceModel, near: Composition, start: readonly number[]): SquareTerm[] => {
  const { parts, goals, spans } = model
  const terms: SquareTerm[] = goals.map(({ name, target, scale }) => {
    const weight = name === 'pac' ? Math.sqrt(freezingWeight(model.type)) : 1
    const unit = weight / scale
    return { coefficients: parts.map((part) => (unit * goalValue[name](part)) / 1000), wanted: unit * target }
  })
  const freezing = freezingTerm(model, near)
  if (freezing !== null) {
    const { residual, unit } = freezing
    terms.push({ coefficients: parts.map((part) => (unit * residual(part)) / 1000), wanted: 0 })
  }
  terms.push({ coefficients: parts.map(() => 10), wanted: 10_000 })
  for (const [index, from] of start.entries()) {
    const unit = 0.05 / Math.max(50, spans[index] ?? 0)
    terms.push({ coefficients: parts.map((_, other) => (other === index ? unit : 0)), wanted: unit * from })
  }
  return terms
}

export type BalanceModel = {
  readonly type: FormulaType
  readonly parts: readonly Composition[]
  readonly goals: readonly Goal[]
  /** Room of each variable, g/kg. */
  readonly spans: readonly number[]
  /** °C at which the serving share is to be frozen; null when PAC is aimed at instead. */
  readonly serving: number | null
}

/** 100·SE − y*·(1−X)·water = 0 (§14.1): linear once y* is taken from the mix nearby. Hardening counts. */
const freezingTerm = (
  { type, serving }: BalanceModel,
  near: Composition,
): { residual: (part: Composition) => number; unit: number } | null => {
  if (serving === null || !(near.water > 0)) return null
  const liquid = 1 - servingShare(type)
  const salts = saltTerms.msnf * near.msnfSalts + saltTerms.salt * near.salt + saltTerms.alcohol * near.alcohol
  // Salt and alcohol alone may go beyond the temperature: then as little sugar as possible, but still a finite scale.
  const wanted = Math.max(1, sucroseForDepression(-serving - salts / (liquid * near.water)))
  return {
    residual: (part) => 100 * (part.sucroseEquivalent - hardeningOf(part) / 10) - wanted * liquid * part.water,
    unit: Math.sqrt(freezingWeight(type)) / (wanted * liquid * 60 * 0.03),
  }
}

/** How far a mix is from its goals: what the balance makes smaller. Mass and nearness left out. */
export const badness = (model: BalanceModel, mix: Composition): number => {
  const byGoal = model.goals.reduce((sum, { name, target, scale }) => {
    const weight = name === 'pac' ? freezingWeight(model.type) : 1
    return sum + weight * ((goalValue[name](mix) - target) / scale) ** 2
  }, 0)
  const freezing = freezingTerm(model, mix)
  return freezing === null ? byGoal : byGoal + (freezing.unit * freezing.residual(mix)) ** 2
}
