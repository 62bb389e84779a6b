import { readText, writeText } from '#web/data/device-storage.ts'

/**
 * That a reset link was used in this tab and the new password is still to come. The auth client says so once, by an
 * event; a tablet that puts the tab to sleep, or a reload, would otherwise lead on to the dashboard and the cook would
 * never be asked for the password he came for. Per tab and per user; gone with the new password.
 */
const key = 'obrador-recuperacion'

export const markRecovery = (userId: string): void => void writeText('tab', key, userId)

export const isMarked = (userId: string): boolean => readText('tab', key) === userId

export const clearRecovery = (): void => void writeText('tab', key, null)
