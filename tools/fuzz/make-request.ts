import { brokenText, oddText, withOneWrong } from './mutate.ts'
import type { Operation } from './operations.ts'
import type { Random } from './random.ts'
import { newId, type Seen, valueFor } from './schema-values.ts'

export type FuzzRequest = {
  readonly method: Operation['method']
  readonly url: string
  readonly headers: Record<string, string>
  readonly payload?: string | Buffer
}

export type Asker = { readonly token: string; readonly seen: Seen }

const contentTypes = [
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  '',
  'a',
]
const badTokens = ['', 'x', 'eyJhbGciOiJub25lIn0.e30.', 'a'.repeat(9000), '..', 'null']

/** One request to one operation: as it should be, or with one or two things put wrong. */
export const makeRequest = (operation: Operation, random: Random, asker: Asker): FuzzRequest => {
  const rowId = rowFor(operation, random, asker.seen)
  const url = urlFor(operation, random, asker.seen, rowId)
  const headers: Record<string, string> = {}
  if (random.chance(0.92)) headers['authorization'] = `Bearer ${asker.token}`
  else if (random.chance(0.5)) headers['authorization'] = `Bearer ${random.pick(badTokens)}`
  if (random.chance(0.05)) headers['x-request-id'] = encodeURIComponent(safe(oddText(random))).slice(0, 2000)
  if (random.chance(0.05)) headers['accept-encoding'] = random.pick(['br', 'gzip', '*', 'br;q=0', 'x,'.repeat(500)])
  if (random.chance(0.05))
    headers['x-forwarded-for'] = random.pick(['::1', '999.1.1.1', 'a,'.repeat(400), '[', '10.0.0.1'])
  if (random.chance(0.03)) headers['accept'] = 'application/x-ndjson'
  const payload = bodyFor(operation, random, asker.seen, rowId)
  if (payload === undefined) return { method: operation.method, url, headers }
  const type = random.chance(0.96) ? operation.contentType : random.pick(contentTypes)
  if (type !== '') headers['content-type'] = type
  return { method: operation.method, url, headers, payload }
}

const safe = (text: string): string => text.toWellFormed()

/** The table an operation is about: the first word of its path. */
export const collectionOf = (path: string): string => path.split('/')[3] ?? ''

const rowFor = ({ path }: Operation, random: Random, { ids }: Seen): string => {
  const known = ids.get(collectionOf(path)) ?? ids.get('recipes') ?? []
  return known.length > 0 && random.chance(0.9) ? random.pick(known) : newId(random)
}

const urlFor = ({ path, parameters }: Operation, random: Random, seen: Seen, rowId: string): string => {
  let filled = path
  const query: string[] = []
  for (const { name, in: place, required = false, schema } of parameters) {
    const odd = random.chance(0.12)
    const usual = () => (name === 'id' ? rowId : valueFor(schema, random, seen, { name, rowId, depth: 0 }))
    const value = safe(String(odd ? oddText(random) : usual())).slice(0, 3000)
    if (place === 'path') filled = filled.replace(`{${name}}`, encodeURIComponent(value))
    else if (required || random.chance(0.35)) {
      query.push(`${name}=${random.chance(0.03) ? '%ff%fe%00' : encodeURIComponent(value)}`)
      if (random.chance(0.04)) query.push(`${name}=otra`)
      if (random.chance(0.02)) query.push(`${name}[]=1&${name}[a][b]=2&__proto__[x]=1`)
    }
  }
  const whole = filled.replaceAll(/\{\w+\}/g, () => rowId)
  return query.length === 0 ? whole : `${whole}?${query.join('&')}`
}

const csv = [
  'Nombre;Precio;Unidad\nHarina;1,20;kg\nSal;0,4;kg',
  'a,b\n"x',
  '\ufeffIngrediente\t€\nAjo\t4',
  '"'.repeat(9000),
]

const bodyFor = (
  { method, body, contentType }: Operation,
  random: Random,
  seen: Seen,
  rowId: string,
): string | Buffer | undefined => {
  if (body === undefined) return method === 'GET' || random.chance(0.9) ? undefined : brokenText('{}', random)
  if (contentType === 'text/csv') {
    if (random.chance(0.3)) return Buffer.from(Array.from({ length: 2000 }, () => random.whole(256)))
    return random.chance(0.5) ? random.pick(csv) : safe(oddText(random))
  }
  let value = valueFor(body, random, seen, { name: '', rowId, depth: 0 })
  if (random.chance(0.4)) value = withOneWrong(value, random)
  if (random.chance(0.1)) value = withOneWrong(value, random)
  const text = JSON.stringify(value) ?? 'null'
  if (random.chance(0.03)) return Buffer.concat([Buffer.from(text.slice(0, -1)), Buffer.from([0xff, 0xfe, 0x80])])
  return random.chance(0.08) ? brokenText(text, random) : text
}
