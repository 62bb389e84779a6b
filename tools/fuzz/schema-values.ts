import type { Random } from './random.ts'

/** As much of JSON Schema as our own OpenAPI document uses. */
export type Schema = {
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly additionalProperties?: boolean | Schema
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
}

/** Ids the server has given, by table, and the version of each: requests that meet real rows go deeper than others. */
export type Seen = {
  readonly ids: ReadonlyMap<string, readonly string[]>
  readonly versions: ReadonlyMap<string, string>
}

/** Where the row a field points at lies. */
const tableOf: Record<string, string | undefined> = {
  recipe_id: 'recipes',
  folder_id: 'folders',
  parent_id: 'folders',
  project_id: 'projects',
  recipe_variation_id: 'recipe_variations',
  formula_id: 'ice_cream_formulas',
  formulaId: 'ice_cream_formulas',
  ids: 'recipe_variations',
}
const versionFields = new Set(['updated_at', 'base_updated_at', 'last_updated', 'recipe_updated_at'])

/** What surrounds a value: its field's name, the row its request is about, how deep it lies. */
export type Place = { readonly name: string; readonly rowId: string | undefined; readonly depth: number }

/** A picture of one white point; the beginnings of a PNG and of a JPEG; a PDF; nothing; no base64 at all. */
const pictures = [
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP6DwABBQECz6AuzQAAAABJRU5ErkJggg==',
  'iVBORw0KGgoAAAANSUhEUgAA//8AAP//CAAAAAA=',
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2w==',
  'JVBERi0xLjcK',
  'data:image/png;base64,iVBORw0KGgo=',
  '',
  '!!!',
]

const places = [
  '2026-01-01T00:00:00.000Z~0199a0b0-0000-4000-8000-000000000000',
  '2026-02-31T00:00:00.000Z~0199a0b0-0000-4000-8000-000000000000',
  '0000-01-01T00:00:00.000Z~0199a0b0-0000-4000-8000-000000000000',
  '2026-01-01T99:99:99.999Z~0199a0b0-0000-4000-8000-000000000000',
  '["a","0199a0b0-0000-4000-8000-000000000000"]',
  '{"__proto__":1}',
  '[1e999,null]',
  'null',
  '\u0000~\u0000',
]

const cursorFor = (random: Random): string => Buffer.from(random.pick(places)).toString('base64url')

const hex = '0123456789abcdef'

export const newId = (random: Random): string =>
  'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replaceAll('x', () => hex.charAt(random.whole(16)))

/** What is said to the assistant: it edits, looks up and computes, with words that are no food and names of every object. */
const questions = [
  'Quita la harina',
  'Cambia el arroz por arroz arroz arroz',
  'Añádele constructor y __proto__',
  'Ponle menos Arroz',
  'sin y sin y sin y sin',
  'receta de constructor',
  'busca toString con __proto__',
  'menú de valueOf para 10',
  '¿Cuánto cuesta?',
  'Pásala a 100000 raciones',
  'Hazla vegana',
  '¿Qué alérgenos lleva?',
  'convierte 1/0 tazas de hasOwnProperty a kg',
]

const words = [
  'Arroz',
  'caldo de pollo',
  'Ñora',
  'azúcar',
  '2 huevos',
  'limón',
  'Sofrito',
  'sal',
  'g',
  'nata 35 %',
  'pan',
  'constructor',
  '__proto__',
  'toString',
]
const patterned = [
  '1',
  '50',
  '100',
  '2026-01-01',
  '2026-01-01T00:00:00.000Z',
  '2026-02-31T00:00:00.000Z',
  '0000-01-01T00:00:00.000Z',
  '12,5',
  'abc',
  'A',
  'leche',
]

/** How often a list or a text is as long as its schema allows. */
const atLimit = 0.03
/** Longer ones are cut: a request may have 1 MB. */
const fullest = 300
const longest = 50_000

