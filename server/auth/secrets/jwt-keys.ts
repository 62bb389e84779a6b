import { type CryptoKey, calculateJwkThumbprint, importJWK } from 'jose'
import { z } from 'zod'
import { StartError } from '#server/database/store.ts'

/** One ES256 key. `privateKey` is missing from a retired key that only verifies. */
export type JwtKey = {
  readonly kid: string
  readonly publicKey: CryptoKey
  readonly privateKey: CryptoKey | undefined
  readonly publicJwk: PublicJwk
}

export type PublicJwk = {
  readonly kty: 'EC'
  readonly crv: 'P-256'
  readonly x: string
  readonly y: string
  readonly kid: string
  readonly alg: 'ES256'
  readonly use: 'sig'
}

const coordinate = z.string().regex(/^[\w-]{43}$/)
const jwkSchema = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: coordinate,
  y: coordinate,
  d: coordinate.optional(),
  kid: z.string().min(1).max(200).optional(),
})
const setSchema = z.object({ keys: z.array(jwkSchema).min(1) })

/** Reads a JWK set of P-256 keys; the first must be private, since it signs. Ids default to RFC 7638 thumbprints. */
export const parseJwtKeys = async (text: string, source: string): Promise<readonly JwtKey[]> => {
  try {
    const { keys } = setSchema.parse(JSON.parse(text))
    const parsed = await Promise.all(keys.map(importKey))
    if (parsed[0]?.privateKey === undefined) throw new Error('The first key has no private part')
    return parsed
  } catch (cause) {
    throw new StartError(
      `Las claves de firma de ${source} no son un juego JWK de claves P-256 (la primera, privada).`,
      { cause },
    )
  }
}

const importKey = async (jwk: z.infer<typeof jwkSchema>): Promise<JwtKey> => {
  const { kty, crv, x, y, d } = jwk
  const kid = jwk.kid ?? (await calculateJwkThumbprint({ kty, crv, x, y }))
  return {
    kid,
    publicKey: await cryptoKey({ kty, crv, x, y }),
    privateKey: d === undefined ? undefined : await cryptoKey({ kty, crv, x, y, d }),
    publicJwk: { kty, crv, x, y, kid, alg: 'ES256', use: 'sig' },
  }
}

const cryptoKey = async (jwk: Parameters<typeof importJWK>[0]): Promise<CryptoKey> => {
  const key = await importJWK(jwk, 'ES256')
  if (key instanceof Uint8Array) throw new TypeError('An EC key was expected')
  return key
}
