import type { ExpressionBuilder, Selectable } from 'kysely'
import { z } from 'zod'
import type { Db } from '#server/auth/accounts/users.ts'
import type { AuthSettings } from '#server/auth/settings.ts'
import type { Limit, Throttle } from '#server/auth/throttle/throttle-rules.ts'
import type { Tables } from '#server/database/schema.ts'
import type { Deps } from '#server/http/deps.ts'
import { type LetterKind, writeLetter } from './letters.ts'
import type { Transport } from './transport.ts'

/**
 * Mails wait in a table until they are handed over: the request that caused one never waits for SMTP, and what was
 * promised survives a crash. Several processes may deliver; a row is leased to one at a time.
 */
export type Outbox = {
  /** Part of the caller's transaction; call `wake` once that is through. Takes the place of one still waiting. */
  readonly put: (db: Db, mail: Mail) => Promise<void>
  /**
   * The same work for an address without an account: the mail is written and thrown away. Else the next request, which on
   * the embedded database waits for all of it, would tell who has one.
   */
  readonly putForNobody: (db: Db, mail: Omit<Mail, 'to' | 'kind'>) => Promise<void>
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
  /**
   * For recovery and notices of confirmed accounts. They leave before all others, and half of the hour is kept for them:
   * strangers can cause the other mails, in any number.
   */
  readonly goesFirst?: boolean
}

/** Told about mails that could not be handed over: the row's id and why, never the link. */
export type Report = (trouble: {
  readonly mailId: string
  readonly kind: string
  readonly tries: number
  readonly error: unknown
}) => void

type Needs = Deps & { readonly settings: AuthSettings; readonly throttle: Throttle; readonly transport: Transport }
/** The kind of a row whose mail is written for its cost alone. */
const nobody = 'nobody'

type NewRow = Omit<Mail, 'kind'> & { readonly kind: LetterKind | typeof nobody }
type Row = Selectable<Tables['auth_outbox']>

const pollMs = 15_000
// Longer than any try: connection 10 s, greeting 10 s, and 30 s of silence at most at each step after that.
const leaseMs = 300_000
const patienceMs = 3000
const hourMs = 3_600_000
const firstRetryMs = 30_000
const longestRetryMs = hourMs
// 30 s, 1 min, 2 min … 1 h, 1 h: about six hours in all.
const mostTries = 12

const payloadSchema = z.object({ link: z.string(), expires_at: z.string().nullable() })

