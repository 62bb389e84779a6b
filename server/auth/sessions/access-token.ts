import { type JWTVerifyOptions, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { AuthError } from '#server/auth/auth-error.ts'
import type { JwtKey, PublicJwk } from '#server/auth/secrets/jwt-keys.ts'
import type { AuthSettings } from '#server/auth/settings.ts'

export type AccessClaims = {
  readonly sub: string
  readonly email: string
  readonly app_metadata: object
  readonly user_metadata: object
  readonly amr: readonly { readonly method: string; readonly timestamp: number }[]
  readonly session_id: string
}

/** What we rely on after a token has been verified. */
export type Bearer = { readonly userId: string; readonly sessionId: string; readonly expiresAt: number }

export type AccessTokens = {
  readonly sign: (claims: AccessClaims) => Promise<{ readonly token: string; readonly expiresAt: number }>
  readonly verify: (token: string) => Promise<Bearer>
  readonly publicKeys: () => readonly PublicJwk[]
  /** Reads the keys again, in case the operator has rotated them. */
  readonly reload: () => Promise<void>
}

type Options = {
  readonly settings: AuthSettings
  readonly keys: readonly JwtKey[]
  /** Asked when a token names a key we do not know: another process may have rotated them. */
  readonly readKeysAgain: () => Promise<readonly JwtKey[]>
  readonly now: () => Date
}

// A signature costs about 0.1 ms to check, so tokens that were good are remembered until they expire (§4 of the
// protocol page still asks the database about their session each time).
const rememberedTokens = 4000
const clockToleranceSeconds = 5
const readAgainAfterMs = 10_000

/** ES256 only, keys of our own set only, by `kid`. */
export const openAccessTokens = ({ settings, keys: firstKeys, readKeysAgain, now }: Options): AccessTokens => {
  let keys = firstKeys
  let readAt = now().getTime()
  const remembered = new Map<string, Bearer>()

  const keyFor = async (kid: string | undefined) => {
    const known = keys.find((key) => key.kid === kid)
    if (known !== undefined) return known.publicKey
    if (kid !== undefined && Math.abs(now().getTime() - readAt) > readAgainAfterMs) {
      readAt = now().getTime()
      keys = await readKeysAgain()
    }
    const found = keys.find((key) => key.kid === kid)
    if (found === undefined) throw new AuthError('bad_jwt')
    return found.publicKey
  }

  return {
    reload: async () => {
      readAt = now().getTime()
      keys = await readKeysAgain()
      // A key the operator has taken away takes its tokens along.
      remembered.clear()
    },
    publicKeys: () => keys.map(({ publicJwk }) => publicJwk),
    sign: async (claims) => {
      const signing = keys[0]
      if (signing?.privateKey === undefined) throw new Error('No signing key')
      const issuedAt = Math.floor(now().getTime() / 1000)
      const expiresAt = issuedAt + settings.accessTokenSeconds
      const token = await new SignJWT({
        ...claims,
        ...constantClaims,
        iss: settings.apiUrl,
        iat: issuedAt,
        exp: expiresAt,
      })
        .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: signing.kid })
        .sign(signing.privateKey)
      return { token, expiresAt }
    },
    verify: async (token) => {
      const known = remembered.get(token)
      if (known !== undefined && known.expiresAt + clockToleranceSeconds > now().getTime() / 1000) return known
      remembered.delete(token)
      const bearer = await check(token, keyFor, settings.apiUrl, { ...checks, currentDate: now() })
      if (remembered.size >= rememberedTokens) remembered.delete(remembered.keys().next().value ?? token)
      remembered.set(token, bearer)
      return bearer
    },
  }
}

const constantClaims = { aud: 'authenticated', role: 'authenticated', phone: '', aal: 'aal1', is_anonymous: false }

const checks: JWTVerifyOptions = {
  algorithms: ['ES256'],
  audience: 'authenticated',
  requiredClaims: ['iss', 'exp', 'iat', 'sub', 'session_id'],
  clockTolerance: clockToleranceSeconds,
}

const bearerSchema = z.object({ iss: z.string(), sub: z.uuid(), session_id: z.uuid(), exp: z.number() })

type KeyFor = (kid: string | undefined) => Promise<JwtKey['publicKey']>

const check = async (token: string, keyFor: KeyFor, apiUrl: string, options: JWTVerifyOptions): Promise<Bearer> => {
  try {
    const { payload } = await jwtVerify(token, ({ kid }) => keyFor(kid), options)
    const { iss, sub, session_id, exp } = bearerSchema.parse(payload)
    if (!isOwnIssuer(iss, apiUrl)) throw new AuthError('bad_jwt')
    return { userId: sub, sessionId: session_id, expiresAt: exp }
  } catch (cause) {
    throw new AuthError('bad_jwt', { cause })
  }
}

/**
 * Whether tokens issued for that address are ours. Without SITE_URL the address is localhost and the port of the day;
 * another port is still this house.
 */
export const isOwnIssuer = (issuer: string, apiUrl: string): boolean =>
  issuer === apiUrl ||
  (localAddress.test(apiUrl) && issuer.replace(localAddress, '') === apiUrl.replace(localAddress, ''))

const localAddress = /^http:\/\/localhost(?::\d+)?(?=\/)/
