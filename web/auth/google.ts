import { AppError } from '#core/errors/app-error.ts'
import { auth } from '#web/api/auth-client.ts'
import { googleIsConfigured } from '#web/api/google.ts'
import { orThrow } from './auth-reason.ts'
import { authTexts } from './texts.ts'

/** Leaves for Google, if the server is set up for it; else the specified toast gives the reason. */
export const goToGoogle = async () => {
  const configured = await googleIsConfigured().catch((cause: unknown) => {
    throw new AppError('unavailable', { message: authTexts.noConnection, cause })
  })
  if (!configured) throw new AppError('unavailable', { message: authTexts.googleOff })
  const options = { redirectTo: `${window.location.origin}/dashboard`, skipBrowserRedirect: true }
  const { url } = await orThrow(auth.signInWithOAuth({ provider: 'google', options }))
  if (url) window.location.assign(url)
}
