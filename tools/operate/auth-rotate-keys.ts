/** `npm run auth:rotate-keys`: a new signing key; the former one stays published for a day. Nobody is signed out. */
import { rotateJwtKeys } from '#server/auth/operator/rotate-keys.ts'
import { readConfig } from '#server/config.ts'
import { runCommand } from './auth-store.ts'

await runCommand(async () => {
  const path = await rotateJwtKeys(readConfig(process.env).auth, new Date())
  return `Clave de firma nueva en ${path}. Los servidores en marcha la usarán en menos de una hora.`
})
