import type { Selectable } from 'kysely'
import { z } from 'zod'
import type { AuthSettings } from '#server/auth/settings.ts'
import type { Throttle } from '#server/auth/throttle-rules.ts'
import type { Db } from '#server/auth/users.ts'
import type { Tables } from '#server/database/schema.ts'
import type { Part } from '#server/http/part.ts'
import { type LetterKind, writeLetter } from './letters.ts'
import type { Transport } from './transport.ts'

/**
 * Mails wait in a table until they are handed over: the request that caused one never waits for SMTP, and what was
 * promised survives a crash. Several processes may deliver; a row is leased to one at a time.
 */
export type Outbox = {
  /** Part of the caller's transaction; call `wake` once that is through. */
  readonly put: (db: Db, mail: Mail) => Promise<void>
  readonly wake: () => void
  /** Delivers what is due now; answers how many were handed over. */
  readonly deliver: () => Promise<number>
  /** How many are not handed over yet. */
  readonly waiting: () => Promise<number>
  readonly start: (report: Report) => void
  readonly stop: () => Promise<void>
}

export type Mail = {
  readonly to: string
  readonly kind: LetterKind
  readonly link: string
  /** A link that is no longer good is not sent any more. */
  readonly expiresAt?: string
}

/** Told about mails that could not be handed over: the row's id and why, never the link. */
export type Report = (trouble: {
  readonly mailId: string
  readonly kind: string
  readonly tries: number
  readonly error: unknown
}) => void

type Needs = Part & { readonly settings: AuthSettings; readonly throttle: Throttle; readonly transport: Transport }
type Row = Selectable<Tables['auth_outbox']>

const pollMs = 15_000
const batch = 20
// Longer than any try: connection 10 s, greeting 10 s, and 30 s of silence at most at each step after that.
const leaseMs = 300_000
const patienceMs = 3000
const firstRetryMs = 30_000
const longestRetryMs = 3_600_000
// 30 s, 1 min, 2 min … 1 h, 1 h: about six hours in all.
const mostTries = 12

const payloadSchema = z.object({ link: z.string(), expires_at: z.string().nullable() })

export const openOutbox = (part: Needs): Outbox => {
  const { store, now, newId, transport } = part
  let timer: NodeJS.Timeout | undefined
  let running: Promise<unknown> = Promise.resolve()
  let state: 'idle' | 'started' | 'stopped' = 'idle'
  let report: Report = () => undefined

  const deliver = async (): Promise<number> => {
    let sent = 0
    for (let due = await dueRows(store.db, now().toISOString()); due.length > 0; ) {
      for (const row of due) {
        if (state === 'stopped') return sent
        if (await claim(store.db, row, later(now(), leaseMs)))
          sent += (await hand(part, transport, row, report)) ? 1 : 0
      }
      // Whatever was tried is no longer due; a full batch may have left others behind.
      due = due.length < batch ? [] : await dueRows(store.db, now().toISOString())
    }
    return sent
  }

  // One delivery at a time; each ends by setting the clock for the next.
  const run = (): void => {
    clearTimeout(timer)
    running = running
      .then(deliver)
      .catch((error: unknown) => report({ mailId: '', kind: '', tries: 0, error }))
      .finally(() => {
        clearTimeout(timer)
        if (state === 'started') timer = setTimeout(run, pollMs).unref()
      })
  }

  return {
    put: async (db, { to, kind, link, expiresAt }) => {
      const at = now().toISOString()
      const payload = JSON.stringify({ link, expires_at: expiresAt ?? null })
      const values = {
        id: newId(),
        recipient: to,
        kind,
        payload,
        tries: 0,
        not_before: at,
        created_at: at,
        sent_at: null,
      }
      await db.insertInto('auth_outbox').values(values).execute()
    },
    wake: () => {
      if (state === 'started') run()
    },
    deliver,
    waiting: () => countWaiting(store.db),
    start: (reporter) => {
      report = reporter
      state = 'started'
      run()
    },
    stop: async () => {
      state = 'stopped'
      clearTimeout(timer)
      // A mail server that hangs must not hold up the end; its mail is tried again when the lease is over.
      await Promise.race([running, pause(patienceMs)])
      transport.close()
    },
  }
}

