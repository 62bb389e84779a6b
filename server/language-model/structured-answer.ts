import { z } from 'zod'
import { cleanText } from './clean-text.ts'
import { isRecord } from './json-schema.ts'
import type { ObjectQuestion } from './model.ts'

type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: string }

/** What a repair may say of what was wrong (docs/ciencia/motor-local.md §7.3). */
const longestProblem = 400
const { localeError } = z.locales.es()

/** Reads the object out of what a model wrote. `problem` is for the model, in Spanish: it is what the repair quotes. */
export const readObject = <T>(
  text: string,
  { schema, normalise = (answer) => answer }: Pick<ObjectQuestion<T>, 'schema' | 'normalise'>,
): Read<T> => {
  const found = findJson(text)
  if (found === undefined) return { ok: false, problem: 'no es un objeto JSON completo' }
  const answer = normalise(found.json)
  const parsed = check(schema, answer)
  if (parsed.success) return { ok: true, value: parsed.data }
  // Strict modes answer null where a property is optional.
  const lean = check(schema, withoutNulls(answer))
  if (lean.success) return { ok: true, value: lean.data }
  return { ok: false, problem: describe(parsed.error) }
}

/** Thoughts before the answer, fences and talk around it. `undefined` where there is no JSON. */
const findJson = (text: string): { readonly json: unknown } | undefined => {
  const said = withoutThoughts(text)
  const inner = said.slice(said.indexOf('{'), said.lastIndexOf('}') + 1)
  for (const candidate of [said, inner]) {
    try {
      return { json: cleaned(JSON.parse(candidate)) }
    } catch {
      // Not JSON, or nested too deeply: try the next candidate, then the repair.
    }
  }
  return undefined
}

/** The thoughts a reasoning model writes before its answer. A regular expression would be slow on 2 MB of hostile text. */
export const withoutThoughts = (text: string): string => {
  const end = text.lastIndexOf('</think>')
  return (end < 0 ? text : text.slice(end + '</think>'.length)).trim()
}

const check = <T>(schema: z.core.$ZodType<T>, answer: unknown) =>
  // The app sets one Spanish message for all unclaimed errors; a model needs to hear which.
  z.core.safeParse(schema, answer, { error: localeError })

const describe = (error: z.core.$ZodError): string =>
  error.issues
    .map(({ path, message }) => `${path.join('.') || 'respuesta'}: ${message}`)
    .join('; ')
    .slice(0, longestProblem)

const cleaned = (value: unknown): unknown => {
  if (typeof value === 'string') return cleanText(value)
  if (Array.isArray(value)) return value.map(cleaned)
  return isRecord(value) ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, cleaned(item)])) : value
}

const withoutNulls = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutNulls)
  if (!isRecord(value)) return value
  const kept = Object.entries(value).filter(([, item]) => item !== null)
  return Object.fromEntries(kept.map(([key, item]) => [key, withoutNulls(item)]))
}
