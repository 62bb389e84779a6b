import { threadCpuUsage } from 'node:process'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { type Asker, collectionOf, type FuzzRequest, makeRequest } from './make-request.ts'
import { accountOperations, type Operation, operationsOf } from './operations.ts'
import { openRandom, type Random } from './random.ts'

/** What was asked and why its answer is wrong. */
export type Finding = {
  readonly why: string
  readonly seed: number
  readonly number: number
  readonly request: FuzzRequest
}

export type Report = {
  readonly requests: number
  readonly seed: number
  readonly statuses: ReadonlyMap<number, number>
  /** Operations with how many answers below 300 each had. */
  readonly accepted: ReadonlyMap<string, number>
  readonly findings: readonly Finding[]
  /** Bytes of heap after collection, at even distances. */
  readonly heap: readonly number[]
  readonly slowestMs: number
  /** ms of processor time of the thread that answers, for the dearest request. */
  readonly dearestMs: number
}

type Wanted = { readonly seed: number; readonly requests: number; readonly onProgress?: (done: number) => void }

/** Longer than this is a hang; asked again once, since the machine may have been at something else. */
const patienceMs = 5000
/**
 * The longest the thread that answers everybody may be held by one request: ms of its processor time, which no turn of the
 * event loop exceeds, whatever else the machine is at. Asked again once, since code may have been compiled meanwhile.
 */
const longestTurnMs = 200
/** Two cooks are made anew so often, so that their books stay books. */
const requestsPerCook = 2500
/** Ids and versions remembered of each cook's answers. */
const mostSeen = 12
/** Words only the other cook wrote: in an answer to this one they are a leak. */
const marker = (name: string, seed: number) => `secreto-de-${name}-${seed}`

/**
 * Asks every operation of the app's document, and those of accounts, over and over: two cooks in turn, each with rows of
 * his own. The same seed and count ask the same way of a fresh app (ids are the server's and differ).
 */
export const fuzz = async (app: FastifyInstance, { seed, requests, onProgress }: Wanted): Promise<Report> => {
  const document = (await app.inject('/openapi.json')).json()
  const described = operationsOf(document)
  const random = openRandom(seed)
  const findings: Finding[] = []
  const statuses = new Map<number, number>()
  const accepted = new Map<string, number>(described.map((one) => [nameOf(one), 0]))
  const heap: number[] = []
  let slowestMs = 0
  let dearestMs = 0
  let cooks = await newCooks(app, seed, 0)
  for (let number = 0; number < requests; number++) {
    if (number > 0 && number % requestsPerCook === 0) cooks = await newCooks(app, seed, number)
    if (number % Math.max(1, Math.floor(requests / 40)) === 0) {
      heap.push(heapAfterCollection())
      onProgress?.(number)
    }
    const cook = random.pick(cooks)
    const operation = pickOperation(described, random)
    const request = makeRequest(operation, random, cook)
    const { why, status, ms, cpuMs, body } = await send(app, request, cook.notMine)
    slowestMs = Math.max(slowestMs, ms)
    dearestMs = Math.max(dearestMs, cpuMs)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    if (why !== undefined && findings.length < 50) findings.push({ why, seed, number, request })
    if (status < 300 && accepted.has(nameOf(operation)))
      accepted.set(nameOf(operation), (accepted.get(nameOf(operation)) ?? 0) + 1)
    if (status < 300) remember(cook, operation, body)
  }
  heap.push(heapAfterCollection())
  return { requests, seed, statuses, accepted, findings, heap, slowestMs, dearestMs }
}

/** Creating comes more often than its share, so that there is something to change and to delete. */
const pickOperation = (described: readonly Operation[], random: Random): Operation => {
  if (random.chance(0.06)) return random.pick(accountOperations)
  const makers = described.filter(({ method, path }) => method === 'POST' && /^\/rest\/v1\/\w+$/.test(path))
  return random.pick(random.chance(0.15) ? makers : described)
}

const nameOf = ({ method, path }: Operation): string => `${method} ${path}`

type Cook = Omit<Asker, 'seen'> & {
  readonly notMine: string
  readonly seen: { readonly ids: Map<string, string[]>; readonly versions: Map<string, string> }
}