// A row without payload is done with, sent or given up.
const dueRows = (db: Db, at: string): Promise<Row[]> =>
  db
    .selectFrom('auth_outbox')
    .selectAll()
    .where('payload', 'is not', null)
    // Later than any retry waits: written while the clock was wrong.
    .where((either) =>
      either.or([either('not_before', '<=', at), either('not_before', '>', later(new Date(at), 2 * longestRetryMs))]),
    )
    .orderBy('not_before')
    .limit(batch)
    .execute()

const countWaiting = async (db: Db): Promise<number> => {
  const { mails } = await db
    .selectFrom('auth_outbox')
    .select(({ fn }) => fn.countAll<number>().as('mails'))
    .where('payload', 'is not', null)
    .executeTakeFirstOrThrow()
  return mails
}

const claim = async (db: Db, row: Row, until: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('auth_outbox')
    .set({ not_before: until, tries: row.tries + 1 })
    .where('id', '=', row.id)
    .where('not_before', '=', row.not_before)
    .where('payload', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

const hand = async (part: Needs, transport: Transport, row: Row, report: Report): Promise<boolean> => {
  const { settings, throttle, now, store } = part
  const tries = row.tries + 1
  const payload = payloadSchema.safeParse(row.payload)
  if (!payload.success || (payload.data.expires_at !== null && payload.data.expires_at <= now().toISOString())) {
    await finish(store.db, row.id, null)
    return false
  }
  const hourly = { name: 'mails', burst: settings.mailsPerHour, everyMs: 3_600_000 / settings.mailsPerHour }
  const waitMs = await throttle.take(hourly, 'all')
  if (waitMs > 0) {
    await postpone(store.db, row.id, later(now(), waitMs), row.tries)
    return false
  }
  try {
    const letter = writeLetter(kindOf(row.kind), payload.data.link, validSeconds(row, payload.data.expires_at))
    await transport.send({ ...letter, to: row.recipient, id: row.id, at: now() })
    await finish(store.db, row.id, now().toISOString())
    return true
  } catch (error) {
    report({ mailId: row.id, kind: row.kind, tries, error })
    if (tries >= mostTries || isRefusal(error)) await finish(store.db, row.id, null)
    else
      await postpone(store.db, row.id, later(now(), Math.min(longestRetryMs, firstRetryMs * 2 ** (tries - 1))), tries)
    return false
  }
}

const validSeconds = ({ created_at }: Row, expiresAt: string | null): number =>
  expiresAt === null ? 0 : (Date.parse(expiresAt) - Date.parse(created_at)) / 1000

/** The payload holds a link that opens an account, so it goes as soon as it is not needed. */
const finish = (db: Db, id: string, sentAt: string | null) =>
  db.updateTable('auth_outbox').set({ payload: null, sent_at: sentAt }).where('id', '=', id).execute()

const postpone = (db: Db, id: string, until: string, tries: number) =>
  db.updateTable('auth_outbox').set({ not_before: until, tries }).where('id', '=', id).execute()

// The server knows this recipient is not to be reached (5xx to RCPT); a wrong password (535) may be mended.
const isRefusal = (error: unknown): boolean => {
  if (!(error instanceof Error) || Reflect.get(error, 'code') !== 'EENVELOPE') return false
  const status: unknown = Reflect.get(error, 'responseCode')
  return typeof status === 'number' && status >= 500
}

const kinds: readonly LetterKind[] = ['signup', 'recovery', 'password_changed', 'repeated_signup', 'google_linked']

const kindOf = (text: string): LetterKind => {
  const kind = kinds.find((one) => one === text)
  if (kind === undefined) throw new TypeError('Unknown kind of mail')
  return kind
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds).unref())

const later = (from: Date, milliseconds: number): string => new Date(from.getTime() + milliseconds).toISOString()
