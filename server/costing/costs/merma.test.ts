import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Cook, forEachEngine, type Kitchen, newCook, openKitchen } from '#testing/harness.ts'

forEachEngine((engine) => {
  let kitchen: Kitchen
  let ana: Cook
  let beto: Cook
  beforeAll(async () => {
    kitchen = await openKitchen(engine)
  })
  afterAll(() => kitchen.close())
  beforeEach(async () => {
    ana = await newCook(kitchen, 'ana')
    beto = await newCook(kitchen, 'beto')
  })

  const chard = { name: 'Acelgas', quantity: 920, unit: 'g' } as const
  const content = (name: string, ingredients: readonly object[]) => ({
    ...{ name, category: '', servings: 1, method: 'Cocer.', ingredients },
  })
  const save = async (cook: Cook, name: string, ingredients: readonly object[], rest: object = {}) => {
    const answer = await cook.call('POST', '/rest/v1/recipes', { ...content(name, ingredients), ...rest })
    expect(answer.status).toBe(201)
    return answer.body
  }
  const price = (cook: Cook, ingredient_name: string, price_per_unit: number) =>
    cook.call('POST', '/rest/v1/ingredient_prices', { ingredient_name, price_per_unit, unit: 'kg' })
  const prefer = (cook: Cook, patch: object) => cook.call('PATCH', '/rest/v1/preferences', patch)
  const totals = async (cook: Cook, sort = 'total') =>
    (await cook.call('GET', `/rest/v1/recipe_costs?sort=${sort}&order=asc`)).body.items.map(
      ({ name, total }: { name: string; total: number }) => [name, total],
    )
  const test_ = { ingredient_name: 'acelga', grams_before: 1000, grams_after: 500, tested_on: '2026-11-20' }
  const weigh = (cook: Cook, rest: object = {}) => cook.call('POST', '/rest/v1/yield_tests', { ...test_, ...rest })

  describe('líneas en bruto y en limpio', () => {
    test('se guarda, se lee y se cambia; sin decirlo es en bruto, y una elaboración no es ninguna de las dos', async () => {
      const base = await save(ana, 'Base', [{ ...chard, clean: true }, { ...chard, clean: false }, chard])
      expect(base.ingredients.map(({ clean }: { clean?: boolean }) => clean)).toEqual([true, undefined, undefined])
      const read = (await ana.call('GET', `/rest/v1/recipes/${base.id}`)).body
      expect(read.ingredients).toEqual(base.ingredients)
      const link = { recipe_id: base.id, in_servings: false }
      const dish = await save(ana, 'Plato', [{ name: 'Base', quantity: 100, unit: 'g', clean: true, link }])
      expect(dish.ingredients[0]).not.toHaveProperty('clean')
      const edited = await ana.call('PUT', `/rest/v1/recipes/${base.id}`, {
        ...content('Base', [chard, { ...chard, clean: true }]),
        updated_at: base.updated_at,
      })
      expect(edited.body.ingredients.map(({ clean }: { clean?: boolean }) => clean)).toEqual([undefined, true])
      expect((await ana.call('POST', '/rest/v1/recipes', content('X', [{ ...chard, clean: 'sí' }]))).status).toBe(400)
    })

    test('apagada, la cuenta de siempre; encendida, lo que hay que comprar: en la ficha, la lista, su orden y el CSV', async () => {
      await price(ana, 'Acelga', 2)
      await save(ana, 'Limpia', [{ ...chard, clean: true }])
      await save(ana, 'Bruta', [{ ...chard, quantity: 950 }])
      expect(await totals(ana)).toEqual([
        ['Limpia', 1.84],
        ['Bruta', 1.9],
      ])
      await prefer(ana, { count_merma: true })
      // The table: 92 % of chard is usable.
      expect(await totals(ana)).toEqual([
        ['Bruta', 1.9],
        ['Limpia', 2],
      ])
      expect(await totals(ana, 'name')).toEqual([
        ['Bruta', 1.9],
        ['Limpia', 2],
      ])
      const { items } = (await ana.call('GET', '/rest/v1/recipes?name=limpia')).body
      const sheet = (await ana.call('GET', `/rest/v1/recipes/${items[0].id}/cost`)).body
      expect(sheet.lines[0]).toMatchObject({ clean: true, merma: { edible_percent: 92, test: null } })
      const csv = await kitchen.app.inject({
        ...{ method: 'GET', url: `/rest/v1/recipes/${items[0].id}/cost/export` },
        headers: { authorization: `Bearer ${ana.token}` },
      })
      expect(csv.body).toContain('Limpio: se compran 1.000 g')
      await prefer(ana, { count_merma: false })
      expect(await totals(ana)).toEqual([
        ['Limpia', 1.84],
        ['Bruta', 1.9],
      ])
    })

    test('llega a los platos de encima, y la merma de cocción también', async () => {
      await price(ana, 'Acelga', 2)
      const yields = { grams: null, millilitres: null, pieces: null, cooking_loss_percent: 0 }
      const base = await save(ana, 'Base', [{ ...chard, clean: true }], { yields })
      const link = { recipe_id: base.id, in_servings: false }
      await save(ana, 'Plato', [{ name: 'Base', quantity: 460, unit: 'g', link }])
      await prefer(ana, { count_merma: true })
      expect(Object.fromEntries(await totals(ana))).toEqual({ Base: 2, Plato: 1 })
      await ana.call('PUT', `/rest/v1/recipes/${base.id}`, {
        ...content('Base', [{ ...chard, clean: true }]),
        ...{ yields: { ...yields, cooking_loss_percent: 50 }, updated_at: base.updated_at },
      })
      expect(Object.fromEntries(await totals(ana))).toEqual({ Base: 2, Plato: 2 })
    })

    test('una variación la conserva, y lo que se añade en ella también la lleva', async () => {
      const recipe = await save(ana, 'Base', [{ ...chard, clean: true }])
      const project = (await ana.call('POST', '/rest/v1/projects', { name: 'Pruebas' })).body
      const changes = { lines: [{ line: 0, quantity: 500 }], added: [{ ...chard, name: 'Puerro', clean: true }] }
      const answer = await ana.call('POST', '/rest/v1/recipe_variations', {
        ...{ project_id: project.id, recipe_id: recipe.id, name: 'Con puerro', changes },
      })
      expect(answer.body).toMatchObject({ base: { ingredients: [{ clean: true }] }, changes })
    })
  })

  describe('tests de rendimiento', () => {
    test('manda sobre la tabla, se cambia y se borra, y las cifras le siguen en el acto', async () => {
      await price(ana, 'Acelgas', 2)
      await save(ana, 'Limpia', [{ ...chard, clean: true }])
      await prefer(ana, { count_merma: true })
      expect(await totals(ana)).toEqual([['Limpia', 2]])
      const saved = await weigh(ana)
      expect(saved).toMatchObject({ status: 200, body: { items: [{ ...test_, trimmings_grams: 0, kilo_price: 2 }] } })
      expect(await totals(ana)).toEqual([['Limpia', 3.68]])
      // 400 g of stalks at 1 € the kilo are credited.
      await weigh(ana, { ingredient_name: 'ACELGAS', trimmings_grams: 400, trimmings_price: 1 })
      expect((await ana.call('GET', '/rest/v1/yield_tests')).body.items).toHaveLength(1)
      expect(await totals(ana)).toEqual([['Limpia', 2.944]])
      const gone = await ana.call('DELETE', '/rest/v1/yield_tests?ingredient_name=Acelga')
      expect(gone).toMatchObject({ status: 200, body: { items: [] } })
      expect(await totals(ana)).toEqual([['Limpia', 2]])
    })

    test('es de esta cuenta y de ninguna otra', async () => {
      await weigh(ana)
      await price(beto, 'Acelgas', 2)
      await save(beto, 'Limpia', [{ ...chard, clean: true }])
      await prefer(beto, { count_merma: true })
      expect(await totals(beto)).toEqual([['Limpia', 2]])
      expect((await beto.call('GET', '/rest/v1/yield_tests')).body.items).toEqual([])
      const answer = await beto.call('DELETE', '/rest/v1/yield_tests?ingredient_name=acelga')
      expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } })
      expect((await ana.call('GET', '/rest/v1/yield_tests')).body.items).toHaveLength(1)
    })

    test.each([
      [{ grams_before: 0 }, 'El peso antes de limpiar debe ser mayor que 0'],
      [{ grams_after: 0 }, 'El peso limpio debe ser mayor que 0'],
      [{ grams_after: 1001 }, 'El peso limpio no puede ser mayor que el de antes de limpiar'],
      [{ trimmings_grams: 501 }, 'Los recortes no pueden pesar más de lo que se ha perdido al limpiar'],
      [{ trimmings_grams: -1 }, undefined],
      [{ trimmings_price: -1 }, undefined],
      [{ grams_before: 1e12 }, undefined],
      [{ grams_before: null }, undefined],
      [{ tested_on: '2026-02-31' }, undefined],
      [{ ingredient_name: ' ' }, undefined],
      [{ ingredient_name: 'x'.repeat(201) }, undefined],
    ])('%j se rechaza y no guarda nada', async (wrong, message) => {
      const answer = await weigh(ana, wrong)
      expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input', ...(message ? { message } : {}) } })
      expect((await ana.call('GET', '/rest/v1/yield_tests')).body.items).toEqual([])
    })

    test('un nombre raro es un nombre: no rompe nada', async () => {
      for (const name of ['__proto__', '<b>Col</b>', '🥬', "'; drop table yield_tests; --"]) {
        expect((await weigh(ana, { ingredient_name: name })).status).toBe(200)
      }
      expect((await ana.call('GET', '/rest/v1/yield_tests')).body.items).toHaveLength(4)
    })
  })
})
