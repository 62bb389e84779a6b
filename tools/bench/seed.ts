import { randomUUID } from 'node:crypto'
import { ingredientKey } from '#core/pantry/ingredient-key.ts'
import { nameKey } from '#core/pantry/name-key.ts'
import { units } from '#core/units/units.ts'
import { asUser } from '#server/database/as-user.ts'
import type { Store } from '#server/database/store.ts'

/** The bench's data set (issue: 5,000 recipes × 12 ingredients × 8 steps in one account). Deterministic but for ids. */

const dishes = ['Croquetas', 'Arroz', 'Bacalao', 'Ensalada', 'Crema', 'Tarta', 'Guiso', 'Canelones', 'Sopa', 'Helado']
const qualities = [
  'casero',
  'de la abuela',
  'ligero',
  'de temporada',
  'al horno',
  'con salsa verde',
  'crujiente',
  'tibio',
]
const products = [
  'jamón',
  'setas',
  'gambas',
  'calabaza',
  'pollo',
  'espinacas',
  'queso de cabra',
  'merluza',
  'chocolate',
]
const categories = ['Entrantes', 'Primeros', 'Segundos', 'Postres', 'Tapas', '']
const step = 'Rehogar a fuego medio sin dejar de remover hasta que pierda el agua y tome un color dorado uniforme.'

const at = <T>(list: readonly T[], index: number): T => {
  const item = list[index % list.length]
  if (item === undefined) throw new Error('An empty list has no items')
  return item
}

/** Recipe number `n` of the set, as the create call takes it. */
export const benchRecipe = (n: number) => ({
  name: `${at(dishes, n)} de ${at(products, n >> 2)} ${at(qualities, n >> 3)} n.º ${n}`,
  category: at(categories, n),
  servings: 2 + (n % 9),
  method: Array.from({ length: 8 }, (_, index) => `${step} (${index + 1})`).join('\n'),
  ingredients: Array.from({ length: 12 }, (_, index) => ({
    name: `${at(products, n + index)} ${at(qualities, index)}`,
    quantity: 10 + ((n * 7 + index * 13) % 500),
    unit: at(units, n + index),
  })),
})

const recipesPerTransaction = 200

/** Writes `count` recipes straight into the database, in the shape `save-recipe.ts` writes them. */
export const seedRecipes = async (
  store: Store,
  userId: string,
  count: number,
  recipeOf: typeof benchRecipe = benchRecipe,
): Promise<void> => {
  for (let first = 0; first < count; first += recipesPerTransaction) {
    const numbers = Array.from({ length: Math.min(recipesPerTransaction, count - first) }, (_, index) => first + index)
    await asUser(store, userId, async ({ tx }) => {
      for (const n of numbers) {
        const { ingredients, ...recipe } = recipeOf(n)
        const id = randomUUID()
        const time = new Date(Date.UTC(2026, 0, 1) + n * 60_000).toISOString()
        const keys = { name_key: nameKey(recipe.name), category_key: nameKey(recipe.category) }
        const columns = {
          ...recipe,
          ...keys,
          folder_id: null,
          ingredient_count: ingredients.length,
          created_at: time,
          updated_at: time,
        }
        await tx
          .insertInto('recipes')
          .values({ user_id: userId, id, ...columns })
          .execute()
        const rows = ingredients.map((line, position) => ({
          user_id: userId,
          id: randomUUID(),
          recipe_id: id,
          position,
          ...line,
          ingredient_key: ingredientKey(line.name),
        }))
        await tx.insertInto('ingredients').values(rows).execute()
      }
    })
  }
}
