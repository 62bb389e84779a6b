import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatEuros as euros } from '#core/format/money.ts'
import { type Cook, forEachEngine, type Kitchen, newCook, openKitchen } from '#testing/harness.ts'

/** What a dish of the cook's costs is one figure, on the cost page and in the assistant's answer. */

/** Without the blanks that do not break. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ')

forEachEngine((engine) => {
  let kitchen: Kitchen
  beforeAll(async () => {
    kitchen = await openKitchen(engine)
  })
  afterAll(() => kitchen.close())

  const save = async (cook: Cook, name: string, ingredients: readonly object[], rest: object = {}): Promise<string> => {
    const content = { name, category: '', servings: 4, method: 'Cocer.', ingredients, ...rest }
    const answer = await cook.call('POST', '/rest/v1/recipes', content)
    expect(answer.status).toBe(201)
    return answer.body.id
  }
  const price = (cook: Cook, ingredient_name: string, price_per_unit: number) =>
    cook.call('POST', '/rest/v1/ingredient_prices', { ingredient_name, price_per_unit, unit: 'kg' })
  const said = async (cook: Cook, content: string): Promise<string> => {
    const body = { messages: [{ role: 'user', content }] }
    const answer = await cook.call('POST', '/functions/v1/ai-culinary-assistant', body)
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return plain(answer.body.response)
  }
  const listed = async (cook: Cook, name: string): Promise<{ total: number; per_serving: number }> =>
    (await cook.call('GET', `/rest/v1/recipe_costs?q=${encodeURIComponent(name)}`)).body.items[0]

  test.each([
    [false, false],
    [true, false],
    [false, true],
    [true, true],
  ])('medidas pesadas: %s, merma contada: %s', async (household_to_grams, count_merma) => {
    const cook = await newCook(kitchen, 'ana')
    await price(cook, 'Huevo', 4)
    await price(cook, 'Acelga', 2)
    await price(cook, 'Harina', 1.1)
    await cook.call('POST', '/rest/v1/yield_tests', {
      ...{ ingredient_name: 'Acelga', grams_before: 1000, grams_after: 700, tested_on: '2026-11-20' },
    })
    const base = await save(cook, 'Relleno de la abuela', [
      { name: 'Acelgas', quantity: 700, unit: 'g', clean: true },
      { name: 'Huevos', quantity: 3, unit: 'unidad' },
    ])
    const link = { recipe_id: base, in_servings: true }
    const filling = { name: 'Relleno de la abuela', quantity: 2, unit: 'unidad', link }
    await save(cook, 'Empanada gallega mía', [filling, { name: 'Harina', quantity: 2, unit: 'taza' }])
    await cook.call('PATCH', '/rest/v1/preferences', { household_to_grams, count_merma })
    const { total, per_serving } = await listed(cook, 'Empanada gallega')
    const answer = await said(cook, '¿Cuánto cuesta mi empanada gallega mía?')
    expect(answer).toContain(plain(`**${euros(total)}**, ${euros(per_serving)} por ración`))
    expect(answer).toContain(count_merma ? 'Con la merma de las líneas en limpio' : 'Sin merma')
    if (household_to_grams) expect(answer).not.toContain('tal cual')
    else expect(answer).toContain('Pesadas con la tabla serían')
    const dearest = await said(cook, '¿Cuál es mi receta más cara por ración?')
    const relleno = await listed(cook, 'Relleno')
    expect(dearest).toContain(plain(`**${euros(Math.max(per_serving, relleno.per_serving))}**`))
  })

  test('si falta un precio la cifra es la de la página, como mínimo, y la de referencia va aparte', async () => {
    const cook = await newCook(kitchen, 'berta')
    await price(cook, 'Harina', 1)
    await save(cook, 'Masa rara mía', [
      { name: 'Harina', quantity: 1, unit: 'kg' },
      { name: 'Mantequilla', quantity: 500, unit: 'g' },
      { name: 'Ajo', quantity: 4, unit: 'unidad' },
    ])
    const answer = await said(cook, '¿Cuánto cuesta mi masa rara mía?')
    expect((await listed(cook, 'Masa rara')).total).toBe(1)
    expect(answer).toMatch(/\*\*1,00 €\*\*, 0,25 € por ración \*\*como mínimo\*\*/)
    expect(answer).toMatch(
      /Sin precio, no sumados:\*\* Mantequilla, Ajo\. Con precios de referencia para lo que falta, unos \*\*/,
    )
  })
})