export const openOutbox = (deps: Needs): Outbox => {
  const { store, now, newId, transport } = deps
  let timer: NodeJS.Timeout | undefined
  let running: Promise<unknown> = Promise.resolve()
  let state: 'idle' | 'started' | 'stopped' = 'idle'
  let report: Report = () => undefined

  const deliver = async (): Promise<number> => {
    let sent = 0
    // Asked anew for each mail: one that goes first may have come while another was handed over.
    for (let row = await nextDue(store.db, now()); row !== undefined; row = await nextDue(store.db, now())) {
      if (state === 'stopped') return sent
      if (await claim(store.db, row, later(now(), leaseMs))) sent += (await hand(deps, transport, row, report)) ? 1 : 0
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

  const insert = async (db: Db, { to, kind, link, expiresAt, goesFirst = false }: NewRow): Promise<void> => {
    await db
      .deleteFrom('auth_outbox')
      .where('recipient', '=', to)
      .where('kind', '=', kind)
      .where('payload', 'is not', null)
      .execute()
    const at = now().toISOString()
    const payload = JSON.stringify({ link, expires_at: expiresAt ?? null })
    const values = {
      id: newId(),
      recipient: to,
      kind,
      payload,
      tries: 0,
      goes_first: goesFirst,
      not_before: at,
      created_at: at,
      sent_at: null,
    }
    await db.insertInto('auth_outbox').values(values).execute()
  }

  return {
    put: insert,
    putForNobody: (db, mail) => insert(db, { ...mail, to: '', kind: nobody }),
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

/** Not before now; or later than any retry waits, which was written while the clock was wrong. */
const isDue = (at: Date) => (either: ExpressionBuilder<Tables, 'auth_outbox'>) =>
  either.or([either('not_before', '<=', at.toISOString()), either('not_before', '>', later(at, 2 * longestRetryMs))])

// A row without payload is done with, sent or given up.
const nextDue = (db: Db, at: Date): Promise<Row | undefined> =>
  db
    .selectFrom('auth_outbox')
    .selectAll()
    .where('payload', 'is not', null)
    .where(isDue(at))
    .orderBy('goes_first', 'desc')
    .orderBy('not_before')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()

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

const hand = async (deps: Needs, transport: Transport, row: Row, report: Report): Promise<boolean> => {
  const { settings, throttle, now, store } = deps
  const tries = row.tries + 1
  const payload = payloadSchema.safeParse(row.payload)
  if (!payload.success || (payload.data.expires_at !== null && payload.data.expires_at <= now().toISOString())) {
    await finish(store.db, row.id, null)
    return false
  }
  const forNobody = row.kind === nobody
  const waitMs = await overBudget(throttle, settings.mailsPerHour, row)
  if (waitMs > 0 && !forNobody) {
    await postpone(store.db, row.id, later(now(), waitMs), row.tries)
    await postponeAlike(store.db, row, now(), later(now(), waitMs))
    return false
  }
  try {
    const kind = forNobody ? 'recovery' : kindOf(row.kind)
    const letter = writeLetter(kind, payload.data.link, validSeconds(row, payload.data.expires_at))
    const mail = { ...letter, to: row.recipient, id: row.id, at: now() }
    await (forNobody ? transport.pretend({ ...mail, to: 'nadie@localhost' }) : transport.send(mail))
    await finish(store.db, row.id, now().toISOString())
    return !forNobody
  } catch (error) {
    report({ mailId: row.id, kind: row.kind, tries, error })
    if (tries >= mostTries || isRefusal(error)) await finish(store.db, row.id, null)
    else
      await postpone(store.db, row.id, later(now(), Math.min(longestRetryMs, firstRetryMs * 2 ** (tries - 1))), tries)
    return false
  }
}

/**
 * Milliseconds to wait for the hour's budget. The share of what strangers can cause is asked first: asked last, every mail
 * of theirs that waits would use up the whole budget without being sent.
 */
const overBudget = async (throttle: Throttle, perHour: number, row: Row): Promise<number> => {
  // Mails without a recipient have a budget of their own: they take as long as others, and leave the real budget alone.
  const whose = row.kind === nobody ? nobody : 'all'
  const share = row.goes_first ? 0 : await throttle.take(perHourLimit('mails-others', perHour / 2), whose)
  return share > 0 ? share : throttle.take(perHourLimit('mails', perHour), whose)
}

const perHourLimit = (name: string, mails: number): Limit => {
  const burst = Math.max(1, Math.floor(mails))
  return { name, burst, everyMs: hourMs / burst }
}

const validSeconds = ({ created_at }: Row, expiresAt: string | null): number =>
  expiresAt === null ? 0 : (Date.parse(expiresAt) - Date.parse(created_at)) / 1000

/** The payload holds a link that opens an account, so it goes as soon as it is not needed. */
const finish = (db: Db, id: string, sentAt: string | null) =>
  db.updateTable('auth_outbox').set({ payload: null, sent_at: sentAt }).where('id', '=', id).execute()

const postpone = (db: Db, id: string, until: string, tries: number) =>
  db.updateTable('auth_outbox').set({ not_before: until, tries }).where('id', '=', id).execute()

/** The rest of its class would be refused one by one. */
const postponeAlike = (db: Db, { goes_first }: Row, at: Date, until: string) =>
  db
    .updateTable('auth_outbox')
    .set({ not_before: until })
    .where('payload', 'is not', null)
    .where('goes_first', '=', goes_first)
    .where(isDue(at))
    .execute()

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
