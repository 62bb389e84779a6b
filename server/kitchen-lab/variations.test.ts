import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cook, forEachEngine, type Kitchen, newCook, openKitchen } from '#testing/harness.ts'
import { allPages, croquetas, html, listed, made, recipe, variation } from '#testing/lab-steps.ts'

forEachEngine((engine) => {
  let kitchen: Kitchen
  let ana: Cook
  beforeAll(async () => {
    kitchen = await openKitchen(engine)
    ana = await newCook(kitchen, 'ana')
  })
  afterAll(() => kitchen.close())

  describe('una variación', () => {
    test('nace sin cambios y con una copia de su base', async () => {
      const saved = await variation(ana, { description: html })
      const { updated_at, ...base } = saved.base
      expect(base).toEqual({ name: croquetas.name, servings: 4, ingredients: croquetas.ingredients })
      expect(saved).toMatchObject({
        ...{ changes: {}, newer_base: null, recipe_name: croquetas.name, description: html, base_category: 'Tapas' },
        base_method: croquetas.method,
      })
      const [row] = await listed(ana, `recipe_variations?project_id=${saved.project_id}`)
      const { base_category, base_method, ...rest } = saved
      expect(row).toEqual(rest)
      expect(updated_at).toBe((await ana.call('GET', `/rest/v1/recipes/${saved.recipe_id}`)).body.updated_at)
    })

    test('salen de la más nueva a la más vieja, por páginas, sin repetir ni saltar', async () => {
      const { project_id, recipe_id } = await variation(ana)
      for (let index = 0; index < 5; index += 1) {
        kitchen.wait(10)
        await made(ana, 'recipe_variations', { project_id, recipe_id, name: `V${index}` })
      }
      const seen = await allPages(ana, `recipe_variations?project_id=${project_id}&`)
      expect(seen.map((row) => (row as unknown as { name: string }).name)).toEqual([
        ...['V4', 'V3', 'V2', 'V1', 'V0', 'Sin gluten'],
      ])
    })

    test('dos veces con el mismo id es una, y tocada una sola vez', async () => {
      const id = randomUUID()
      const first = await variation(ana, { id })
      const body = { project_id: first.project_id, recipe_id: first.recipe_id, name: 'Sin gluten', id }
      expect(await made(ana, 'recipe_variations', body)).toEqual(first)
      const pair = { ...body, id: randomUUID() }
      const [one, two] = await Promise.all([made(ana, 'recipe_variations', pair), made(ana, 'recipe_variations', pair)])
      expect(one.id).toBe(two.id)
      expect(await listed(ana, `recipe_variations?project_id=${first.project_id}`)).toHaveLength(2)
    })

    test('guarda sus cambios, limpios, y una edición vieja no los pisa', async () => {
      const { id, updated_at, base } = await variation(ana)
      const save = (changes: object, version: string) =>
        ana.call('PUT', `/rest/v1/recipe_variations/${id}/changes`, {
          ...{ changes, updated_at: version, base_updated_at: base.updated_at },
        })
      const lines = [
        { line: 0, name: ' Setas ' },
        { line: 1, quantity: 0.75 },
        { line: 2, removed: true },
      ]
      const saved = await save(
        { servings: 6, lines, added: [{ name: 'Maicena', quantity: 60, unit: 'g' }] },
        updated_at,
      )
      expect(saved.status).toBe(200)
      expect(saved.body.changes).toEqual({
        servings: 6,
        lines: [
          { line: 0, name: 'Setas' },
          { line: 2, removed: true },
        ],
        added: [{ name: 'Maicena', quantity: 60, unit: 'g' }],
      })
      const late = await save({}, updated_at)
      expect(late).toMatchObject({
        status: 409,
        body: { code: 'stale_edit', message: expect.stringContaining('variación') },
      })
      expect((await ana.call('GET', `/rest/v1/recipe_variations/${id}`)).body).toEqual(saved.body)
      expect((await save({}, saved.body.updated_at)).body.changes).toEqual({})
    })

    test('cambia de nombre sin perder los cambios', async () => {
      const saved = await variation(ana, { changes: { servings: 8 } })
      const edit = { name: 'Con setas', description: ' Otoño ', updated_at: saved.updated_at }
      const { status, body } = await ana.call('PATCH', `/rest/v1/recipe_variations/${saved.id}`, edit)
      expect(status).toBe(200)
      expect(body).toMatchObject({ name: 'Con setas', description: 'Otoño', changes: { servings: 8 } })
      expect((await ana.call('PATCH', `/rest/v1/recipe_variations/${saved.id}`, edit)).status).toBe(409)
    })

    test.each([
      ['línea que no hay', { lines: [{ line: 3, quantity: 1 }] }, 400, 'invalid_input'],
      ['línea −1', { lines: [{ line: -1, quantity: 1 }] }, 400, 'invalid_input'],
      ['línea 0,5', { lines: [{ line: 0.5, quantity: 1 }] }, 400, 'invalid_input'],
      ['algo que no se conoce', { colour: 'rojo' }, 400, 'invalid_input'],
      ['una lista', [], 400, 'invalid_input'],
      ['301 añadidos', { added: Array(301).fill({ name: 'Sal', quantity: 1, unit: 'g' }) }, 400, 'invalid_input'],
      ['unidad desconocida', { added: [{ name: 'Sal', quantity: 1, unit: 'onza' }] }, 400, 'invalid_input'],
      ['nombre con NUL', { added: [{ name: 'a\0', quantity: 1, unit: 'g' }] }, 400, 'invalid_input'],
      ['raciones 0', { servings: 0 }, 400, 'invalid_input'],
      ['cantidad 0', { lines: [{ line: 0, quantity: 0 }] }, 422, 'quantity_not_positive'],
      ['sin nombre', { added: [{ name: ' ', quantity: 1, unit: 'g' }] }, 422, 'ingredient_name_required'],
      ['todo quitado', { lines: [0, 1, 2].map((line) => ({ line, removed: true })) }, 422, 'ingredient_required'],
    ])('no guarda cambios imposibles: %s', async (_, changes, status, code) => {
      const { id, updated_at, base } = await variation(ana)
      const body = { changes, updated_at, base_updated_at: base.updated_at }
      const answer = await ana.call('PUT', `/rest/v1/recipe_variations/${id}/changes`, body)
      expect(answer).toMatchObject({ status, body: { code } })
      expect(answer.body.message).not.toMatch(/invalid|expected|must/i)
      expect((await ana.call('GET', `/rest/v1/recipe_variations/${id}`)).body.changes).toEqual({})
    })

    test('con 300 líneas cambiadas y 300 añadidas se guarda y se lee', async () => {
      const ingredients = Array.from({ length: 300 }, (_, index) => ({ name: `I${index}`, quantity: 1, unit: 'g' }))
      const recipe_id = (await recipe(ana, { ingredients })).id
      const lines = ingredients.map((_, line) => ({ line, quantity: 2 }))
      const saved = await variation(ana, { recipe_id, changes: { lines, added: ingredients } })
      expect(saved.changes).toEqual({ lines, added: ingredients })
    })
  })

  describe('la receta base', () => {
    const edit = async (id: string, change: object) => {
      const { body } = await ana.call('GET', `/rest/v1/recipes/${id}`)
      const answer = await ana.call('PUT', `/rest/v1/recipes/${id}`, {
        ...croquetas,
        ...change,
        updated_at: body.updated_at,
      })
      expect(answer.status).toBe(200)
      return answer.body
    }
    const read = async (id: string) => (await ana.call('GET', `/rest/v1/recipe_variations/${id}`)).body

    test('si cambia, la variación conserva su copia y enseña la nueva', async () => {
      const saved = await variation(ana, { changes: { lines: [{ line: 0, quantity: 100 }] } })
      const recipeNow = await edit(saved.recipe_id, { servings: 5, method: 'Freír.' })
      const now = await read(saved.id)
      expect(now.base).toEqual(saved.base)
      expect(now.changes).toEqual(saved.changes)
      expect(now.newer_base).toMatchObject({ servings: 5, method_changed: true, updated_at: recipeNow.updated_at })
      const [row] = await listed(ana, `recipe_variations?project_id=${saved.project_id}`)
      expect(row.newer_base).toEqual(now.newer_base)
    })

    test('guardarla sin cambiar nada, o sólo de nombre, no es una base nueva', async () => {
      const saved = await variation(ana)
      await edit(saved.recipe_id, { name: 'Croquetas de la casa', category: 'Fritos' })
      expect(await read(saved.id)).toMatchObject({ newer_base: null, recipe_name: 'Croquetas de la casa' })
    })

    test('la nueva se toma con los cambios que le corresponden; con una que ya no es la última, no', async () => {
      const saved = await variation(ana)
      const second = await edit(saved.recipe_id, { servings: 5 })
      const third = await edit(saved.recipe_id, { servings: 6 })
      const take = (base_updated_at: string) =>
        ana.call('PUT', `/rest/v1/recipe_variations/${saved.id}/changes`, {
          ...{ changes: { servings: 8 }, updated_at: saved.updated_at, base_updated_at },
        })
      expect(await take(second.updated_at)).toMatchObject({ status: 409, body: { code: 'stale_edit' } })
      const taken = await take(third.updated_at)
      expect(taken).toMatchObject({
        status: 200,
        body: { base: { servings: 6 }, newer_base: null, changes: { servings: 8 } },
      })
    })

    test('si se borra, la variación sigue entera: copia, cambios, y sin receta', async () => {
      const saved = await variation(ana, { changes: { servings: 8 } })
      expect((await ana.call('DELETE', `/rest/v1/recipes/${saved.recipe_id}`)).status).toBe(204)
      const now = await read(saved.id)
      expect(now).toEqual({ ...saved, recipe_id: null, recipe_name: null })
      const body = { changes: { servings: 9 }, updated_at: now.updated_at, base_updated_at: now.base.updated_at }
      const edited = await ana.call('PUT', `/rest/v1/recipe_variations/${saved.id}/changes`, body)
      expect(edited).toMatchObject({ status: 200, body: { changes: { servings: 9 }, base: saved.base } })
    })

    test('una variación de antes de las copias toma la receta de hoy, y la copia con el primer cambio', async () => {
      const saved = await variation(ana)
      const forget = () =>
        kitchen.store.db.updateTable('recipe_variations').set({ base: null }).where('id', '=', saved.id).execute()
      await forget()
      await edit(saved.recipe_id, { servings: 7 })
      const now = await read(saved.id)
      expect(now).toMatchObject({ base: { servings: 7 }, newer_base: null })
      const body = { changes: { servings: 9 }, updated_at: now.updated_at, base_updated_at: now.base.updated_at }
      await ana.call('PUT', `/rest/v1/recipe_variations/${saved.id}/changes`, body)
      await edit(saved.recipe_id, { servings: 3 })
      expect(await read(saved.id)).toMatchObject({ base: { servings: 7 }, newer_base: { servings: 3 } })

      await forget()
      await ana.call('DELETE', `/rest/v1/recipes/${saved.recipe_id}`)
      const orphan = await read(saved.id)
      expect(orphan).toMatchObject({ base: null, newer_base: null, recipe_name: null, base_method: '' })
      const late = await ana.call('PUT', `/rest/v1/recipe_variations/${saved.id}/changes`, {
        ...{ changes: {}, updated_at: orphan.updated_at, base_updated_at: saved.base.updated_at },
      })
      expect(late).toMatchObject({ status: 422, body: { code: 'recipe_not_found' } })
    })
  })
})
