import type { Configuration } from 'openid-client'
import { z } from 'zod'
import type { AuthSettings } from '#server/auth/settings.ts'

/** What Google says about a person, after its id token has been checked. */
export type GoogleProfile = z.infer<typeof profileSchema>

export type Google = {
  readonly addressFor: (flow: FlowStart) => Promise<URL>
  readonly profileFor: (flow: FlowEnd) => Promise<GoogleProfile>
}

type FlowStart = {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
  readonly scopes: readonly string[]
  /** Of the caller's own parameters only the harmless ones. */
  readonly hints: Readonly<Record<string, string>>
}

type FlowEnd = { readonly search: string; readonly state: string; readonly nonce: string; readonly verifier: string }

const profileSchema = z.object({
  sub: z.string().min(1).max(255),
  email: z.string(),
  email_verified: z.boolean().default(false),
  name: z.string().max(200).optional().catch(undefined),
  picture: z
    .url({ protocol: /^https$/ })
    .max(1000)
    .optional()
    .catch(undefined),
})

const timeoutSeconds = 10
const skewSeconds = 10

/** Google, or whatever speaks OpenID Connect at GOOGLE_ISSUER. It is asked about itself at the first use, not at start. */
export const openGoogle = (settings: AuthSettings): Google | undefined => {
  if (settings.google === undefined) return undefined
  const { clientId, clientSecret, issuer } = settings.google
  const redirectUri = `${settings.apiUrl}/callback`
  let known: Promise<Configuration> | undefined

  const configuration = (): Promise<Configuration> => {
    const asking = known ?? discover(issuer, clientId, clientSecret)
    known = asking
    // What failed is asked again the next time.
    asking.catch(() => {
      known = undefined
    })
    return asking
  }

  return {
    addressFor: async ({ state, nonce, verifier, scopes, hints }) => {
      const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await library()
      return buildAuthorizationUrl(await configuration(), {
        ...hints,
        redirect_uri: redirectUri,
        scope: ['openid', 'email', 'profile', ...scopes].join(' '),
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      })
    },
    profileFor: async ({ search, state, nonce, verifier }) => {
      const { authorizationCodeGrant } = await library()
      const tokens = await authorizationCodeGrant(await configuration(), new URL(`${redirectUri}${search}`), {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      })
      // Google's own tokens end here: we neither keep nor hand them on.
      return profileSchema.parse(tokens.claims())
    },
  }
}

// Loaded with the first sign-in, not at start.
const library = () => import('openid-client')

// Without the non-repudiation checks the library trusts the connection and leaves the id token's signature unread.
const discover = async (issuer: string, clientId: string, clientSecret: string): Promise<Configuration> => {
  const { allowInsecureRequests, clockTolerance, discovery, enableNonRepudiationChecks } = await library()
  const insecure = issuer.startsWith('http:') ? [allowInsecureRequests] : []
  const metadata = { client_secret: clientSecret, [clockTolerance]: skewSeconds }
  const execute = [enableNonRepudiationChecks, ...insecure]
  return discovery(new URL(issuer), clientId, metadata, undefined, { execute, timeout: timeoutSeconds })
}
