import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cook, forEachEngine, type Kitchen, newCook, openKitchen } from '#testing/harness.ts'

type Line = { name: string; quantity: number; unit: string; link?: { recipe_id: string; in_servings?: boolean } | null }

const flour = { name: 'Harina de trigo', quantity: 500, unit: 'g' }
const recipe = (name: string, ingredients: readonly Line[], change: object = {}) => ({
  ...{ name, category: '', servings: 4, method: 'Hacer.', ingredients },
  ...change,
})
const taken = ({ id, name }: { id: string; name: string }, quantity = 100, unit = 'g', in_servings = false): Line => ({
  ...{ name, quantity, unit, link: { recipe_id: id, in_servings } },
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

  const save = async (cook: Cook, name: string, lines: readonly Line[] = [flour], change: object = {}) => {
    const { status, body } = await cook.call('POST', '/rest/v1/recipes', recipe(name, lines, change))
    expect([status, body.message]).toEqual([201, undefined])
    return body
  }
  const read = async (cook: Cook, id: string) => (await cook.call('GET', `/rest/v1/recipes/${id}`)).body
  const edit = async (cook: Cook, id: string, change: object) =>
    cook.call('PUT', `/rest/v1/recipes/${id}`, { ...(await read(cook, id)), ...change })

  describe('una línea que es otra receta', () => {
    test('se guarda y se lee con su enlace y con lo que rinde la otra', async () => {
      const yields = { grams: 2400, millilitres: null, pieces: null, cooking_loss_percent: 5 }
      const base = await save(ana, 'Fondo oscuro', [flour], { yields })
      const sauce = await save(ana, 'Salsa', [flour, taken(base, 0.5, 'kg')])
      expect(sauce.linked).toEqual([
        {
          id: base.id,
          name: 'Fondo oscuro',
          known: { ...yields, grams_by: 'typed', servings: 4 },
        },
      ])
      expect(await read(ana, sauce.id)).toEqual(sauce)
      expect(sauce.ingredients[1].link).toEqual({ recipe_id: base.id, in_servings: false })
      expect(sauce.ingredients[0]).not.toHaveProperty('link')
      expect((await read(ana, base.id)).yields).toEqual(yields)
    })

    test('sin rendimiento escrito vale la suma de lo que pesa, menos la merma de cocción', async () => {
      const yields = { cooking_loss_percent: 20 }
      const base = await save(ana, 'Sofrito', [flour, { name: 'Azúcar', quantity: 0.5, unit: 'kg' }], { yields })
      const { body } = await ana.call('GET', `/rest/v1/recipes/${base.id}/known`)
      expect(body).toMatchObject({ name: 'Sofrito', known: { grams_by: 'computed', cooking_loss_percent: 20 } })
      expect(body.known.grams).toBeCloseTo(800, 9)
    })

    test('una edición que no habla del rendimiento lo deja como estaba', async () => {
      const base = await save(ana, 'Crema', [flour], { yields: { pieces: 12 } })
      const { yields: _, ...rest } = await read(ana, base.id)
      const { body } = await ana.call('PUT', `/rest/v1/recipes/${base.id}`, { ...rest, name: 'Crema fina' })
      expect(body.yields.pieces).toBe(12)
    })

    test('un rendimiento imposible se rechaza en español', async () => {
      for (const yields of [{ grams: 0 }, { millilitres: -1 }, { pieces: 1e12 }, { cooking_loss_percent: 100 }]) {
        const answer = await ana.call('POST', '/rest/v1/recipes', recipe('Mal', [flour], { yields }))
        expect(answer, JSON.stringify(yields)).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
      }
    })

    test('la receta de otro cocinero es como si no existiera', async () => {
      const hers = await save(ana, 'Secreta')
      for (const id of [hers.id, randomUUID()]) {
        const answer = await beto.call('POST', '/rest/v1/recipes', recipe('Plato', [taken({ id, name: 'X' })]))
        expect(answer).toMatchObject({ status: 422, body: { code: 'elaboracion_gone' } })
        expect(answer.body.issues).toEqual([{ path: 'ingredients.0.link', message: 'Esa receta ya no existe' }])
      }
      for (const path of ['known', 'uses']) {
        expect((await beto.call('GET', `/rest/v1/recipes/${hers.id}/${path}`)).status).toBe(404)
      }
      expect((await beto.call('POST', '/rest/v1/recipes/named', { names: ['Secreta'] })).body.items).toEqual([])
    })

    test('un nombre que es una receta de la casa se reconoce, sin acentos ni mayúsculas', async () => {
      const cook = await newCook(kitchen, 'nombres')
      const { id } = await save(cook, 'Salsa española')
      const { body } = await cook.call('POST', '/rest/v1/recipes/named', { names: ['salsa ESPANOLA ', 'Sal', ''] })
      expect(body.items).toMatchObject([{ name: 'salsa ESPANOLA ', recipe: { id, name: 'Salsa española' } }])
    })

    test('al borrar la receta de abajo la línea queda con su nombre y su cantidad, y se sabía dónde estaba', async () => {
      const base = await save(ana, 'Velouté')
      const one = await save(ana, 'Blanqueta', [taken(base, 250)])
      const two = await save(ana, 'Arroz meloso', [flour, taken(base, 2, 'unidad', true)])
      expect((await ana.call('GET', `/rest/v1/recipes/${base.id}/uses`)).body).toEqual({
        items: [
          { id: two.id, name: 'Arroz meloso' },
          { id: one.id, name: 'Blanqueta' },
        ],
        total: 2,
      })
      expect((await ana.call('DELETE', `/rest/v1/recipes/${base.id}`)).status).toBe(204)
      const after = await read(ana, one.id)
      expect(after).toMatchObject({ linked: [], ingredients: [{ name: 'Velouté', quantity: 250, unit: 'g' }] })
      expect(after.ingredients[0]).not.toHaveProperty('link')
    })
  })

  describe('una receta no puede estar dentro de sí misma', () => {
    test('ni directamente, ni a tres pasos: el círculo se dice con sus nombres y nada cambia', async () => {
      const a = await save(ana, 'Relleno')
      const b = await save(ana, 'Masa', [taken(a)])
      const c = await save(ana, 'Empanada', [taken(b)])
      const answer = await edit(ana, a.id, { ingredients: [flour, taken(c)] })
      expect(answer).toMatchObject({ status: 422, body: { code: 'elaboracion_circle' } })
      expect(answer.body.message).toContain('«Relleno» lleva «Empanada» lleva «Masa» lleva «Relleno»')
      const itself = await edit(ana, a.id, { ingredients: [taken(a)] })
      expect(itself.body).toMatchObject({ code: 'elaboracion_circle' })
      expect(await read(ana, a.id)).toEqual(a)
      const id = randomUUID()
      const born = await ana.call('POST', '/rest/v1/recipes', {
        id,
        ...recipe('Ouroboros', [taken({ id, name: 'X' })]),
      })
      expect(born.body.code).toBe('elaboracion_circle')
      expect((await ana.call('GET', `/rest/v1/recipes/${id}`)).status).toBe(404)
    })

    test('tampoco cuando dos lo cierran a la vez, cada uno con su mitad', async () => {
      for (let round = 0; round < 10; round++) {
        const a = await save(ana, `Cara ${round}`)
        const b = await save(ana, `Cruz ${round}`)
        const answers = await Promise.all([
          edit(ana, a.id, { ingredients: [taken(b)] }),
          edit(ana, b.id, { ingredients: [taken(a)] }),
        ])
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
        expect(answers.find(({ status }) => status === 422)?.body.code).toBe('elaboracion_circle')
      }
    })

    test('ningún orden de ediciones hace un círculo', async () => {
      const cook = await newCook(kitchen, 'orden')
      const all = await Promise.all(Array.from({ length: 5 }, (_, n) => save(cook, `Receta ${n}`)))
      const edits = fc.array(fc.tuple(fc.nat(4), fc.uniqueArray(fc.nat(4), { maxLength: 2 })), {
        minLength: 3,
        maxLength: 8,
      })
      await fc.assert(
        fc.asyncProperty(edits, async (deeds) => {
          for (const [which, links] of deeds) {
            const lines = links.map((to) => taken(all[to]))
            const { status } = await edit(cook, all[which].id, { ingredients: [flour, ...lines] })
            expect([200, 422]).toContain(status)
          }
          const children = new Map<string, string[]>()
          for (const { id } of all) {
            const { ingredients } = await read(cook, id)
            children.set(
              id,
              ingredients.flatMap(({ link }: Line) => (link ? [link.recipe_id] : [])),
            )
          }
          const reaches = (from: string, to: string): boolean =>
            (children.get(from) ?? []).some((one) => one === to || reaches(one, to))
          for (const { id } of all) expect(reaches(id, id)).toBe(false)
        }),
        { numRuns: 6 },
      )
    })
  })

  describe('un cambio abajo llega arriba a la vez', () => {
    const three = async (cook: Cook) => {
      const base = await save(cook, 'Base', [flour], { yields: { grams: 1000 } })
      const middle = await save(cook, 'Media', [taken(base, 500)], { yields: { grams: 1000 } })
      const top = await save(cook, 'Alta', [taken(middle, 500)])
      return { base, middle, top }
    }

    test('los alérgenos', async () => {
      const { base, top } = await three(ana)
      const names = async () => {
        const { body } = await ana.call('GET', `/rest/v1/recipes/${top.id}/allergens`)
        return body.entries.map(({ allergen }: { allergen: string }) => allergen)
      }
      expect(await names()).toEqual(['gluten'])
      await edit(ana, base.id, { ingredients: [flour, { name: 'Gambas', quantity: 10, unit: 'g' }] })
      expect(await names()).toEqual(expect.arrayContaining(['gluten', 'crustaceos']))
    })

    test('el coste, en la hoja y en la lista por dinero', async () => {
      const cook = await newCook(kitchen, 'coste')
      const { base, top } = await three(cook)
      const price = (euros: number) =>
        cook.call('POST', '/rest/v1/ingredient_prices', {
          ...{ ingredient_name: 'Harina de trigo', price_per_unit: euros, unit: 'kg' },
        })
      const list = async () => {
        const { body } = await cook.call('GET', '/rest/v1/recipe_costs?sort=total&order=desc')
        return body.items.map(({ name, total }: { name: string; total: number }) => [name, total])
      }
      await price(8)
      expect(await list()).toEqual([
        ['Base', 4],
        ['Media', 2],
        ['Alta', 1],
      ])
      await price(4)
      expect(await list()).toEqual([
        ['Base', 2],
        ['Media', 1],
        ['Alta', 0.5],
      ])
      await edit(cook, base.id, { ingredients: [{ ...flour, quantity: 1000 }] })
      expect(await list()).toEqual([
        ['Base', 4],
        ['Media', 2],
        ['Alta', 1],
      ])
      await edit(cook, base.id, { yields: { grams: 2000 } })
      expect(await list()).toEqual([
        ['Base', 4],
        ['Media', 1],
        ['Alta', 0.5],
      ])
      const { body } = await cook.call('GET', `/rest/v1/recipes/${top.id}/cost`)
      expect(body.elaboraciones.map(({ name }: { name: string }) => name).sort()).toEqual(['Base', 'Media'])
      expect(body.lines[0]).toMatchObject({ price: null, link: { in_servings: false } })
      await cook.call('DELETE', `/rest/v1/recipes/${base.id}`)
      expect((await list()).sort()).toEqual([
        ['Alta', null],
        ['Media', null],
      ])
    })

    test('el peso calculado de abajo, cuando el nombre de un ingrediente pasa a ser otro alimento', async () => {
      const cook = await newCook(kitchen, 'peso')
      await cook.call('POST', '/rest/v1/ingredient_prices', { ingredient_name: 'Huevo', price_per_unit: 1, unit: 'ud' })
      const base = await save(cook, 'Base', [{ name: 'Huevo', quantity: 2, unit: 'unidad' }])
      await save(cook, 'Alta', [taken(base, 50)])
      const total = async () => {
        const { body } = await cook.call('GET', '/rest/v1/recipe_costs?sort=total&order=asc')
        return body.items.find(({ name }: { name: string }) => name === 'Alta').total
      }
      expect(await total()).toBe(1)
      await cook.call('PUT', '/rest/v1/food_choices', { name: 'Huevo', food_id: null })
      expect(await total()).toBeNull()
    })

    test('la nutrición queda pendiente de rehacer, y no la de quien no la lleva', async () => {
      const { base, top } = await three(ana)
      const apart = await save(ana, 'Aparte')
      const analyse = async (id: string) => {
        const whole = await read(ana, id)
        const { body } = await ana.call('POST', '/functions/v1/calculate-nutrition', {
          ...{ recipeName: whole.name, ingredients: whole.ingredients, servings: 4 },
        })
        const row = { ...body.nutrition, recipe_updated_at: whole.tree_version }
        return ana.call('PUT', `/rest/v1/nutritional_info/${id}`, row)
      }
      const stale = async (id: string) => (await ana.call('GET', `/rest/v1/nutritional_info/${id}`)).body.stale
      for (const { id } of [top, apart]) {
        // The server comes to the same values through the levels, and keeps how.
        expect((await analyse(id)).body).toMatchObject({ stale: false, analysis: { engine: 'local' } })
      }
      await edit(ana, base.id, { ingredients: [{ ...flour, quantity: 600 }] })
      expect([await stale(top.id), await stale(apart.id)]).toEqual([true, false])
      expect((await analyse(top.id)).body).toMatchObject({ stale: false })
      // A quarter of 600 g of flour.
      const { body } = await ana.call('GET', `/rest/v1/nutritional_info/${top.id}`)
      const { body: own } = await ana.call('POST', '/functions/v1/calculate-nutrition', {
        ...{ recipeName: 'x', ingredients: [{ ...flour, quantity: 150 }] },
      })
      expect(body.calories).toBeCloseTo(own.nutrition.calories, 6)
      await ana.call('PUT', '/rest/v1/food_choices', { name: flour.name, food_id: 'huevo' })
      expect(await stale(top.id)).toBe(true)
      await ana.call('DELETE', `/rest/v1/food_choices?name=${encodeURIComponent(flour.name)}`)
      expect((await analyse(top.id)).body).toMatchObject({ stale: false })
      await ana.call('DELETE', `/rest/v1/recipes/${base.id}`)
      expect(await stale(top.id)).toBe(true)
    })
  })

  test('con más de quinientas por debajo no se guarda, y se dice', async () => {
    const cook = await newCook(kitchen, 'muchas')
    const leaves = []
    for (let n = 0; n < 10; n++) {
      leaves.push(...(await Promise.all(Array.from({ length: 50 }, (_, m) => save(cook, `Hoja ${n}.${m}`)))))
    }
    const first = await save(
      cook,
      'Trescientas',
      leaves.slice(0, 300).map((one) => taken(one)),
    )
    const more = recipe('Más', [taken(first), ...leaves.slice(300).map((one) => taken(one))])
    const answer = await cook.call('POST', '/rest/v1/recipes', more)
    expect(answer).toMatchObject({ status: 422, body: { code: 'too_many_elaboraciones' } })
    expect((await cook.call('GET', `/rest/v1/recipes/${first.id}/cost`)).body.elaboraciones).toHaveLength(300)
  })

  test('por muchos caminos que lleven a una, se calcula una vez', async () => {
    const cook = await newCook(kitchen, 'rombos')
    let level = [await save(cook, 'Fondo 0', [flour], { yields: { grams: 1000 } })]
    for (let depth = 1; depth <= 12; depth++) {
      const below = level
      level = await Promise.all(
        [0, 1].map((n) =>
          save(
            cook,
            `Nivel ${depth}.${n}`,
            below.map((one) => taken(one)),
            { yields: { grams: 1000 } },
          ),
        ),
      )
    }
    const { body } = await cook.call('GET', `/rest/v1/recipes/${level[0]?.id}/cost`)
    expect(body.elaboraciones).toHaveLength(23)
    expect((await cook.call('GET', `/rest/v1/recipes/${level[0]?.id}/allergens`)).body.entries).toHaveLength(1)
  })
})
