import type { Db } from '#server/auth/accounts/users.ts'
import type { AuthDeps } from '#server/auth/deps.ts'
import type { Client } from '#server/auth/throttle/client.ts'

/** What the audit log knows (docs/ciencia/acceso.md §13). Never a token, a password or a whole link. */
export type AuditAction =
  | 'user_signedup'
  | 'user_repeated_signup'
  | 'login'
  | 'login_failed'
  | 'logout'
  | 'token_reuse'
  | 'user_recovery_requested'
  | 'user_updated_password'
  | 'identity_linked'
  | 'unproved_password_removed'
  | 'session_revoked'
  | 'rate_limited'
  | 'user_deleted'

type Entry = {
  readonly action: AuditAction
  readonly client: Client
  readonly userId?: string
  readonly sessionId?: string
  readonly detail?: { readonly [key: string]: string | number }
}

export const audit = async ({ now, newId }: AuthDeps, db: Db, entry: Entry): Promise<void> => {
  await db
    .insertInto('auth_audit')
    .values({
      id: newId(),
      at: now().toISOString(),
      action: entry.action,
      user_id: entry.userId ?? null,
      session_id: entry.sessionId ?? null,
      ip: entry.client.ip,
      user_agent: entry.client.userAgent,
      detail: JSON.stringify(entry.detail ?? {}),
    })
    .execute()
}
