import { randomBytes, randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import type { AuthSettings } from '#server/auth/settings.ts'
import { appSecretFile, jwtKeysFile } from '#server/database/data-folder.ts'
import { StartError } from '#server/database/store.ts'
import { type JwtKey, parseJwtKeys } from './jwt-keys.ts'

/** What must never leave the server. `appSecrets`: the first makes tokens, all are accepted. */
export type Secrets = { readonly appSecrets: readonly Buffer[]; readonly jwtKeys: readonly JwtKey[] }

/** Takes the secrets from the environment, or from the data folder, where the first start makes them (mode 0600). */
export const readSecrets = async (settings: AuthSettings): Promise<Secrets> => {
  const given = settings.appSecret
  const appSecret = given ?? keepInFolder(settings.dataDir, appSecretFile, () => randomBytes(48).toString('base64url'))
  const previous = settings.previousAppSecret
  return {
    appSecrets: [
      checkSecret(appSecret, 'APP_SECRET'),
      ...(previous ? [checkSecret(previous, 'APP_SECRET_PREVIOUS')] : []),
    ],
    jwtKeys: await readJwtKeys(settings),
  }
}

/** The one that makes new tokens. */
export const firstSecret = ({ appSecrets }: Pick<Secrets, 'appSecrets'>): Buffer => {
  const secret = appSecrets[0]
  if (secret === undefined) throw new Error('No APP_SECRET')
  return secret
}

/** The signing keys alone: read again when a token names a key we do not know yet, so keys can rotate without a restart. */
export const readJwtKeys = async ({ jwtKeys, dataDir }: AuthSettings): Promise<readonly JwtKey[]> => {
  if (jwtKeys === undefined) {
    const fresh = await newKeySet()
    return parseJwtKeys(
      keepInFolder(dataDir, jwtKeysFile, () => fresh),
      join(dataDir, jwtKeysFile),
    )
  }
  if (jwtKeys.trimStart().startsWith('{')) return parseJwtKeys(jwtKeys, 'AUTH_JWT_KEYS')
  return parseJwtKeys(readGivenFile(jwtKeys), jwtKeys)
}

/** A new private key in JWK form. */
export const newJwk = async (): Promise<JWK> => {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  return exportJWK(privateKey)
}

const newKeySet = async (): Promise<string> => `${JSON.stringify({ keys: [await newJwk()] }, null, 2)}\n`

const readGivenFile = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch (cause) {
    throw new StartError(`No se puede leer el archivo de claves ${path} que indica AUTH_JWT_KEYS.`, { cause })
  }
}

// Values that manuals and examples publish: they are no secrets, and start-up refuses them.
const knownExamples =
  /change.?me|super-?secret|your[-_ ]|example|ejemplo|password|contrase|secret[-_ ]?key|placeholder|0123456789|abcdefgh/i
const leastLength = 32
const leastDistinct = 10

const checkSecret = (text: string, name: string): Buffer => {
  const secret = text.trim()
  if (secret.length < leastLength || new Set(secret).size < leastDistinct || knownExamples.test(secret)) {
    throw new StartError(
      `${name} es demasiado corta o es una clave de ejemplo. Pon una propia, por ejemplo la que da: openssl rand -base64 48`,
    )
  }
  return Buffer.from(secret, 'utf8')
}

const keepInFolder = (dataDir: string, name: string, make: () => string): string => {
  const path = join(dataDir, name)
  try {
    return readOrUndefined(path) ?? writeOnce(dataDir, path, make())
  } catch (cause) {
    throw new StartError(
      `No se puede leer ni crear la clave ${path}. Revisa espacio y permisos de la carpeta de datos.`,
      {
        cause,
      },
    )
  }
}

const readOrUndefined = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

// A hard link fails if the name is taken: of two processes that start at once, both end up with the first one's secret.
const writeOnce = (dataDir: string, path: string, text: string): string => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const draft = `${path}.${randomUUID()}`
  writeFileSync(draft, text, { mode: 0o600, flag: 'wx', flush: true })
  try {
    linkSync(draft, path)
  } catch (error) {
    // Some file systems know no hard links; there the last writer wins.
    if (codeOf(error) !== 'EEXIST') renameSync(draft, path)
  } finally {
    rmSync(draft, { force: true })
  }
  return readFileSync(path, 'utf8')
}

const codeOf = (error: unknown): unknown => (error instanceof Error ? Reflect.get(error, 'code') : undefined)
