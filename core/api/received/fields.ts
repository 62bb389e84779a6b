import { z } from 'zod/mini'
import { engineField } from '#core/api/functions.ts'
import { parseSpanishNumber } from '#core/spanish/number.ts'

/**
 * How the browser reads what a function answers. The specification's fields (§7) are enough, whoever answers: everything of
 * ours has a neutral value for when it is missing or odd. The server writes by the strict schemas of core/api; the schemas
 * here take their fields from those, so that what is received can always be shown, saved and sent back.
 */

/** The field as it is, or its neutral value where it is missing or another shape. */
export const otherwise = <S extends z.ZodMiniType>(field: S, neutral: z.output<S>) => z.catch(field, neutral)

/** The field as it is, or null. */
export const orNull = <S extends z.ZodMiniType>(field: S) => z.catch(z.nullable(field), null)

/** A text as a database can keep it, cut to `longest` characters. */
export const tidyText = (text: string, longest: number): string =>
  text.slice(0, longest).toWellFormed().replaceAll('\0', '')

export const text = (longest: number) => z.string().check(z.overwrite((words) => tidyText(words, longest)))

/** A figure, or a text that is one ('12,5'); null: neither, or not within the bounds (ends included). */
export const readFigure = (value: unknown, least: number, most: number): number | null => {
  const figure = typeof value === 'string' ? parseSpanishNumber(value) : value
  return typeof figure === 'number' && figure >= least && figure <= most ? figure : null
}

/** `readFigure` as a field that a shape may lack. */
export const figure = (least: number, most: number) =>
  z.pipe(
    z.optional(z.unknown()),
    z.transform((value) => readFigure(value, least, most)),
  )

/** Longer than any notice or warning of ours; a recipe keeps as many (core/api/recipes.ts). */
const longestRemark = 500
const mostRemarks = 100

export const remarks = otherwise(
  z.array(text(longestRemark)).check(z.overwrite((all) => all.slice(0, mostRemarks))),
  [],
)

/** Who answered, as far as the answer says so. */
export const origin = { engine: orNull(engineField), model: orNull(text(200)), notice: orNull(text(longestRemark)) }
