import { isId, isTime } from '#core/api/field.ts'
import { AppError } from '#core/errors/app-error.ts'

/** A place in a list ordered by time and id, newest first. */
export type Place = { readonly time: string; readonly id: string }

/** A place in a list of any order: what it is ordered by, the value there, and the id that settles ties. */
type ListPlace = { readonly order: string; readonly value: string | number; readonly id: string }

/** The place as an opaque text for the wire. */
export const writePlace = ({ order, value, id }: ListPlace): string =>
  Buffer.from(JSON.stringify([order, value, id])).toString('base64url')

/** Reads what `writePlace` wrote for this very order and kind of value; anything else is refused. */
export const readPlace = <Kind extends 'string' | 'number'>(
  text: string | undefined,
  order: string,
  kind: Kind,
): { readonly value: Kind extends 'string' ? string : number; readonly id: string } | null => {
  if (text === undefined) return null
  const [written, value, id] = parsed(text)
  const isValue = typeof value === kind && (typeof value === 'string' ? isStorable(value) : Number.isFinite(value))
  if (written !== order || !isValue || typeof id !== 'string' || !isId(id)) throw noSuchPage()
  return { value: value as Kind extends 'string' ? string : number, id }
}

const byTime = 'time'

/** The same of a list by time. */
export const writeCursor = ({ time, id }: Place): string => writePlace({ order: byTime, value: time, id })

/** The place of a row in a list by creation, and in one by last update. */
export const byCreation = ({ created_at, id }: { readonly created_at: string; readonly id: string }): Place => ({
  time: created_at,
  id,
})
export const byUpdate = ({ updated_at, id }: { readonly updated_at: string; readonly id: string }): Place => ({
  time: updated_at,
  id,
})

/** Reads what `writeCursor` wrote; anything else is refused. */
export const readCursor = (text: string | undefined): Place | null => {
  const place = readPlace(text, byTime, 'string')
  if (place === null) return null
  if (!isTime(place.value)) throw noSuchPage()
  return { time: place.value, id: place.id }
}

const parsed = (text: string): unknown[] => {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    return Array.isArray(value) ? value : []
  } catch {
    throw noSuchPage()
  }
}

const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

const noSuchPage = () => new AppError('invalid_input', { message: 'La página pedida no existe' })
