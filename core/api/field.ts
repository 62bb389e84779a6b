import { z } from 'zod/mini'

/** Schemas of single fields, with the Spanish message a refused value gets. */

/** Row ids are lower-case UUIDs; a browser may choose the id of what it creates, so that a repeated save saves once. */
export const idField = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'No es un identificador'))

/** ISO-8601 UTC with milliseconds, as both databases answer it. */
export const timeField = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/, 'No es una fecha'))

/**
 * Free text up to a length in JavaScript characters. U+0000 and lone surrogates are refused, because a database
 * cannot keep them; everything else (HTML, emoji) is kept as typed and only ever shown as text.
 */
export const textField = (what: string, maxLength: number) =>
  z.string(`${what} debe ser un texto`).check(
    z.maxLength(maxLength, `${what} no puede tener más de ${maxLength.toLocaleString('es-ES')} caracteres`),
    z.refine((text: string) => !text.includes('\0') && text.isWellFormed(), `${what} contiene caracteres no válidos`),
  )

/** A finite number within bounds, ends included. */
export const numberField = (what: string, minimum: number, maximum: number) =>
  z
    .number(`${what} debe ser un número`)
    .check(
      z.minimum(minimum, `${what} no puede ser menor que ${minimum.toLocaleString('es-ES')}`),
      z.maximum(maximum, `${what} no puede ser mayor que ${maximum.toLocaleString('es-ES')}`),
    )
