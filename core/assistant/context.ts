import type { Topic } from '#core/look-up/look-up.ts'
import type { ChatRecipe } from './conversation.ts'
import type { Intent } from './question.ts'

/** What has been spoken of before a question. */
export type Context = {
  readonly recipe: ChatRecipe | null
  /** A dish or recipe spoken of by name since `recipe`. */
  readonly dish: string
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
}

export const nothingYet: Context = {
  recipe: null,
  dish: '',
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
}
