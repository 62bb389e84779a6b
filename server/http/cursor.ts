import { isTime } from '#core/api/field.ts'
import { AppError } from '#core/errors/app-error.ts'

/** A place in a list ordered by time and id, newest first. */
export type Place = { readonly time: string; readonly id: string }

const pattern = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)~([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** The place as an opaque text for the wire. */
export const writeCursor = ({ time, id }: Place): string => Buffer.from(`${time}~${id}`).toString('base64url')

/** Reads what `writeCursor` wrote; anything else is refused. */
export const readCursor = (text: string): Place => {
  const [, time, id] = pattern.exec(Buffer.from(text, 'base64url').toString('latin1')) ?? []
  if (time === undefined || id === undefined || !isTime(time)) {
    throw new AppError('invalid_input', { message: 'La página pedida no existe' })
  }
  return { time, id }
}
