import { undoMinutes } from '#core/api/undo.ts'
import type { AuthDeps } from '#server/auth/deps.ts'
import { removeWrittenMails } from '#server/auth/mail/written-mails.ts'
import { failureRule } from '#server/auth/throttle/throttle-rules.ts'
import { forgetRemovals } from '#server/database/forget-removals.ts'

const minuteMs = 60_000
const hourMs = 3_600_000
const dayMs = 24 * hourMs
const auditDays = 180
// Long enough to answer "did my mail go out?", short enough not to be a list of addresses.
const sentMailDays = 7
/** An account whose address was never confirmed is deleted after so many days. */
const unconfirmedDays = 7

export type CleanUp = {
  readonly start: (report: (error: unknown) => void) => void
  readonly stop: () => Promise<void>
}

/** Once an hour: what has expired goes, and rotated signing keys are read again (docs/ciencia/acceso.md §12). */
export const openCleanUp = (deps: AuthDeps): CleanUp => {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  const run = () => cleanUp({ ...deps, reloadKeys: deps.accessTokens.reload })
  return {
    start: (report) => {
      timer = setInterval(() => {
        running = run().catch(report)
      }, hourMs).unref()
    },
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}

type Needs = Pick<AuthDeps, 'store' | 'settings' | 'now'> & { readonly reloadKeys: () => Promise<void> }

export const cleanUp = async ({ store, settings, now, reloadKeys }: Needs): Promise<void> => {
  const at = now().getTime()
  const ago = (milliseconds: number) => new Date(at - milliseconds).toISOString()
  const { db } = store
  await db.deleteFrom('auth_one_time_tokens').where('expires_at', '<', ago(0)).execute()
  await db.deleteFrom('auth_flows').where('expires_at', '<', ago(0)).execute()
  await db
    .deleteFrom('auth_audit')
    .where('at', '<', ago(auditDays * dayMs))
    .execute()
  await db
    .deleteFrom('auth_outbox')
    .where('payload', 'is', null)
    .where('created_at', '<', ago(sentMailDays * dayMs))
    .execute()
  removeWrittenMails(settings, { before: ago(sentMailDays * dayMs) })
  await db
    .deleteFrom('auth_throttle')
    .where('until_ms', '<', at - failureRule.windowMs)
    .where('since_ms', '<', at - failureRule.windowMs)
    .execute()
  await forgetRemovals(store, ago(undoMinutes * minuteMs))
  await db
    .deleteFrom('auth_users')
    .where('email_confirmed_at', 'is', null)
    .where('created_at', '<', ago(unconfirmedDays * dayMs))
    .where(({ eb }) =>
      eb.or([eb('confirmation_sent_at', 'is', null), eb('confirmation_sent_at', '<', ago(unconfirmedDays * dayMs))]),
    )
    .execute()
  if (settings.sessionIdleDays > 0) {
    await db
      .deleteFrom('auth_sessions')
      .where('refreshed_at', '<', ago(settings.sessionIdleDays * dayMs))
      .execute()
  }
  if (settings.sessionMaxDays > 0) {
    await db
      .deleteFrom('auth_sessions')
      .where('created_at', '<', ago(settings.sessionMaxDays * dayMs))
      .execute()
  }
  await reloadKeys()
}
