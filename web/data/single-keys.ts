import { readText, writeText } from './device-storage.ts'

/** Whether `n`, `/` and `?` do something on this device (WCAG 2.1.4: they can be turned off). */
const key = 'obrador-teclas'

export const singleKeysOn = (): boolean => readText('device', key) !== 'no'

export const setSingleKeys = (on: boolean): void => void writeText('device', key, on ? null : 'no')
