import type { Category } from '#core/knowledge/categories.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { type Page, type PageIngredient, sectionLines } from './page.ts'
import type { Place } from './place.ts'

/** A dish every house has its own of: usual amounts to begin from. */
export type Dish = {
  /** First the label, then what else it is called. */
  readonly names: readonly string[]
  readonly category: Category
  readonly serves: number
  readonly place: Place
  readonly ingredients: readonly IngredientDraft[]
  /** Its own steps, infinitive, one a line; empty where its kind says how it is made (core/method). */
  readonly steps: readonly string[]
  /** What the cook should know beside the method, in short sentences. */
  readonly notes: readonly string[]
}

/** The dish of a page of `dishes/`; its reader made sure of category and servings. */
export const dishOf = (page: Page): Dish => ({
  names: [page.name, ...page.aliases],
  category: page.category ?? 'Entrantes',
  serves: page.servings ?? 1,
  place: page.place ?? anywhere,
  ingredients: page.ingredients.map(({ quantity, unit, ...line }) => ({ name: draftName(line), quantity, unit })),
  steps: page.steps,
  notes: sectionLines(page, 'Puntos'),
})

/** The place of a dish whose reader complained already. */
const anywhere: Place = { cuisine: 'internacional', tables: ['diario'], time: 'todo', making: 'normal' }

/** As a recipe's line has it: 'Aceite de oliva para freír', as the trade says it; 'Azúcar (para el caramelo)'. */
export const draftName = ({ name, reserve }: Pick<PageIngredient, 'name' | 'reserve'>): string => {
  if (reserve === '') return name
  return reserve === 'para freír' ? `${name} ${reserve}` : `${name} (${reserve})`
}
