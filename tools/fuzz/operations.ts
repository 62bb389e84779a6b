import type { Schema } from './schema-values.ts'

/** One call of the API, as its document (or, for accounts, the list below) describes it. */
export type Operation = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly parameters: readonly {
    readonly name: string
    readonly in: string
    readonly required?: boolean
    readonly schema: Schema
  }[]
  readonly body: Schema | undefined
  readonly contentType: string
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

type Described = {
  readonly parameters?: Operation['parameters']
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }
}

/** Every operation of an OpenAPI document. */
export const operationsOf = (document: {
  readonly paths: Record<string, Partial<Record<string, Described>>>
}): Operation[] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method): Operation[] => {
      const described = item[method]
      if (described === undefined) return []
      // The file of a price list is no JSON; the document cannot say so.
      const isFile = path.endsWith('/import/preview')
      return [
        {
          method: method.toUpperCase() as Operation['method'],
          path,
          parameters: described.parameters ?? [],
          body: isFile ? { type: 'string' } : Object.values(described.requestBody?.content ?? {})[0]?.schema,
          contentType: isFile ? 'text/csv' : 'application/json',
        },
      ]
    }),
  )

const text: Schema = { type: 'string' }
const credentials: Schema = {
  type: 'object',
  properties: {
    email: text,
    password: text,
    data: { type: 'object' },
    code_challenge: text,
    code_challenge_method: text,
  },
  required: ['email'],
}
const link: Schema = {
  type: 'object',
  properties: { type: { enum: ['signup', 'recovery', 'magiclink', ''] }, token_hash: text, email: text },
}
const query = (...names: string[]): Operation['parameters'] =>
  names.map((name) => ({ name, in: 'query', schema: text }))
const grants: Operation['parameters'] = [
  { name: 'grant_type', in: 'query', schema: { enum: ['password', 'refresh_token', 'pkce', 'id_token', ''] } },
]
const token: Schema = {
  type: 'object',
  properties: { refresh_token: text, email: text, password: text, auth_code: text, code_verifier: text },
}

const json = (
  method: Operation['method'],
  path: string,
  body?: Schema,
  parameters: Operation['parameters'] = [],
): Operation => ({ method, path, body, parameters, contentType: 'application/json' })

/** The protocol of accounts, which our document leaves out. */
export const accountOperations: readonly Operation[] = [
  json('GET', '/auth/v1/settings'),
  json('GET', '/auth/v1/.well-known/jwks.json'),
  json('POST', '/auth/v1/signup', credentials),
  json('POST', '/auth/v1/token', token, grants),
  json('POST', '/auth/v1/recover', credentials),
  json('POST', '/auth/v1/resend', link),
  json('POST', '/auth/v1/verify', link),
  json('GET', '/auth/v1/verify', undefined, query('type', 'token_hash', 'redirect_to')),
  json(
    'GET',
    '/auth/v1/authorize',
    undefined,
    query('provider', 'redirect_to', 'code_challenge', 'code_challenge_method'),
  ),
  json('GET', '/auth/v1/callback', undefined, query('code', 'state', 'error')),
  json('GET', '/auth/v1/user'),
  json('PUT', '/auth/v1/user', credentials),
  json('GET', '/auth/v1/user/export'),
  json('GET', '/auth/v1/sessions'),
  json('DELETE', '/auth/v1/sessions/{id}', undefined, [{ name: 'id', in: 'path', schema: text }]),
]
