import { z } from 'zod/mini'

const settings = z.object({ external: z.object({ google: z.boolean() }) })

/**
 * Whether this server knows Google at all. Asked before leaving for it: sending the browser to `/authorize` without
 * configuration would end on a page of JSON. Throws when the server does not answer.
 */
export const googleIsConfigured = async (): Promise<boolean> => {
  const response = await fetch('/auth/v1/settings', { headers: { accept: 'application/json' } })
  return settings.parse(await response.json()).external.google
}
