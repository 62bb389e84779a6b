import type { Knowledge } from '#core/cookbook/cookbook.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import type { Slot } from './reading/slots.ts'

/** A question as the calculations read it: its last sentence, or the one before with the new figures in it. */
export type Ask = {
  /** Folded, at most `longestAsk` characters. */
  readonly folded: string
  /** The question with its line breaks, for lists of ingredients. */
  readonly lines: string
  readonly slots: readonly Slot[]
  readonly knowledge: Knowledge
}

/** Figures that stay on the table for the next question of the conversation; null: none was said. */
export type Figures = {
  /** What percentages are taken of: its name and grams. */
  readonly base: { readonly name: string; readonly grams: number } | null
  /** The last list of ingredients with amounts. */
  readonly list: readonly IngredientDraft[] | null
  /** € a serving costs, and its selling price without VAT. */
  readonly cost: number | null
  readonly price: number | null
  /** € a guest pays, as it was said of a menu: usually with VAT. */
  readonly cover: number | null
  /** € a kilo comes to once cleaned, and the share of the whole that is left, in %. */
  readonly clean: { readonly perKilo: number; readonly share: number; readonly bought: number } | null
  /** What the turn before reckoned must be bought, in g; for how many servings, and at how many € a kilo, where that was said. */
  readonly purchase: {
    readonly low: number
    readonly high: number
    readonly count: number | null
    readonly perKilo: number | null
  } | null
  /** What the turn before reckoned is left of a thing, in g: 'cuántas raciones de 90'. */
  readonly yielded: { readonly low: number; readonly high: number } | null
  /** The cook's last turns, folded, the newest first and '; ' between them: what a short question leaves out. */
  readonly said: string
}

export const noFigures: Figures = {
  base: null,
  list: null,
  cost: null,
  price: null,
  cover: null,
  clean: null,
  purchase: null,
  yielded: null,
  said: '',
}

/** What a calculation says. */
export type Sum = {
  /** The result in one sentence, its figure in bold. */
  readonly answer: string
  /** How it was worked out, with the source of every constant; blank where a table says it as it is. */
  readonly working: string
  /** What the cook should know beside it, in short sentences. */
  readonly notes?: readonly string[]
  readonly figures?: Partial<Figures>
}

/** One kind of sum: answers where the question asks for it and says all it needs, else null. Pure, never throws. */
export type Calculation = {
  readonly id: string
  /** 'Y al 8 %' after it is this one again, before it is any other. */
  readonly continues?: boolean
  readonly work: (ask: Ask, figures: Figures) => Sum | null
}