const newCooks = async (app: FastifyInstance, seed: number, number: number): Promise<[Cook, Cook]> => {
  const names = ['ana', 'beto'] as const
  const [ana, beto] = await Promise.all(
    names.map(async (name) => {
      const email = `${name}-${seed}-${number}-${Math.random().toString(36).slice(2)}@cocina.example`
      const answer = await app.inject({
        method: 'POST',
        url: '/auth/v1/signup',
        payload: { email, password: 'sofrito-lento' },
      })
      const token: string = answer.json().access_token
      const headers = { authorization: `Bearer ${token}` }
      const payload = {
        ...{ name: marker(name, seed), category: '', servings: 4, method: marker(name, seed) },
        ingredients: [{ name: marker(name, seed), quantity: 1, unit: 'kg' }],
      }
      const saved = (await app.inject({ method: 'POST', url: '/rest/v1/recipes', headers, payload })).json()
      const ids = new Map<string, string[]>([['recipes', [String(saved.id)]]])
      return { token, seen: { ids, versions: new Map([[String(saved.id), String(saved.updated_at)]]) }, notMine: '' }
    }),
  )
  if (ana === undefined || beto === undefined) throw new TypeError('Two cooks were asked for')
  // Each also knows the other's recipe by its id: knowing it must not help.
  const [hers, his] = [ana.seen.ids.get('recipes') ?? [], beto.seen.ids.get('recipes') ?? []]
  ana.seen.ids.set('recipes', [...hers, ...his])
  beto.seen.ids.set('recipes', [...his, ...hers])
  return [
    { ...ana, notMine: marker('beto', seed) },
    { ...beto, notMine: marker('ana', seed) },
  ]
}

type Heard = {
  readonly why: string | undefined
  readonly status: number
  readonly ms: number
  readonly cpuMs: number
  readonly body: string
}

const send = async (app: FastifyInstance, request: FuzzRequest, notMine: string): Promise<Heard> => {
  const first = await ask(app, request, notMine)
  return first.ms > patienceMs || first.cpuMs > longestTurnMs ? ask(app, request, notMine) : first
}

const ask = async (app: FastifyInstance, request: FuzzRequest, notMine: string): Promise<Heard> => {
  const started = performance.now()
  const before = threadCpuUsage()
  const answer = await app.inject({ ...request, payload: request.payload ?? '' })
  const ms = performance.now() - started
  const { user, system } = threadCpuUsage(before)
  const cpuMs = (user + system) / 1000
  const { statusCode: status, body, headers } = answer
  return {
    status,
    ms,
    cpuMs,
    body,
    why: wrong({ status, ms, cpuMs, body, type: String(headers['content-type'] ?? '') }, request, notMine),
  }
}

const wrong = (
  { status, ms, cpuMs, body, type }: Omit<Heard, 'why'> & { readonly type: string },
  { url }: FuzzRequest,
  notMine: string,
): string | undefined => {
  if (status >= 500) return `answered ${status}: ${body.slice(0, 300)}`
  if (ms > patienceMs) return `took ${Math.round(ms)} ms, twice`
  if (cpuMs > longestTurnMs) return `held the thread for ${Math.round(cpuMs)} ms, twice`
  if (body.includes(notMine)) return "answered with another cook's rows"
  if (/node_modules|\bat \w+ \(|SQLITE_|select .* from /i.test(body))
    return `tells of its inside: ${body.slice(0, 300)}`
  if (status < 400 || !/^\/(?:rest|functions)\/v1\//.test(url)) return undefined
  if (!type.includes('json')) return `refused as ${type}`
  const { code, message } = JSON.parse(body)
  return typeof code === 'string' && typeof message === 'string' && message !== ''
    ? undefined
    : `refused without words: ${body}`
}

const row = z.looseObject({ id: z.uuid(), updated_at: z.string().optional() })
const page = z.looseObject({ items: z.array(row) })

const remember = ({ seen }: Cook, { path }: Operation, body: string): void => {
  const answer: unknown = body.startsWith('{') || body.startsWith('[') ? JSON.parse(body) : null
  const one = row.safeParse(answer)
  const many = page.safeParse(answer)
  const rows = one.success ? [one.data] : many.success ? many.data.items.slice(0, 3) : []
  const table = collectionOf(path)
  const ids = seen.ids.get(table) ?? []
  for (const { id, updated_at } of rows) {
    if (!ids.includes(id)) ids.push(id)
    if (updated_at !== undefined) seen.versions.set(id, updated_at)
  }
  // The first two of recipes are the ones everybody knows.
  if (ids.length > mostSeen) ids.splice(2, ids.length - mostSeen)
  if (rows.length > 0) seen.ids.set(table, ids)
}

setFlagsFromString('--expose-gc')
const collect: unknown = runInNewContext('gc')

const heapAfterCollection = (): number => {
  if (typeof collect === 'function') collect()
  return process.memoryUsage().heapUsed
}

/** Bytes the heap grew between the second and the last quarter of a run, on average. */
export const heapGrowth = (heap: readonly number[]): number => {
  const quarter = Math.floor(heap.length / 4)
  const mean = (part: readonly number[]) => part.reduce((sum, one) => sum + one, 0) / Math.max(1, part.length)
  return mean(heap.slice(-quarter)) - mean(heap.slice(quarter, 2 * quarter))
}
