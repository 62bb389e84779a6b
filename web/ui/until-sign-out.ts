/**
 * What a screen keeps on the device for the one who is signed in, and Salir takes away. One prefix, so that signing out
 * knows nothing of the screens; under the user's id, so that the next person at the same tablet never reads it.
 */
const prefix = 'obrador-hasta-salir'

export const untilSignOutKey = (what: string, userId: string): string => `${prefix}:${what}:${userId}`

/** Takes away everything kept until now, whoever it belonged to. */
export const forgetAtSignOut = (): void => {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (key.startsWith(`${prefix}:`)) storage.removeItem(key)
  }
}
