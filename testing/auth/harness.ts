import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { GoTrueClient } from '@supabase/auth-js'
import { type Engine, type Kitchen, openKitchen } from '#testing/harness.ts'

/** A kitchen that really listens, with the official client and plain requests against it. */
export type AuthKitchen = Kitchen & {
  readonly base: string
  readonly newClient: (options?: ClientOptions) => GoTrueClient
  readonly call: (method: string, path: string, options?: CallOptions) => Promise<AuthAnswer>
}

export type CallOptions = {
  readonly body?: unknown
  readonly token?: string
  readonly headers?: Record<string, string>
}

export type AuthAnswer = {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  readonly body: any
  readonly text: string
  readonly headers: Headers
}

type ClientOptions = { readonly storage?: MemoryStorage; readonly fetch?: typeof fetch }

export type MemoryStorage = ReturnType<typeof memoryStorage>

/** What a browser tab keeps; two clients with the same storage are two tabs. */
export const memoryStorage = () => {
  const items = new Map<string, string>()
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
}

export const openAuthKitchen = async (
  engine: Engine,
  environment: Record<string, string> = {},
): Promise<AuthKitchen> => {
  const kitchen = await openKitchen(engine, environment)
  await kitchen.app.listen({ port: Number(environment['PORT'] ?? 0), host: '127.0.0.1' })
  const { port } = kitchen.app.server.address() as AddressInfo
  const base = `http://127.0.0.1:${port}`
  return {
    ...kitchen,
    base,
    newClient: ({ storage = memoryStorage(), fetch: through = fetch } = {}) =>
      new GoTrueClient({
        url: `${base}/auth/v1`,
        headers: { apikey: 'public' },
        storageKey: 'sb-127-auth-token',
        storage,
        persistSession: true,
        autoRefreshToken: false,
        detectSessionInUrl: false,
        flowType: 'pkce',
        fetch: through,
      }),
    call: (method, path, options) => send(`${base}/auth/v1${path}`, method, options),
  }
}

const send = async (url: string, method: string, { body, token, headers }: CallOptions = {}): Promise<AuthAnswer> => {
  const answer = await fetch(url, {
    method,
    redirect: 'manual',
    headers: {
      'x-supabase-api-version': '2024-01-01',
      ...(body === undefined ? {} : { 'content-type': 'application/json;charset=UTF-8' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: written(body) }),
  })
  const text = await answer.text()
  const json = text !== '' && answer.headers.get('content-type')?.includes('json') === true
  return { status: answer.status, text, body: json ? JSON.parse(text) : null, headers: answer.headers }
}

export const newEmail = (name = 'ana'): string => `${name}-${randomUUID().slice(0, 8)}@cocina.example`
export const password = 'sofrito-lento'

const written = (body: unknown): string | Uint8Array<ArrayBuffer> => {
  if (typeof body === 'string') return body
  return body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body)
}

/** Signs somebody up (confirmation off) and answers the session's JSON. */
export const signedUp = async (kitchen: AuthKitchen, email = newEmail()) => {
  const answer = await kitchen.call('POST', '/signup', { body: { email, password } })
  if (answer.status !== 200) throw new Error(`Sign-up failed: ${answer.text}`)
  return { email, ...answer.body }
}

/** Signs somebody in on a further device. */
export const signedIn = async (kitchen: AuthKitchen, email: string, secret = password) => {
  const answer = await kitchen.call('POST', '/token?grant_type=password', { body: { email, password: secret } })
  if (answer.status !== 200) throw new Error(`Sign-in failed: ${answer.text}`)
  return answer.body
}

export const refreshed = (kitchen: AuthKitchen, refresh_token: unknown) =>
  kitchen.call('POST', '/token?grant_type=refresh_token', { body: { refresh_token } })
