import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { undoableTables } from '#core/api/undo.ts'
import { type Cook, forEachEngine, type Kitchen, newCook, openKitchen } from '#testing/harness.ts'
import { made, project, recipe } from '#testing/lab-steps.ts'
import { longestTurn, longestTurnMs } from '#testing/longest-turn.ts'
import { undoLimits } from './removals.ts'
import { columnsOf } from './removed-rows.ts'

const minute = 60_000

forEachEngine((engine) => {
  let kitchen: Kitchen
  beforeAll(async () => {
    kitchen = await openKitchen(engine)
  })
  afterAll(() => kitchen.close())

  const restore = (cook: Cook, table: string, id: string) => cook.call('POST', `/rest/v1/${table}/${id}/restore`)
  const remove = async (cook: Cook, table: string, id: string) =>
    expect((await cook.call('DELETE', `/rest/v1/${table}/${id}`)).status).toBe(204)

  /** Every row of the cook's in these tables, as the database has it. */
  const rowsOf = async (cook: Cook, ...tables: string[]) => {
    const all: Record<string, unknown[]> = {}
    for (const table of tables) {
      const query = sql<
        Record<string, unknown>
      >`select * from ${sql.table(table)} where user_id = ${cook.id} order by id`
      all[table] = (await query.execute(kitchen.store.db)).rows
    }
    return all
  }

  /** A project with variations and comments, a folder with recipes, a price and a row of a formula. */
  const furnished = async (name: string) => {
    const cook = await newCook(kitchen, name)
    const { id: project_id } = await project(cook, { name: 'Carta de otoño', description: 'Dos líneas\ncon ñ y «»' })
    const { id: recipe_id } = await recipe(cook)
    const changed = { project_id, recipe_id, name: 'Sin gluten', changes: { servings: 6, notes: 'Sin «prisa»' } }
    const { id: variationId } = await made(cook, 'recipe_variations', changed)
    const about = { project_id, recipe_variation_id: variationId }
    const { id: commentId } = await made(cook, 'project_comments', { ...about, content: 'Más sal' })
    await made(cook, 'project_comments', { project_id, content: 'Del proyecto' })
    const { id: folderId } = await made(cook, 'folders', { name: 'Bases' })
    const { id: innerId } = await made(cook, 'folders', { name: 'Fondos', parent_id: folderId })
    await cook.call('PATCH', `/rest/v1/recipes/${recipe_id}`, { folder_id: folderId })
    const price = { ingredient_name: 'Sal', price_per_unit: 0.4, unit: 'kg' }
    const { id: priceId } = await made(cook, 'ingredient_prices', price)
    const formula = { name: 'Nata', type: 'helado', servings: 1000 }
    const { id: formula_id } = await made(cook, 'ice_cream_formulas', formula)
    const blank = { name: 'Nata', quantity: 200, unit: 'g', ingredient_type: 'grasa' }
    const figures = { fat_content: 35, sugar_content: 3, water_content: 58.7, non_fat_solids: 3.3 }
    const { items } = await made(cook, 'ice_cream_ingredients', {
      formula_id,
      items: [
        { ...blank, ...figures },
        { ...blank, ...figures, name: 'Leche' },
      ],
    })
    const ids = { folders: folderId, ingredient_prices: priceId, projects: project_id, recipe_variations: variationId }
    return {
      cook,
      recipeId: recipe_id as string,
      innerId: innerId as string,
      ids: { ...ids, project_comments: commentId, ice_cream_ingredients: items[0].id } as Record<string, string>,
    }
  }

  const kept = [...undoableTables, 'recipes']

  test.each(undoableTables)(
    '%s: deshacer devuelve las mismas filas, y pedirlo otra vez no cambia nada',
    async (table) => {
      const { cook, ids } = await furnished('vuelve')
      const id = ids[table] ?? ''
      const before = await rowsOf(cook, ...kept)
      kitchen.wait(1000)
      await remove(cook, table, id)
      expect((await rowsOf(cook, table))[table]).not.toContainEqual(expect.objectContaining({ id }))
      for (const _ of [1, 2]) expect((await restore(cook, table, id)).status).toBe(204)
      const after = await rowsOf(cook, ...kept)
      // A deletion inside a project moves the project up its list, and so it stays.
      const touched = table === 'recipe_variations' || table === 'project_comments'
      if (touched) for (const all of [before, after]) delete all['projects']
      expect(after).toEqual(before)
    },
  )

  test('una carpeta no se lleva lo que entretanto se ha guardado en otra', async () => {
    const { cook, ids, recipeId, innerId } = await furnished('carpetas')
    await remove(cook, 'folders', ids['folders'] ?? '')
    const { id: other } = await made(cook, 'folders', { name: 'Otra' })
    await cook.call('PATCH', `/rest/v1/recipes/${recipeId}`, { folder_id: other })
    await restore(cook, 'folders', ids['folders'] ?? '')
    const { recipes, folders } = await rowsOf(cook, 'recipes', 'folders')
    expect(recipes).toMatchObject([{ folder_id: other }])
    expect(folders).toContainEqual(expect.objectContaining({ id: innerId, parent_id: ids['folders'] }))
  })

  test('vuelve sin lo que ya no existe: la receta base, la variación de un comentario', async () => {
    const { cook, ids, recipeId } = await furnished('huerfanos')
    await remove(cook, 'project_comments', ids['project_comments'] ?? '')
    await remove(cook, 'recipe_variations', ids['recipe_variations'] ?? '')
    await remove(cook, 'recipes', recipeId)
    expect((await restore(cook, 'project_comments', ids['project_comments'] ?? '')).status).toBe(204)
    expect((await restore(cook, 'recipe_variations', ids['recipe_variations'] ?? '')).status).toBe(204)
    const { project_comments, recipe_variations } = await rowsOf(cook, 'project_comments', 'recipe_variations')
    expect(project_comments).toContainEqual(expect.objectContaining({ content: 'Más sal', recipe_variation_id: null }))
    expect(recipe_variations).toMatchObject([{ recipe_id: null }])
  })

  describe('ya no se puede', () => {
    test('cuando ha pasado un cuarto de hora, y lo guardado se va con la siguiente eliminación', async () => {
      const { cook, ids } = await furnished('tarde')
      await remove(cook, 'projects', ids['projects'] ?? '')
      kitchen.wait(15 * minute + 1000)
      const late = { status: 404, body: { code: 'undo_gone' } }
      expect(await restore(cook, 'projects', ids['projects'] ?? '')).toMatchObject(late)
      await remove(cook, 'ingredient_prices', ids['ingredient_prices'] ?? '')
      expect((await rowsOf(cook, 'removals'))['removals']).toMatchObject([{ kind: 'ingredient_prices' }])
    })

    test('cuando el proyecto del comentario se ha ido también; si vuelve, el comentario vuelve', async () => {
      const { cook, ids } = await furnished('padre')
      const [comment, parent] = [ids['project_comments'] ?? '', ids['projects'] ?? '']
      await remove(cook, 'project_comments', comment)
      await remove(cook, 'projects', parent)
      const refused = { status: 404, body: { code: 'undo_gone' } }
      expect(await restore(cook, 'project_comments', comment)).toMatchObject(refused)
      expect((await restore(cook, 'projects', parent)).status).toBe(204)
      expect((await restore(cook, 'project_comments', comment)).status).toBe(204)
    })

    test('cuando el ingrediente ya tiene otro precio: el nuevo se queda', async () => {
      const { cook, ids } = await furnished('precio')
      await remove(cook, 'ingredient_prices', ids['ingredient_prices'] ?? '')
      const price = { ingredient_name: 'sal', price_per_unit: 9, unit: 'kg' }
      await made(cook, 'ingredient_prices', price)
      const refused = { status: 409, body: { code: 'undo_taken' } }
      expect(await restore(cook, 'ingredient_prices', ids['ingredient_prices'] ?? '')).toMatchObject(refused)
      expect((await rowsOf(cook, 'ingredient_prices'))['ingredient_prices']).toMatchObject([{ price_per_unit: 9 }])
    })

    test('cuando una parte del proyecto está ya en otro sitio: no vuelve nada a medias', async () => {
      const { cook, ids } = await furnished('medias')
      await remove(cook, 'projects', ids['projects'] ?? '')
      const { id: other } = await project(cook, { name: 'Otro' })
      await made(cook, 'project_comments', { id: ids['project_comments'], project_id: other, content: 'Mismo id' })
      const refused = { status: 409, body: { code: 'undo_taken' } }
      expect(await restore(cook, 'projects', ids['projects'] ?? '')).toMatchObject(refused)
      expect((await rowsOf(cook, 'projects'))['projects']).toMatchObject([{ id: other }])
    })
  })

  test.each(undoableTables)(
    '%s: lo borrado por otra no se deshace, y contesta como lo que nunca existió',
    async (table) => {
      const { cook: ana, ids } = await furnished('ana')
      const beto = await newCook(kitchen, 'beto')
      await remove(ana, table, ids[table] ?? '')
      const on = await restore(beto, table, ids[table] ?? '')
      expect(on).toMatchObject({ status: 404, body: { code: 'undo_gone' } })
      expect(on).toEqual(await restore(beto, table, randomUUID()))
      expect((await rowsOf(beto, table))[table]).toEqual([])
    },
  )

  test('lo que se guarda de una fila es la fila entera', async () => {
    const tables = await kitchen.store.db.introspection.getTables()
    for (const table of undoableTables) {
      const { plain, texts = [], json = [] } = columnsOf[table]
      const columns = tables.find(({ name }) => name === table)?.columns.map(({ name }) => name) ?? []
      expect(['user_id', 'id', ...plain, ...texts, ...json].sort(), table).toEqual(columns.sort())
    }
  })

  /** A project of so many variations, each with a recipe of `letters` for a base, written straight into the database. */
  const longProject = async (cook: Cook, count: number, letters: number) => {
    const { id: project_id } = await project(cook)
    const at = new Date().toISOString()
    const base = {
      name: 'Larga',
      category: '',
      servings: 4,
      method: 'ñ'.repeat(letters),
      ingredients: [],
      updated_at: at,
    }
    const fixed = { user_id: cook.id, project_id, recipe_id: null, name: 'Larga', description: null }
    for (let made = 0; made < count; made += 20) {
      const rows = Array.from({ length: Math.min(20, count - made) }, () => ({
        ...{ ...fixed, id: randomUUID(), changes: '{"notes":"«Sin» prisa\\n\\t🍲"}', base: JSON.stringify(base) },
        ...{ created_at: at, updated_at: at },
      }))
      await kitchen.store.db.insertInto('recipe_variations').values(rows).execute()
    }
    return project_id as string
  }

  test('doscientas variaciones largas se eliminan sin parar a nadie, y se dice que no se pueden deshacer', async () => {
    const cook = await newCook(kitchen, 'largas')
    const id = await longProject(cook, 200, 150_000)
    const { answer, longest } = await longestTurn(() => cook.call('DELETE', `/rest/v1/projects/${id}`))
    expect(answer).toEqual({ status: 200, body: { undo: false } })
    expect(longest).toBeLessThan(longestTurnMs)
    expect(await rowsOf(cook, 'recipe_variations', 'projects')).toEqual({ recipe_variations: [], projects: [] })
    expect(
      await kitchen.store.db.selectFrom('removal_rows').where('user_id', '=', cook.id).selectAll().execute(),
    ).toEqual([])
    const late = { status: 409, body: { code: 'undo_too_large' } }
    expect(await restore(cook, 'projects', id)).toMatchObject(late)
  })

  test('lo más grande que se guarda vuelve igual, sin parar a nadie', async () => {
    const cook = await newCook(kitchen, 'justas')
    const letters = 50_000
    const id = await longProject(cook, Math.floor(undoLimits.bytes / (2 * letters + 1000)), letters)
    const before = await rowsOf(cook, 'recipe_variations', 'projects')
    const gone = await longestTurn(() => cook.call('DELETE', `/rest/v1/projects/${id}`))
    expect([gone.answer.status, gone.longest < longestTurnMs]).toEqual([204, true])
    const back = await longestTurn(() => restore(cook, 'projects', id))
    expect([back.answer.status, back.longest < longestTurnMs]).toEqual([204, true])
    expect(await rowsOf(cook, 'recipe_variations', 'projects')).toEqual(before)
  })

  test('un número con todos sus decimales vuelve con todos', async () => {
    const cook = await newCook(kitchen, 'decimales')
    const exact = [0.1 + 0.2, 1 / 3, 999_999.999_999_9, 1e-6]
    for (const [index, price_per_unit] of exact.entries()) {
      const { id } = await made(cook, 'ingredient_prices', {
        ingredient_name: `Cosa ${index}`,
        price_per_unit,
        unit: 'kg',
      })
      await remove(cook, 'ingredient_prices', id)
      expect((await restore(cook, 'ingredient_prices', id)).status).toBe(204)
      expect(
        (await cook.call('GET', `/rest/v1/ingredient_prices?name=cosa ${index}`)).body.items[0].price_per_unit,
      ).toBe(price_per_unit)
    }
  })

  test('un id que no lo es, y el de otra tabla, se rechazan', async () => {
    const { cook, ids } = await furnished('raros')
    await remove(cook, 'projects', ids['projects'] ?? '')
    expect(await restore(cook, 'folders', ids['projects'] ?? '')).toMatchObject({ status: 404 })
    expect(await restore(cook, 'projects', 'x')).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    // Recipes and formulas are gone for good (specification §2 and §5).
    expect(await restore(cook, 'recipes', randomUUID())).toMatchObject({ status: 404, body: { code: 'not_found' } })
  })
})
