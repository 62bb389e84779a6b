import type { Config } from './config.ts'
import { passwordsIn } from './http/redact.ts'

/** What must not lie in a log, as the operator wrote it: whole values, and the passwords within addresses. */
export const secretsOf = ({ databaseUrl, databaseLoginUrl, auth, http, model }: Config): string[] => [
  ...[auth.appSecret, auth.previousAppSecret, auth.google?.clientSecret, http.metricsToken, model?.apiKey].flatMap(
    (secret) => (secret === undefined ? [] : [secret]),
  ),
  ...passwordsIn(databaseUrl),
  ...passwordsIn(databaseLoginUrl),
  ...passwordsIn(auth.smtpUrl),
]
