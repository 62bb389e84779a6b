import { anthropic } from './anthropic.ts'
import { askModel, type Kit, type ModelLog } from './ask.ts'
import { openCircuitBreaker } from './circuit-breaker.ts'
import { cleanText } from './clean-text.ts'
import type { Dialect } from './dialect.ts'
import { google } from './google.ts'
import { openBudget, openConcurrencyLimit } from './limits.ts'
import type { Model } from './model.ts'
import { openAiCompatible } from './openai-compatible.ts'
import type { Kind, ModelSettings } from './settings.ts'
import { openStatus } from './status.ts'
import { readObject, withoutThoughts } from './structured-answer.ts'
import type { Tally } from './tally.ts'
import { openTransport } from './transport.ts'

const dialects: Record<Kind, Dialect> = { 'openai-compatible': openAiCompatible, anthropic, google }

type Surroundings = {
  readonly log?: ModelLog
  readonly now?: () => Date
  /** Counts a question, where several processes count together; without it this one counts alone. */
  readonly withinBudget?: ((userId: string) => Promise<boolean>) | undefined
  readonly tally?: Tally
}

/** No longer than a method of forty long steps (docs/ciencia/motor-local.md §7.3: texts ≤ 8000). */
const mostTextCharacters = 8000

/** The configured model, or `undefined` where the local engine does everything. Opening asks nothing of the network. */
export const openModel = (settings: ModelSettings | undefined, surroundings: Surroundings = {}): Model | undefined => {
  if (settings === undefined) return undefined
  const dialect = dialects[settings.kind]
  const now = (): number => (surroundings.now?.() ?? new Date()).getTime()
  const modes = settings.structured === 'auto' ? dialect.modes : [settings.structured]
  const kit: Kit = {
    settings,
    counter: {
      dialect,
      transport: openTransport(settings, dialect.headers(settings.apiKey)),
      modes,
      habits: { mode: modes[0] ?? 'text', sendsTemperature: true, saysMaxCompletionTokens: false },
    },
    withinBudget: surroundings.withinBudget ?? openBudget(settings.perUserPerHour, now),
    concurrency: openConcurrencyLimit(settings.concurrency),
    breaker: openCircuitBreaker(now),
    log: surroundings.log ?? { warn: () => undefined },
    tally: surroundings.tally ?? (() => undefined),
  }
  return {
    name: settings.model,
    host: new URL(settings.baseUrl).host,
    canSee: settings.visionModel !== undefined,
    askObject: (question) => askModel(kit, question, question.schema, (text) => readObject(text, question)),
    askText: (question) => askModel(kit, question, undefined, readText),
    status: openStatus(kit, now),
    close: kit.counter.transport.close,
  }
}

const readText = (text: string) => {
  const value = cleanText(withoutThoughts(text))
  if (value === '') return { ok: false, problem: 'está vacía' } as const
  if (value.length > mostTextCharacters) return { ok: false, problem: 'es demasiado larga' } as const
  return { ok: true, value } as const
}
