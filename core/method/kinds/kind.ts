import type { Mise } from '#core/method/mise.ts'
import type { Role } from '#core/pantry/role-words.ts'

/** The steps of a dish. What the template did not name is written between `steps` and `finish`. */
export type Written = {
  readonly steps: readonly (string | null)[]
  readonly finish: readonly (string | null)[]
  /** What the cook should know beside the method. */
  readonly warnings?: readonly string[]
}

export type Kind = {
  readonly id: string
  /** How the name of a recipe calls for it, over its search key. */
  readonly names: RegExp
  /** What it cannot be made without: one role of every list. */
  readonly needs: readonly (readonly Role[])[]
  readonly sweet?: boolean
  /** Whether it stands for no dish at all: what it does not name is told as it is, without a technique. */
  readonly generic?: boolean
  /** Whether it cooks dry pulses itself, in the pot of the dish; for all others they come to it cooked. */
  readonly cooksPulses?: boolean
  /** The second is the recipe's name as a search key, for what only a name tells: a muffin is a small cake. */
  readonly write: (mise: Mise, name: string) => Written
}
