import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { asUser } from '#server/database/as-user.ts'
import type { Tables } from '#server/database/schema.ts'
import type { Store } from '#server/database/store.ts'

export const at = '2026-01-01T00:00:00.000Z'

/** The least a recipe's row may hold. */
export const recipeOf = (user_id: string, id: string, folder_id: string | null = null) => ({
  ...{ user_id, id, folder_id, name: 'Caldo', name_key: 'caldo', category: '', category_key: '', servings: 1 },
  ...{ method: 'Hervir.', ingredient_count: 0, created_at: at, updated_at: at },
})

/**
 * One row in every owned table (of recipes two, the second in a line of the first), all hanging together, for one user. With
 * `removals: 'whole'` the removal is as it stood before migration 0023, its rows in one text, and no line is an elaboración;
 * with `prices: 'alone'` prices have no offers and no history (before 0030).
 */
export const fillAll = (
  store: Store,
  userId: string,
  { removals = 'rows', prices = 'offers' }: { removals?: 'rows' | 'whole'; prices?: 'offers' | 'alone' } = {},
) =>
  asUser(store, userId, async ({ tx }) => {
    const user_id = userId
    const [folder_id, recipe_id, project_id, variation, formula_id] = Array.from({ length: 5 }, () => randomUUID())
    const ids = { folder_id, recipe_id, project_id, variation, formula_id } as Record<string, string>
    const name = 'Prueba'
    const insert = <Table extends keyof Tables>(table: Table, values: object) =>
      sql`insert into ${sql.table(table)} (${sql.join(Object.keys(values).map((key) => sql.ref(key)))})
          values (${sql.join(Object.values(values))})`.execute(tx)
    await insert('folders', { user_id, id: folder_id, name, created_at: at })
    await insert('recipes', recipeOf(user_id, recipe_id ?? '', folder_id))
    const ingredient_id = randomUUID()
    await insert('ingredients', { user_id, id: ingredient_id, recipe_id, position: 0, name, quantity: 1, unit: 'g' })
    if (removals === 'rows') {
      // Last by its id: whoever takes 'the' recipe of a cook takes the one that everything else hangs on.
      const linked_id = `ffffffff${randomUUID().slice(8)}`
      await insert('recipes', recipeOf(user_id, linked_id))
      await insert('ingredient_links', { user_id, ingredient_id, recipe_id, linked_id })
    }
    const price = { ingredient_name: 'Sal', price_per_unit: 0.4, unit: 'kg', last_updated: at }
    const price_id = randomUUID()
    await insert('ingredient_prices', { user_id, id: price_id, ...price })
    const offer = { supplier: 'Ana', supplier_key: 'ana', format: 'saco 25 kg', format_key: 'saco 25 kg', amount: 25 }
    const paid = { unit: 'kg', format_price: 10, vat_rate: 10, vat_included: 'false', price_date: '2026-01-01' }
    const rest = { minimum: '', reference: '', last_updated: at }
    if (prices === 'offers') {
      await insert('price_offers', { user_id, id: randomUUID(), price_id, ...offer, ...paid, ...rest })
      const saved = { ingredient_key: 'sal', offer_id: '', saved_at: at, ingredient_name: 'Sal', supplier: '' }
      await insert('price_history', { user_id, ...saved, price_per_unit: 0.4, unit: 'kg', kind: 'typed' })
      await insert('price_reviews', { user_id, seen_at: at })
      await insert('dish_prices', { user_id, recipe_id, gross_price: 12, updated_at: at })
      const target = { food_cost_target: 28, updated_at: at }
      await insert('category_targets', { user_id, category_key: 'postres', category: 'Postres', ...target })
      await insert('dish_targets', { user_id, recipe_id, ...target })
      const period = { from_day: '2026-10-01', to_day: '2026-10-31' }
      await insert('dish_sales', { user_id, ...period, recipe_id, units: 40, updated_at: at })
    }
    await insert('recipe_totals', { user_id, recipe_id, version: at, servings: 4, euros: 1.5 })
    await insert('cost_rates', { user_id, fingerprint: '', rates: '[]' })
    await insert('projects', { user_id, id: project_id, name, created_at: at, updated_at: at })
    await insert('recipe_variations', {
      user_id,
      id: variation,
      project_id,
      recipe_id,
      name,
      changes: '{}',
      created_at: at,
    })
    const comment = { project_id, recipe_variation_id: variation, content: 'Más sal', created_at: at }
    await insert('project_comments', { user_id, id: randomUUID(), ...comment })
    const macros = { calories: 1, proteins: 1, carbohydrates: 1, fats: 1, per_serving: false, updated_at: at }
    await insert('nutritional_info', { user_id, recipe_id, ...macros })
    await insert('food_choices', { user_id, name_key: 'pan', name: 'Pan', food_id: null, updated_at: at })
    const correction = { allergen: 'soja', state: 'contiene', note: '', updated_at: at }
    await insert('allergen_corrections', { user_id, id: randomUUID(), recipe_id, ...correction })
    await insert('ice_cream_formulas', {
      user_id,
      id: formula_id,
      name,
      type: 'helado',
      servings: 1000,
      created_at: at,
    })
    const zero = { fat_content: 0, sugar_content: 0, water_content: 100, non_fat_solids: 0 }
    const water = { name: 'Agua', quantity: 1, unit: 'g', ingredient_type: 'agua', ...zero }
    await insert('ice_cream_ingredients', { user_id, id: randomUUID(), formula_id, position: 0, ...water })
    await insert('ice_cream_processes', { user_id, formula_id, pasteurization_temp: 85 })
    await insert('ice_cream_analysis', { user_id, formula_id, analysis: '{}', analyzed_at: at })
    const choices = { only_local: 'true', household_to_grams: 'false', food_cost_target: 30, vat_rate: 10 }
    await insert('preferences', { user_id, ...choices, updated_at: at })
    const removal_id = randomUUID()
    const removal = { user_id, id: removal_id, kind: 'folders', removed_at: at }
    await insert('removals', removals === 'whole' ? { ...removal, content: '{}' } : removal)
    const link = { table_name: 'recipes', row_id: recipe_id, link: 'folder_id' }
    if (removals === 'rows') await insert('removal_rows', { user_id, removal_id, ...link })
    await insert('examples', { user_id, key: 'recipe caldo', kind: 'recipe', row_id: recipe_id, version: at })
    return ids
  })

/** Every table whose rows belong to somebody. */
export const owned = [
  ...[
    'folders',
    'recipes',
    'ingredients',
    'ingredient_links',
    'ingredient_prices',
    'projects',
    'recipe_variations',
    'project_comments',
  ],
  ...['nutritional_info', 'ice_cream_formulas', 'ice_cream_ingredients', 'ice_cream_processes', 'ice_cream_analysis'],
  ...['food_choices', 'allergen_corrections'],
  ...[
    'price_offers',
    'price_history',
    'price_reviews',
    'dish_prices',
    'category_targets',
    'dish_targets',
    'dish_sales',
  ],
  ...['preferences', 'removals', 'removal_rows', 'examples', 'recipe_totals', 'cost_rates', 'account_usage'],
]
