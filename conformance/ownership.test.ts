import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cook, forEachEngine, type Kitchen, newCook, openKitchen } from '#conformance/harness.ts'
import { asUser } from '#server/database/as-user.ts'
import { isForeignKeyViolation } from '#server/database/failures.ts'
import type { Tables } from '#server/database/schema.ts'

/** The database's own last word, below every route: whose rows they are, and what goes when a parent goes. */

const at = '2026-01-01T00:00:00.000Z'

forEachEngine((engine) => {
  let kitchen: Kitchen
  let ana: Cook
  let beto: Cook
  beforeAll(async () => {
    kitchen = await openKitchen(engine)
    ana = await newCook(kitchen, 'ana')
    beto = await newCook(kitchen, 'beto')
  })
  afterAll(() => kitchen.close())

  const recipe = (user_id: string, id: string, folder_id: string | null = null) => ({
    ...{ user_id, id, folder_id, name: 'Caldo', name_key: 'caldo', category: '', category_key: '', servings: 1 },
    ...{ method: 'Hervir.', ingredient_count: 0, created_at: at, updated_at: at },
  })

  /** One row in every owned table, all hanging together, for one user. */
  const fillAll = (userId: string) =>
    asUser(kitchen.store, userId, async ({ tx }) => {
      const user_id = userId
      const [folder_id, recipe_id, project_id, variation, formula_id] = Array.from({ length: 5 }, () => randomUUID())
      const ids = { folder_id, recipe_id, project_id, variation, formula_id } as Record<string, string>
      const name = 'Prueba'
      const insert = <Table extends keyof Tables>(table: Table, values: object) =>
        sql`insert into ${sql.table(table)} (${sql.join(Object.keys(values).map((key) => sql.ref(key)))})
            values (${sql.join(Object.values(values))})`.execute(tx)
      await insert('folders', { user_id, id: folder_id, name, created_at: at })
      await insert('recipes', recipe(user_id, recipe_id ?? '', folder_id))
      await insert('ingredients', { user_id, id: randomUUID(), recipe_id, position: 0, name, quantity: 1, unit: 'g' })
      const price = { ingredient_name: 'Sal', price_per_unit: 0.4, unit: 'kg', last_updated: at }
      await insert('ingredient_prices', { user_id, id: randomUUID(), ...price })
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
      const removal = { id: randomUUID(), kind: 'folders', content: '{"rows":[],"links":[]}', removed_at: at }
      await insert('removals', { user_id, ...removal })
      await insert('examples', { user_id, key: 'recipe caldo', kind: 'recipe', row_id: recipe_id, version: at })
      return ids
    })

  const owned = [
    ...['folders', 'recipes', 'ingredients', 'ingredient_prices', 'projects', 'recipe_variations', 'project_comments'],
    ...['nutritional_info', 'ice_cream_formulas', 'ice_cream_ingredients', 'ice_cream_processes', 'ice_cream_analysis'],
    ...['food_choices', 'allergen_corrections'],
    ...['preferences', 'removals', 'examples'],
  ]
  const count = async (table: string, userId: string) => {
    const query = sql<{ n: number }>`select count(*) as n from ${sql.table(table)} where user_id = ${userId}`
    return (await query.execute(kitchen.store.db)).rows[0]?.n
  }

  test('una fila no puede colgar de lo que es de otro', async () => {
    const folder = randomUUID()
    await asUser(kitchen.store, ana.id, ({ tx }) =>
      tx
        .insertInto('folders')
        .values({ user_id: ana.id, id: folder, name: 'De Ana', parent_id: null, created_at: at })
        .execute(),
    )
    const stolen = asUser(kitchen.store, beto.id, ({ tx }) =>
      tx
        .insertInto('recipes')
        .values(recipe(beto.id, randomUUID(), folder))
        .execute(),
    )
    await expect(stolen).rejects.toSatisfy(isForeignKeyViolation)
  })

  test('sin tocar lo de los demás, borrar la cuenta se lo lleva todo', async () => {
    const cook = await newCook(kitchen, 'adios')
    await fillAll(cook.id)
    await fillAll(ana.id)
    for (const table of owned) expect(await count(table, cook.id), table).toBe(1)
    await kitchen.store.db.deleteFrom('auth_users').where('id', '=', cook.id).execute()
    for (const table of owned) {
      expect(await count(table, cook.id), table).toBe(0)
      expect(await count(table, ana.id), table).toBeGreaterThan(0)
    }
  })

  describe('al borrar lo de arriba', () => {
    test('la receta se lleva ingredientes y análisis; su variación queda sin base, con su comentario', async () => {
      const cook = await newCook(kitchen, 'receta')
      const { recipe_id, variation } = await fillAll(cook.id)
      expect((await cook.call('DELETE', `/rest/v1/recipes/${recipe_id}`)).status).toBe(204)
      expect(await count('ingredients', cook.id)).toBe(0)
      expect(await count('nutritional_info', cook.id)).toBe(0)
      expect(await count('allergen_corrections', cook.id)).toBe(0)
      expect(await count('project_comments', cook.id)).toBe(1)
      const left = await kitchen.store.db
        .selectFrom('recipe_variations')
        .where('user_id', '=', cook.id)
        .selectAll()
        .execute()
      expect(left).toMatchObject([{ id: variation, recipe_id: null, changes: {} }])
    })

    test('el proyecto se lleva variaciones y comentarios; la fórmula, todas sus filas', async () => {
      const cook = await newCook(kitchen, 'padres')
      await fillAll(cook.id)
      await asUser(kitchen.store, cook.id, async ({ tx, userId }) => {
        await tx.deleteFrom('projects').where('user_id', '=', userId).execute()
        await tx.deleteFrom('ice_cream_formulas').where('user_id', '=', userId).execute()
      })
      for (const table of owned.filter((name) => /^(?:project|recipe_variations|ice_cream)/.test(name))) {
        expect(await count(table, cook.id), table).toBe(0)
      }
      expect(await count('recipes', cook.id)).toBe(1)
    })
  })

  test('los dos motores contestan los mismos tipos: lógicos, JSON, números y horas', async () => {
    const cook = await newCook(kitchen, 'tipos')
    await fillAll(cook.id)
    const { db } = kitchen.store
    const nutrition = await db
      .selectFrom('nutritional_info')
      .where('user_id', '=', cook.id)
      .selectAll()
      .executeTakeFirstOrThrow()
    expect(nutrition).toMatchObject({ per_serving: false, calories: 1, fiber: null, updated_at: at })
    const variation = await db
      .selectFrom('recipe_variations')
      .where('user_id', '=', cook.id)
      .selectAll()
      .executeTakeFirstOrThrow()
    expect(variation.changes).toEqual({})
  })

  test('una transacción que falla no deja nada', async () => {
    const id = randomUUID()
    const failed = asUser(kitchen.store, ana.id, async ({ tx, userId }) => {
      await tx.insertInto('recipes').values(recipe(userId, id)).execute()
      throw new Error('a medias')
    })
    await expect(failed).rejects.toThrow('a medias')
    expect(await kitchen.store.db.selectFrom('recipes').where('id', '=', id).selectAll().execute()).toEqual([])
  })

  test.runIf(engine === 'postgres')(
    'aunque una consulta olvide el dueño, PostgreSQL no enseña ni deja escribir lo ajeno',
    async () => {
      const one = await newCook(kitchen, 'una')
      const other = await newCook(kitchen, 'otro')
      await fillAll(one.id)
      await fillAll(other.id)
      await asUser(kitchen.store, other.id, async ({ tx }) => {
        for (const table of owned) {
          const { rows } = await sql<{ user_id: string }>`select distinct user_id from ${sql.table(table)}`.execute(tx)
          expect(rows, table).toEqual([{ user_id: other.id }])
        }
        const { numUpdatedRows } = await tx
          .updateTable('recipes')
          .set({ method: 'x' })
          .where('user_id', '=', one.id)
          .executeTakeFirst()
        expect(numUpdatedRows).toBe(0n)
      })
      const forAna = asUser(kitchen.store, other.id, ({ tx }) =>
        tx.insertInto('recipes').values(recipe(one.id, randomUUID())).execute(),
      )
      await expect(forAna).rejects.toThrow(/row-level security/)
      const accounts = asUser(kitchen.store, other.id, ({ tx }) => tx.selectFrom('auth_users').selectAll().execute())
      await expect(accounts).rejects.toThrow(/permission denied/)
    },
  )
})
