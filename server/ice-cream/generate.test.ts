import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cook, forEachEngine, type Kitchen, newCook, openKitchen, request } from '#testing/harness.ts'

const generate = '/functions/v1/generate-ice-cream-formula'
const sum = (rows: readonly { quantity: number }[]): number => rows.reduce((total, { quantity }) => total + quantity, 0)

forEachEngine((engine) => {
  let kitchen: Kitchen
  let ana: Cook
  beforeAll(async () => {
    kitchen = await openKitchen(engine)
    ana = await newCook(kitchen, 'ana')
  })
  afterAll(() => kitchen.close())

  test.each([
    ['Helado de pistacho', 'helado', /pistacho/i],
    ['Sorbete de mango y lima', 'sorbete', /mango/i],
    ['Granizado de café', 'granizado', /café/i],
  ])(
    '«%s»: pesa lo pedido, con las cifras de la tabla, y se guarda y analiza tal como llega',
    async (formulaName, type, flavour) => {
      const { status, body } = await ana.call('POST', generate, { formulaName, type, servings: 1500 })
      expect(status).toBe(200)
      expect(body).toMatchObject({ engine: 'local', description: expect.stringMatching(flavour) })
      expect(sum(body.ingredients)).toBeCloseTo(1500, 6)
      for (const row of body.ingredients) {
        expect(row).toMatchObject({ unit: 'g', name: expect.stringMatching(/\S/) })
        const { fat_content, sugar_content, water_content, non_fat_solids } = row
        expect(fat_content + sugar_content + water_content + non_fat_solids).toBeLessThanOrEqual(100.1)
      }
      const formula = await ana.call('POST', '/rest/v1/ice_cream_formulas', { name: formulaName, type, servings: 1500 })
      const items = { formula_id: formula.body.id, items: body.ingredients }
      const saved = await ana.call('POST', '/rest/v1/ice_cream_ingredients', items)
      expect(saved.body.items).toHaveLength(body.ingredients.length)
      const asked = { formulaId: formula.body.id, type, ingredients: saved.body.items }
      const analysed = await ana.call('POST', '/functions/v1/analyze-ice-cream-formula', asked)
      expect(analysed.status).toBe(200)
      expect(analysed.body.formula.pac_value).toBeGreaterThan(100)
    },
  )

  test('la misma pregunta da la misma fórmula; sin rendimiento, 1.000 g', async () => {
    const asked = { formulaName: 'Helado de vainilla', type: 'helado' }
    const first = await ana.call('POST', generate, asked)
    expect(sum(first.body.ingredients)).toBeCloseTo(1000, 6)
    expect((await ana.call('POST', generate, asked)).body).toEqual(first.body)
  })

  test('un sabor que no se conoce da una base y lo dice', async () => {
    const { body } = await ana.call('POST', generate, { formulaName: 'Helado de xyzzy', type: 'helado' })
    expect(body.ingredients.length).toBeGreaterThan(3)
    expect(body.warnings.join(' ')).toContain('xyzzy')
  })

  test('sin nombre, con otro tipo, con un rendimiento imposible o sin sesión: un error claro', async () => {
    const blank = await ana.call('POST', generate, { formulaName: '   ', type: 'helado' })
    expect(blank).toMatchObject({ status: 422, body: { code: 'formula_name_required' } })
    for (const wrong of [{ type: 'polo' }, { servings: 0 }, { servings: -5 }, { formulaName: 7 }]) {
      const asked = { formulaName: 'Helado de nata', type: 'helado', ...wrong }
      expect((await ana.call('POST', generate, asked)).status).toBe(400)
    }
    const stranger = { method: 'POST', url: generate, body: { formulaName: 'Nata', type: 'helado' } } as const
    expect((await request(kitchen.app, stranger)).status).toBe(401)
  })
})
