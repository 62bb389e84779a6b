import { AuthError, isAuthRetryableFetchError } from '@supabase/auth-js'
import { AppError } from '#core/errors/app-error.ts'
import { authReasons, authTexts } from './texts.ts'

/** Why the auth server (or the way to it) said no, in Spanish. */
export const authReason = (error: unknown): string => {
  if (!(error instanceof AuthError)) return authTexts.noReason
  // The specification names this text, not the code.
  if (error.message === 'Invalid login credentials') return authTexts.badCredentials
  if (isAuthRetryableFetchError(error)) return authTexts.noConnection
  return (error.code === undefined ? undefined : authReasons[error.code]) ?? authTexts.noReason
}

type Answer = { readonly data: unknown; readonly error: AuthError | null }

/** The auth client answers `{ data, error }` and never throws; operations want a value or an AppError. */
export const orThrow = async <A extends Answer>(answer: Promise<A>): Promise<A['data']> => {
  const { data, error } = await answer
  if (error) throw new AppError('unauthenticated', { message: authReason(error), cause: error })
  return data
}
