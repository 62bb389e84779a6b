import { type AuthError, isAuthError, isAuthRetryableFetchError, isAuthSessionMissingError } from '@supabase/auth-js'
import { z } from 'zod/mini'
import { AppError } from '#core/errors/app-error.ts'
import { renewSession } from '#web/api/session.ts'
import { accountReasons } from './texts.ts'

/** What the auth server says to somebody whose session was ended elsewhere (docs/ciencia/acceso.md §3). */
const sessionOver = new Set([
  'session_not_found',
  'session_expired',
  'user_not_found',
  'no_authorization',
  'bad_jwt',
  'refresh_token_not_found',
  'refresh_token_already_used',
  'unauthenticated',
])

/** A call through `http` below /auth/v1. That protocol has its own codes and English words: both are translated here. */
export const explained = async <T>(call: Promise<T>): Promise<T> => {
  try {
    return await call
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'network') throw error
    throw await refusal(codeIn(error), error)
  }
}

type Answer = { readonly error: AuthError | null }

/** The same for a call of the auth client, which answers `{ error }` and never throws. */
export const orThrow = async (call: Promise<Answer>): Promise<void> => {
  const { error } = await call
  if (error === null) return
  if (isAuthRetryableFetchError(error)) throw new AppError('network', { cause: error })
  throw await refusal(isAuthSessionMissingError(error) ? 'session_not_found' : error.code, error)
}

/** What the server wants before it goes on: the present password, or that one signs in again. */
export type ProofWanted = 'password' | 'sign-in'

export const proofWanted = (error: unknown): ProofWanted | undefined => {
  const cause = error instanceof AppError ? error.cause : undefined
  const code = isAuthError(cause) ? cause.code : cause instanceof AppError ? codeIn(cause) : undefined
  if (code === 'reauthentication_needed') return 'sign-in'
  return code === 'current_password_required' || code === 'current_password_invalid' ? 'password' : undefined
}

const codeIn = (error: AppError): string => refused.safeParse(error.cause).data?.body.code ?? error.code

const refused = z.object({ body: z.object({ code: z.string() }) })

const refusal = async (code: string | undefined, cause: unknown): Promise<AppError> => {
  if (code !== undefined && sessionOver.has(code)) {
    // Asking for a new token settles it: a refusal there ends the session on this device, and the guard leads to /auth.
    await renewSession()
    return new AppError('unauthenticated', { message: accountReasons.get('over') ?? '', cause })
  }
  if (code === 'over_request_rate_limit') return new AppError('rate_limited', { cause })
  const message = code === undefined ? undefined : accountReasons.get(code)
  // Without words of ours the operation's own fallback is shown.
  return message === undefined
    ? new AppError('bad_answer', { cause })
    : new AppError('invalid_input', { message, cause })
}
