/** `npm run auth:reset-link -- email`: prints a link with which that person sets a new password. */
import { resetLinkFor } from '#server/auth/operator/reset-link.ts'
import { readConfig } from '#server/config.ts'
import { StartError } from '#server/database/store.ts'
import { openBesideServer, runCommand } from './auth-store.ts'

await runCommand(async () => {
  const [email] = process.argv.slice(2)
  if (email === undefined) throw new StartError('Di para quién: npm run auth:reset-link -- persona@example.com')
  const config = readConfig(process.env)
  const store = await openBesideServer(config)
  try {
    const link = await resetLinkFor(store, config.auth, email)
    return `Enlace para poner una contraseña nueva. Vale una hora y una sola vez:\n${link}`
  } finally {
    await store.close()
  }
})
