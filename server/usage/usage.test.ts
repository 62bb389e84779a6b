import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asUser } from '#server/database/as-user.ts'
import { fillAll, recipeOf } from '#testing/fill-all.ts'
import { type Cook, forEachEngine, type Kitchen, newCook, openKitchen } from '#testing/harness.ts'
import { made, project, recipe } from '#testing/lab-steps.ts'
import { counted, held } from '#testing/usage-steps.ts'

const small = {
  ...{ QUOTA_RECIPES: '3', QUOTA_FOLDERS: '2', QUOTA_PRICES: '4', QUOTA_PROJECTS: '1', QUOTA_VARIATIONS: '1' },
  ...{ QUOTA_COMMENTS: '1', QUOTA_FORMULAS: '1', QUOTA_FOODS: '1', QUOTA_MEGABYTES: '1' },
}
const price = (ingredient_name: string) => ({ ingredient_name, price_per_unit: 2, unit: 'kg' })
const formula = (name: string) => ({ name, type: 'helado', servings: 1000 })

forEachEngine((engine) => {
  let kitchen: Kitchen
  beforeAll(async () => {
    kitchen = await openKitchen(engine, small)
  })
  afterAll(() => kitchen.close())

  const usageOf = async (cook: Cook) => {
    const { status, body } = await cook.call('GET', '/rest/v1/usage')
    expect(status).toBe(200)
    return Object.fromEntries([
      ...body.items.map(({ thing, used }: { thing: string; used: number }) => [thing, used]),
      ['bytes', body.bytes.used],
    ]) as Record<string, number>
  }

  const refused = (text: string) => ({
    status: 422,
    body: {
      code: 'quota_reached',
      message: `No se ha guardado: en tu cuenta ya no cabe más (tienes ${text}). Borra lo que no uses, o pide más sitio a quien lleva este Obrador.`,
    },
  })

  describe('lo que cabe en una cuenta', () => {
    test.each([
      ['3 de 3 recetas', 3, (cook: Cook) => cook.call('POST', '/rest/v1/recipes', plain())],
      ['2 de 2 carpetas', 2, (cook: Cook, n: number) => cook.call('POST', '/rest/v1/folders', { name: `C${n}` })],
      [
        '4 de 4 precios',
        4,
        (cook: Cook, n: number) => cook.call('POST', '/rest/v1/ingredient_prices', price(`Cosa ${n}`)),
      ],
      ['1 de 1 proyectos', 1, (cook: Cook, n: number) => cook.call('POST', '/rest/v1/projects', { name: `P${n}` })],
      [
        '1 de 1 fórmulas de helado',
        1,
        (cook: Cook, n: number) => cook.call('POST', '/rest/v1/ice_cream_formulas', formula(`F${n}`)),
      ],
      [
        '1 de 1 alimentos elegidos',
        1,
        (cook: Cook, n: number) => cook.call('PUT', '/rest/v1/food_choices', { name: `Masa ${n}`, food_id: null }),
      ],
    ] as const)('%s: una más se rechaza y se dice; la de otra persona no cuenta', async (text, most, save) => {
      const ana = await newCook(kitchen, 'ana')
      const beto = await newCook(kitchen, 'beto')
      for (let n = 0; n < most; n += 1) expect((await save(ana, n)).status).toBeLessThan(300)
      const before = await usageOf(ana)
      expect(await save(ana, most)).toMatchObject(refused(text))
      expect(await usageOf(ana)).toEqual(before)
      expect((await save(beto, 0)).status).toBeLessThan(300)
    })

    test('variaciones y comentarios', async () => {
      const ana = await newCook(kitchen, 'ana')
      const { id: project_id } = await project(ana)
      const { id: recipe_id } = await recipe(ana)
      const variation = (name: string) => ({ project_id, recipe_id, name })
      await made(ana, 'recipe_variations', variation('Una'))
      const again = await ana.call('POST', '/rest/v1/recipe_variations', variation('Otra'))
      expect(again).toMatchObject(refused('1 de 1 variaciones'))
      await made(ana, 'project_comments', { project_id, content: 'Uno' })
      const comment = await ana.call('POST', '/rest/v1/project_comments', { project_id, content: 'Otro' })
      expect(comment).toMatchObject(refused('1 de 1 comentarios'))
    })

    test('lo mismo enviado otra vez no es una más', async () => {
      const ana = await newCook(kitchen, 'ana')
      const body = { ...plain(), id: randomUUID() }
      for (let n = 0; n < 6; n += 1) expect((await ana.call('POST', '/rest/v1/recipes', body)).status).toBe(201)
      expect(await usageOf(ana)).toMatchObject({ recipes: 1 })
    })

    test('veinte a la vez: entran las que caben y ninguna más', async () => {
      const ana = await newCook(kitchen, 'ana')
      const all = await Promise.all(Array.from({ length: 20 }, () => ana.call('POST', '/rest/v1/recipes', plain())))
      expect(all.filter(({ status }) => status === 201)).toHaveLength(3)
      expect(all.filter(({ body }) => body.code === 'quota_reached')).toHaveLength(17)
      expect((await ana.call('GET', '/rest/v1/recipes/count')).body.total).toBe(3)
    })

    test('una lista que no cabe entera no entra a medias', async () => {
      const ana = await newCook(kitchen, 'ana')
      await made(ana, 'ingredient_prices', price('Sal'))
      const rows = ['Ajo', 'Sal', 'Pan', 'Vino', 'Miel'].map(price)
      const list = await ana.call('POST', '/rest/v1/ingredient_prices/import', { rows })
      expect(list).toMatchObject(refused('1 de 4 precios'))
      expect((await ana.call('GET', '/rest/v1/ingredient_prices')).body.total).toBe(1)
      expect(await usageOf(ana)).toMatchObject({ prices: 1 })
    })

    test('los bytes de todo: lo que no cabe se rechaza, lo que hay se acorta y se borra', async () => {
      const ana = await newCook(kitchen, 'ana')
      const { body: note } = await ana.call('POST', '/rest/v1/recipes', { ...plain(), method: 'ñ'.repeat(50_000) })
      expect(await usageOf(ana)).toMatchObject({ recipes: 1, bytes: 500 + 600 + 100_000 + 'Caldo'.length })
      await asUser(kitchen.asked, ana.id, ({ tx }) =>
        tx
          .insertInto('recipes')
          .values({ ...recipeOf(ana.id, randomUUID()), method: 'x'.repeat(850_000) })
          .execute(),
      )
      const more = await ana.call('POST', '/rest/v1/recipes', { ...plain(), method: 'x'.repeat(49_000) })
      expect(more).toMatchObject(refused('1 MB de 1 MB'))
      const edit = { ...plain(), updated_at: note.updated_at }
      const longer = await ana.call('PUT', `/rest/v1/recipes/${note.id}`, { ...edit, method: '€'.repeat(50_000) })
      expect(longer).toMatchObject(refused('1 MB de 1 MB'))
      expect((await ana.call('PUT', `/rest/v1/recipes/${note.id}`, edit)).status).toBe(200)
      expect((await ana.call('DELETE', `/rest/v1/recipes/${note.id}`)).status).toBe(204)
    })
  })

  test('lo contado es lo que hay, también después de borrar, deshacer, mover y vaciar', async () => {
    const house = await openKitchen(engine)
    try {
      const ana = await newCook(house, 'ana')
      const ids = await fillAll(house.store, ana.id)
      const { id: folder } = await made(ana, 'folders', { name: 'Bases' })
      const { id: project_id } = await project(ana)
      const { id: recipe_id } = await recipe(ana)
      await made(ana, 'recipe_variations', { project_id, recipe_id, name: 'Una', changes: { notes: 'Más ñ' } })
      await made(ana, 'project_comments', { project_id, content: 'Sí' })
      await ana.call('PATCH', `/rest/v1/recipes/${recipe_id}`, { folder_id: folder })
      await ana.call('DELETE', `/rest/v1/folders/${folder}`)
      await ana.call('DELETE', `/rest/v1/projects/${project_id}`)
      expect(await counted(house.store, ana.id)).toEqual(await held(house.store, ana.id))
      expect((await ana.call('POST', `/rest/v1/projects/${project_id}/restore`)).status).toBe(204)
      expect(await counted(house.store, ana.id)).toEqual(await held(house.store, ana.id))
      await ana.call('DELETE', `/rest/v1/recipes/${ids.recipe_id}`)
      await ana.call('DELETE', `/rest/v1/ice_cream_formulas/${ids.formula_id}`)
      expect(await counted(house.store, ana.id)).toEqual(await held(house.store, ana.id))
      expect(await counted(house.store, ana.id)).toMatchObject({ recipes: 2, projects: 2, formulas: 0, folders: 1 })
    } finally {
      await house.close()
    }
  })

  test('al bajar el límite no se pierde nada: se lee, se borra y se vuelve a guardar cuando cabe', async () => {
    const ana = await newCook(kitchen, 'ana')
    const [first] = [await recipe(ana), await recipe(ana)]
    await sql`update auth_quotas set recipes = 1`.execute(kitchen.store.db)
    try {
      const more = await ana.call('POST', '/rest/v1/recipes', plain())
      expect(more).toMatchObject(refused('2 de 1 recetas'))
      const { body } = await ana.call('GET', `/rest/v1/recipes/${first?.id}`)
      const edit = { ...plain(), updated_at: body.updated_at }
      expect((await ana.call('PUT', `/rest/v1/recipes/${first?.id}`, edit)).status).toBe(200)
      expect((await ana.call('DELETE', `/rest/v1/recipes/${first?.id}`)).status).toBe(204)
    } finally {
      await sql`update auth_quotas set recipes = 3`.execute(kitchen.store.db)
    }
  })

  test('sin entrar no se dice nada', async () => {
    expect((await kitchen.app.inject('/rest/v1/usage')).statusCode).toBe(401)
  })
})

const plain = () => ({
  ...{ name: 'Caldo', category: '', servings: 4, method: 'Hervir.' },
  ingredients: [{ name: 'Agua', quantity: 1, unit: 'l' }],
})
