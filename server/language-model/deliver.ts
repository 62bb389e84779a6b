import { setTimeout as sleep } from 'node:timers/promises'
import type { Dialect, EnvelopeContent, Habits, Prompt } from './dialect.ts'
import { type FailureReason, failure, type Trouble } from './failure.ts'
import { isRecord } from './json-schema.ts'
import { abortReason, type Reply, type Transport } from './transport.ts'

export type Delivered =
  | { readonly ok: true; readonly reading: Exclude<EnvelopeContent, { kind: 'unreadable' }> }
  | Trouble

export type Counter = {
  readonly dialect: Dialect
  readonly transport: Transport
  /** What the provider has shown to understand; better knowledge replaces it. */
  habits: Habits
  /** The modes that may be tried, best first. */
  readonly modes: readonly Habits['mode'][]
}

// As AI SDK does by default: two more tries, later each time (docs/ciencia/motor-local.md §7.2).
const retryWaitsMs = [500, 2000]
/** A provider that asks for more patience than this gets it, but not from this cook. */
const longestWaitMs = 10_000

/** Hands one prompt over and reads the envelope: other modes on a 400, another try on 429, 5xx and broken connections. */
export const deliver = async (
  counter: Counter,
  promptFor: (mode: Habits['mode']) => Prompt,
  signal: AbortSignal,
): Promise<Delivered> => {
  const { dialect, transport, modes } = counter
  let habits = counter.habits
  let tries = 0
  for (;;) {
    const prompt = promptFor(habits.mode)
    const reply = await transport.send(dialect.path(prompt.model), signal, JSON.stringify(dialect.body(prompt, habits)))
    if (reply.ok && reply.status >= 200 && reply.status < 300) {
      counter.habits = habits
      return read(dialect, reply.text)
    }
    if (reply.ok && (reply.status === 400 || reply.status === 422)) {
      const other = otherHabits(habits, modes, reply.text)
      if (other !== undefined) {
        habits = other
        continue
      }
    }
    const trouble = troubleOf(reply)
    const waitMs = Math.max(retryWaitsMs[tries] ?? Number.POSITIVE_INFINITY, trouble.retryAfterMs ?? 0)
    if (!isPassing(trouble) || waitMs > longestWaitMs) return trouble
    tries += 1
    try {
      await sleep(waitMs, undefined, { signal })
    } catch {
      return failure(abortReason(signal))
    }
  }
}

/** The status of a refusal, and its code where it is a plain word: the rest may quote the prompt or part of the key. */
export const troubleOf = (reply: Reply | Trouble): Trouble => {
  if (!reply.ok) return reply
  const { status, text, retryAfterMs } = reply
  const code = errorCode(text)
  return {
    ...failure(reasonOf(status)),
    status,
    ...(code === undefined ? {} : { code }),
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  }
}

/** Failures that a second try may pass. A closed port or a bad certificate is not one of them. */
const isPassing = ({ reason, code = '' }: Trouble): boolean =>
  reason === 'provider_busy' || reason === 'provider_failed' || (reason === 'network' && passingCodes.has(code))

const passingCodes = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN'])

const reasonOf = (status: number): FailureReason => {
  if (status === 401 || status === 403) return 'unauthorised'
  if (status === 404) return 'unknown_model'
  if (status === 413) return 'question_too_large'
  if (status === 429) return 'provider_busy'
  if (status === 408 || status >= 500) return 'provider_failed'
  return status >= 400 ? 'rejected' : 'not_understood'
}

/** What else may be tried after a 400: the field it complains of left out, then a humbler way of asking for an object. */
const otherHabits = (habits: Habits, modes: readonly Habits['mode'][], complaint: string): Habits | undefined => {
  const about = (word: string): boolean => complaint.slice(0, 4000).includes(word)
  if (about('max_completion_tokens') && !habits.saysMaxCompletionTokens) {
    return { ...habits, saysMaxCompletionTokens: true }
  }
  if (about('temperature') && habits.sendsTemperature) return { ...habits, sendsTemperature: false }
  const next = modes[modes.indexOf(habits.mode) + 1]
  return next === undefined ? undefined : { ...habits, mode: next }
}

const read = (dialect: Dialect, text: string): Delivered => {
  const reading = dialect.read(parsed(text))
  return reading.kind === 'unreadable' ? failure('not_understood') : { ok: true, reading }
}

const errorCode = (text: string): string | undefined => {
  const body = parsed(text)
  const error = isRecord(body) && isRecord(body['error']) ? body['error'] : {}
  return [error['code'], error['type'], error['status']].find(
    (word): word is string => typeof word === 'string' && /^[a-z][a-z_]{1,50}$/i.test(word),
  )
}

/** Half a JSON and a proxy's HTML are the same to us. */
export const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
