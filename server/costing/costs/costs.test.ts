import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { lineFromRow } from '#core/api/costs.ts'
import { costRecipe } from '#core/costing/costs/cost.ts'
import { type Cook, forEachEngine, type Kitchen, newCook, openKitchen } from '#testing/harness.ts'

const costs = '/rest/v1/recipe_costs'
const unpriced = '/rest/v1/unpriced_ingredients'

forEachEngine((engine) => {
  let kitchen: Kitchen
  let cook: Cook
  beforeAll(async () => {
    kitchen = await openKitchen(engine)
  })
  afterAll(() => kitchen.close())
  beforeEach(async () => {
    cook = await newCook(kitchen, 'cocinera')
  })

  type Line = readonly [name: string, quantity: number, unit: string]
  const recipe = async (name: string, lines: readonly Line[], rest: object = {}): Promise<string> => {
    const ingredients = lines.map(([title, quantity, unit]) => ({ name: title, quantity, unit }))
    const body = { name, category: 'Postres', servings: 4, method: 'Mezclar.', ingredients, ...rest }
    const answer = await cook.call('POST', '/rest/v1/recipes', body)
    expect(answer.status).toBe(201)
    return answer.body.id
  }
  const price = async (ingredient_name: string, price_per_unit: number, rest: object = {}) => {
    const answer = await cook.call('POST', '/rest/v1/ingredient_prices', { ingredient_name, price_per_unit, ...rest })
    expect(answer.status).toBeLessThan(300)
    return answer.body
  }
  const listed = async (query = '') => {
    const { status, body } = await cook.call('GET', `${costs}${query}`)
    expect(status).toBe(200)
    return body.items
  }
  const names = async (query: string) => (await listed(query)).map((row: { name: string }) => row.name)

  describe('la lista de costes', () => {
    test('cuenta como la especificación: g y ml entre 1000, lo demás tal cual, y sin polvo', async () => {
      const id = await recipe('Flan', [
        ['Leche', 100, 'ml'],
        ['Azúcares', 200, 'g'],
        ['Huevo', 6, 'unidad'],
      ])
      await price('leche', 1)
      await price('Azúcar', 1)
      await price('HUEVOS', 0.1)
      expect(await listed()).toEqual([
        {
          ...{ id, name: 'Flan', category: 'Postres', servings: 4, total: 0.9, per_serving: 0.225 },
          ...{ lines: 3, without_price: 0, estimated: 0, counted_as_is: 1 },
        },
      ])
    })

    test('dice lo que falta y lo que es estimado; sin ningún precio no hay total', async () => {
      await recipe('A', [
        ['Sal', 1, 'kg'],
        ['Trufa', 10, 'g'],
        ['Caviar', 10, 'g'],
      ])
      await recipe('B', [['Caviar', 10, 'g']])
      await price('Sal', 0.4)
      await price('Trufa', 5, { source: 'Error en búsqueda' })
      expect(await listed()).toMatchObject([
        { name: 'A', total: 0.45, without_price: 1, estimated: 1, lines: 3 },
        { name: 'B', total: null, per_serving: null, without_price: 1 },
      ])
    })

    test('sigue a los precios: cambiarlos o borrarlos cambia el coste', async () => {
      await recipe('Sopa', [['Agua', 1, 'l']])
      const water = await price('Agua', 2)
      expect((await listed())[0].total).toBe(2)
      await cook.call('PATCH', `/rest/v1/ingredient_prices/${water.id}`, { price_per_unit: 3, unit: 'l' })
      expect((await listed())[0].total).toBe(3)
      await cook.call('DELETE', `/rest/v1/ingredient_prices/${water.id}`)
      expect((await listed())[0].total).toBeNull()
    })

    test('ordena todas las recetas por cualquier columna, en los dos sentidos y a través de las páginas', async () => {
      await price('Oro', 1)
      for (let n = 0; n < 23; n++) {
        const rest = { category: n % 3 === 0 ? 'Ñ' : 'a', servings: 1 + (n % 4) }
        const quantity = ((n * 7) % 23) + 1
        await recipe(`Receta ${String.fromCharCode(97 + n)}`, [[n === 5 ? 'Plomo' : 'Oro', quantity, 'g']], rest)
      }
      type Row = Record<'total' | 'per_serving' | 'servings', number | null> & {
        id: string
        name: string
        category: string
      }
      const all: Row[] = await listed('?limit=100')
      expect(all).toHaveLength(23)
      for (const column of ['name', 'category', 'servings', 'total', 'per_serving'] as const) {
        for (const order of ['asc', 'desc'] as const) {
          const paged: Row[] = []
          let cursor = ''
          do {
            const { body } = await cook.call('GET', `${costs}?limit=5&sort=${column}&order=${order}${cursor}`)
            paged.push(...body.items)
            cursor = body.next_cursor === null ? '' : `&cursor=${body.next_cursor}`
          } while (cursor !== '')
          const where = `${column} ${order}`
          expect(new Set(paged.map(({ id }) => id)).size, where).toBe(23)
          const values = paged.map((row) => row[column]).filter((value) => value !== null)
          const sign = order === 'asc' ? 1 : -1
          const compare = (one: string | number, other: string | number) => {
            const [left, right] = [one, other].map((value) => (value === 'Ñ' ? 'n' : value))
            return (left ?? '') < (right ?? '') ? -sign : sign
          }
          expect(values, where).toEqual(values.toSorted((a, b) => (a === b ? 0 : compare(a, b))))
          if (column === 'total' || column === 'per_serving') expect(paged.at(-1)?.[column], where).toBeNull()
        }
      }
    })

    test('busca con las palabras de las recetas, en nombre y categoría', async () => {
      await recipe('Croquetas de Jamón', [['Sal', 1, 'g']], { category: 'Fritos' })
      await recipe('Tarta 100%', [['Sal', 1, 'g']])
      expect(await names('?q=jamon')).toEqual(['Croquetas de Jamón'])
      expect(await names('?q=fritos%20croq')).toEqual(['Croquetas de Jamón'])
      expect(await names('?q=100%25&sort=total')).toEqual(['Tarta 100%'])
      expect(await names('?q=_&sort=total&order=desc')).toEqual([])
    })

    test('con «Convertir medidas caseras a gramos», 6 huevos cuentan como su peso, también al ordenar', async () => {
      await recipe('Tortilla', [['Huevo', 6, 'unidad']])
      await recipe('Asado', [['Pollo', 3, 'kg']])
      await price('Huevo', 4)
      await price('Pollo', 4)
      expect(await names('?sort=total&order=desc')).toEqual(['Tortilla', 'Asado'])
      await cook.call('PATCH', '/rest/v1/preferences', { household_to_grams: true })
      const [roast, omelette] = await listed('?sort=total&order=desc')
      expect(roast).toMatchObject({ name: 'Asado', total: 12 })
      expect(omelette).toMatchObject({ name: 'Tortilla', total: 1.2, per_serving: 0.3, counted_as_is: 0 })
    })

    test('lo de otra cocinera no cuenta ni se ve', async () => {
      const id = await recipe('Secreta', [['Sal', 1, 'kg']])
      const other = await newCook(kitchen, 'otra')
      await other.call('POST', '/rest/v1/ingredient_prices', { ingredient_name: 'Sal', price_per_unit: 9 })
      expect(await listed()).toMatchObject([{ id, total: null }])
      expect((await other.call('GET', costs)).body.items).toEqual([])
      expect(await other.call('GET', `/rest/v1/recipes/${id}/cost`)).toEqual(
        await other.call('GET', `/rest/v1/recipes/${randomUUID()}/cost`),
      )
      expect((await other.call('GET', unpriced)).body).toEqual({ items: [], next_cursor: null, total: 0 })
    })

    test.each([
      '?sort=method',
      '?order=up',
      '?limit=0',
      '?limit=101',
      '?q=%00',
      '?cursor=e30',
      `?sort=total&cursor=${Buffer.from('["total asc",1e999,"00000000-0000-0000-0000-000000000000"]').toString('base64url')}`,
      `?sort=total&cursor=${Buffer.from('["total desc",1,"00000000-0000-0000-0000-000000000000"]').toString('base64url')}`,
    ])('%s se rechaza', async (query) => {
      expect(await cook.call('GET', `${costs}${query}`)).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    })
  })

  describe('un escandallo', () => {
    test('trae precios, pesos y mermas con los que core hace la cuenta', async () => {
      const id = await recipe('Tortilla', [
        ['Huevos', 6, 'unidad'],
        ['Acelga', 500, 'g'],
        ['Polvo de hadas', 1, 'taza'],
      ])
      const egg = await price('Huevo', 4)
      const { status, body } = await cook.call('GET', `/rest/v1/recipes/${id}/cost`)
      expect(status).toBe(200)
      expect(body).toMatchObject({ id, name: 'Tortilla', servings: 4, updated_at: expect.any(String) })
      expect(body.lines).toEqual([
        {
          ...{ name: 'Huevos', quantity: 6, unit: 'unidad', price: egg, merma: expect.anything() },
          equivalence: { grams_per_unit: 50, by: 'measure', food_name: expect.stringMatching(/^Huevo/), guess: false },
        },
        {
          ...{ name: 'Acelga', quantity: 500, unit: 'g', price: null, equivalence: null },
          merma: { edible_percent: 92, food_name: 'Acelga', source: expect.any(String), guess: false, test: null },
        },
        { name: 'Polvo de hadas', quantity: 1, unit: 'taza', price: null, equivalence: null, merma: null },
      ])
      const cost = costRecipe(body.lines.map(lineFromRow), body.servings)
      expect(cost).toMatchObject({ total: 24, perServing: 6, withoutPrice: 2, countedAsIs: 1 })
      const { body: list } = await cook.call('GET', costs)
      expect(list.items[0]).toMatchObject({ total: cost.total, per_serving: cost.perServing })
    })

    test('lo mismo para ingredientes que no son una receta guardada', async () => {
      const egg = await price('Huevo', 4)
      const ingredients = [{ name: 'huevo', quantity: 2, unit: 'unidad' }]
      const { status, body } = await cook.call('POST', '/rest/v1/cost_lines', { ingredients })
      expect(status).toBe(200)
      expect(body.lines).toMatchObject([{ ...ingredients[0], price: egg, equivalence: { grams_per_unit: 50 } }])
      expect((await cook.call('POST', '/rest/v1/cost_lines', { ingredients: [] })).body).toEqual({
        lines: [],
        elaboraciones: [],
      })
    })

    test('lo que la cocinera toma por otro alimento pesa como ese, y sólo para ella', async () => {
      await price('Ovillo', 2)
      const id = await recipe('Rara', [['Ovillos', 3, 'unidad']])
      const weight = async () =>
        (await cook.call('GET', `/rest/v1/recipes/${id}/cost`)).body.lines[0].equivalence?.grams_per_unit
      expect(await weight()).toBeUndefined()
      await cook.call('PUT', '/rest/v1/food_choices', { name: 'Ovillo', food_id: 'huevo' })
      expect(await weight()).toBe(50)
      await cook.call('PATCH', '/rest/v1/preferences', { household_to_grams: true })
      expect(await listed('?sort=total')).toMatchObject([{ total: 0.3, counted_as_is: 0 }])
      const ingredients = [{ name: 'Ovillos', quantity: 3, unit: 'unidad' }]
      const other = await newCook(kitchen, 'otra')
      const { body } = await other.call('POST', '/rest/v1/cost_lines', { ingredients })
      expect(body.lines).toMatchObject([{ equivalence: null }])
    })

    test.each([
      { ingredients: [{ name: 'Sal', quantity: -1, unit: 'g' }] },
      { ingredients: [{ name: 'Sal', quantity: 1, unit: 'onza' }] },
      { ingredients: Array(301).fill({ name: 'Sal', quantity: 1, unit: 'g' }) },
      { ingredients: 'sal' },
      {},
    ])('%j se rechaza', async (body) => {
      const answer = await cook.call('POST', '/rest/v1/cost_lines', body)
      expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    })
  })

  describe('los ingredientes sin precio', () => {
    test('salen una vez cada uno, se escriban como se escriban, por páginas, y dejan de salir con su precio', async () => {
      await recipe('Uno', [
        ['Harina', 1, 'kg'],
        ['Sal', 5, 'g'],
        ['Trufa', 5, 'g'],
      ])
      await recipe('Dos', [
        ['harinas', 1, 'kg'],
        ['Ñora', 5, 'g'],
      ])
      await price('Sal', 1)
      await price('Trufa', 5, { source: 'Error en búsqueda' })
      const first = (await cook.call('GET', `${unpriced}?limit=1`)).body
      expect(first).toMatchObject({ items: [{ ingredient_name: 'Harina', lines: 2 }], total: 2 })
      const second = (await cook.call('GET', `${unpriced}?limit=1&cursor=${first.next_cursor}`)).body
      expect(second).toMatchObject({ items: [{ ingredient_name: 'Ñora', lines: 1 }], next_cursor: null })
      const retry = (await cook.call('GET', `${unpriced}?fallback=true`)).body
      expect(retry.items.map((item: { ingredient_name: string }) => item.ingredient_name)).toEqual([
        'Harina',
        'Ñora',
        'Trufa',
      ])
      await price('Harina', 1)
      expect((await cook.call('GET', unpriced)).body).toMatchObject({ items: [{ ingredient_name: 'Ñora' }], total: 1 })
    })

    test.each(['?fallback=sí', '?limit=201', '?cursor=x'])('%s se rechaza', async (query) => {
      expect((await cook.call('GET', `${unpriced}${query}`)).status).toBe(400)
    })
  })
})
