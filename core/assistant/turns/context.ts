import type { Topic } from '#core/look-up/look-up.ts'
import { stemsOf } from '#core/spanish/name-index.ts'
import type { ChatRecipe } from './conversation.ts'
import type { OwnFact } from './fact-asked.ts'
import type { LibraryAsk } from './own/library-asked.ts'
import type { Intent } from './question.ts'

/** What has been spoken of before a question. */
export type Context = {
  readonly recipe: ChatRecipe | null
  /** A dish or recipe spoken of by name since `recipe`. */
  readonly dish: string
  /** Whether `dish` is a recipe of the cook's own, by its whole name: our last answers said so. */
  readonly isOwn: boolean
  readonly subject: string
  readonly intent: Intent | null
  /** The diets last asked about for this dish. */
  readonly guests: readonly string[]
  /** Servings the dish was last wanted for. */
  readonly servings: number | null
  /** The last conversion asked for, whole: 'y en cucharadas?' is about it. */
  readonly conversion: string
  /** The last menu asked for, with what was wanted of its courses since. */
  readonly menu: string
  /** The month last asked for the season of; blank when none. */
  readonly month: string
  /** What that menu was answered with: its dishes by the folded name of their course. */
  readonly courses: ReadonlyMap<string, string>
  /** The dishes our last answer offered, in order. */
  readonly offered: readonly string[]
  /** The page spoken of, and what was asked of it. */
  readonly topic: Topic | null
  /** What was asked of the selling price of the dish spoken of, in order. */
  readonly pricing: readonly string[]
  /** The fact of the dish's amounts that was asked last, and how it was last scaled ('solo tengo 6,5 kg de tomate'). */
  readonly fact: OwnFact | null
  readonly scaled: string
  /** The last question about all own recipes. */
  readonly library: LibraryAsk | null
}

export const nothingYet: Context = {
  recipe: null,
  dish: '',
  isOwn: false,
  subject: '',
  intent: null,
  guests: [],
  servings: null,
  conversion: '',
  menu: '',
  month: '',
  courses: new Map(),
  offered: [],
  topic: null,
  pricing: [],
  fact: null,
  scaled: '',
  library: null,
}

/** Whether a name is that of the dish spoken of, or none. */
export const isSpokenOf = (subject: string, context: Context): boolean => {
  const known = new Set(stemsOf(context.recipe?.name ?? context.dish))
  const asked = stemsOf(subject)
  return subject === '' || (asked.length > 0 && asked.every((word) => known.has(word)))
}
