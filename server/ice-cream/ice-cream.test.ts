import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cook, forEachEngine, type Kitchen, newCook, openKitchen } from '#testing/harness.ts'

const formulas = '/rest/v1/ice_cream_formulas'
const rows = '/rest/v1/ice_cream_ingredients'
const analyze = '/functions/v1/analyze-ice-cream-formula'

const blank = { fat_content: 0, sugar_content: 0, water_content: 0, non_fat_solids: 0 }
const ingredient = (name: string, quantity: number, fields: object = {}) => ({
  name,
  quantity,
  unit: 'g',
  ingredient_type: 'otro',
  ...blank,
  ...fields,
})
const milkBase = [
  ingredient('Leche entera', 600, { fat_content: 3.6, water_content: 87.5, non_fat_solids: 8.9 }),
  ingredient('Nata 35 %', 150, { ingredient_type: 'grasa', fat_content: 35, water_content: 59, non_fat_solids: 6 }),
  ingredient('Azúcar', 150, { ingredient_type: 'azucar', sugar_content: 100 }),
  ingredient('Dextrosa', 50, { ingredient_type: 'azucar', sugar_content: 92, water_content: 8 }),
  ingredient('Leche en polvo desnatada', 45, { fat_content: 1, water_content: 4, non_fat_solids: 95 }),
  ingredient('Neutro', 5, { ingredient_type: 'estabilizante', water_content: 10, non_fat_solids: 90 }),
]

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

  const newFormula = async (cook: Cook, body: object = {}): Promise<string> => {
    const created = await cook.call('POST', formulas, { name: 'Fior di latte', type: 'helado', ...body })
    expect(created.status).toBe(201)
    return created.body.id
  }
  const rowsOf = async (cook: Cook, id: string) => (await cook.call('GET', `${rows}?formula_id=${id}`)).body.items

  test('una fórmula nace con 1.000 g y sin cálculos; se lista la última primero, por páginas; se borra con lo suyo', async () => {
    const cook = await newCook(kitchen, 'lista')
    const first = await newFormula(cook, { name: '  Nata  ' })
    for (let n = 0; n < 3; n++) {
      kitchen.wait(1000)
      await newFormula(cook, { name: `Sorbete ${n}`, type: 'sorbete', servings: 2500 })
    }
    const page = await cook.call('GET', `${formulas}?limit=3`)
    expect(page.body.items.map(({ name }: { name: string }) => name)).toEqual(['Sorbete 2', 'Sorbete 1', 'Sorbete 0'])
    const rest = await cook.call('GET', `${formulas}?limit=3&cursor=${encodeURIComponent(page.body.next_cursor)}`)
    expect(rest.body).toMatchObject({
      items: [{ name: 'Nata', servings: 1000, fat_percentage: null }],
      next_cursor: null,
    })
    await cook.call('POST', rows, { formula_id: first, items: milkBase })
    expect((await cook.call('DELETE', `${formulas}/${first}`)).status).toBe(204)
    expect((await cook.call('GET', `${formulas}/${first}`)).status).toBe(404)
    expect((await cook.call('GET', `${rows}?formula_id=${first}`)).status).toBe(404)
  })

  test('se juzga a la temperatura a la que se sirve, y sin ella a la de su tipo; fuera de lo posible se rechaza', async () => {
    const id = await newFormula(ana, { serving_temperature: -18 })
    const judged = async () => {
      const answer = await ana.call('POST', analyze, { formulaId: id, ingredients: milkBase, type: 'helado' })
      return { firmness: answer.body.formula.firmness_level, at: answer.body.analysis.analysis.firmness_temperature }
    }
    expect(await judged()).toEqual({ firmness: 'Firme', at: -18 })
    const usual = await ana.call('PATCH', `${formulas}/${id}`, { serving_temperature: null })
    expect(usual.body).toMatchObject({ serving_temperature: null, firmness_level: 'Firme' })
    expect(await judged()).toEqual({ firmness: 'Óptimo', at: -12 })
    for (const serving_temperature of [-25.1, 0, 4, 'fría'])
      expect((await ana.call('PATCH', `${formulas}/${id}`, { serving_temperature })).status).toBe(400)
    expect((await beto.call('PATCH', `${formulas}/${id}`, { serving_temperature: -13 })).status).toBe(404)
    expect((await ana.call('GET', `${formulas}/${id}`)).body.serving_temperature).toBeNull()
  })

  test('la misma creación dos veces es una; lo no nombrado de un cambio se queda', async () => {
    const id = randomUUID()
    const body = { id, name: 'Pistacho', type: 'helado' }
    for (let n = 0; n < 2; n++) expect((await ana.call('POST', formulas, body)).body.id).toBe(id)
    const changed = await ana.call('PATCH', `${formulas}/${id}`, { description: ' De Bronte ' })
    expect(changed.body).toMatchObject({ name: 'Pistacho', type: 'helado', description: 'De Bronte' })
    const row = { id: randomUUID(), ...ingredient('Agua', 1) }
    for (let n = 0; n < 2; n++) await ana.call('POST', rows, { formula_id: id, items: [row] })
    expect(await rowsOf(ana, id)).toHaveLength(1)
  })

  test('las filas guardan su orden; una edición toca un campo; varias, todas o ninguna', async () => {
    const id = await newFormula(ana)
    const added = await ana.call('POST', rows, { formula_id: id, items: milkBase })
    expect(added.status).toBe(201)
    const [milk, cream] = added.body.items
    expect((await ana.call('PATCH', `${rows}/${milk.id}`, { quantity: 612.5 })).status).toBe(204)
    expect((await ana.call('PATCH', `${rows}/${milk.id}`, {})).status).toBe(204)
    const now = await rowsOf(ana, id)
    expect(now[0]).toEqual({ ...milk, quantity: 612.5 })
    expect(now.map(({ name }: { name: string }) => name)).toEqual(milkBase.map(({ name }) => name))
    const none = await ana.call('PATCH', rows, {
      formula_id: id,
      items: [
        { id: cream.id, quantity: 1 },
        { id: randomUUID(), quantity: 2 },
      ],
    })
    expect(none.status).toBe(404)
    expect((await rowsOf(ana, id))[1].quantity).toBe(150)
    expect(await ana.call('PATCH', `${rows}/${cream.id}`, { quantity: 1e-13 })).toMatchObject({ status: 400 })
    expect((await rowsOf(ana, id))[1].quantity).toBe(150)
    const both = await ana.call('PATCH', rows, {
      formula_id: id,
      items: [
        { id: cream.id, quantity: 1 },
        { id: milk.id, quantity: 2 },
      ],
    })
    expect(both.body.items.slice(0, 2).map(({ quantity }: { quantity: number }) => quantity)).toEqual([2, 1])
    expect((await ana.call('DELETE', `${rows}/${cream.id}`)).status).toBe(204)
    expect(await rowsOf(ana, id)).toHaveLength(milkBase.length - 1)
  })

  test('analizar escribe resultados, proceso y análisis, y otra vez los sustituye', async () => {
    const id = await newFormula(ana)
    expect((await ana.call('GET', `/rest/v1/ice_cream_processes?formula_id=${id}`)).body).toEqual({ item: null })
    const body = { formulaId: id, ingredients: milkBase, type: 'helado' }
    const first = await ana.call('POST', analyze, body)
    expect(first.status).toBe(200)
    // By hand: 600 × 3.6 % + 150 × 35 % + 45 × 1 % = 74.55 g of fat in 1,000 g.
    expect(first.body.formula).toMatchObject({ id, fat_percentage: 7.46, melting_point: expect.any(Number) })
    expect(first.body.formula.pac_value).toBeGreaterThan(180)
    expect((await ana.call('GET', `${formulas}/${id}`)).body).toEqual(first.body.formula)
    expect((await ana.call('GET', `/rest/v1/ice_cream_processes?formula_id=${id}`)).body.item).toEqual(
      first.body.process,
    )
    expect((await ana.call('GET', `/rest/v1/ice_cream_analysis?formula_id=${id}`)).body.item).toEqual(
      first.body.analysis,
    )
    const second = await ana.call('POST', analyze, { ...body, ingredients: milkBase.slice(0, 3) })
    expect(second.body.formula.fat_percentage).toBe(8.23)
    expect((await ana.call('GET', `/rest/v1/ice_cream_analysis?formula_id=${id}`)).body.item).toEqual(
      second.body.analysis,
    )
  })

  test('analizar lo vacío o lo que no pesa dice qué falta y no escribe nada', async () => {
    const id = await newFormula(ana)
    const empty = await ana.call('POST', analyze, { formulaId: id, ingredients: [], type: 'helado' })
    expect(empty).toMatchObject({
      status: 422,
      body: { code: 'formula_ingredient_required', message: 'Añade al menos un ingrediente antes de analizar' },
    })
    const air = await ana.call('POST', analyze, { formulaId: id, ingredients: [ingredient('', 0)], type: 'helado' })
    expect(air).toMatchObject({ status: 422, body: { code: 'formula_weighs_nothing' } })
    expect((await ana.call('GET', `${formulas}/${id}`)).body.fat_percentage).toBeNull()
  })

  describe('lo de otro es como lo que no existe', () => {
    test('Beto no ve, cambia, borra ni analiza lo de Ana', async () => {
      const id = await newFormula(ana)
      const row = (await ana.call('POST', rows, { formula_id: id, items: [milkBase[0]] })).body.items[0]
      const before = (await ana.call('GET', `${formulas}/${id}`)).body
      const tries = [
        ['GET', `${formulas}/${id}`],
        ['PATCH', `${formulas}/${id}`, { name: 'Mía' }],
        ['DELETE', `${formulas}/${id}`],
        ['GET', `${rows}?formula_id=${id}`],
        ['POST', rows, { formula_id: id, items: [milkBase[1]] }],
        ['PATCH', `${rows}/${row.id}`, { quantity: 1 }],
        ['PATCH', rows, { formula_id: id, items: [{ id: row.id, quantity: 1 }] }],
        ['DELETE', `${rows}/${row.id}`],
        ['GET', `/rest/v1/ice_cream_processes?formula_id=${id}`],
        ['GET', `/rest/v1/ice_cream_analysis?formula_id=${id}`],
        ['POST', analyze, { formulaId: id, ingredients: milkBase, type: 'helado' }],
      ] as const
      for (const [method, url, body] of tries)
        expect(await beto.call(method, url, body), `${method} ${url}`).toMatchObject({
          status: 404,
          body: { code: 'not_found' },
        })
      expect((await ana.call('GET', `${formulas}/${id}`)).body).toEqual(before)
      expect(await rowsOf(ana, id)).toEqual([row])
      expect((await beto.call('GET', formulas)).body.items).toEqual([])
    })
  })

  test('lo imposible se rechaza con su mensaje y deja todo como estaba', async () => {
    const id = await newFormula(ana)
    const [row] = (await ana.call('POST', rows, { formula_id: id, items: [milkBase[0]] })).body.items
    const wrong: [string, string, object][] = [
      ['POST', formulas, { name: '   ', type: 'helado' }],
      ['POST', formulas, { name: 'x', type: 'polo' }],
      ['POST', formulas, { name: 'x'.repeat(201), type: 'helado' }],
      ['POST', formulas, { name: 'x', type: 'helado', servings: 0 }],
      ['PATCH', `${rows}/${row.id}`, { quantity: -1 }],
      ['PATCH', `${rows}/${row.id}`, { fat_content: 100.5 }],
      ['PATCH', `${rows}/${row.id}`, { unit: 'taza' }],
      ['PATCH', `${rows}/${row.id}`, { pac_contribution: null }],
      ['POST', rows, { formula_id: id, items: [] }],
      ['POST', rows, { formula_id: id, items: Array.from({ length: 101 }, () => milkBase[0]) }],
      ['POST', analyze, { formulaId: id, ingredients: 'todo', type: 'helado' }],
    ]
    for (const [method, url, body] of wrong) {
      const answer = await ana.call(method as 'POST', url, body)
      expect([400, 422], `${method} ${JSON.stringify(body).slice(0, 80)}`).toContain(answer.status)
      expect(answer.body.message).toMatch(/./)
    }
    const most = Array.from({ length: 99 }, () => milkBase[0])
    expect((await ana.call('POST', rows, { formula_id: id, items: most })).status).toBe(201)
    expect(await ana.call('POST', rows, { formula_id: id, items: [milkBase[0]] })).toMatchObject({
      status: 422,
      body: { code: 'formula_too_long' },
    })
    expect((await rowsOf(ana, id))[0]).toEqual(row)
  })
})
