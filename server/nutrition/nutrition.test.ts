import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nutritionToSave, receivedNutrition } from '#core/api/received/nutrition.ts'
import { type Cook, forEachEngine, type Kitchen, newCook, openKitchen } from '#testing/harness.ts'

const tortilla = {
  name: 'Tortilla de patatas',
  category: 'Tapas',
  servings: 4,
  method: 'Freír y cuajar.',
  ingredients: [
    { name: 'Patata', quantity: 1, unit: 'kg' },
    { name: 'Huevo', quantity: 6, unit: 'unidad' },
    { name: 'Aceite de oliva', quantity: 100, unit: 'ml' },
  ],
}
const macros = { calories: 1200.5, proteins: 50, carbohydrates: 150, fats: 40 }
const unknownOthers = {
  ...{ fiber: null, sodium: null, sugar: null, calcium: null, iron: null, vitamin_a: null, vitamin_c: null },
}
const nobody = '0199a0b0-0000-4000-8000-000000000000'

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

  const save = async (cook: Cook, change: object = {}) => {
    const { status, body } = await cook.call('POST', '/rest/v1/recipes', { ...tortilla, ...change })
    expect(status).toBe(201)
    return body
  }
  const infoOf = (id: string) => `/rest/v1/nutritional_info/${id}`
  const calculate = (cook: Cook, recipe: { name: string; ingredients: readonly object[] }) =>
    cook.call('POST', '/functions/v1/calculate-nutrition', {
      recipeName: recipe.name,
      ingredients: recipe.ingredients,
      servings: 4,
    })
  const analyse = async (
    cook: Cook,
    recipe: { id: string; name: string; ingredients: object[]; updated_at: string },
  ) => {
    const { body } = await calculate(cook, {
      name: recipe.name,
      ingredients: recipe.ingredients.map((line) => ({ ...line, id: undefined })),
    })
    return cook.call('PUT', infoOf(recipe.id), nutritionToSave(receivedNutrition.parse(body), recipe.updated_at))
  }

  describe('un análisis', () => {
    test('de dónde salen las cifras lo calcula el servidor, diga lo que diga quien guarda', async () => {
      const recipe = await save(ana)
      const { body } = await calculate(ana, { name: recipe.name, ingredients: tortilla.ingredients })
      const { nutrition, allergens: _, ...told } = body
      const forged = { ...told, engine: 'model', model: 'nadie', warnings: ['<b>Todo comprobado</b>'], lines: [] }
      const saved = await ana.call('PUT', infoOf(recipe.id), { ...nutrition, analysis: forged })
      expect(saved).toMatchObject({ status: 200, body: { ...nutrition, analysis: told } })
      expect(saved.body.analysis).not.toHaveProperty('model')
    })

    test('cifras que el servidor no calcularía se guardan como llegan, y sin desglose', async () => {
      const recipe = await save(ana)
      const { body } = await calculate(ana, { name: recipe.name, ingredients: tortilla.ingredients })
      const { nutrition, allergens: _, ...told } = body
      for (const change of [{ calories: nutrition.calories + 1 }, { iron: null }, { fiber: 0 }]) {
        const given = { ...nutrition, ...change }
        const saved = await ana.call('PUT', infoOf(recipe.id), { ...given, analysis: told })
        expect(saved).toMatchObject({ status: 200, body: { ...given, analysis: null } })
      }
      const edited = { ...tortilla, ingredients: tortilla.ingredients.slice(1), updated_at: recipe.updated_at }
      await ana.call('PUT', `/rest/v1/recipes/${recipe.id}`, edited)
      const late = await ana.call('PUT', infoOf(recipe.id), { ...nutrition, recipe_updated_at: recipe.updated_at })
      expect(late.body).toMatchObject({ calories: nutrition.calories, analysis: null, stale: true })
    })

    test('se guarda con sus líneas y se lee como se guardó', async () => {
      const recipe = await save(ana)
      const saved = await analyse(ana, recipe)
      expect(saved.status).toBe(200)
      const read = await ana.call('GET', infoOf(recipe.id))
      expect(read).toEqual({ status: 200, body: saved.body })
      expect(read.body).toMatchObject({
        ...{ recipe_id: recipe.id, per_serving: false, stale: false, recipe_updated_at: recipe.updated_at },
        ...{ final_grams: null, analysis: { engine: 'local', completeness: { with_data: 3, total: 3 } } },
      })
      expect(read.body.analysis.lines.map((line: { grams: number }) => Math.round(line.grams))).toEqual([1000, 300, 91])
    })

    test('lo que falta se guarda como nulo, nunca como cero', async () => {
      const recipe = await save(ana)
      const { status, body } = await ana.call('PUT', infoOf(recipe.id), { ...macros, iron: 2.5 })
      expect(status).toBe(200)
      expect(body).toMatchObject({ ...macros, ...unknownOthers, iron: 2.5, per_serving: false, analysis: null })
      expect(body).toMatchObject({ stale: false, recipe_updated_at: recipe.updated_at })
    })

    test('se pone en lugar del que había; dos a la vez dejan uno', async () => {
      const recipe = await save(ana)
      const answers = await Promise.all(
        [1, 2, 3].map((calories) => ana.call('PUT', infoOf(recipe.id), { ...macros, calories, fiber: calories })),
      )
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
      const { body } = await ana.call('PUT', infoOf(recipe.id), macros)
      expect(body).toMatchObject({ ...macros, fiber: null })
    })

    test('el peso del plato terminado se queda al recalcular, hasta que se quita', async () => {
      const recipe = await save(ana)
      expect((await ana.call('PATCH', infoOf(recipe.id), { final_grams: 900 })).status).toBe(404)
      await analyse(ana, recipe)
      const weighed = await ana.call('PATCH', infoOf(recipe.id), { final_grams: 900 })
      expect(weighed).toMatchObject({ status: 200, body: { final_grams: 900, analysis: { engine: 'local' } } })
      expect((await analyse(ana, recipe)).body.final_grams).toBe(900)
      expect((await ana.call('PATCH', infoOf(recipe.id), { final_grams: null })).body.final_grams).toBeNull()
    })

    test('queda viejo cuando la receta se guarda después, y no por cambiarla de carpeta', async () => {
      const recipe = await save(ana)
      await analyse(ana, recipe)
      const folder = (await ana.call('POST', '/rest/v1/folders', { name: 'Huevos' })).body
      await ana.call('PATCH', `/rest/v1/recipes/${recipe.id}`, { folder_id: folder.id })
      expect((await ana.call('GET', infoOf(recipe.id))).body.stale).toBe(false)
      const changed = await ana.call('PUT', `/rest/v1/recipes/${recipe.id}`, {
        ...tortilla,
        updated_at: recipe.updated_at,
      })
      expect((await ana.call('GET', infoOf(recipe.id))).body.stale).toBe(true)
      expect((await analyse(ana, changed.body)).body.stale).toBe(false)
    })

    test('se borra, la receta se queda; borrar la receta se lo lleva', async () => {
      const recipe = await save(ana)
      await analyse(ana, recipe)
      expect((await ana.call('DELETE', infoOf(recipe.id))).status).toBe(204)
      expect((await ana.call('GET', infoOf(recipe.id))).status).toBe(404)
      expect((await ana.call('DELETE', infoOf(recipe.id))).status).toBe(404)
      await analyse(ana, recipe)
      await ana.call('DELETE', `/rest/v1/recipes/${recipe.id}`)
      for (const answer of [
        await ana.call('GET', infoOf(recipe.id)),
        await ana.call('PUT', infoOf(recipe.id), macros),
        await ana.call('GET', `/rest/v1/recipes/${recipe.id}/allergens`),
      ]) {
        expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } })
      }
    })

    test('lo de otro es como lo que no hay', async () => {
      const recipe = await save(ana)
      await analyse(ana, recipe)
      await ana.call('PUT', `/rest/v1/recipes/${recipe.id}/allergens/soja`, { state: 'contiene' })
      const tries = [
        ['GET', infoOf(recipe.id)],
        ['PUT', infoOf(recipe.id), macros],
        ['PATCH', infoOf(recipe.id), { final_grams: 1 }],
        ['DELETE', infoOf(recipe.id)],
        ['GET', `/rest/v1/recipes/${recipe.id}/allergens`],
        ['PUT', `/rest/v1/recipes/${recipe.id}/allergens/soja`, { state: 'no' }],
        ['DELETE', `/rest/v1/recipes/${recipe.id}/allergens/soja`],
      ] as const
      for (const [method, url, body] of tries) {
        const answer = await beto.call(method, url, body)
        expect(answer, `${method} ${url}`).toMatchObject({ status: 404, body: { code: 'not_found' } })
        expect(answer).toEqual(await beto.call(method, url.replace(recipe.id, nobody), body))
      }
      expect((await ana.call('GET', infoOf(recipe.id))).body.final_grams).toBeNull()
    })

    test.each([
      ['sin calorías', { ...macros, calories: undefined }],
      ['calorías nulas', { ...macros, calories: null }],
      ['proteínas negativas', { ...macros, proteins: -1 }],
      ['grasas de texto', { ...macros, fats: '3' }],
      ['fibra infinita', JSON.stringify({ ...macros, fiber: 7 }).replace(':7', ':1e999')],
      ['por ración', { ...macros, per_serving: true }],
      ['una versión que no es fecha', { ...macros, recipe_updated_at: 'ayer' }],
      ['peso cero', { ...macros, final_grams: 0 }],
      ['alimentos propuestos que no lo son', { ...macros, proposed_foods: 'muchos' }],
      ['una lista', '[]'],
      ['nada', ''],
    ])('%s se rechaza y no guarda nada', async (_, body) => {
      const recipe = await save(ana)
      const answer = await ana.call('PUT', infoOf(recipe.id), body)
      expect(answer.status).toBe(400)
      expect(answer.body.message).toMatch(/\p{L}/u)
      expect((await ana.call('GET', infoOf(recipe.id))).status).toBe(404)
    })

    test.each(['GET', 'PUT', 'DELETE'] as const)('%s con un id que no lo es', async (method) => {
      const answer = await ana.call(method, infoOf("' or 1=1"), method === 'PUT' ? macros : undefined)
      expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    })
  })

  describe('las listas', () => {
    test('todos los análisis, por páginas, el último hecho primero', async () => {
      const cook = await newCook(kitchen, 'listas')
      const ids: string[] = []
      for (let n = 0; n < 5; n++) {
        const recipe = await save(cook, { name: `Receta ${n}` })
        kitchen.wait(10)
        await cook.call('PUT', infoOf(recipe.id), { ...macros, calories: n })
        ids.unshift(recipe.id)
      }
      const seen: string[] = []
      let cursor = ''
      do {
        const { body } = await cook.call('GET', `/rest/v1/nutritional_info?limit=2${cursor}`)
        expect(body.items.length).toBeLessThanOrEqual(2)
        expect(body.items[0]).not.toHaveProperty('analysis')
        seen.push(...body.items.map((item: { recipe_id: string }) => item.recipe_id))
        cursor = body.next_cursor === null ? '' : `&cursor=${body.next_cursor}`
      } while (cursor !== '')
      expect(seen).toEqual(ids)
    })

    test('recetas con su análisis o sin él, buscadas y por páginas', async () => {
      const cook = await newCook(kitchen, 'tarjetas')
      const plain = await save(cook, { name: 'Arroz con leche' })
      kitchen.wait(10)
      const analysed = await save(cook, { name: 'Tortilla' })
      await analyse(cook, analysed)
      const { body } = await cook.call('GET', '/rest/v1/nutritional_info/recipes')
      expect(body).toMatchObject({
        items: [
          {
            id: analysed.id,
            servings: 4,
            ingredient_count: 3,
            nutrition: { stale: false, with_data: 3, line_count: 3 },
          },
          { id: plain.id, name: 'Arroz con leche', nutrition: null },
        ],
        next_cursor: null,
      })
      expect(body.items[0].nutrition.calories).toBeGreaterThan(1000)
      const first = await cook.call('GET', '/rest/v1/nutritional_info/recipes?limit=1')
      const second = await cook.call(
        'GET',
        `/rest/v1/nutritional_info/recipes?limit=1&cursor=${first.body.next_cursor}`,
      )
      expect([...first.body.items, ...second.body.items]).toEqual(body.items)
      const found = await cook.call('GET', '/rest/v1/nutritional_info/recipes?q=LÉCHE%20arroz')
      expect(found.body.items.map((item: { name: string }) => item.name)).toEqual(['Arroz con leche'])
      for (const query of ['limit=0', 'limit=101', 'cursor=nada']) {
        expect((await cook.call('GET', `/rest/v1/nutritional_info/recipes?${query}`)).status).toBe(400)
      }
    })

    test('las pendientes: sin análisis o viejas, enteras; la que no se puede analizar no atasca a las demás', async () => {
      const cook = await newCook(kitchen, 'pendientes')
      const recipes = []
      for (let n = 0; n < 3; n++) {
        recipes.push(await save(cook, { name: `Pendiente ${n}` }))
        kitchen.wait(10)
      }
      const strange = await save(cook, { name: 'Rara', ingredients: [{ name: 'Zzz', quantity: 1, unit: 'g' }] })
      await analyse(cook, recipes[0])
      await analyse(cook, recipes[1])
      kitchen.wait(10)
      const { updated_at } = recipes[1]
      await cook.call('PUT', `/rest/v1/recipes/${recipes[1].id}`, { ...tortilla, name: 'Cambiada', updated_at })
      const { body } = await cook.call('GET', '/rest/v1/nutritional_info/pending')
      expect(body.total).toBe(3)
      expect(
        body.items.map((item: { recipe: { name: string }; reason: string }) => [item.recipe.name, item.reason]),
      ).toEqual([
        ['Cambiada', 'stale'],
        ['Rara', 'missing'],
        ['Pendiente 2', 'missing'],
      ])
      const whole = await cook.call('GET', `/rest/v1/recipes/${recipes[2].id}`)
      const { linked: _, yields: __, ...pending } = whole.body
      expect(body.items[2].recipe).toEqual(pending)
      const walked: string[] = []
      let cursor = ''
      do {
        const page = (await cook.call('GET', `/rest/v1/nutritional_info/pending?limit=1${cursor}`)).body
        for (const { recipe } of page.items) {
          walked.push(recipe.name)
          if (recipe.id !== strange.id) expect((await analyse(cook, recipe)).status).toBe(200)
        }
        cursor = page.next_cursor === null ? '' : `&cursor=${page.next_cursor}`
      } while (cursor !== '')
      expect(walked).toEqual(['Cambiada', 'Rara', 'Pendiente 2'])
      expect((await cook.call('GET', '/rest/v1/nutritional_info/pending')).body).toMatchObject({
        total: 1,
        items: [{ recipe: { id: strange.id } }],
      })
    })
  })

  test('sin sesión no se contesta nada de esto', async () => {
    const id = randomUUID()
    for (const url of [
      '/rest/v1/nutritional_info',
      '/rest/v1/nutritional_info/recipes',
      '/rest/v1/nutritional_info/pending',
      `/rest/v1/nutritional_info/${id}`,
      '/rest/v1/foods?q=sal',
      '/rest/v1/food_choices',
      `/rest/v1/recipes/${id}/allergens`,
    ]) {
      expect((await kitchen.app.inject(url)).statusCode, url).toBe(401)
    }
  })
})
