import type { Food } from './food.ts'

/**
 * How a name led to its food, from sure to doubtful: it is the food's name · one of its synonyms · either of them, with
 * words left over that leave the food what it is · a general name taken as its usual kind ('pimiento' → Pimiento rojo) · words
 * left over that nobody lists (guess-food.ts).
 */
export type MatchedBy = 'name' | 'synonym' | 'words' | 'usual' | 'guess'

export type FoodMatch = {
  readonly food: Food
  readonly by: MatchedBy
  /** 0.5–1; our own grading for sorting and for marking what to check, not a probability. */
  readonly confidence: number
  /** The name of the table that fitted: 'pechugas de pollo'. */
  readonly fitted: string
  /** Stems of the words left out of account, such as 'con-hueso' or a brand: what weighs or prices may want them. */
  readonly ignored: readonly string[]
}
