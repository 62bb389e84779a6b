import type { Plan } from '#core/assistant/menus/plan.ts'
import type { Computed } from '#core/calculate/calculate.ts'
import type { Resolution } from '#core/look-up/resolve.ts'
import type { Change } from './change.ts'
import type { ChatRecipe } from './conversation.ts'
import type { FactAsked } from './fact-asked.ts'
import type { LibraryAsk } from './own/library-asked.ts'

/** What a cook may want of us (docs/ciencia/motor-local.md §6.3). */
export const intents = [
  'create',
  'menu',
  'scale',
  'convert',
  'substitute',
  'technique',
  'proportion',
  'safety',
  'cost',
  'nutrition',
  'search',
  'season',
  'cut',
  'serving',
  'allergens',
  'show',
  'greeting',
  'help',
  'thanks',
  'off-topic',
  'unknown',
] as const

export type Intent = (typeof intents)[number]

/** What must be read from the cook's own data before answering. Blank lists and null: nothing of that kind. */
export type Needs = {
  /**
   * Words as search keys (`nameKey`, singular): own recipes with any of them in name, category or an ingredient's name;
   * those with most words first, at most 8.
   */
  readonly search: readonly string[]
  /** Own recipe with its ingredients, by the words of its name: all of them appear; the shortest such name wins. */
  readonly recipe: readonly string[]
  /** Names whose saved prices are wanted. */
  readonly prices: readonly string[]
  /** The saved prices of the ingredients of the recipe that was found, too; with `library`, what all of it costs. */
  readonly pricesOfRecipe: boolean
  /** All own recipes, the newest first, with their lines. */
  readonly library: boolean
  /** What a serving of all own recipes costs, in this order; `limit` in €, null where none is said. Null where it is not asked. */
  readonly costs: { readonly order: 'dearest' | 'cheapest'; readonly limit: number | null } | null
}

/** The last question, understood. */
export type Question = {
  readonly intent: Intent
  /** Intents that scored the same: the answer asks which is meant. Empty when it is clear. */
  readonly tie: readonly Intent[]
  /** What it is about, as the cook wrote it, without the words that ask: 'croquetas de jamón'. */
  readonly subject: string
  /** Servings asked for; null when not said. */
  readonly servings: number | null
  /** What the amounts are multiplied by: 'el doble' is 2; null when not said. */
  readonly factor: number | null
  /** Grams said of the subject: 'tengo 300 g de chocolate'; null when not said. */
  readonly grams: number | null
  /** The guest's diets, by their names in core/knowledge/diets.ts: said now, or before of the same dish; blank when none was. */
  readonly guests: readonly string[]
  /** What is wanted otherwise in the recipe spoken of: 'ponle menos azúcar'; null when nothing. */
  readonly change: Change | null
  /** The last recipe spoken of, from the messages; null when it is the one `needs.recipe` asks the library for. */
  readonly recipe: ChatRecipe | null
  /** What the pages of the cookbook say to it. */
  readonly looked: Resolution
  /** The sum that is asked for, worked out; null when none is. */
  readonly computed: Computed | null
  /** The figures, as they were said, that a sum would have left out, and for which none is told; blank where all is well. */
  readonly unplaced: readonly string[]
  /** The product whose own price is asked; blank when none is. */
  readonly product: string
  /** What is asked of the selling price of the dish spoken of, in order; blank when nothing is. */
  readonly pricing: readonly string[]
  /** What is asked of the amounts of an own recipe; null when nothing is. */
  readonly fact: FactAsked | null
  /** What is asked of all own recipes; null when it is about something else. */
  readonly library: LibraryAsk | null
  /** The dishes of the menu spoken of, in its order; blank when there is none. */
  readonly menuDishes: readonly string[]
  /** What is being thought out over several turns, and the question goes on with; null when it is about something else. */
  readonly plan: Plan | null
  /** The question it was taken for, where as it was said it had no answer; left out of all others. */
  readonly readAs?: string
  /** The last question's text, tidied: one line of at most 4,000 characters. */
  readonly text: string
  /** The same with its line breaks: a list of ingredients has one a line. */
  readonly lines: string
  readonly needs: Needs
}
