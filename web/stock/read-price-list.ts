import { useUserId } from '#web/api/session-state.ts'
import { readText, writeText } from '#web/data/device-storage.ts'
import { untilSignOutKey } from '#web/data/until-sign-out.ts'

/**
 * A price list that was read from paper and waits to be looked at on the costing screen: kept in this tab until it is imported or
 * thrown away, and never sent anywhere by itself.
 */
const keyOf = (userId: string): string => untilSignOutKey('lista-de-precios', userId)

/** The list that waits, as CSV; null when there is none. */
export const readPriceList = (userId: string): string | null => readText('tab', keyOf(userId))

export const dropPriceList = (userId: string): void => {
  writeText('tab', keyOf(userId), null)
}

/** Keeps a list for the costing screen; false where this browser keeps nothing. */
export const useKeepPriceList = (): ((csv: string) => boolean) => {
  const userId = useUserId()
  return (csv) => writeText('tab', keyOf(userId), csv)
}
