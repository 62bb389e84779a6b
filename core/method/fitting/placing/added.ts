import { withArticle } from '#core/method/display-name.ts'
import type { Role } from '#core/pantry/role-words.ts'
import { classify } from '#core/pantry/roles.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { ending, pronoun } from '#core/spanish/agreement.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import { stem } from '#core/spanish/stem.ts'
import { type Place, plain, shown } from './by-use.ts'

/** Where the steps first put in a food of the page, for those that may go with it. */
export type KinPlace = { readonly role: Role; readonly at: number; readonly end: number }

/** The dish a line is added to. */
export type Dish = {
  readonly steps: readonly string[]
  /** The steps as they are searched. */
  readonly keys: readonly string[]
  readonly kin: readonly KinPlace[]
  /** Stems of what is served beside the dish. */
  readonly garnishes: ReadonlySet<string>
  readonly sweet: boolean
  /** Whether it is a soup, a cream or a purée. */
  readonly soup: boolean
  /** Stems of the dish's name. */
  readonly called: ReadonlySet<string>
}

/** A line the page does not have, with what its rules ask about it. */
export type Added = Dish & {
  readonly line: IngredientDraft
  readonly role: Role
  /** Its name with the article: 'la nata'. */
  readonly named: string
  /** Its name as it is searched, and the stem of its first word. */
  readonly whole: string
  readonly first: string
  readonly last: number
  /** The first step, or the last, that a pattern fits; −1 where none does. */
  readonly step: (pattern: RegExp) => number
  readonly lastStep: (pattern: RegExp) => number
  /** A sentence about it: `@` the name, `~` its pronoun, `#` its ending. */
  readonly say: (text: string) => string
}

/** Where a line goes by one rule; null where the rule has nothing to say of it. */
export type Rule = (added: Added) => Place | null

export const addedTo = (dish: Dish, line: IngredientDraft): Added => {
  const named = withArticle(plain(line.name))
  const whole = nameKey(shown(line.name))
  const found = classify(line.name)
  return {
    ...dish,
    line,
    role: found.role,
    named,
    whole,
    first: stem(whole.split(' ')[0] ?? ''),
    last: dish.steps.length - 1,
    step: (pattern) => dish.keys.findIndex((key) => pattern.test(key)),
    lastStep: (pattern) => dish.keys.findLastIndex((key) => pattern.test(key)),
    say: (text) => text.replace('@', named).replace('~', pronoun(found)).replaceAll('#', ending(found)),
  }
}

/** A sentence in the step, or none where there is no such step. */
export const afterStep = (at: number, sentence: string): Place | null =>
  at === -1 ? null : { how: 'after', at, sentence }

/** A step of its own before another, or none where there is no such step. */
export const beforeStep = (at: number, sentence: string): Place | null =>
  at === -1 ? null : { how: 'before', at, sentence }

/** With the dish as it is finished: before it is served or put away. */
export const finishing = ({ keys, last, named }: Added, verb = 'Terminar con'): Place => {
  const served = /^(?:servir|guardar|conservar|enfriar|reposar|etiquetar|usar|gastar)\b/.test(keys[last] ?? '')
  return { how: served ? 'before' : 'after', at: last, sentence: `${verb} ${named}.` }
}
