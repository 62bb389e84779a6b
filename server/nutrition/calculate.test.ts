import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { nutritionToSave, receivedNutrition } from '#core/api/received/nutrition.ts'
import { recipeLimits } from '#core/api/recipes.ts'
import { smallestQuantity } from '#core/units/quantity.ts'
import { openProvider, type Provider, refuses, says } from '#testing/fake-provider.ts'
import { type Cook, forEachEngine, type Kitchen, newCook, openKitchen } from '#testing/harness.ts'

const gazpacho = {
  recipeName: 'Gazpacho',
  servings: 4,
  ingredients: [
    { name: 'Tomates maduros', quantity: 1, unit: 'kg' },
    { name: 'Pimiento', quantity: 1, unit: 'unidad' },
    { name: 'Vinagre de Jerez', quantity: 2, unit: 'cucharada' },
    { name: 'Zzz misterioso', quantity: 5, unit: 'g' },
  ],
}
const url = '/functions/v1/calculate-nutrition'

forEachEngine((engine) => {
  let kitchen: Kitchen
  let ana: Cook
  beforeAll(async () => {
    kitchen = await openKitchen(engine)
    ana = await newCook(kitchen, 'ana')
  })
  afterAll(() => kitchen.close())

  test('contesta lo de la especificación y, además, de dónde sale', async () => {
    const { status, body } = await ana.call('POST', url, gazpacho)
    expect(status).toBe(200)
    expect(Object.keys(body.nutrition).sort()).toEqual(
      [
        ...['calories', 'proteins', 'carbohydrates', 'fats', 'fiber', 'sodium', 'sugar', 'calcium', 'iron'],
        ...['vitamin_a', 'vitamin_c'],
      ].sort(),
    )
    // 1000 g × 18,5 + 180 g × 26,6 + 30,4 g × 22,6 kcal per 100 g.
    expect(body.nutrition.calories).toBeCloseTo(185 + 47.88 + 6.8704, 9)
    expect(body).toMatchObject({ engine: 'local', completeness: { with_data: 3, total: 4 }, vitamin_a_basis: 're' })
    expect(body).not.toHaveProperty('notice')
    expect(body.lines[0]).toMatchObject({
      ...{ name: 'Tomates maduros', grams: 1000, weighed_by: 'weight', reading: 'neto' },
      food: { id: 'tomate', name: 'Tomate', source_id: expect.stringMatching(/^(?:fdc|ciqual):\d+$/) },
    })
    expect(body.lines[3]).toMatchObject({ food: null, grams: null, contribution: { calories: null } })
    expect(body.warnings).toEqual([
      'No se reconocen y no se han contado: «Zzz misterioso».',
      'Se han tomado por su variedad más habitual: «Pimiento» como Pimiento rojo.',
      'Con la composición del alimento publicado más parecido: «Vinagre de Jerez».',
    ])
    expect(body.allergens).toMatchObject({
      entries: [{ allergen: 'sulfitos', state: 'contiene', sources: [{ ingredient: 'Vinagre de Jerez' }] }],
      unknown: ['Zzz misterioso'],
      complete: false,
    })
  })

  test('si no se reconoce nada es un error con su razón, nunca ceros', async () => {
    const ingredients = [
      { name: 'Zzz', quantity: 1, unit: 'g' },
      { name: 'Harina', quantity: 2, unit: 'unidad' },
    ]
    const answer = await ana.call('POST', url, { ...gazpacho, ingredients })
    expect(answer).toMatchObject({ status: 422, body: { code: 'nothing_recognised' } })
    expect(answer.body.issues).toEqual([
      { path: 'ingredients.0.name', message: 'No se reconoce' },
      { path: 'ingredients.1.name', message: 'No tiene peso o datos conocidos' },
    ])
  })

  test('una receta de sólo agua y sal sí tiene análisis: cero kcal de verdad', async () => {
    const ingredients = [{ name: 'Agua', quantity: 1, unit: 'l' }]
    const { status, body } = await ana.call('POST', url, { ...gazpacho, ingredients })
    expect(status).toBe(200)
    expect(body.nutrition.calories).toBe(0)
    expect(body.lines[0].share).toBeNull()
  })

  test.each([
    ['nada', '', 400],
    ['sin ingredientes', { ...gazpacho, ingredients: [] }, 422],
    ['ingredientes sin nombre', { ...gazpacho, ingredients: [{ name: ' ', quantity: 1, unit: 'g' }] }, 422],
    ['una unidad desconocida', { ...gazpacho, ingredients: [{ name: 'Sal', quantity: 1, unit: 'pizca' }] }, 400],
    ['una cantidad de texto', { ...gazpacho, ingredients: [{ name: 'Sal', quantity: '1', unit: 'g' }] }, 400],
    ['301 ingredientes', { ...gazpacho, ingredients: Array(301).fill(gazpacho.ingredients[0]) }, 400],
    ['un nombre larguísimo', { ...gazpacho, ingredients: [{ name: 'a'.repeat(201), quantity: 1, unit: 'g' }] }, 400],
  ])('%s se rechaza en español', async (_, body, status) => {
    const answer = await ana.call('POST', url, body)
    expect(answer.status).toBe(status)
    expect(answer.body.message).not.toMatch(/invalid|expected|must/i)
  })

  test('300 líneas raras ni fallan ni tardan, y se pueden guardar', async () => {
    const odd = [
      "'; drop table recipes; --",
      '🦐'.repeat(40),
      'ajo '.repeat(50),
      'harina'.repeat(33),
      '<b>sal</b>',
      '‮oja',
    ]
    const ingredients = Array.from({ length: 300 }, (_, n) => ({
      name: n === 0 ? 'Sal' : `${odd[n % odd.length]}`.slice(0, 190),
      quantity: n % 2 === 0 ? recipeLimits.quantity : smallestQuantity,
      unit: ['g', 'kg', 'ml', 'l', 'unidad', 'taza', 'cucharada', 'cucharadita'][n % 8],
    }))
    const { status, body } = await ana.call('POST', url, { ...gazpacho, ingredients })
    expect(status).toBe(200)
    expect(body.completeness.total).toBe(300)
    const recipe = await ana.call('POST', '/rest/v1/recipes', {
      ...{ name: 'Rara', servings: 1, method: 'Nada.', ingredients },
    })
    const saved = await ana.call('PUT', `/rest/v1/nutritional_info/${recipe.body.id}`, body.nutrition)
    expect(saved.status).toBe(200)
    expect(saved.body.analysis.lines).toHaveLength(300)
  })
})

