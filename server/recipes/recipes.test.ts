import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cook, forEachEngine, type Kitchen, newCook, openKitchen } from '#testing/harness.ts'

const croquetas = {
  name: 'Croquetas de jamón',
  category: 'Tapas',
  servings: 4,
  method: 'Hacer una bechamel.\nAñadir el jamón.\nFreír.',
  ingredients: [
    { name: 'Jamón ibérico', quantity: 150, unit: 'g' },
    { name: 'Leche', quantity: 0.75, unit: 'l' },
    { name: 'Huevo', quantity: 2, unit: 'unidad' },
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
    const { status, body } = await cook.call('POST', '/rest/v1/recipes', { ...croquetas, ...change })
    expect(status).toBe(201)
    return body
  }

  describe('una receta', () => {
    test('se guarda entera y se lee como se escribió, ingredientes en su orden', async () => {
      const saved = await save(ana)
      const { status, body } = await ana.call('GET', `/rest/v1/recipes/${saved.id}`)
      expect(status).toBe(200)
      expect(body).toEqual(saved)
      expect(body).toMatchObject({ ...croquetas, folder_id: null })
      expect(body.updated_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
      expect(Object.keys(body).sort()).toEqual(
        [
          ...['category', 'folder_id', 'id', 'ingredients', 'linked', 'method', 'name', 'servings', 'tree_version'],
          ...['updated_at', 'warnings', 'yields'],
        ].sort(),
      )
    })

    test('guarda HTML, emoji y signos tal como se escriben', async () => {
      const name = `<img src=x onerror=alert(1)> ' "; drop table recipes; -- 🦐 ñ`
      const { id } = await save(ana, { name, method: '<b>Freír</b> & servir' })
      const { body } = await ana.call('GET', `/rest/v1/recipes/${id}`)
      expect(body.name).toBe(name)
      expect(body.method).toBe('<b>Freír</b> & servir')
    })

    test('más raciones de las que caben se rechazan, en buen castellano', async () => {
      const { status, body } = await ana.call('POST', '/rest/v1/recipes', { ...croquetas, servings: 1e12 })
      expect([status, body.message]).toEqual([400, 'El número de raciones no puede ser mayor que 100.000'])
    })

    test('enviada dos veces con el mismo id se guarda una vez', async () => {
      const id = randomUUID()
      const [one, two] = await Promise.all([
        save(ana, { id, name: 'Doble clic' }),
        save(ana, { id, name: 'Doble clic' }),
      ])
      expect(one).toEqual(two)
      const { body } = await ana.call('GET', '/rest/v1/recipes?name=doble%20clic')
      expect(body.items).toHaveLength(1)
      expect(one.ingredients).toHaveLength(3)
    })

    test('al cambiarla se reemplazan todos sus ingredientes', async () => {
      const saved = await save(ana)
      const changed = {
        ...croquetas,
        name: 'Croquetas de pollo',
        ingredients: [{ name: 'Pollo', quantity: 200, unit: 'g' }],
        updated_at: saved.updated_at,
      }
      const { status, body } = await ana.call('PUT', `/rest/v1/recipes/${saved.id}`, changed)
      expect(status).toBe(200)
      expect(body.ingredients).toMatchObject([{ name: 'Pollo', quantity: 200, unit: 'g' }])
      expect(body.updated_at > saved.updated_at).toBe(true)
      expect((await ana.call('GET', `/rest/v1/recipes/${saved.id}`)).body).toEqual(body)
    })

    test('un cambio sobre una versión vieja se rechaza y no toca nada', async () => {
      const saved = await save(ana)
      const edit = (name: string) =>
        ana.call('PUT', `/rest/v1/recipes/${saved.id}`, { ...croquetas, name, updated_at: saved.updated_at })
      expect((await edit('Primera')).status).toBe(200)
      const late = await edit('Segunda')
      expect(late.status).toBe(409)
      expect(late.body.code).toBe('stale_edit')
      expect(late.body.message).toContain('se ha cambiado en otro sitio')
      expect((await ana.call('GET', `/rest/v1/recipes/${saved.id}`)).body.name).toBe('Primera')
    })

    test('de dos cambios a la vez sobre la misma versión gana exactamente uno', async () => {
      const saved = await save(ana)
      const edits = await Promise.all(
        ['Uno', 'Dos', 'Tres'].map((name) =>
          ana.call('PUT', `/rest/v1/recipes/${saved.id}`, { ...croquetas, name, updated_at: saved.updated_at }),
        ),
      )
      expect(edits.map(({ status }) => status).sort()).toEqual([200, 409, 409])
      const { body } = await ana.call('GET', `/rest/v1/recipes/${saved.id}`)
      expect(body.ingredients).toHaveLength(3)
    })

    test('se borra con sus ingredientes; borrarla otra vez dice que no está', async () => {
      const { id } = await save(ana)
      expect((await ana.call('DELETE', `/rest/v1/recipes/${id}`)).status).toBe(204)
      expect((await ana.call('DELETE', `/rest/v1/recipes/${id}`)).status).toBe(404)
      const left = await kitchen.store.db.selectFrom('ingredients').where('recipe_id', '=', id).selectAll().execute()
      expect(left).toEqual([])
    })
  })

  describe('la lista', () => {
    let lister: Cook
    beforeAll(async () => {
      lister = await newCook(kitchen, 'lista')
      for (const name of [
        'Ajoblanco',
        'Bacalao al pil-pil',
        'Croquetas de jamón',
        'Ensalada 100%',
        'Jamón con melón',
      ]) {
        await save(lister, { name, category: name.includes('Croquetas') ? 'Aperitivos fríos' : 'Platos' })
        kitchen.wait(1000)
      }
    })
    const names = async (query: string) => {
      const { status, body } = await lister.call('GET', `/rest/v1/recipes${query}`)
      expect(status).toBe(200)
      return body.items.map((item: { name: string }) => item.name)
    }

    test('va de la última edición a la primera, con lo que enseñan tabla y tarjeta', async () => {
      expect(await names('')).toEqual([
        'Jamón con melón',
        'Ensalada 100%',
        'Croquetas de jamón',
        'Bacalao al pil-pil',
        'Ajoblanco',
      ])
      const { body } = await lister.call('GET', '/rest/v1/recipes?limit=1')
      expect(body.items[0]).toMatchObject({ ingredient_count: 3, method_preview: croquetas.method, servings: 4 })
      expect(body.items[0]).not.toHaveProperty('user_id')
      expect(body.items[0]).not.toHaveProperty('name_key')
    })

    test('se pagina sin repetir ni saltar ninguna', async () => {
      const seen: string[] = []
      let cursor: string | null = ''
      while (cursor !== null) {
        const { body } = await lister.call('GET', `/rest/v1/recipes?limit=2${cursor === '' ? '' : `&cursor=${cursor}`}`)
        seen.push(...body.items.map((item: { name: string }) => item.name))
        cursor = body.next_cursor
      }
      expect(seen).toEqual(await names(''))
    })

    test.each([
      ['name=jamon', ['Jamón con melón', 'Croquetas de jamón']],
      ['name=JAMÓN%20croq', ['Croquetas de jamón']],
      ['name=aperitivos', []],
      ['q=frios', ['Croquetas de jamón']],
      ['q=frios%20jamon', ['Croquetas de jamón']],
      ['name=100%25', ['Ensalada 100%']],
      ['name=_', []],
      ['name=%25', ['Ensalada 100%']],
      ['name=%5C', []],
      ['name=pil-pil', ['Bacalao al pil-pil']],
    ])('?%s encuentra %j', async (query, found) => {
      expect(await names(`?${query}`)).toEqual(found)
      const { body } = await lister.call('GET', `/rest/v1/recipes/count?${query}`)
      expect(body).toEqual({ total: found.length })
    })
  })

  describe('las carpetas', () => {
    test('salen por nombre y dicen cuántas recetas guardan', async () => {
      const cook = await newCook(kitchen, 'carpetas')
      for (const name of ['  Postres ', 'Ñoquis', 'Aperitivos', 'Zumos'])
        await cook.call('POST', '/rest/v1/folders', { name })
      const { body } = await cook.call('GET', '/rest/v1/folders')
      expect(body.items.map((folder: { name: string }) => folder.name)).toEqual([
        'Aperitivos',
        'Ñoquis',
        'Postres',
        'Zumos',
      ])
      await save(cook, { folder_id: body.items[2].id })
      const after = await cook.call('GET', '/rest/v1/folders')
      expect(after.body.items[2]).toEqual({ id: body.items[2].id, name: 'Postres', parent_id: null, recipe_count: 1 })
    })

    test('mover una receta la cambia de carpeta sin contar como edición', async () => {
      const { body: folder } = await ana.call('POST', '/rest/v1/folders', { name: 'Fritos' })
      const saved = await save(ana)
      expect((await ana.call('PATCH', `/rest/v1/recipes/${saved.id}`, { folder_id: folder.id })).status).toBe(204)
      const { body } = await ana.call('GET', `/rest/v1/recipes/${saved.id}`)
      expect(body).toEqual({ ...saved, folder_id: folder.id })
      const { body: listed } = await ana.call('GET', `/rest/v1/recipes?folder_id=${folder.id}`)
      expect(listed.items).toHaveLength(1)
      expect((await ana.call('PATCH', `/rest/v1/recipes/${saved.id}`, { folder_id: null })).status).toBe(204)
      expect((await ana.call('GET', `/rest/v1/recipes/${saved.id}`)).body).toEqual(saved)
    })

    test('guardar un cambio sin hablar de carpeta deja la receta donde está', async () => {
      const { body: folder } = await ana.call('POST', '/rest/v1/folders', { name: 'Quietas' })
      const saved = await save(ana, { folder_id: folder.id })
      const { body } = await ana.call('PUT', `/rest/v1/recipes/${saved.id}`, {
        ...croquetas,
        updated_at: saved.updated_at,
      })
      expect(body.folder_id).toBe(folder.id)
    })

    test('al borrar una carpeta sus recetas y subcarpetas quedan, sin carpeta', async () => {
      const { body: folder } = await ana.call('POST', '/rest/v1/folders', { name: 'Efímera' })
      const { body: inner } = await ana.call('POST', '/rest/v1/folders', { name: 'Dentro', parent_id: folder.id })
      const saved = await save(ana, { folder_id: folder.id })
      expect((await ana.call('DELETE', `/rest/v1/folders/${folder.id}`)).status).toBe(204)
      expect((await ana.call('GET', `/rest/v1/recipes/${saved.id}`)).body).toEqual({ ...saved, folder_id: null })
      const { body } = await ana.call('GET', '/rest/v1/folders')
      expect(body.items).toContainEqual({ id: inner.id, name: 'Dentro', parent_id: null, recipe_count: 0 })
    })

    test('muchas carpetas llegan por páginas, cada una una vez y con las recetas que tiene', async () => {
      const cook = await newCook(kitchen, 'muchas')
      const ids: string[] = []
      for (let n = 0; n < 7; n += 1) ids.push((await cook.call('POST', '/rest/v1/folders', { name: `C${n}` })).body.id)
      await save(cook, { folder_id: ids[3] })
      const seen: { id: string; recipe_count: number }[] = []
      for (let cursor: string | null = ''; cursor !== null; ) {
        const { body } = await cook.call('GET', `/rest/v1/folders?limit=3${cursor === '' ? '' : `&cursor=${cursor}`}`)
        expect(body.items.length).toBeLessThanOrEqual(3)
        seen.push(...body.items)
        cursor = body.next_cursor
      }
      expect(seen.map(({ id }) => id).sort()).toEqual(ids.sort())
      expect(seen.filter(({ recipe_count }) => recipe_count === 1)).toHaveLength(1)
      for (const query of ['limit=0', 'limit=201', 'limit=x', 'cursor=x', "cursor='--"])
        expect((await cook.call('GET', `/rest/v1/folders?${query}`)).status, query).toBe(400)
    })

    test('una carpeta sin nombre se rechaza con el texto de la especificación', async () => {
      const { status, body } = await ana.call('POST', '/rest/v1/folders', { name: '   ' })
      expect(status).toBe(422)
      expect(body.message).toBe('El nombre de la carpeta no puede estar vacío')
    })
  })

  describe('lo leído de una foto', () => {
    const warnings = ['Fracción en «½ cebolla»: compruébala', '<b>raro</b> 🧅']

    test('los avisos se quedan hasta que se descartan, y descartarlos no es una edición', async () => {
      const saved = await save(ana, { warnings })
      expect(saved.warnings).toEqual(warnings)
      for (let twice = 0; twice < 2; twice++)
        expect((await ana.call('DELETE', `/rest/v1/recipes/${saved.id}/warnings`)).status).toBe(204)
      expect((await ana.call('GET', `/rest/v1/recipes/${saved.id}`)).body).toEqual({ ...saved, warnings: [] })
    })

    test('editar la receta los quita; archivarla en una carpeta no', async () => {
      const saved = await save(ana, { warnings })
      await ana.call('PATCH', `/rest/v1/recipes/${saved.id}`, { folder_id: null })
      expect((await ana.call('GET', `/rest/v1/recipes/${saved.id}`)).body.warnings).toEqual(warnings)
      const edit = { ...croquetas, updated_at: saved.updated_at }
      expect((await ana.call('PUT', `/rest/v1/recipes/${saved.id}`, edit)).body.warnings).toEqual([])
    })

    test('demasiados, demasiado largos o de otra clase se rechazan', async () => {
      for (const wrong of [Array(101).fill('x'), ['x'.repeat(501)], 'todo', [7], null])
        expect((await ana.call('POST', '/rest/v1/recipes', { ...croquetas, warnings: wrong })).status).toBe(400)
    })
  })

  describe('lo que es de otro', () => {
    test('no se ve, no se cambia, no se borra, y contesta como lo que no existe', async () => {
      const { body: folder } = await ana.call('POST', '/rest/v1/folders', { name: 'De Ana' })
      const recipe = await save(ana, { name: 'Secreto de Ana', folder_id: folder.id })
      const missing = randomUUID()
      const edit = { ...croquetas, updated_at: recipe.updated_at }
      const attempts = (recipeId: string, folderId: string) => [
        beto.call('GET', `/rest/v1/recipes/${recipeId}`),
        beto.call('PUT', `/rest/v1/recipes/${recipeId}`, edit),
        beto.call('PATCH', `/rest/v1/recipes/${recipeId}`, { folder_id: null }),
        beto.call('DELETE', `/rest/v1/recipes/${recipeId}`),
        beto.call('DELETE', `/rest/v1/recipes/${recipeId}/warnings`),
        beto.call('DELETE', `/rest/v1/folders/${folderId}`),
        beto.call('POST', '/rest/v1/recipes', { ...croquetas, folder_id: folderId }),
        beto.call('POST', '/rest/v1/folders', { name: 'Dentro de Ana', parent_id: folderId }),
        beto.call('GET', `/rest/v1/recipes?folder_id=${folderId}`),
        beto.call('GET', '/rest/v1/recipes?name=secreto'),
      ]
      const onAnas = await Promise.all(attempts(recipe.id, folder.id))
      const onNothing = await Promise.all(attempts(missing, missing))
      expect(onAnas).toEqual(onNothing)
      expect(onAnas.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404, 422, 422, 200, 200])
      expect((await ana.call('GET', `/rest/v1/recipes/${recipe.id}`)).body).toEqual(recipe)
    })

    test('el mismo id en dos cuentas son dos recetas', async () => {
      const id = randomUUID()
      await save(ana, { id, name: 'La de Ana' })
      await save(beto, { id, name: 'La de Beto' })
      expect((await ana.call('GET', `/rest/v1/recipes/${id}`)).body.name).toBe('La de Ana')
      await beto.call('DELETE', `/rest/v1/recipes/${id}`)
      expect((await ana.call('GET', `/rest/v1/recipes/${id}`)).status).toBe(200)
    })

    test('no se puede mover una receta propia a una carpeta ajena', async () => {
      const { body: folder } = await ana.call('POST', '/rest/v1/folders', { name: 'Ajena' })
      const mine = await save(beto)
      const { status, body } = await beto.call('PATCH', `/rest/v1/recipes/${mine.id}`, { folder_id: folder.id })
      expect(status).toBe(422)
      expect(body.code).toBe('folder_not_found')
    })
  })
})
