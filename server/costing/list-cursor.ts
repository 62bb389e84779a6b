import { AppError } from '#core/errors/app-error.ts'

/** A place in a list: what the list is ordered by, the value there, and the id that settles ties. */
export type ListPlace = { readonly order: string; readonly value: string | number; readonly id: string }

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
  if (written !== order || !isValue || typeof id !== 'string' || !uuid.test(id)) throw noSuchPage()
  return { value: value as Kind extends 'string' ? string : number, id }
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

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