describe('con un modelo delante', () => {
  let provider: Provider
  let kitchen: Kitchen
  let ana: Cook
  beforeAll(async () => {
    provider = await openProvider()
    const { baseUrl, model } = provider.settings()
    kitchen = await openKitchen('sqlite', { LLM_BASE_URL: baseUrl, LLM_MODEL: model })
    ana = await newCook(kitchen, 'ana')
  })
  afterAll(async () => {
    await kitchen.close()
    await provider.close()
  })
  beforeEach(() => {
    // A provider that has failed is left alone for a while (docs/decisiones/006).
    kitchen.wait(120_000)
    provider.received.length = 0
  })

  const odd = {
    recipeName: 'Crema',
    servings: 2,
    ingredients: [
      { name: 'Calabacim', quantity: 500, unit: 'g' },
      { name: 'Aceite de oliva', quantity: 20, unit: 'g' },
    ],
  }
  const calculate = (body: object = odd) => ana.call('POST', url, body)

  test('sólo empareja nombres con alimentos de la tabla; los números siguen siendo los de la tabla', async () => {
    provider.play(says({ matches: [{ n: 0, food_id: 'calabacin' }] }))
    const { status, body } = await calculate()
    expect(status).toBe(200)
    expect(body).toMatchObject({ engine: 'model', model: 'fogon-1', completeness: { with_data: 2, total: 2 } })
    expect(body.lines[0]).toMatchObject({
      ...{ matched_by: 'model', confidence: 0.4, doubts: ['model'], food: { id: 'calabacin' } },
    })
    expect(body.warnings[0]).toBe('Emparejados por fogon-1, compruébalos: «Calabacim» como Calabacín.')
    const sent = provider.received.at(-1)?.body ?? ''
    expect(sent).toContain('Calabacim')
    expect(sent).not.toContain('Aceite de oliva')
    expect(sent).not.toContain(ana.id)
  })

  test('guardar recuerda lo que emparejó, sin preguntarle otra vez; lo que no se le ofrecería no vale', async () => {
    provider.play(says({ matches: [{ n: 0, food_id: 'calabacin' }] }))
    const calculated = (await calculate()).body
    const { body: recipe } = await ana.call('POST', '/rest/v1/recipes', {
      ...{ name: 'Crema', servings: 2, method: 'Triturar.', ingredients: odd.ingredients },
    })
    const asked = provider.received.length
    const save = async (proposed_foods: readonly object[]) => {
      const body = { ...calculated.nutrition, proposed_foods }
      return (await ana.call('PUT', `/rest/v1/nutritional_info/${recipe.id}`, body)).body.analysis
    }
    const remembered = nutritionToSave(receivedNutrition.parse(calculated), recipe.updated_at)
    expect(remembered.proposed_foods).toEqual([{ name: 'Calabacim', food_id: 'calabacin' }])
    const { nutrition: _, allergens: __, ...analysis } = calculated
    expect(await save([{ name: 'calabacim', food_id: 'calabacin' }])).toEqual(analysis)
    expect(await save([{ name: 'Calabacim', food_id: 'foie-gras-fresco-de-pato' }])).toBeNull()
    expect(await save([{ name: 'Aceite de oliva', food_id: 'calabacin' }])).toBeNull()
    expect(await save([])).toBeNull()
    expect(provider.received).toHaveLength(asked)
  })

  test('un alimento que no se le ofreció no vale, ni inventado ni de la tabla', async () => {
    for (const food_id of ['foie-gras-fresco-de-pato', 'inventado', null]) {
      kitchen.wait(120_000)
      provider.play(
        says({
          matches: [
            { n: 0, food_id },
            { n: 7, food_id: 'calabacin' },
          ],
        }),
      )
      const { body } = await calculate()
      expect(body).toMatchObject({ engine: 'local', completeness: { with_data: 1, total: 2 } })
      expect(body.lines[0].food).toBeNull()
    }
  })

  test('si falla, contesta el motor local y se dice por qué', async () => {
    provider.play(refuses(500))
    const { status, body } = await calculate()
    expect(status).toBe(200)
    expect(body).toMatchObject({ engine: 'local', notice: expect.stringMatching(/\p{L}{3,}/u) })
    expect(body).not.toHaveProperty('model')
  })

  test('no se le pregunta por lo que ya se sabe, ni por lo que el cocinero ha decidido, ni con «sólo local»', async () => {
    provider.play(says({ matches: [{ n: 0, food_id: 'calabacin' }] }))
    await calculate({ ...odd, ingredients: odd.ingredients.slice(1) })
    await ana.call('PUT', '/rest/v1/food_choices', { name: 'calabacim', food_id: null })
    expect((await calculate()).body.lines[0].food).toBeNull()
    await ana.call('DELETE', '/rest/v1/food_choices?name=calabacim')
    await ana.call('PATCH', '/rest/v1/preferences', { only_local: true })
    expect((await calculate()).body.engine).toBe('local')
    expect(provider.received).toEqual([])
    await ana.call('PATCH', '/rest/v1/preferences', { only_local: false })
  })
})
