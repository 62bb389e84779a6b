import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cook, forEachEngine, type Kitchen, newCook, openKitchen } from '#testing/harness.ts'
import { allPages, html, listed, made, project, recipe, variation } from '#testing/lab-steps.ts'

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

  describe('los proyectos', () => {
    test('se guardan como se escriben, y la descripción en blanco es ninguna', async () => {
      const saved = await project(ana, { name: `  ${html} `, description: '  ' })
      expect(saved).toMatchObject({ name: html, description: null, variation_count: 0, comment_count: 0 })
      expect(saved.created_at).toBe(saved.updated_at)
      expect(await ana.call('GET', `/rest/v1/projects/${saved.id}`)).toEqual({ status: 200, body: saved })
      expect(Object.keys(saved)).not.toContain('user_id')
    })

    test('enviado dos veces a la vez con el mismo id se crea una vez', async () => {
      const id = randomUUID()
      const [one, two] = await Promise.all([project(ana, { id }), project(ana, { id, name: 'Otra vez' })])
      expect(one).toEqual(two)
      expect((await listed(ana, 'projects')).filter((row: { id: string }) => row.id === id)).toHaveLength(1)
    })

    test('van del último tocado al primero, y cualquier cosa que pase dentro los sube', async () => {
      const cook = await newCook(kitchen, 'orden')
      const first = await project(cook, { name: 'Primero' })
      kitchen.wait(1000)
      await project(cook, { name: 'Segundo' })
      const names = async () => (await listed(cook, 'projects')).map((row: { name: string }) => row.name)
      const recipe_id = (await recipe(cook)).id
      let variationId = ''
      let commentId = ''
      const touches: Record<string, () => Promise<unknown>> = {
        'una variación nueva': async () => {
          variationId = (await made(cook, 'recipe_variations', { project_id: first.id, recipe_id, name: 'A' })).id
        },
        'un comentario nuevo': async () => {
          const body = { project_id: first.id, recipe_variation_id: variationId, content: 'Bien' }
          commentId = (await made(cook, 'project_comments', body)).id
        },
        'un comentario borrado': () => cook.call('DELETE', `/rest/v1/project_comments/${commentId}`),
        'una variación borrada': () => cook.call('DELETE', `/rest/v1/recipe_variations/${variationId}`),
      }
      for (const [what, touch] of Object.entries(touches)) {
        kitchen.wait(1000)
        await project(cook, { name: what })
        kitchen.wait(1000)
        await touch()
        expect((await names())[0], what).toBe('Primero')
      }
      const all = await allPages(cook, 'projects?')
      expect(all.map(({ id }) => id)).toEqual((await listed(cook, 'projects')).map((row: { id: string }) => row.id))
      expect(all).toHaveLength(6)
    })

    test('se renombran, y una edición sobre palabras viejas se rechaza', async () => {
      const { id, name, description } = await project(ana, { description: 'Setas' })
      const previous = { name, description }
      const edit = { name: 'Carta de invierno', description: null, previous }
      const edited = await ana.call('PATCH', `/rest/v1/projects/${id}`, edit)
      expect(edited).toMatchObject({ status: 200, body: { name: 'Carta de invierno', description: null } })
      expect((await ana.call('PATCH', `/rest/v1/projects/${id}`, edit)).status).toBe(200)
      const late = await ana.call('PATCH', `/rest/v1/projects/${id}`, { name: 'Tarde', description: null, previous })
      expect(late).toMatchObject({
        status: 409,
        body: { code: 'stale_edit', message: expect.stringContaining('proyecto') },
      })
    })

    test('al borrarlo se van sus variaciones y comentarios; la receta queda', async () => {
      const { id, project_id, recipe_id } = await variation(ana)
      await made(ana, 'project_comments', { project_id, recipe_variation_id: id, content: 'Bien' })
      expect((await ana.call('DELETE', `/rest/v1/projects/${project_id}`)).status).toBe(204)
      expect((await ana.call('DELETE', `/rest/v1/projects/${project_id}`)).status).toBe(404)
      expect((await ana.call('GET', `/rest/v1/recipe_variations/${id}`)).status).toBe(404)
      expect((await ana.call('GET', `/rest/v1/recipe_variations?project_id=${project_id}`)).status).toBe(404)
      expect((await ana.call('GET', `/rest/v1/project_comments?project_id=${project_id}`)).status).toBe(404)
      expect((await ana.call('GET', `/rest/v1/recipes/${recipe_id}`)).status).toBe(200)
    })
  })

  describe('los comentarios', () => {
    test('guardan saltos de línea y signos, dicen de qué variación hablan, y salen del más nuevo al más viejo', async () => {
      const { id, project_id } = await variation(ana)
      const content = `Primera prueba\n\n${html}`
      const about = await made(ana, 'project_comments', {
        project_id,
        recipe_variation_id: id,
        content: `${content}\n`,
      })
      expect(about).toMatchObject({ content, recipe_variation_id: id, recipe_variation_name: 'Sin gluten' })
      expect(about.updated_at).toBe(about.created_at)
      for (let index = 0; index < 4; index += 1) {
        kitchen.wait(10)
        await made(ana, 'project_comments', { project_id, content: `C${index}` })
      }
      const seen = await allPages(ana, `project_comments?project_id=${project_id}&`)
      expect(seen.map((row) => (row as unknown as { content: string }).content)).toEqual([
        ...['C3', 'C2', 'C1', 'C0', content],
      ])
      expect(seen[0]).toMatchObject({ recipe_variation_id: null, recipe_variation_name: null })
    })

    test('se editan; una edición vieja no pisa a la nueva', async () => {
      const { id: project_id } = await project(ana)
      const { id, updated_at, created_at } = await made(ana, 'project_comments', { project_id, content: 'Bien' })
      const edit = (content: string) => ana.call('PATCH', `/rest/v1/project_comments/${id}`, { content, updated_at })
      const edited = await edit('Mejor')
      expect(edited).toMatchObject({ status: 200, body: { content: 'Mejor', created_at } })
      expect(edited.body.updated_at > created_at).toBe(true)
      expect(await edit('Peor')).toMatchObject({ status: 409, body: { code: 'stale_edit' } })
    })

    test('el mismo id dos veces es un comentario', async () => {
      const { id: project_id } = await project(ana)
      const body = { id: randomUUID(), project_id, content: 'Doble' }
      const [one, two] = await Promise.all([made(ana, 'project_comments', body), made(ana, 'project_comments', body)])
      expect(one).toEqual(two)
      expect(await listed(ana, `project_comments?project_id=${project_id}`)).toHaveLength(1)
    })

    test('al borrar la variación se quedan, como comentarios del proyecto', async () => {
      const { id, project_id } = await variation(ana)
      const about = await made(ana, 'project_comments', { project_id, recipe_variation_id: id, content: 'Bien' })
      expect((await ana.call('DELETE', `/rest/v1/recipe_variations/${id}`)).status).toBe(204)
      expect((await ana.call('DELETE', `/rest/v1/recipe_variations/${id}`)).status).toBe(404)
      const left = await listed(ana, `project_comments?project_id=${project_id}`)
      expect(left).toEqual([{ ...about, recipe_variation_id: null, recipe_variation_name: null }])
    })

    test('de la variación de otro proyecto no se habla aquí', async () => {
      const { id } = await variation(ana)
      const { id: project_id } = await project(ana)
      const body = { project_id, recipe_variation_id: id, content: 'Bien' }
      const answer = await ana.call('POST', '/rest/v1/project_comments', body)
      expect(answer).toMatchObject({ status: 422, body: { code: 'variation_not_found' } })
    })
  })

  test('lo obligatorio se pide con las palabras de la especificación', async () => {
    const { project_id, recipe_id } = await variation(ana)
    const refused = async (path: string, body: object) => {
      const answer = await ana.call('POST', `/rest/v1/${path}`, body)
      expect(answer.status).toBe(422)
      return answer.body.message
    }
    const pair = 'Selecciona una receta y proporciona un nombre'
    expect(await refused('projects', { name: ' ' })).toBe('El nombre del proyecto es obligatorio')
    expect(await refused('recipe_variations', { project_id, recipe_id, name: ' ' })).toBe(pair)
    expect(await refused('recipe_variations', { project_id, recipe_id: null, name: 'A' })).toBe(pair)
    expect(await refused('recipe_variations', { project_id, name: 'A' })).toBe(pair)
    expect(await refused('project_comments', { project_id, content: ' \n ' })).toBe('Escribe un comentario primero')
  })

  test.each([
    ['POST', 'projects', { name: 'x'.repeat(201) }],
    ['POST', 'projects', { name: 7 }],
    ['POST', 'projects', { name: 'a\0' }],
    ['POST', 'projects', { name: 'A', description: 'x'.repeat(2001) }],
    ['POST', 'projects', { name: 'A', id: '../x' }],
    ['POST', 'project_comments', { project_id: randomUUID(), content: 'x'.repeat(10_001) }],
    ['POST', 'project_comments', { project_id: 'x', content: 'A' }],
    ['POST', 'recipe_variations', { project_id: randomUUID(), recipe_id: 'x', name: 'A' }],
    ['GET', 'projects?limit=51', undefined],
    ['GET', 'projects?limit=0', undefined],
    ['GET', 'projects?cursor=x', undefined],
    ['GET', 'projects/x', undefined],
    ['GET', 'recipe_variations', undefined],
    ['GET', 'recipe_variations?project_id=x', undefined],
    ['GET', 'project_comments?project_id=%00', undefined],
    ['PUT', `recipe_variations/${randomUUID()}/changes`, {}],
    ['PATCH', `project_comments/${randomUUID()}`, { content: 'A', updated_at: 'ayer' }],
  ] as const)('%s %s %j es un 400 en español', async (method, path, body) => {
    const answer = await ana.call(method, `/rest/v1/${path}`, body)
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    expect(answer.body.message).not.toMatch(/invalid|expected|must/i)
  })

  test('lo que es de otro no se ve, no se toca, y contesta como lo que no existe', async () => {
    const { id, project_id, recipe_id, updated_at, base } = await variation(ana)
    const comment = await made(ana, 'project_comments', { project_id, recipe_variation_id: id, content: 'Secreto' })
    const own = { project: (await project(beto)).id, recipe: (await recipe(beto)).id }
    const none = randomUUID()
    const words = { name: 'Robado', description: null }
    const attempts = (target: Record<'project' | 'recipe' | 'variation' | 'comment', string>) => [
      beto.call('GET', `/rest/v1/projects/${target.project}`),
      beto.call('PATCH', `/rest/v1/projects/${target.project}`, {
        ...words,
        previous: { name: 'Carta de otoño', description: null },
      }),
      beto.call('DELETE', `/rest/v1/projects/${target.project}`),
      beto.call('GET', `/rest/v1/recipe_variations?project_id=${target.project}`),
      beto.call('GET', `/rest/v1/project_comments?project_id=${target.project}`),
      beto.call('GET', `/rest/v1/recipe_variations/${target.variation}`),
      beto.call('PATCH', `/rest/v1/recipe_variations/${target.variation}`, { ...words, updated_at }),
      beto.call('PUT', `/rest/v1/recipe_variations/${target.variation}/changes`, {
        changes: {},
        updated_at,
        base_updated_at: base.updated_at,
      }),
      beto.call('DELETE', `/rest/v1/recipe_variations/${target.variation}`),
      beto.call('PATCH', `/rest/v1/project_comments/${target.comment}`, {
        content: 'Robado',
        updated_at: comment.updated_at,
      }),
      beto.call('DELETE', `/rest/v1/project_comments/${target.comment}`),
      beto.call('POST', '/rest/v1/recipe_variations', { project_id: target.project, recipe_id: own.recipe, name: 'A' }),
      beto.call('POST', '/rest/v1/recipe_variations', { project_id: own.project, recipe_id: target.recipe, name: 'A' }),
      beto.call('POST', '/rest/v1/project_comments', { project_id: target.project, content: 'A' }),
      beto.call('POST', '/rest/v1/project_comments', {
        project_id: own.project,
        recipe_variation_id: target.variation,
        content: 'A',
      }),
    ]
    const onAnas = await Promise.all(
      attempts({ project: project_id, recipe: recipe_id, variation: id, comment: comment.id }),
    )
    const onNothing = await Promise.all(attempts({ project: none, recipe: none, variation: none, comment: none }))
    expect(onAnas).toEqual(onNothing)
    expect(onAnas.map(({ status }) => status)).toEqual([...Array(11).fill(404), 422, 422, 422, 422])
    expect(await listed(beto, `recipe_variations?project_id=${own.project}`)).toEqual([])
    expect(await listed(ana, `project_comments?project_id=${project_id}`)).toEqual([comment])
    expect((await ana.call('GET', `/rest/v1/recipe_variations/${id}`)).status).toBe(200)
  })

  test('el mismo id en dos cuentas son dos proyectos', async () => {
    const id = randomUUID()
    await project(ana, { id, name: 'De Ana' })
    await project(beto, { id, name: 'De Beto' })
    await beto.call('DELETE', `/rest/v1/projects/${id}`)
    expect((await ana.call('GET', `/rest/v1/projects/${id}`)).body.name).toBe('De Ana')
  })
})
