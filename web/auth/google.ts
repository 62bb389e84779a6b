import { z } from 'zod/mini'
import { AppError } from '#core/errors/app-error.ts'
import { auth } from '#web/api/session.ts'
import { orThrow } from './auth-reason.ts'
import { authTexts } from './texts.ts'

const settings = z.object({ external: z.object({ google: z.boolean() }) })

/**
 * Leaves for Google. The server is asked first whether it knows Google at all: sending the browser to `/authorize`
 * without configuration would end on a page of JSON instead of the specified toast.
 */
export const goToGoogle = async () => {
  if (!(await googleIsConfigured())) throw new AppError('unavailable', { message: authTexts.googleOff })
  const options = { redirectTo: `${window.location.origin}/dashboard`, skipBrowserRedirect: true }
  const { url } = await orThrow(auth.signInWithOAuth({ provider: 'google', options }))
  if (url) window.location.assign(url)
}

const googleIsConfigured = async (): Promise<boolean> => {
  try {
    const response = await fetch('/auth/v1/settings', { headers: { accept: 'application/json' } })
    return settings.parse(await response.json()).external.google
  } catch (cause) {
    throw new AppError('unavailable', { message: authTexts.noConnection, cause })
  }
}
