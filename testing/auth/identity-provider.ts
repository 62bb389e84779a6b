import { randomBytes, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import Provider from 'oidc-provider'

export type Person = {
  readonly sub: string
  readonly email: string
  readonly email_verified: boolean
  readonly name?: string
  readonly picture?: string
}

export const clientId = 'obrador-test'
export const clientSecret = randomBytes(24).toString('hex')

export const newPerson = (email: string, email_verified = true): Person => ({
  sub: randomUUID(),
  email,
  email_verified,
  name: 'Ana Pérez',
  picture: 'https://lh3.googleusercontent.com/a/ana',
})

export type IdentityProvider = {
  readonly issuer: string
  /** Whoever comes by next is this person; null refuses. */
  readonly signInAs: (person: Person | null) => void
  readonly close: () => Promise<void>
}

/** A real OpenID Connect provider (node-oidc-provider) that asks nothing: it takes everybody for the person it was told. */
export const openIdentityProvider = async (redirectUri: string): Promise<IdentityProvider> => {
  const people = new Map<string, Person>()
  let current: Person | null = null
  const server = await listen()
  const issuer = addressOf(server)
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: 'peer', alg: 'RS256', use: 'sig' }] },
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600, AuthorizationCode: 60 },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ ...people.get(sub), sub }) }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({ clientId, ...(oidc.account ? { accountId: oidc.account.accountId } : {}) })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  const answer = provider.callback()
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response)
    const result =
      current === null ? { error: 'access_denied' } : { login: { accountId: current.sub, remember: false } }
    void provider.interactionFinished(request, response, result)
  })
  return {
    issuer,
    signInAs: (person) => {
      current = person
      if (person !== null) people.set(person.sub, person)
    },
    close: () => close(server),
  }
}

export type RogueProvider = {
  readonly issuer: string
  /** What the next id token says, and who signs it. */
  readonly forge: (how: {
    readonly change?: Readonly<Record<string, unknown>>
    readonly by?: 'own key' | 'foreign key' | 'nobody'
  }) => void
  readonly close: () => Promise<void>
}

/** A provider that answers whatever a test wants it to: every check of ours has to hold against it. */
export const openRogueProvider = async (person: Person): Promise<RogueProvider> => {
  const server = await listen()
  const issuer = addressOf(server)
  const [own, foreign] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')]
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'rogue', alg: 'RS256', use: 'sig' }
  let how: Parameters<RogueProvider['forge']>[0] = {}
  let nonce = ''

  const idToken = async (): Promise<string> => {
    const seconds = Math.floor(Date.now() / 1000)
    const claims = { iss: issuer, aud: clientId, iat: seconds, exp: seconds + 300, nonce, ...person, ...how.change }
    if (how.by === 'nobody') return `${encode({ alg: 'none' })}.${encode(claims)}.`
    const key = how.by === 'foreign key' ? foreign.privateKey : own.privateKey
    return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'rogue' }).sign(key)
  }
  const answer = async (path: string): Promise<unknown> => {
    if (path === '/.well-known/openid-configuration') return discovery(issuer)
    if (path === '/jwks') return { keys: [jwk] }
    return { access_token: 'x', token_type: 'Bearer', expires_in: 60, id_token: await idToken() }
  }
  server.on('request', async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', issuer)
    if (url.pathname === '/auth') {
      nonce = url.searchParams.get('nonce') ?? ''
      const back = new URL(url.searchParams.get('redirect_uri') ?? '')
      back.search = new URLSearchParams({
        code: 'c',
        state: url.searchParams.get('state') ?? '',
        iss: issuer,
      }).toString()
      response.writeHead(302, { location: back.href }).end()
      return
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(await answer(url.pathname)))
  })
  return {
    issuer,
    forge: (next) => {
      how = next
    },
    close: () => close(server),
  }
}

const discovery = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/auth`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
})

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

const listen = async (): Promise<Server> => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  return server
}

const addressOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

const close = async (server: Server): Promise<void> => {
  server.closeAllConnections()
  await new Promise<void>((resolve) => server.close(() => resolve()))
}

/** A port that was free a moment ago, for addresses that must be known before the server starts. */
export const freePort = async (): Promise<number> => {
  const server = await listen()
  const { port } = server.address() as AddressInfo
  await close(server)
  return port
}
