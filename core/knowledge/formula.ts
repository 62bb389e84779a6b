import type { Role } from '#core/method/vocabulary.ts'
import type { Category } from './categories.ts'

/** A food with its grams in the base batch. */
export type Part = readonly [food: string, grams: number]

/** A base every kitchen knows by heart (reference/ia-y-escaner.md §6.1). */
export type Formula = {
  readonly id: string
  /** Row of §6.1; several formulas may come from one row. */
  readonly source: number
  /** First the one on the label, then what else cooks say; no name belongs to two formulas. */
  readonly names: readonly string[]
  readonly category: Category
  /** As a cook says it aloud: 'aceite 3 : ácido 1'. */
  readonly ratio: string
  /** Grams of one batch, in the order of use. */
  readonly parts: readonly Part[]
  /** Grams that come out of the batch; left out: all that goes in. */
  readonly finished?: number
  /** Portions in the batch; ours, from the grams per serving of §6.2. */
  readonly serves: number
  /** The part that a name may change: 'crema de {calabaza}'. In the steps it is `{}`. */
  readonly slot?: { readonly food: string; readonly roles: readonly Role[] }
  /** Infinitive, one a line; heat comes with time, temperature or a sign. */
  readonly steps: readonly string[]
  /** Temperature, time, margin and what goes wrong, in short sentences. */
  readonly notes: readonly string[]
}
