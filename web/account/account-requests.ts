import { z } from 'zod/mini'
import { type ModelStatusAnswer, modelStatusAnswer } from '#core/api/model-status.ts'
import { type UsageAnswer, usageAnswer } from '#core/api/usage.ts'
import { AppError } from '#core/errors/app-error.ts'
import { auth } from '#web/api/auth-client.ts'
import { googleIsConfigured } from '#web/api/google.ts'
import { http, httpEmpty } from '#web/api/http.ts'
import { explained, orThrow } from './account-errors.ts'
import { accountTexts } from './texts.ts'

/**
 * What the account page asks of /auth/v1: the auth client where it has a word for it, our own additions by `http`. And
 * whether the language model answers.
 */

// With this version the protocol names its errors by `code` (docs/ciencia/acceso.md §2).
const headers = { 'x-supabase-api-version': '2024-01-01' }

const session = z.object({
  id: z.string(),
  refreshed_at: z.string(),
  device: z.string(),
  ip: z.nullable(z.string()),
  current: z.boolean(),
})
const sessionList = z.object({ sessions: z.array(session) })
export type DeviceSession = z.infer<typeof session>

const user = z.object({
  created_at: z.string(),
  app_metadata: z.object({ providers: z.optional(z.array(z.string())) }),
})
export type AccountUser = { readonly createdAt: string; readonly providers: readonly string[] }

export const fetchSessions = async (signal?: AbortSignal): Promise<readonly DeviceSession[]> => {
  const request = signal === undefined ? { headers } : { headers, signal }
  return (await explained(http('/auth/v1/sessions', sessionList, request))).sessions
}

export const fetchUser = async (signal?: AbortSignal): Promise<AccountUser> => {
  const request = signal === undefined ? { headers } : { headers, signal }
  const { created_at, app_metadata } = await explained(http('/auth/v1/user', user, request))
  return { createdAt: created_at, providers: app_metadata.providers ?? [] }
}

export const endDeviceSession = (id: string): Promise<void> =>
  explained(httpEmpty(`/auth/v1/sessions/${encodeURIComponent(id)}`, { method: 'DELETE', headers }))

/** The client takes 'this session is gone' for a success here; the list that follows does not. */
export const endOtherSessions = async (): Promise<readonly DeviceSession[]> => {
  await orThrow(auth.signOut({ scope: 'others' }))
  return fetchSessions()
}

/** `current` is empty until the server has asked for it. */
export const changePassword = (password: string, current: string): Promise<void> =>
  orThrow(auth.updateUser({ password, ...(current === '' ? {} : { current_password: current }) }))

/** Leaves for Google and comes back here with a session that has just been opened. */
export const signInAgain = async (): Promise<void> => {
  const configured = await googleIsConfigured().catch((cause: unknown) => {
    throw new AppError('network', { cause })
  })
  if (!configured) throw new AppError('unavailable', { message: accountTexts.proof.googleOff })
  const redirectTo = `${window.location.origin}/account`
  // Google lets pass whoever is signed in there; choosing the account is at least a press of somebody's.
  const options = { redirectTo, skipBrowserRedirect: true, queryParams: { prompt: 'select_account' } }
  const { data, error } = await auth.signInWithOAuth({ provider: 'google', options })
  if (error !== null) throw new AppError('bad_answer', { cause: error })
  window.location.assign(data.url)
}

/** Read as JSON before it becomes a file: an answer that broke off half-way must not look like a backup. */
export const fetchExport = async (): Promise<Blob> => {
  const data = await explained(http('/auth/v1/user/export', z.unknown(), { headers }))
  return new Blob([`${JSON.stringify(data, null, 1)}\n`], { type: 'application/json' })
}

/** The server wants the account's own address as the confirmation; the word typed on screen stays on screen. */
export const deleteAccount = (email: string, current: string): Promise<void> => {
  const body = { confirm: email, ...(current === '' ? {} : { current_password: current }) }
  return explained(httpEmpty('/auth/v1/user', { method: 'DELETE', headers, body }))
}

/** Whether the language model can be reached; the server asks its provider at most once a minute. */
export const fetchModelStatus = (signal?: AbortSignal): Promise<ModelStatusAnswer> =>
  http('/functions/v1/model-status', modelStatusAnswer, signal === undefined ? {} : { signal })

export const fetchUsage = (signal?: AbortSignal): Promise<UsageAnswer> =>
  http('/rest/v1/usage', usageAnswer, signal === undefined ? {} : { signal })
