import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ingredientKey } from '#core/pantry/ingredient-key.ts'
import { asUser } from '#server/database/as-user.ts'
import { type Cook, forEachEngine, type Kitchen, newCook, openKitchen } from '#testing/harness.ts'
import { readFoodChoices } from './queries.ts'

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
  const calculate = (cook: Cook, recipe: { name: string; ingredients: readonly object[] }) =>
    cook.call('POST', '/functions/v1/calculate-nutrition', {
      recipeName: recipe.name,
      ingredients: recipe.ingredients,
      servings: 4,
    })

  test('lo decidido se encuentra entre más nombres de los que caben en una consulta', async () => {
    const cook = await newCook(kitchen, 'decidida')
    const { body: foods } = await cook.call('GET', '/rest/v1/foods?q=ajo')
    const chosen = { name: 'nombre 65999', food_id: foods.items[0].id }
    expect((await cook.call('PUT', '/rest/v1/food_choices', chosen)).status).toBe(200)
    // PostgreSQL takes 65,535 parameters, SQLite half as many.
    const names = Array.from({ length: 66_000 }, (_, n) => `nombre ${n}`)
    const found = await asUser(kitchen.asked, cook.id, (mine) => readFoodChoices(mine, names))
    expect([...found]).toEqual([[ingredientKey(chosen.name), chosen.food_id]])
  })

  describe('los alimentos', () => {
    const find = async (q: string) => {
      const { status, body } = await ana.call('GET', `/rest/v1/foods?q=${encodeURIComponent(q)}`)
      expect(status).toBe(200)
      return body.items.map((item: { name: string }) => item.name)
    }

    test('se buscan por nombre o sinónimo, el más parecido primero', async () => {
      expect((await find('AJO'))[0]).toBe('Ajo')
      expect((await find('maíz'))[0]).toBe((await find('maiz'))[0])
      expect((await find('harina trig'))[0]).toBe('Harina de trigo')
      expect(await find('jitomate')).toContain('Tomate')
      expect(await find('   ')).toEqual([])
      expect((await find('mozarrela fresca'))[0]).toMatch(/^Mozzarella/)
      const { body } = await ana.call('GET', '/rest/v1/foods?q=a&limit=50')
      expect(body.items).toHaveLength(50)
      for (const query of ['', 'q=a&limit=51', 'q=a&limit=0', `q=${'a'.repeat(201)}`]) {
        expect((await ana.call('GET', `/rest/v1/foods?${query}`)).status).toBe(400)
      }
    })

    test('el elegido para un nombre se recuerda, sólo para quien lo eligió y en todas partes', async () => {
      const cook = await newCook(kitchen, 'elige')
      const chosen = await cook.call('PUT', '/rest/v1/food_choices', {
        name: ' Harina Ñandú ',
        food_id: 'harina-de-trigo',
      })
      expect(chosen).toMatchObject({ status: 200, body: { name: 'Harina Ñandú', food: { name: 'Harina de trigo' } } })
      const recipe = { name: 'Masa', ingredients: [{ name: 'harina nandu', quantity: 500, unit: 'g' }] }
      const mine = await calculate(cook, recipe)
      expect(mine.body.lines[0]).toMatchObject({ matched_by: 'choice', food: { id: 'harina-de-trigo' }, confidence: 1 })
      expect(mine.body.allergens.entries).toMatchObject([{ allergen: 'gluten', state: 'contiene' }])
      expect((await calculate(beto, recipe)).status).toBe(422)
      const saved = await save(cook, recipe)
      const { body } = await cook.call('GET', `/rest/v1/recipes/${saved.id}/allergens`)
      expect(body.entries[0].sources[0]).toMatchObject({ ingredient: 'harina nandu', matched_by: 'choice' })
      expect((await beto.call('GET', '/rest/v1/food_choices')).body).toEqual({ items: [], next: null })

      const none = await cook.call('PUT', '/rest/v1/food_choices', { name: 'harina ñandú', food_id: null })
      expect(none.body).toMatchObject({ food_id: null, food: null })
      expect((await cook.call('GET', '/rest/v1/food_choices')).body.items).toEqual([none.body])
      expect((await calculate(cook, recipe)).status).toBe(422)
      expect((await cook.call('GET', `/rest/v1/recipes/${saved.id}/allergens`)).body.unknown).toEqual(['harina nandu'])
      const forget = () => cook.call('DELETE', `/rest/v1/food_choices?name=${encodeURIComponent('HARINA ÑANDÚ')}`)
      expect((await forget()).status).toBe(204)
      expect((await forget()).status).toBe(404)
    })

    test('al elegir otro alimento, los análisis con ese ingrediente quedan viejos, y sólo esos y sólo los suyos', async () => {
      const cook = await newCook(kitchen, 'viejos')
      const infoOf = (id: string) => `/rest/v1/nutritional_info/${id}`
      const macros = { calories: 1, proteins: 1, carbohydrates: 1, fats: 1 }
      const analysed = async (who: Cook, name: string) => {
        const { id } = await save(who, { name, ingredients: [{ name, quantity: 1, unit: 'g' }] })
        await who.call('PUT', infoOf(id), macros)
        return id
      }
      const isStale = async (who: Cook, id: string) => (await who.call('GET', infoOf(id))).body.stale
      const tomato = await analysed(cook, 'Tomates')
      const bread = await analysed(cook, 'Pan')
      const other = await analysed(beto, 'Tomates')
      const choose = (food_id: string | null) => cook.call('PUT', '/rest/v1/food_choices', { name: 'tomate', food_id })
      await choose('tomate-cherry')
      expect(await isStale(cook, tomato)).toBe(true)
      expect((await cook.call('GET', '/rest/v1/nutritional_info/pending')).body).toMatchObject({
        total: 1,
        items: [{ recipe: { id: tomato }, reason: 'stale' }],
      })
      expect([await isStale(cook, bread), await isStale(beto, other)]).toEqual([false, false])
      await cook.call('PUT', infoOf(tomato), macros)
      expect(await isStale(cook, tomato)).toBe(false)
      await choose('tomate-cherry')
      expect(await isStale(cook, tomato)).toBe(false)
      await cook.call('DELETE', '/rest/v1/food_choices?name=TOMATES')
      expect(await isStale(cook, tomato)).toBe(true)
    })

    test('una elección imposible se rechaza', async () => {
      const choose = (body: unknown) => ana.call('PUT', '/rest/v1/food_choices', body)
      expect(await choose({ name: 'x', food_id: 'no-existe' })).toMatchObject({
        status: 422,
        body: { code: 'food_not_found' },
      })
      expect(await choose({ name: '  ', food_id: 'sal' })).toMatchObject({ status: 422 })
      expect(await choose({ name: 'x' })).toMatchObject({ status: 400 })
      expect(await choose({ name: 'a\0', food_id: 'sal' })).toMatchObject({ status: 400 })
      expect((await ana.call('GET', '/rest/v1/food_choices')).body.items).toEqual([])
    })

    test('muchas elecciones van por páginas', async () => {
      const cook = await newCook(kitchen, 'muchas')
      const names = Array.from({ length: 230 }, (_, n) => `Cosa ${String(n).padStart(3, '0')}`)
      const rows = names.map((name) => ({ user_id: cook.id, name_key: ingredientKey(name), name, food_id: 'sal' }))
      await asUser(kitchen.asked, cook.id, ({ tx }) =>
        tx
          .insertInto('food_choices')
          .values(rows.map((row) => ({ ...row, updated_at: '2026-11-21T10:00:00.000Z' })))
          .execute(),
      )
      const first = (await cook.call('GET', '/rest/v1/food_choices')).body
      expect(first.items).toHaveLength(200)
      const rest = (await cook.call('GET', `/rest/v1/food_choices?after=${encodeURIComponent(first.next)}`)).body
      expect(rest.next).toBeNull()
      expect([...first.items, ...rest.items].map((item: { name: string }) => item.name)).toEqual(names)
    })
  })

  describe('los alérgenos de una receta', () => {
    const url = (id: string, allergen = '') => `/rest/v1/recipes/${id}/allergens${allergen && `/${allergen}`}`

    test('salen de sus ingredientes de ahora, con quién trae cada uno', async () => {
      const recipe = await save(ana, {
        ingredients: [
          { name: 'Harina', quantity: 1, unit: 'kg' },
          { name: 'Gambas', quantity: 1, unit: 'kg' },
          { name: 'Polvo de estrellas', quantity: 1, unit: 'g' },
        ],
      })
      const { status, body } = await ana.call('GET', url(recipe.id))
      expect(status).toBe(200)
      expect(body.entries.map((entry: { allergen: string }) => entry.allergen)).toEqual(
        expect.arrayContaining(['gluten', 'crustaceos']),
      )
      expect(body).toMatchObject({ unknown: ['Polvo de estrellas'], complete: false })
      await ana.call('PUT', `/rest/v1/recipes/${recipe.id}`, { ...tortilla, updated_at: recipe.updated_at })
      const now = (await ana.call('GET', url(recipe.id))).body
      expect(now).toMatchObject({ complete: true, unknown: [] })
      expect(now.entries).toMatchObject([{ allergen: 'huevos', state: 'contiene', computed: 'contiene' }])
    })

    test('se corrigen a mano, se ve que ha sido a mano, y se puede volver atrás', async () => {
      const recipe = await save(ana)
      const added = await ana.call('PUT', url(recipe.id, 'soja'), { state: 'puede_contener', note: ' trazas ' })
      expect(added).toMatchObject({ status: 200 })
      expect(added.body.entries.map((entry: { allergen: string }) => entry.allergen)).toEqual(['huevos', 'soja'])
      expect(added.body.entries[1]).toMatchObject({
        ...{ state: 'puede_contener', computed: null, sources: [] },
        correction: { state: 'puede_contener', note: 'trazas', updated_at: expect.stringMatching(/^\d{4}-/) },
      })
      const removed = await ana.call('PUT', url(recipe.id, 'huevos'), { state: 'no', note: 'uso sustituto' })
      expect(removed.body.entries[0]).toMatchObject({
        ...{ state: 'retirado', computed: 'contiene', sources: [{ ingredient: 'Huevo' }] },
        correction: { state: 'no', note: 'uso sustituto' },
      })
      await ana.call('PUT', url(recipe.id, 'soja'), { state: 'contiene' })
      expect((await ana.call('GET', url(recipe.id))).body.entries[1]).toMatchObject({ state: 'contiene' })
      await ana.call('DELETE', url(recipe.id, 'soja'))
      const back = await ana.call('DELETE', url(recipe.id, 'huevos'))
      expect(back.body.entries).toMatchObject([{ allergen: 'huevos', state: 'contiene', correction: null }])
      expect(await ana.call('DELETE', url(recipe.id, 'huevos'))).toEqual(back)
    })

    test.each([
      ['un alérgeno desconocido', 'polen', { state: 'contiene' }],
      ['un estado desconocido', 'soja', { state: 'sin' }],
      ['una nota larguísima', 'soja', { state: 'no', note: 'x'.repeat(501) }],
      ['nada', 'soja', {}],
    ])('%s se rechaza', async (_, allergen, body) => {
      const recipe = await save(ana)
      expect((await ana.call('PUT', url(recipe.id, allergen), body)).status).toBe(400)
    })
  })
})
