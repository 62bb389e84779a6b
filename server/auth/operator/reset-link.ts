import { randomUUID } from 'node:crypto'
import { emailProblem } from '#core/auth/credentials.ts'
import { readEmail } from '#server/auth/accounts/credentials.ts'
import { findUserByEmail } from '#server/auth/accounts/users.ts'
import { makeLink } from '#server/auth/mail/mail-links.ts'
import type { AuthSettings } from '#server/auth/settings.ts'
import { StartError, type Store } from '#server/database/store.ts'

/**
 * The operator's way to let somebody back in whose mail does not arrive: the same link that would have been mailed, valid
 * once and for an hour. Kept in the audit log without the link.
 */
export const resetLinkFor = async (store: Store, settings: AuthSettings, address: string): Promise<string> => {
  const problem = emailProblem(address)
  if (problem !== null) throw new StartError(`${problem}: ${address}`)
  const email = readEmail(address)
  const user = await findUserByEmail(store.db, email)
  if (user === undefined) throw new StartError(`No hay ninguna cuenta con el email ${email}.`)
  const now = () => new Date()
  return store.db.transaction().execute(async (tx) => {
    const about = { kind: 'recovery', userId: user.id, pendingPasswordHash: null, challenge: null } as const
    const { url } = await makeLink({ settings, now }, tx, { ...about, redirectTo: settings.siteUrl })
    await tx
      .insertInto('auth_audit')
      .values({
        id: randomUUID(),
        at: now().toISOString(),
        action: 'user_recovery_requested',
        user_id: user.id,
        session_id: null,
        ip: null,
        user_agent: null,
        detail: JSON.stringify({ by: 'operator' }),
      })
      .execute()
    return url
  })
}