/** A value that the schema should accept (our own rules beyond the schema may not). */
export const valueFor = (schema: Schema, random: Random, seen: Seen, place: Place): unknown => {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices !== undefined) return valueFor(random.pick(choices), random, seen, place)
  if (schema.allOf !== undefined) {
    return Object.assign({}, ...schema.allOf.map((part) => valueFor(part, random, seen, place)))
  }
  if ('const' in schema) return schema.const
  if (schema.enum !== undefined) return random.pick(schema.enum)
  const type =
    typeof schema.type === 'string' ? schema.type : random.pick(schema.type ?? ['object', 'string', 'number'])
  if (type === 'object') return objectFor(schema, random, seen, place)
  if (type === 'array') {
    const most = Math.min(schema.maxItems ?? 3, place.depth > 2 ? 1 : 4)
    const full = schema.maxItems !== undefined && random.chance(atLimit)
    const count = full
      ? Math.min(schema.maxItems ?? 0, fullest)
      : Math.max(schema.minItems ?? 0, random.chance(0.1) ? 0 : 1 + random.whole(most))
    return Array.from({ length: count }, () =>
      valueFor(schema.items ?? {}, random, seen, { ...place, depth: place.depth + 1 }),
    )
  }
  if (type === 'number' || type === 'integer') return numberFor(schema, type, random)
  if (type === 'boolean') return random.chance(0.5)
  return type === 'null' ? null : textFor(schema, random, seen, place)
}

const objectFor = ({ properties = {}, required = [] }: Schema, random: Random, seen: Seen, place: Place): object =>
  Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => required.includes(name) || random.chance(0.6))
      .map(([name, schema]) => [name, valueFor(schema, random, seen, { ...place, name, depth: place.depth + 1 })]),
  )

const numberFor = ({ minimum, exclusiveMinimum, maximum }: Schema, type: string, random: Random): number => {
  // Most amounts must be above zero, which the schema leaves to the rules.
  const least = minimum === undefined || minimum === 0 ? (exclusiveMinimum ?? 0) + 0.01 : minimum
  const most = Math.min(maximum ?? 1000, 1e6)
  const value = least + random.next() ** 3 * (most - least)
  return type === 'integer' ? Math.ceil(value) : Math.round(value * 100) / 100 || least
}

const textFor = (
  { pattern, minLength = 0, maxLength = 40 }: Schema,
  random: Random,
  seen: Seen,
  { name, rowId }: Place,
): string => {
  if (versionFields.has(name) && rowId !== undefined && random.chance(0.85)) {
    return seen.versions.get(rowId) ?? random.pick(['2026-01-01T00:00:00.000Z', '2026-02-31T00:00:00.000Z'])
  }
  if (name === 'cursor') return cursorFor(random)
  if (name === 'fileData') return random.pick(pictures)
  if (name === 'content' && random.chance(0.6)) return random.pick(questions)
  if (name === 'name' && random.chance(0.6)) return random.pick(words)
  const known = seen.ids.get(tableOf[name] ?? '') ?? []
  if (known.length > 0 && random.chance(0.9)) return random.pick(known)
  if (pattern === undefined && maxLength > 40 && random.chance(atLimit)) {
    const length = Math.max(minLength, Math.min(maxLength, longest))
    const piece = `${random.pick(words)}${random.pick([' ', ', ', '. ', '\n', ' y '])}`
    return piece.repeat(Math.ceil(length / piece.length)).slice(0, length)
  }
  if (pattern === undefined) {
    const text = Array.from({ length: 1 + random.whole(3) }, () => random.pick(words)).join(' ')
    return text.slice(0, maxLength).padEnd(minLength, 'a')
  }
  const shape = new RegExp(pattern, 'u')
  const fitting = [newId(random), ...patterned].filter((text) => shape.test(text))
  return fitting.length === 0 ? random.pick(words) : random.pick(fitting)
}
