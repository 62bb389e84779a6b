import { z } from 'zod/mini'
import { AppError, type FieldIssue } from '#core/errors/app-error.ts'
import { isErrorCode } from '#core/errors/codes.ts'
import { reached } from './connection.ts'
import { accessToken, renewSession } from './session.ts'

// The CSP forbids eval; without this zod would try it once and leave a violation in the console.
z.config({ jitless: true })

export type Request = {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Query parameters; undefined ones are left out. */
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>
  /** Sent as JSON. */
  readonly body?: unknown
  /** Sent as it is, byte for byte, instead of a body. */
  readonly file?: Blob
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
}

/**
 * One call to our own server: a typed answer, or an AppError. It adds the session's token, never repeats what may have
 * been done (only a 401, which did nothing, is sent once more with a fresh token), shows nothing and navigates nowhere.
 * - no session → `unauthenticated`, nothing is sent · no connection → `network` · not JSON or another shape → `bad_answer`
 * - a refusal keeps the server's code, message and issues
 */
export const http = async <T>(path: string, answer: z.ZodMiniType<T>, request: Request = {}): Promise<T> => {
  return readAnswer(await sendAsUser(path, request), answer)
}

const readAnswer = async <T>(response: Response, answer: z.ZodMiniType<T>): Promise<T> => {
  const body = await readJson(response)
  if (!response.ok) throw refusal(response, body)
  return parsed(answer, body)
}

/** The body as the schema reads it; `bad_answer` where it cannot. */
export const parsed = <T>(answer: z.ZodMiniType<T>, body: unknown): T => {
  const read = answer.safeParse(body)
  if (!read.success) throw new AppError('bad_answer', { cause: read.error })
  return read.data
}

/** For answers without a body (204): only success or an AppError. */
export const httpEmpty = async (path: string, request: Request = {}): Promise<void> => {
  const response = await sendAsUser(path, request)
  if (!response.ok) throw refusal(response, await readJson(response))
}

/** For answers that may have a body (200) or none (204: undefined). */
export const httpMaybe = async <T>(
  path: string,
  answer: z.ZodMiniType<T>,
  request: Request = {},
): Promise<T | undefined> => {
  const response = await sendAsUser(path, request)
  if (response.status === 204) return undefined
  return readAnswer(response, answer)
}

/** For answers that are a file, byte for byte: as text it would lose its byte order mark. */
export const httpFile = async (path: string, request: Request = {}): Promise<Blob> => {
  const response = await sendAsUser(path, request)
  if (!response.ok) throw refusal(response, await readJson(response))
  return response.blob()
}

/** The call with the session's token, whatever it answers. */
export const sendAsUser = async (path: string, request: Request): Promise<Response> => {
  const token = await accessToken().catch((error: unknown) => {
    // Only a session that could not be renewed for want of a server throws.
    reached(false)
    throw error
  })
  if (token === null) throw new AppError('unauthenticated')
  const response = await send(path, request, token)
  if (response.status !== 401) return response
  const renewed = await renewSession()
  if (renewed === 'unreachable') throw new AppError('network')
  return renewed === 'refused' ? response : send(path, request, renewed.token)
}

const send = async (path: string, request: Request, token: string): Promise<Response> => {
  const { method = 'GET', query, body, file, headers, signal } = request
  try {
    const response = await fetch(path + queryText(query), {
      method,
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(file === undefined ? {} : { 'content-type': 'application/octet-stream' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(file === undefined ? {} : { body: file }),
      ...(signal === undefined ? {} : { signal }),
    })
    reached(true)
    return response
  } catch (cause) {
    if (signal?.aborted) throw cause
    reached(false)
    throw new AppError('network', { cause })
  }
}

/** The body as JSON; `undefined` when there is none or it is something else (a proxy's HTML page). */
export const readJson = async (response: Response): Promise<unknown> => {
  try {
    return await response.json()
  } catch {
    return undefined
  }
}

/** What a refused call says. Functions of another kitchen may say it in `error` (specification §7 names no field). */
export const refusal = (response: Response, body: unknown): AppError => {
  const { code, error, message = error, issues } = errorBody.safeParse(body).data ?? {}
  const cause = { status: response.status, url: response.url, body }
  if (!message) return new AppError('bad_answer', { cause })
  return new AppError(isErrorCode(code) ? code : 'unexpected', { message, issues: issues ?? [], cause })
}

const errorBody = z.object({
  code: z.optional(z.string()),
  message: z.optional(z.string()),
  error: z.catch(z.optional(z.string()), undefined),
  issues: z.optional(
    z.array(z.object({ path: z.string(), message: z.string() })) satisfies z.ZodMiniType<FieldIssue[]>,
  ),
})

const queryText = (query: Request['query'] = {}): string => {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) parameters.set(name, String(value))
  return parameters.size === 0 ? '' : `?${parameters}`
}
