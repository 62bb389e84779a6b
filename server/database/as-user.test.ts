import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cook, forEachEngine, type Kitchen, newCook, openKitchen } from '#testing/harness.ts'
import { asReader, asUser, type Scope } from './as-user.ts'

const recipe = { name: 'Caldo', category: '', servings: 4, method: 'Hervir.' }
const ingredients = [{ name: 'Agua', quantity: 1, unit: 'l' }]

forEachEngine((engine) => {
  let kitchen: Kitchen
  let ana: Cook
  let berta: Cook

  beforeAll(async () => {
    kitchen = await openKitchen(engine)
    ana = await newCook(kitchen, 'ana')
    berta = await newCook(kitchen, 'berta')
    await ana.call('POST', '/rest/v1/recipes', { ...recipe, ingredients })
  })
  afterAll(() => kitchen.close())

  const addFolder = ({ tx, userId }: Scope) =>
    tx
      .insertInto('folders')
      .values({
        user_id: userId,
        id: randomUUID(),
        name: 'Fondos',
        parent_id: null,
        created_at: new Date().toISOString(),
      })
      .execute()
  const folders = (cook: Cook) =>
    asReader(kitchen.asked, cook.id, ({ tx, userId }) =>
      tx.selectFrom('folders').where('user_id', '=', userId).select('id').execute(),
    )

  test('lo que se guarda en el trabajo se ve después; lo de un trabajo que falla, no', async () => {
    await asUser(kitchen.asked, ana.id, addFolder)
    const failing = asUser(kitchen.asked, ana.id, async (scope) => {
      await addFolder(scope)
      throw new Error('a medias')
    })
    await expect(failing).rejects.toThrow('a medias')
    expect(await folders(ana)).toHaveLength(1)
  })

  test('la misma consulta muchas veces da siempre lo mismo, y a cada cual lo suyo', async () => {
    for (let round = 0; round < 12; round++) {
      expect(await folders(ana)).toHaveLength(1)
      expect(await folders(berta)).toHaveLength(0)
    }
  })

  test('dos trabajos a la vez de dos personas no se mezclan', async () => {
    const seen = await Promise.all(
      Array.from({ length: 40 }, (_, index) => folders(index % 2 === 0 ? ana : berta).then((rows) => rows.length)),
    )
    expect(seen).toEqual(seen.map((_, index) => (index % 2 === 0 ? 1 : 0)))
  })

  test.runIf(engine === 'postgres')(
    'sin condición alguna, la base de datos solo enseña lo propio, se lea o se escriba',
    async () => {
      const count = async ({ tx }: Scope) =>
        (await sql<{ rows: number }>`select count(*) as rows from recipes`.execute(tx)).rows[0]?.rows
      for (const within of [asUser, asReader]) {
        expect(await within(kitchen.asked, ana.id, count)).toBe(1)
        expect(await within(kitchen.asked, berta.id, count)).toBe(0)
      }
    },
  )

  test.runIf(engine === 'postgres')('quien solo lee no puede escribir', async () => {
    await expect(asReader(kitchen.asked, ana.id, addFolder)).rejects.toThrow('read-only transaction')
    expect(await folders(ana)).toHaveLength(1)
  })

  test.runIf(engine === 'postgres')(
    'si la primera consulta falla, ninguna otra corre: ni con su papel ni sin él',
    async () => {
      for (const within of [asUser, asReader]) {
        const swallowing = within(kitchen.asked, ana.id, async ({ tx }) => {
          await sql`select 1 / 0`.execute(tx).catch(() => undefined)
          return sql<{ role: string }>`select current_user as role`.execute(tx)
        })
        await expect(swallowing).rejects.toThrow('did not begin')
      }
      const role = await asReader(kitchen.asked, ana.id, ({ tx }) =>
        sql<{ role: string }>`select current_user as role`.execute(tx),
      )
      expect(role.rows).toEqual([{ role: 'obrador_app' }])
    },
  )

  test.runIf(engine === 'postgres')(
    'una consulta preparada que la base de datos ha perdido se vuelve a preparar',
    async () => {
      for (let round = 0; round < 3; round++) await folders(ana)
      await sql`deallocate all`.execute(kitchen.asked.db)
      const answers = await Promise.allSettled(Array.from({ length: 12 }, () => folders(ana)))
      expect(answers.filter(({ status }) => status === 'rejected').length).toBeLessThanOrEqual(1)
      expect(await folders(ana)).toHaveLength(1)
    },
  )
})
