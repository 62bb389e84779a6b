import { randomUUID } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { newJwk, readJwtKeys } from '#server/auth/secrets/secrets.ts'
import type { AuthSettings } from '#server/auth/settings.ts'
import { jwtKeysFile } from '#server/database/data-folder.ts'
import { StartError } from '#server/database/store.ts'

// Tokens live an hour by default; a day leaves room for clocks, and for processes that read the file once an hour.
const keptMs = 86_400_000

const setSchema = z.object({
  keys: z.array(z.looseObject({ d: z.string().optional(), retired_at: z.string().optional() })),
})

/**
 * Puts a new signing key in front. The former one stays published without its private part until its last token has
 * expired. Running processes take the file up within the hour, or when they first meet a token of the new key.
 */
export const rotateJwtKeys = async (settings: AuthSettings, now: Date): Promise<string> => {
  if (settings.jwtKeys?.trimStart().startsWith('{')) {
    throw new StartError('AUTH_JWT_KEYS lleva las claves en la propia variable: cámbialas donde la defines.')
  }
  // Makes the first set if there is none, and refuses one that is damaged.
  await readJwtKeys(settings)
  const path = settings.jwtKeys ?? join(settings.dataDir, jwtKeysFile)
  const { keys } = setSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
  const retired = keys
    .filter(({ retired_at }) => retired_at === undefined || Date.parse(retired_at) + keptMs > now.getTime())
    .map(({ d: _private, ...key }) => ({ ...key, retired_at: key.retired_at ?? now.toISOString() }))
  const draft = `${path}.${randomUUID()}`
  writeFileSync(draft, `${JSON.stringify({ keys: [await newJwk(), ...retired] }, null, 2)}\n`, {
    mode: 0o600,
    flag: 'wx',
    flush: true,
  })
  renameSync(draft, path)
  return path
}
