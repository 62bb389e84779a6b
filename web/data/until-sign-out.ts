import { keysUnder, places, writeText } from './device-storage.ts'

/**
 * What a screen keeps on the device for the one who is signed in, and Salir takes away. One prefix, so that signing out
 * knows nothing of the screens; under the user's id, so that the next person at the same tablet never reads it.
 */
const prefix = 'obrador-hasta-salir'

export const untilSignOutKey = (what: string, userId: string): string => `${prefix}:${what}:${userId}`

/** The database of recipes as last seen, for reading without a connection (library/copies.ts). */
export const copiesDatabase = prefix

/** Nobody, or somebody else, is signed in now: the recipes seen on this device are not theirs to read. */
export const forgetCopies = (): void => {
  // Without storage (forbidden, or an old private window) there is nothing to forget.
  if (typeof indexedDB !== 'undefined') indexedDB.deleteDatabase(copiesDatabase)
}

/** Takes away everything kept until now, whoever it belonged to. */
export const forgetAtSignOut = (): void => {
  forgetCopies()
  for (const place of places) for (const key of keysUnder(place, `${prefix}:`)) writeText(place, key, null)
}
