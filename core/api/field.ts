import { z } from 'zod/mini'

/** Schemas of single fields, with the Spanish message a refused value gets. */

// One for all: `toLocaleString` makes one each time, 103 of them before a server or a browser had anything to show.
const limits = new Intl.NumberFormat('es-ES')

/** A limit as a message says it: 4000, 50.000, 1.000.000. */
export const limitText = (limit: number): string => limits.format(limit)

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether a text is a row id: a lower-case UUID. */
export const isId = (text: string): boolean => uuid.test(text)

/** A row id; a browser may choose the id of what it creates, so that a repeated save saves once. */
export const idField = z.string().check(z.regex(uuid, 'No es un identificador'))

const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

/** Whether a text is a moment as both databases answer it, and one that exists: no 31 February, no year 0. */
export const isTime = (text: string): boolean => {
  const ms = isoTime.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(ms) && new Date(ms).toISOString() === text && text >= '0001'
}

/** ISO-8601 UTC with milliseconds. */
export const timeField = z.string().check(z.regex(isoTime, 'No es una fecha'), z.refine(isTime, 'No es una fecha'))

/**
 * Free text up to a length in JavaScript characters. U+0000 and lone surrogates are refused, because a database
 * cannot keep them; everything else (HTML, emoji) is kept as typed and only ever shown as text.
 */
export const textField = (what: string, maxLength: number) =>
  z.string(`${what} debe ser un texto`).check(
    z.maxLength(maxLength, `${what} no puede tener más de ${limitText(maxLength)} caracteres`),
    z.refine((text: string) => !text.includes('\0') && text.isWellFormed(), `${what} contiene caracteres no válidos`),
  )

/** A whole number within bounds, ends included. */
export const countField = (what: string, minimum: number, maximum: number) =>
  numberField(what, minimum, maximum).check(z.refine(Number.isInteger, `${what} debe ser un número entero`))

/** A finite number within bounds, ends included. `what` may be several things: 'Las raciones'. */
export const numberField = (what: string, minimum: number, maximum: number) => {
  const many = /^L[ao]s /.test(what)
  const beyond = (word: string, bound: number) =>
    `${what} ${many ? 'no pueden' : 'no puede'} ser ${word}${many ? 'es' : ''} que ${limitText(bound)}`
  return z
    .number(`${what} ${many ? 'deben' : 'debe'} ser un número`)
    .check(z.minimum(minimum, beyond('menor', minimum)), z.maximum(maximum, beyond('mayor', maximum)))
}
