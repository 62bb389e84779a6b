import { afterAll, beforeAll, expect, test } from 'vitest'
import { noFindings } from '#core/assistant/kitchen/findings.ts'
import type { Needs } from '#core/assistant/turns/question.ts'
import { ingredientKey } from '#core/pantry/ingredient-key.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import { asUser } from '#server/database/as-user.ts'
import { type Cook, forEachEngine, type Kitchen, newCook, openKitchen } from '#testing/harness.ts'
import { findForAssistant } from './find-own.ts'

const nothing: Needs = { search: [], recipe: [], prices: [], pricesOfRecipe: false, library: false, costs: null }
const line = (name: string) => ({ name, quantity: 100, unit: 'g' })
const recipe = (name: string, category: string, ...lines: string[]) => ({
  name,
  category,
  servings: 4,
  method: 'Cocer.',
  ingredients: lines.map(line),
})

forEachEngine((engine) => {
  let kitchen: Kitchen
  let ana: Cook
  let beto: Cook
  const find = (cook: Cook, needs: Partial<Needs>) =>
    asUser(kitchen.asked, cook.id, (mine) => findForAssistant(mine, { ...nothing, ...needs }))
  const names = async (cook: Cook, ...search: string[]) =>
    (await find(cook, { search })).recipes.map(({ name }) => name)

  const price = (cook: Cook, name: string, id: string, cost: number) =>
    asUser(kitchen.asked, cook.id, ({ tx, userId }) =>
      tx
        .insertInto('ingredient_prices')
        .values({
          user_id: userId,
          id,
          ingredient_name: name,
          ingredient_key: ingredientKey(name),
          name_key: nameKey(name),
          kind: 'typed',
          price_date: null,
          price_per_unit: cost,
          unit: 'kg',
          source: 'Albarán',
          last_updated: '2026-11-01T10:00:00.000Z',
        })
        .execute(),
    )

  beforeAll(async () => {
    kitchen = await openKitchen(engine)
    ana = await newCook(kitchen, 'ana')
    beto = await newCook(kitchen, 'beto')
    for (const one of [
      recipe('Crema de calabaza', 'Sopas y cremas', 'Calabaza', 'Nata'),
      recipe('Guiso de lentejas', 'Legumbres', 'Lenteja', 'calabaza cacahuete', 'Jamón'),
      recipe('Croquetas de jamón', 'Aperitivos', 'Jamón ibérico', 'Harina', 'Leche', 'Sal'),
      recipe('Lasaña con bechamel', 'Pastas', 'Salsa de tomate'),
      recipe('Bechamel', 'Salsas y fondos', 'Leche', 'Nueces'),
    ]) {
      await ana.call('POST', '/rest/v1/recipes', one)
      kitchen.wait(1000)
    }
    await beto.call('POST', '/rest/v1/recipes', recipe('Calabaza secreta de Beto', '', 'Calabaza'))
    await price(ana, 'Jamón ibérico', '11111111-1111-4111-8111-111111111111', 38)
    await price(ana, 'Salsa de tomate', '22222222-2222-4222-8222-222222222222', 3)
    await price(beto, 'Jamón ibérico', '33333333-3333-4333-8333-333333333333', 99)
  })
  afterAll(() => kitchen.close())

  test('lo que no se pide no se lee', async () => {
    expect(await find(ana, {})).toEqual({
      escandallo: noFindings.escandallo,
      costs: null,
      recipes: [],
      recipe: null,
      prices: [],
      library: { total: 0, recipes: [] },
      month: new Date().getMonth() + 1,
    })
  })

  test('por nombre, categoría o ingrediente; primero lo que reúne más palabras y lo lleva en el nombre', async () => {
    expect(await names(ana, 'calabaza')).toEqual(['Crema de calabaza', 'Guiso de lentejas'])
    expect(await names(ana, 'calabaza', 'jamon')).toEqual([
      'Guiso de lentejas',
      'Croquetas de jamón',
      'Crema de calabaza',
    ])
    expect(await names(ana, 'legumbre')).toEqual(['Guiso de lentejas'])
    expect(await names(ana, 'nuez')).toEqual(['Bechamel'])
  })

  test('la sal no es la salsa, y lo que no está no se encuentra', async () => {
    expect(await names(ana, 'sal')).toEqual(['Croquetas de jamón'])
    expect(await names(ana, 'trufa', "o'brien", '%')).toEqual([])
  })

  test('una receta entera por las palabras de su nombre; entre dos, la de nombre más corto', async () => {
    expect((await find(ana, { recipe: ['bechamel'] })).recipe).toMatchObject({
      name: 'Bechamel',
      ingredients: [line('Leche'), line('Nueces')],
    })
    expect((await find(ana, { recipe: ['croqueta', 'jamon'] })).recipe?.name).toBe('Croquetas de jamón')
    expect((await find(ana, { recipe: ['croqueta', 'bacalao'] })).recipe).toBeNull()
  })

  test('los precios pedidos y los de los ingredientes de la receta', async () => {
    const saved = {
      ingredientName: 'Jamón ibérico',
      pricePerUnit: 38,
      unit: 'kg',
      source: 'Albarán',
      lastUpdated: '2026-11-01T10:00:00.000Z',
    }
    expect((await find(ana, { prices: ['jamón'] })).prices).toEqual([saved])
    expect((await find(ana, { recipe: ['croqueta'], pricesOfRecipe: true })).prices).toEqual([saved])
    expect((await find(ana, { prices: ['sal'] })).prices).toEqual([])
  })

  test('una receta con elaboraciones llega con lo que se compra para ellas, y con sus nombres', async () => {
    const cook = await newCook(kitchen, 'capas')
    const save = async (body: object) => (await cook.call('POST', '/rest/v1/recipes', body)).body
    const link = ({ id, name }: { id: string; name: string }, quantity: number) => ({
      ...{ name, quantity, unit: 'g', link: { recipe_id: id } },
    })
    const stock = await save({ ...recipe('Fondo', '', 'Huesos'), yields: { grams: 200 } })
    const sauce = await save({
      ...recipe('Jugo', '', 'Vino'),
      ingredients: [line('Vino'), link(stock, 100)],
      yields: { grams: 50 },
    })
    await save({ ...recipe('Pichón asado', ''), ingredients: [line('Pichón'), link(sauce, 25)] })
    const { recipe: found, prices } = await find(cook, { recipe: ['pichon'], pricesOfRecipe: true })
    expect(found).toMatchObject({ name: 'Pichón asado', elaboraciones: ['Jugo', 'Fondo'] })
    expect(found?.ingredients).toEqual([
      { name: 'Pichón', quantity: 100, unit: 'g' },
      { name: 'Vino', quantity: 50, unit: 'g' },
      { name: 'Huesos', quantity: 25, unit: 'g' },
    ])
    expect(prices).toEqual([])
    await save({ ...recipe('Raro', ''), ingredients: [{ ...link(sauce, 1), unit: 'l' }] })
    expect((await find(cook, { recipe: ['raro'] })).recipe).toMatchObject({
      ...{ ingredients: [{ name: 'Jugo', quantity: 1, unit: 'l' }], unmeasured: ['Huesos', 'Vino'] },
    })
    const { library } = await find(cook, { library: true })
    expect(library.recipes.find(({ name }) => name === 'Pichón asado')?.ingredients).toEqual(found?.ingredients)
  })

  test('Beto no ve ni las recetas ni los precios de Ana', async () => {
    expect(await names(beto, 'calabaza', 'jamon', 'bechamel')).toEqual(['Calabaza secreta de Beto'])
    expect((await find(beto, { recipe: ['bechamel'] })).recipe).toBeNull()
    expect((await find(beto, { prices: ['jamón', 'salsa'] })).prices.map(({ pricePerUnit }) => pricePerUnit)).toEqual([
      99,
    ])
  })
})
