import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { ingredientKey } from '#core/pantry/ingredient-key.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import { units } from '#core/units/units.ts'
import { asUser } from '#server/database/as-user.ts'
import { slices } from '#server/database/slices.ts'
import type { Store } from '#server/database/store.ts'
import { loadFoods } from '#server/pantry/load.ts'

/** The bench's data set: recipes of 12 ingredients out of 600 real foods, and 8 steps. Deterministic but for ids. */

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

const foods = loadFoods()
  .slice(0, 600)
  .map(({ name }) => name)

/** Recipe number `n` of the set, as the create call takes it. */
export const benchRecipe = (n: number) => ({
  name: `${at(dishes, n)} de ${at(products, n >> 2)} ${at(qualities, n >> 3)} n.º ${n}`,
  category: at(categories, n),
  servings: 2 + (n % 9),
  method: Array.from({ length: 8 }, (_, index) => `${step} (${index + 1})`).join('\n'),
  ingredients: Array.from({ length: 12 }, (_, index) => ({
    name: at(foods, n * 13 + index * 37),
    quantity: 10 + ((n * 7 + index * 13) % 500),
    unit: at(units, n + index),
  })),
})

const recipesPerTransaction = 200

/** Writes `count` recipes straight into the database, in the shape `save-recipe.ts` writes them. */
export const seedRecipes = async (store: Store, userId: string, count: number): Promise<void> => {
  for (let first = 0; first < count; first += recipesPerTransaction) {
    const numbers = Array.from({ length: Math.min(recipesPerTransaction, count - first) }, (_, index) => first + index)
    await asUser(store, userId, async ({ tx }) => {
      for (const n of numbers) {
        const { ingredients, ...recipe } = benchRecipe(n)
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

/** A price for 19 in 20 of the foods. */
export const seedPrices = (store: Store, userId: string): Promise<void> =>
  asUser(store, userId, async ({ tx }) => {
    for (const [index, name] of foods.entries()) {
      if (index % 20 === 0) continue
      await tx
        .insertInto('ingredient_prices')
        .values({
          user_id: userId,
          id: randomUUID(),
          ingredient_name: name,
          ingredient_key: ingredientKey(name),
          name_key: nameKey(name),
          price_per_unit: 1 + index / 10,
          unit: 'kg',
          source: 'Prueba',
          kind: 'typed',
          price_date: null,
          last_updated: '2026-11-01T00:00:00.000Z',
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    }
  })

/** An analysis for the oldest recipes, so many of them; the others are pending. */
export const seedAnalyses = async (store: Store, userId: string, count: number): Promise<void> => {
  await sql`
    insert into nutritional_info (user_id, recipe_id, calories, proteins, carbohydrates, fats, per_serving, updated_at,
      recipe_updated_at, with_data, line_count)
    select user_id, id, 1000, 40, 100, 50, false, updated_at, updated_at, 10, 12 from recipes
    where user_id = ${userId} order by updated_at limit ${count}`.execute(store.db)
}

/**
 * Makes four fifths of the book's recipes of others: in layers of a fifth, each of the upper ones with two elaboraciones of
 * the layer below, by weight, in the place of its first two ingredients.
 */
export const seedElaboraciones = (store: Store, userId: string): Promise<void> =>
  asUser(store, userId, async ({ tx }) => {
    await sql`update recipes set yield_grams = 2400 where user_id = ${userId}`.execute(tx)
    const lines = await tx
      .selectFrom('ingredients')
      .innerJoin('recipes', (join) =>
        join.onRef('recipes.user_id', '=', 'ingredients.user_id').onRef('recipes.id', '=', 'ingredients.recipe_id'),
      )
      .where('ingredients.user_id', '=', userId)
      .where('position', '<', 2)
      .select(['ingredients.id', 'recipe_id'])
      .orderBy('recipes.updated_at')
      .orderBy('position')
      .execute()
    const recipes = [...new Set(lines.map(({ recipe_id }) => recipe_id))]
    const layer = Math.ceil(recipes.length / 5)
    const links = lines.flatMap(({ id, recipe_id }, index) => {
      const n = index >> 1
      const below = index % 2 === 0 ? n - layer : n - layer - (n % layer) + ((n * 7) % layer)
      const linked_id = recipes[below]
      return n < layer || linked_id === undefined
        ? []
        : [{ user_id: userId, ingredient_id: id, recipe_id, linked_id, in_servings: false }]
    })
    for (const some of slices(links)) await tx.insertInto('ingredient_links').values(some).execute()
    await sql`update ingredients set unit = 'g' where user_id = ${userId}
      and id in (select ingredient_id from ingredient_links where user_id = ${userId})`.execute(tx)
  })
