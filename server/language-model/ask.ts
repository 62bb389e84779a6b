import type { z } from 'zod'
import type { CircuitBreaker } from './circuit-breaker.ts'
import { instructionsFor, repairTurns, turnsOf, type Wording } from './compose.ts'
import { type Counter, deliver } from './deliver.ts'
import type { Habits, Prompt } from './dialect.ts'
import { type Answer, failure, type Trouble } from './failure.ts'
import { type Fence, newFence } from './fence.ts'
import { strictSchema } from './json-schema.ts'
import type { ConcurrencyLimit } from './limits.ts'
import type { Question } from './model.ts'
import type { ModelSettings } from './settings.ts'
import type { Tally } from './tally.ts'

/** The operator's log of failures. It holds reason, status and time; never a key, a prompt or an answer. */
export type ModelLog = { readonly warn: (fields: object, message: string) => void }

/** What every question shares. */
export type Kit = {
  readonly settings: ModelSettings
  readonly counter: Counter
  readonly withinBudget: (userId: string) => boolean | Promise<boolean>
  readonly concurrency: ConcurrencyLimit
  readonly breaker: CircuitBreaker
  readonly log: ModelLog
  readonly tally: Tally
}

type Read<T> = (
  text: string,
) => { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: string }

const usualTemperature = 0.3
/** Local servers take any key: 'ollama' is a word that may stand in an answer, not a secret. */
const shortestSecret = 16

/** One question from its limits to its answer. Never throws: whatever happens, the local engine must get its turn. */
export const askModel = async <T>(
  kit: Kit,
  question: Question,
  schema: z.core.$ZodType | undefined,
  read: Read<T>,
): Promise<Answer<T>> => {
  const started = performance.now()
  const outcome = await inLine(kit, question, schema, read).catch((error: unknown): Trouble => {
    // A bug of ours or of a schema. Only the error's name is logged, because its message may quote the answer.
    return { ...failure('unexpected'), code: error instanceof Error ? error.name : typeof error }
  })
  const ms = Math.round(performance.now() - started)
  kit.tally(outcome.ok ? 'ok' : outcome.reason, ms)
  if (outcome.ok) return outcome
  const { reason, status, code } = outcome
  if (reason !== 'cancelled') {
    kit.log.warn({ reason, status, code, ms, model: kit.settings.model }, 'language model gave no answer')
  }
  return failure(reason)
}

type Outcome<T> = { readonly ok: true; readonly value: T } | Trouble

const inLine = async <T>(
  kit: Kit,
  question: Question,
  schema: z.core.$ZodType | undefined,
  read: Read<T>,
): Promise<Outcome<T>> => {
  const { settings, concurrency, breaker } = kit
  const fence = newFence()
  const turns = turnsOf(question, fence)
  if (turns === undefined) return failure('question_too_large')
  const seeing = (question.pictures ?? []).length > 0
  if (seeing && settings.visionModel === undefined) return failure('no_vision')
  if (breaker.isOpen()) return failure('paused')

  const deadline = AbortSignal.timeout(Math.min(question.deadlineMs ?? settings.timeoutMs, settings.timeoutMs))
  const signal = question.signal === undefined ? deadline : AbortSignal.any([deadline, question.signal])
  const leave = await concurrency.enter(question.userId, signal)
  if (typeof leave !== 'function') return leave
  try {
    // The question before this one may have opened the breaker while this one waited.
    if (breaker.isOpen()) return failure('paused')
    // Checked last, so that a question that is never sent does not count against the budget.
    if (!(await kit.withinBudget(question.userId))) return failure('budget')
    const model = seeing ? (settings.visionModel ?? settings.model) : settings.model
    const outcome = await converse(kit, { question, schema, turns, fence, model, signal }, read)
    if (outcome.ok) breaker.record('ok')
    else breaker.record(outcome.reason, outcome.retryAfterMs)
    return outcome
  } finally {
    leave()
  }
}

type Conversation = Wording & { readonly turns: Prompt['turns']; readonly model: string; readonly signal: AbortSignal }

/** The question and, if the answer does not hold, one repair that says why (§7.3). */
const converse = async <T>(kit: Kit, talk: Conversation, read: Read<T>): Promise<Outcome<T>> => {
  let { turns } = talk
  for (const attempt of ['question', 'repair'] as const) {
    const promptFor = (mode: Habits['mode']): Prompt => ({
      model: talk.model,
      instructions: instructionsFor(talk, attempt === 'repair' ? 'text' : mode),
      turns,
      schema: talk.schema && strictSchema(talk.schema),
      maxTokens: talk.question.maxTokens * (attempt === 'repair' ? 2 : 1),
      temperature: talk.question.temperature ?? usualTemperature,
    })
    const delivered = await deliver(kit.counter, promptFor, talk.signal)
    if (!delivered.ok) return delivered
    if (delivered.reading.kind === 'refused') return failure('refused')
    const { text, truncated } = delivered.reading
    const answer = leaks(text, kit, talk.fence) ? ({ ok: false, problem: 'repite las marcas' } as const) : read(text)
    if (answer.ok && !(truncated && talk.schema === undefined)) return answer
    const problem = truncated ? 'se cortó antes de acabar: contesta más corto' : answer.ok ? '' : answer.problem
    turns = [...turns, ...repairTurns(text, problem)]
  }
  return failure('bad_answer')
}

/** An echo of our marks or of the key is no answer, whatever schema it fits. */
const leaks = (text: string, { settings: { apiKey = '' } }: Kit, fence: Fence): boolean =>
  text.includes(fence.mark) || (apiKey.length >= shortestSecret && text.includes(apiKey))
