import { AuthError, isAuthRetryableFetchError, isAuthSessionMissingError } from '@supabase/auth-js'
import { AppError } from '#core/errors/app-error.ts'
import { authReasons, authTexts } from './texts.ts'

/** Why the auth server (or the way to it) said no, in Spanish. */
const authReason = (error: unknown): string => {
  if (!(error instanceof AuthError)) return authTexts.noReason
  // The specification names this text, not the code.
  if (error.message === 'Invalid login credentials') return authTexts.badCredentials
  if (isAuthRetryableFetchError(error)) return authTexts.noConnection
  // The client turns the server's `session_not_found` into this class, and the code is gone.
  if (isAuthSessionMissingError(error)) return authTexts.sessionOver
  return (error.code === undefined ? undefined : authReasons.get(error.code)) ?? authTexts.noReason
}

type Answer = { readonly data: unknown; readonly error: AuthError | null }

/** The auth client answers `{ data, error }` and never throws; operations want a value or an AppError. */
export const orThrow = async <A extends Answer>(answer: Promise<A>): Promise<A['data']> => {
  const { data, error } = await answer
  if (error) throw new AppError('unauthenticated', { message: authReason(error), cause: error })
  return data
}

/** The mail link was opened so long ago that it no longer stands for the password nobody remembers. */
export const isLinkTooOld = (error: unknown): boolean =>
  error instanceof AppError &&
  error.cause instanceof AuthError &&
  ['current_password_required', 'reauthentication_needed'].includes(error.cause.code ?? '')

/** The password was right, but the mailed link has not been used yet. */
export const isUnconfirmed = (error: unknown): boolean =>
  error instanceof AppError && error.cause instanceof AuthError && error.cause.code === 'email_not_confirmed'
