import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cook, forEachEngine, type Kitchen, newCook, openKitchen } from '#testing/harness.ts'

const line = (name: string, quantity = 500) => ({ name, quantity, unit: 'g' })
const recipe = (name: string, method: string, ...names: readonly string[]) => ({
  name,
  category: '',
  servings: 4,
  method,
  ingredients: names.map((one) => line(one)),
})

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

  const save = async (body: object) => (await ana.call('POST', '/rest/v1/recipes', body)).body
  const hazards = async (id: string) => (await ana.call('GET', `/rest/v1/recipes/${id}/hazards`)).body.hazards

  test.each([
    ['Alubias con chorizo', 'Cocer 20 min y servir.', ['Alubias rojas secas'], /remoj/i],
    ['Pollo asado', 'Asar 30 min a 180 °C.', ['Pollo'], /74 °C/],
    ['Papilla de bebé', 'Triturar la pera con la miel.', ['Pera', 'Miel'], /12 meses/],
    ['Ajo confitado', 'Confitar 1 h a 90 °C.\nGuardar en la despensa un mes.', ['Ajo', 'Aceite de oliva'], /botul/i],
    ['Boquerones en vinagre', 'Cubrir de vinagre 6 h.', ['Boquerón', 'Vinagre'], /−20 °C|-20 °C/],
  ])('«%s», como la escribió el cocinero, se guarda igual y se dice qué mirar', async (name, method, names, says) => {
    const saved = await save(recipe(name, method, ...names))
    expect((await hazards(saved.id)).join('\n')).toMatch(says)
    const { body } = await ana.call('GET', `/rest/v1/recipes/${saved.id}`)
    expect(body).toMatchObject({ method, warnings: [] })
  })

  test('de lo que está bien escrito no se dice nada', async () => {
    const saved = await save(recipe('Pollo asado', 'Salar.\nAsar a 180 °C hasta 74 °C en el centro.', 'Pollo', 'Sal'))
    expect(await hazards(saved.id)).toEqual([])
  })

  test('lo de una elaboración se dice en el plato que la lleva, a cualquier fondo, hasta que se lee en una de las dos', async () => {
    const within = (name: string, id: string) => ({ ...line(name), link: { recipe_id: id } })
    const stew = (name: string, id: string) => ({
      ...recipe(name, 'Montar y servir.', 'Sal'),
      ingredients: [within(name, id)],
    })
    const beans = await save(recipe('Base de alubias', 'Cocer 20 min y servir.', 'Alubias rojas secas'))
    const ragout = await save(stew('Guarnición', beans.id))
    const dish = await save(stew('Plato de la casa', ragout.id))
    const said = (await hazards(dish.id)).filter((one: string) => one.startsWith('En «Base de alubias»: '))
    expect(said.join('\n')).toMatch(/remoj/i)
    await ana.call('DELETE', `/rest/v1/recipes/${ragout.id}/hazards`)
    expect(await hazards(ragout.id)).toEqual([])
    expect(await hazards(dish.id)).toEqual(expect.arrayContaining(said))
    await ana.call('DELETE', `/rest/v1/recipes/${beans.id}/hazards`)
    expect(await hazards(dish.id)).toEqual([])
    expect((await beto.call('GET', `/rest/v1/recipes/${dish.id}/hazards`)).status).toBe(404)
  })

  test('lo leído no se repite, no es una edición, y lo que una edición trae de nuevo sí se dice', async () => {
    const saved = await save(recipe('Pollo al horno', 'Asar 30 min.', 'Pollo'))
    expect(await hazards(saved.id)).not.toEqual([])
    for (let twice = 0; twice < 2; twice++)
      expect((await ana.call('DELETE', `/rest/v1/recipes/${saved.id}/hazards`)).status).toBe(204)
    expect(await hazards(saved.id)).toEqual([])
    expect((await ana.call('GET', `/rest/v1/recipes/${saved.id}`)).body).toEqual(saved)
    const edited = recipe('Pollo con alubias', 'Asar 30 min.\nAñadir las alubias.', 'Pollo', 'Alubias rojas secas')
    await ana.call('PUT', `/rest/v1/recipes/${saved.id}`, { ...edited, updated_at: saved.updated_at })
    const now = await hazards(saved.id)
    expect(now.join('\n')).toMatch(/remoj/i)
    expect(now.join('\n')).not.toMatch(/74 °C en el centro \(ave\)/)
  })

  test('lo que ya dicen los avisos de una foto no se dice dos veces', async () => {
    const asked = recipe('Pollo a la sal', 'Asar 30 min.', 'Pollo')
    const [first] = await hazards((await save(asked)).id)
    const scanned = await save({ ...asked, warnings: [first] })
    expect(await hazards(scanned.id)).not.toContain(first)
  })

  test('de la receta de otro, o de ninguna, nada', async () => {
    const saved = await save(recipe('Pollo de Ana', 'Asar 30 min.', 'Pollo'))
    for (const id of [saved.id, randomUUID(), 'nada', '__proto__'])
      for (const method of ['GET', 'DELETE'] as const) {
        const { status } = await beto.call(method, `/rest/v1/recipes/${id}/hazards`)
        expect(status, `${method} ${id}`).toBe(id === 'nada' || id === '__proto__' ? 400 : 404)
      }
    expect(await hazards(saved.id)).not.toEqual([])
  })

  test('la receta más larga que cabe se juzga, con HTML y emoji', async () => {
    const method = Array.from({ length: 60 }, (_, at) => `<b>Paso ${at}</b> 🍗 asar el pollo, sin más, y servir.`).join(
      '\n',
    )
    const names = Array.from({ length: 300 }, (_, at) => `Pollo ${at}`)
    const saved = await save(recipe('Pollo <script>', method, ...names))
    expect((await hazards(saved.id)).length).toBeGreaterThan(0)
  })
})
