import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AuthKitchen, openAuthKitchen, refreshed, signedUp } from '#testing/auth/harness.ts'
import { type Cook, forEachEngine, newCook } from '#testing/harness.ts'

/** The server's clock is set, forwards and back, while cooks are at work. */

const hour = 3_600_000
const day = 24 * hour

const recipe = (name: string) => ({
  name,
  servings: 4,
  method: 'Hervir.',
  ingredients: [{ name: 'Agua', quantity: 2, unit: 'l' }],
})

forEachEngine((engine) => {
  let kitchen: AuthKitchen
  let cook: Cook

  beforeAll(async () => {
    kitchen = await openAuthKitchen(engine)
    cook = await newCook(kitchen, 'ana')
  })
  afterAll(() => kitchen.close())

  const pages = async (): Promise<string[]> => {
    const names: string[] = []
    let cursor = ''
    do {
      const { status, body } = await cook.call('GET', `/rest/v1/recipes?limit=3${cursor}`)
      expect(status).toBe(200)
      for (const { name } of body.items) names.push(name)
      cursor = body.next_cursor === null ? '' : `&cursor=${body.next_cursor}`
    } while (cursor !== '' && names.length < 100)
    return names
  }

  test('recetas guardadas antes, durante y después de un reloj equivocado: cada una sale una vez en las páginas', async () => {
    const names: string[] = []
    for (const [when, jump] of [
      ['antes', 0],
      ['durante', 30 * 60_000],
      ['después', -50 * 60_000],
    ] as const) {
      kitchen.wait(jump)
      for (let index = 0; index < 5; index += 1) {
        names.push(`${when} ${index}`)
        expect((await cook.call('POST', '/rest/v1/recipes', recipe(`${when} ${index}`))).status).toBe(201)
      }
    }
    expect((await pages()).sort()).toEqual(names.sort())
    kitchen.wait(20 * 60_000)
  })

  test('editar con el reloj atrasado vale, y la edición vieja se sigue rechazando', async () => {
    const { body: made } = await cook.call('POST', '/rest/v1/recipes', recipe('Fondo'))
    kitchen.wait(-2 * hour)
    const edit = (updated_at: string) =>
      cook.call('PUT', `/rest/v1/recipes/${made.id}`, { ...recipe('Fondo oscuro'), updated_at })
    const edited = await edit(made.updated_at)
    expect(edited.status).toBe(200)
    expect(edited.body.updated_at > made.updated_at).toBe(true)
    expect((await edit(made.updated_at)).status).toBe(409)
    expect((await edit(edited.body.updated_at)).status).toBe(200)
    kitchen.wait(2 * hour)
  })

  test('la sesión sigue con el reloj atrasado un día, y adelantado se renueva', async () => {
    const { access_token, refresh_token } = await signedUp(kitchen)
    const who = (token: string) => kitchen.call('GET', '/user', { token })
    kitchen.wait(-day)
    expect((await who(access_token)).status).toBe(200)
    const back = await refreshed(kitchen, refresh_token)
    expect(back.status).toBe(200)
    kitchen.wait(2 * day)
    // The access token has run out by that clock; the client renews it and goes on.
    expect((await who(access_token)).status).toBe(403)
    const ahead = await refreshed(kitchen, back.body.refresh_token)
    expect(ahead.status).toBe(200)
    kitchen.wait(-day)
    expect((await who(ahead.body.access_token)).status).toBe(200)
    expect((await refreshed(kitchen, ahead.body.refresh_token)).status).toBe(200)
  })
})
