import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asUser } from '#server/database/as-user.ts'
import { isForeignKeyViolation } from '#server/database/failures.ts'
import { at, fillAll, owned, recipeOf } from '#testing/fill-all.ts'
import { type Cook, forEachEngine, type Kitchen, newCook, openKitchen } from '#testing/harness.ts'

/** The database's own last word, below every route: whose rows they are, and what goes when a parent goes. */

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

  const fill = (userId: string) => fillAll(kitchen.store, userId)
  const count = async (table: string, userId: string) => {
    const query = sql<{ n: number }>`select count(*) as n from ${sql.table(table)} where user_id = ${userId}`
    return (await query.execute(kitchen.store.db)).rows[0]?.n
  }

  test('una fila no puede colgar de lo que es de otro', async () => {
    const folder = randomUUID()
    await asUser(kitchen.asked, ana.id, ({ tx }) =>
      tx
        .insertInto('folders')
        .values({ user_id: ana.id, id: folder, name: 'De Ana', parent_id: null, created_at: at })
        .execute(),
    )
    const stolen = asUser(kitchen.asked, beto.id, ({ tx }) =>
      tx
        .insertInto('recipes')
        .values(recipeOf(beto.id, randomUUID(), folder))
        .execute(),
    )
    await expect(stolen).rejects.toSatisfy(isForeignKeyViolation)
  })

  test('sin tocar lo de los demás, borrar la cuenta se lo lleva todo', async () => {
    const cook = await newCook(kitchen, 'adios')
    await fill(cook.id)
    await fill(ana.id)
    for (const table of owned) expect(await count(table, cook.id), table).toBe(table === 'recipes' ? 2 : 1)
    await kitchen.store.db.deleteFrom('auth_users').where('id', '=', cook.id).execute()
    for (const table of owned) {
      expect(await count(table, cook.id), table).toBe(0)
      expect(await count(table, ana.id), table).toBeGreaterThan(0)
    }
  })

  describe('al borrar lo de arriba', () => {
    test('la receta se lleva ingredientes y análisis; su variación queda sin base, con su comentario', async () => {
      const cook = await newCook(kitchen, 'receta')
      const { recipe_id, variation } = await fill(cook.id)
      expect((await cook.call('DELETE', `/rest/v1/recipes/${recipe_id}`)).status).toBe(204)
      expect(await count('ingredients', cook.id)).toBe(0)
      expect(await count('ingredient_links', cook.id)).toBe(0)
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
      await fill(cook.id)
      await asUser(kitchen.asked, cook.id, async ({ tx, userId }) => {
        await tx.deleteFrom('projects').where('user_id', '=', userId).execute()
        await tx.deleteFrom('ice_cream_formulas').where('user_id', '=', userId).execute()
      })
      for (const table of owned.filter((name) => /^(?:project|recipe_variations|ice_cream)/.test(name))) {
        expect(await count(table, cook.id), table).toBe(0)
      }
      expect(await count('recipes', cook.id)).toBe(2)
    })
  })

  test('los dos motores contestan los mismos tipos: lógicos, JSON, números y horas', async () => {
    const cook = await newCook(kitchen, 'tipos')
    await fill(cook.id)
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
    const failed = asUser(kitchen.asked, ana.id, async ({ tx, userId }) => {
      await tx.insertInto('recipes').values(recipeOf(userId, id)).execute()
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
      await fill(one.id)
      await fill(other.id)
      await asUser(kitchen.asked, other.id, async ({ tx }) => {
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
      const forAna = asUser(kitchen.asked, other.id, ({ tx }) =>
        tx.insertInto('recipes').values(recipeOf(one.id, randomUUID())).execute(),
      )
      await expect(forAna).rejects.toThrow(/row-level security/)
      const accounts = asUser(kitchen.asked, other.id, ({ tx }) => tx.selectFrom('auth_users').selectAll().execute())
      await expect(accounts).rejects.toThrow(/permission denied/)
    },
  )
})
