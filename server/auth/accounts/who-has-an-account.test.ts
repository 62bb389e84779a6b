import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AuthKitchen, newEmail, openAuthKitchen, password, signedUp } from '#testing/auth/harness.ts'
import { hashIn, type MailKitchen, minute, openMailKitchen } from '#testing/auth/mail-harness.ts'
import { forEachEngine } from '#testing/harness.ts'

// biome-ignore lint/suspicious/noExplicitAny: an answer of any shape
type Body = any

/** What may differ between two sign-ups: the address, the ids made of it, and the time. */
const without = (body: Body, email: string): string =>
  JSON.stringify(body)
    .replaceAll(email, '<email>')
    .replaceAll(body.id, '<id>')
    .replaceAll(body.identities[0]?.identity_id, '<identity>')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>')

forEachEngine((engine) => {
  describe('registrarse, con confirmación', () => {
    let kitchen: MailKitchen
    beforeAll(async () => {
      kitchen = await openMailKitchen(engine)
    })
    afterAll(() => kitchen.close())
    const signUp = async (email: string, data: object = { name: 'Ana' }) => {
      kitchen.wait(minute)
      const answer = await kitchen.call('POST', '/signup', { body: { email, password, data } })
      expect(answer.status).toBe(200)
      return answer
    }

    test('nuevo, en espera y con cuenta contestan igual, con los mismos campos y cabeceras', async () => {
      const [fresh, pending, known] = [newEmail(), newEmail(), (await kitchen.confirmed()).email]
      await signUp(pending)
      const answers = [await signUp(fresh), await signUp(pending), await signUp(known)]
      const [one, two, three] = [fresh, pending, known].map((email, i) => without(answers[i]?.body, email))
      expect(two).toBe(one)
      expect(three).toBe(one)
      const [names, ...others] = answers.map(({ headers }) => [...headers.keys()])
      for (const other of others) expect(other).toEqual(names)
    })

    test('el número de la respuesta es el mismo antes y después de que la dueña confirme', async () => {
      const email = newEmail()
      const before = await signUp(email)
      const { body } = await kitchen.verify('signup', hashIn((await kitchen.mailbox.next(email)).link))
      const after = await signUp(email)
      expect([after.body.id, after.body.identities[0].identity_id]).toEqual([
        before.body.id,
        before.body.identities[0].identity_id,
      ])
      expect(after.body.id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
      expect(body.user.id).not.toBe(after.body.id)
      expect((await signUp(newEmail())).body.id).not.toBe(before.body.id)
    })

    test('lo que dijo quien registró primero no lo lee nadie más, ni queda en la cuenta', async () => {
      const email = newEmail()
      await signUp(email, { name: 'Intruso', nota: 'para ti' })
      const intruder = await kitchen.mailbox.next(email)
      const answer = await signUp(email, { name: 'Dueña' })
      expect(answer.body.user_metadata).toEqual({ name: 'Dueña' })
      expect(answer.text).not.toMatch(/Intruso|para ti/)
      expect(intruder.subject).toBe('Confirma tu email en Obrador')
      const opened = await kitchen.verify('signup', hashIn((await kitchen.mailbox.next(email)).link))
      expect(opened.body.user.user_metadata).toEqual({ name: 'Dueña' })
    })

    test('ni tras reenviar el correo, ni al entrar por «contraseña olvidada» sin haber confirmado', async () => {
      const [resent, forgotten] = [newEmail(), newEmail()]
      await signUp(resent, { name: 'Intruso' })
      await kitchen.mailbox.next(resent)
      await signUp(resent, { name: 'Dueña' })
      await kitchen.mailbox.next(resent)
      kitchen.wait(minute)
      await kitchen.call('POST', '/resend', { body: { type: 'signup', email: resent } })
      const again = await kitchen.verify('signup', hashIn((await kitchen.mailbox.next(resent)).link))
      expect(again.body.user.user_metadata).toEqual({ name: 'Dueña' })

      await signUp(forgotten, { name: 'Intruso' })
      await kitchen.mailbox.next(forgotten)
      const opened = await kitchen.verify('recovery', await kitchen.recoveryToken(forgotten))
      expect(opened.body.user.user_metadata).toEqual({})
    })
  })

  describe('pedir un enlace cuesta lo mismo, haya cuenta o no', () => {
    let kitchen: AuthKitchen
    beforeAll(async () => {
      kitchen = await openAuthKitchen(engine)
    })
    afterAll(() => kitchen.close())

    /** Every statement between the request and the last of its work, in order. */
    const statementsOf = async (path: string, body: object): Promise<string[]> => {
      const seen: string[] = []
      kitchen.asked.onQuery(({ sql }) => void seen.push(sql))
      expect((await kitchen.call('POST', path, { body })).text).toBe('{}')
      const { db } = kitchen.store
      const waiting = () => db.selectFrom('auth_outbox').select('id').where('payload', 'is not', null).execute()
      await expect.poll(() => seen.filter((sql) => /set "payload"/.test(sql)).length).toBe(1)
      await expect.poll(waiting).toEqual([])
      await pause(50)
      kitchen.asked.onQuery(() => undefined)
      return seen.filter((sql) => !/select "id" from "auth_outbox"/.test(sql))
    }
    /** What a statement costs: whether it reads or writes, and which table. */
    const work = (statements: readonly string[]) =>
      statements.map((sql) => /^(?:select|insert into|update|delete from|begin|commit)/.exec(sql)?.[0] ?? sql)

    test('/recover: las mismas lecturas y escrituras, en el mismo orden', async () => {
      const { email } = await signedUp(kitchen)
      const known = await statementsOf('/recover', { email })
      const unknown = await statementsOf('/recover', { email: newEmail('nadie') })
      expect(known.length).toBeGreaterThan(8)
      expect(work(unknown)).toEqual(work(known))
      const banned_until = new Date(Date.now() + 1e9).toISOString()
      await kitchen.store.db.updateTable('auth_users').set({ banned_until }).where('email', '=', email).execute()
      kitchen.wait(minute)
      expect(work(await statementsOf('/recover', { email }))).toEqual(work(known))
    })

    test('/resend: también', async () => {
      const { email } = await signedUp(kitchen)
      await kitchen.store.db
        .updateTable('auth_users')
        .set({ email_confirmed_at: null })
        .where('email', '=', email)
        .execute()
      const pending = await statementsOf('/resend', { type: 'signup', email })
      expect(work(await statementsOf('/resend', { type: 'signup', email: newEmail('nadie') }))).toEqual(work(pending))
    })

    test('de lo que se hizo para nadie no queda ni correo ni enlace', async () => {
      const links = () => kitchen.store.db.selectFrom('auth_one_time_tokens').selectAll().execute()
      const before = (await links()).length
      await statementsOf('/recover', { email: newEmail('nadie') })
      expect(await links()).toHaveLength(before)
      const rows = await kitchen.store.db.selectFrom('auth_outbox').selectAll().where('recipient', '=', '').execute()
      expect(rows.map(({ payload, kind }) => [payload, kind])).toContainEqual([null, 'nobody'])
      expect(JSON.stringify(await kitchen.store.db.selectFrom('auth_audit').selectAll().execute())).not.toMatch(
        /nadie-/,
      )
    })
  })
})
