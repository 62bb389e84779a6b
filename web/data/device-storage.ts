import type { z } from 'zod/mini'

/**
 * The browser's storage, which may be full, forbidden or written by another version of the app. None of that may stop the
 * work on screen: reading answers nothing then, and writing answers false and says so in the log.
 */
export type Place = 'device' | 'tab'
export const places: readonly Place[] = ['device', 'tab']

// Asked for at every call: where storage is forbidden, the property itself throws.
const storageOf = (place: Place): Storage => (place === 'device' ? localStorage : sessionStorage)

/** Null: nothing is kept there, or nothing can be read. */
export const readText = (place: Place, key: string): string | null => {
  try {
    return storageOf(place).getItem(key)
  } catch {
    return null
  }
}

/** Null takes it away. */
export const writeText = (place: Place, key: string, text: string | null): boolean => {
  try {
    if (text === null) storageOf(place).removeItem(key)
    else storageOf(place).setItem(key, text)
    return true
  } catch (error) {
    console.warn(`${key} could not be kept in this browser`, error)
    return false
  }
}

/** Undefined: nothing is kept there, or what is there is not what the schema wants. */
export const readJson = <T>(place: Place, key: string, schema: z.ZodMiniType<T>): T | undefined =>
  parsedJson(readText(place, key), schema)

export const parsedJson = <T>(text: string | null, schema: z.ZodMiniType<T>): T | undefined => {
  if (text === null) return undefined
  try {
    return schema.parse(JSON.parse(text))
  } catch (error) {
    console.warn('What was kept in this browser cannot be read', error)
    return undefined
  }
}

export const writeJson = (place: Place, key: string, value: unknown): boolean =>
  writeText(place, key, JSON.stringify(value))

/** The keys that begin with this; none where storage is forbidden. */
export const keysUnder = (place: Place, prefix: string): string[] => {
  try {
    return Object.keys(storageOf(place)).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}
