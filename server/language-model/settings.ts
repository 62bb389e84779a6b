import { isIP } from 'node:net'
import { z } from 'zod'
import { isForbiddenAddress } from './addresses.ts'

const whole = (initial: number, least: number, most: number) =>
  z.coerce.number().int().min(least).max(most).default(initial)
/** What fits in a header; a line end left by a secrets file is no part of the key. */
const headerText = z.preprocess(
  (value) => (typeof value === 'string' ? value.trim() || undefined : value),
  z
    .string()
    .regex(/^[\x21-\x7e]+$/)
    .optional(),
)
const modelName = z
  .string()
  .regex(/^[\w.:/@+-]{1,120}$/)
  .optional()

const kinds = ['openai-compatible', 'anthropic', 'google'] as const
export type Kind = (typeof kinds)[number]

/** How an object may be asked for, best first (docs/ciencia/motor-local.md §7.3). */
export const structuredModes = ['json_schema', 'json_object', 'text'] as const
export type StructuredMode = (typeof structuredModes)[number]

/** The model's part of the environment (docs/ciencia/motor-local.md §7.1). `server/config.ts` reads it with the rest. */
export const modelEnvironment = {
  LLM_KIND: z.enum(kinds).default('openai-compatible').describe('Protocol: openai-compatible, anthropic or google.'),
  LLM_BASE_URL: z
    .url({ protocol: /^https?$/ })
    .refine(isPlainBaseUrl)
    .optional()
    .describe('Where the model is: http://localhost:11434/v1. Needed with LLM_MODEL, but for anthropic and google.'),
  LLM_MODEL: modelName.describe('Name of the model. Without it the local engine does everything.'),
  LLM_VISION_MODEL: modelName.describe('Model for photos, where it is another.'),
  LLM_API_KEY: headerText.describe('Key, where the model asks for one.'),
  LLM_STRUCTURED: z
    .enum(['auto', ...structuredModes])
    .default('auto')
    .describe('How objects are asked for: auto, json_schema, json_object or text.'),
  LLM_TIMEOUT_MS: whole(60_000, 1000, 600_000).describe('The longest a cook waits for the model: milliseconds.'),
  LLM_CONCURRENCY: whole(4, 1, 100).describe('Questions under way at once, per process.'),
  LLM_USER_PER_HOUR: whole(60, 1, 100_000).describe('Questions per cook and hour.'),
}

export const modelAdvice: Record<string, string> = {
  LLM_KIND: kinds.join(', '),
  LLM_BASE_URL: 'una dirección como http://localhost:11434/v1, sin usuario, clave ni parámetros',
  LLM_MODEL: 'el nombre de un modelo, sin espacios',
  LLM_VISION_MODEL: 'el nombre de un modelo, sin espacios',
  LLM_API_KEY: 'una clave sin espacios ni letras acentuadas',
  LLM_STRUCTURED: ['auto', ...structuredModes].join(', '),
  LLM_TIMEOUT_MS: 'un número de milisegundos, de 1000 a 600000',
  LLM_CONCURRENCY: 'un número de consultas a la vez, de 1 a 100',
  LLM_USER_PER_HOUR: 'un número de consultas por persona y hora, 1 como mínimo',
}

export type ModelSettings = {
  readonly kind: Kind
  /** Without a slash at the end. It comes from the environment only, never from a request (§8.5). */
  readonly baseUrl: string
  readonly model: string
  /** For questions with images; the same as `model` where that one can see. */
  readonly visionModel: string | undefined
  readonly apiKey: string | undefined
  readonly structured: 'auto' | StructuredMode
  /** The longest a cook waits for the model, waiting in line, retries and repair included. */
  readonly timeoutMs: number
  /** Questions under way at once, for everybody. */
  readonly concurrency: number
  readonly perUserPerHour: number
}

type Environment = z.infer<z.ZodObject<typeof modelEnvironment>>

const ownAddress: Record<Kind, string | undefined> = {
  'openai-compatible': undefined,
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
}

/** What to tell the operator who set half of it, or `undefined`. */
export const modelProblem = (env: Environment): string | undefined => {
  if (env.LLM_MODEL === undefined) {
    const orphan = (['LLM_BASE_URL', 'LLM_API_KEY', 'LLM_VISION_MODEL'] as const).find(
      (name) => env[name] !== undefined,
    )
    return orphan && `Falta LLM_MODEL: ${orphan} no sirve sin decir qué modelo se usa.`
  }
  if (env.LLM_KIND === 'openai-compatible' && env.LLM_BASE_URL === undefined) {
    return 'Falta LLM_BASE_URL: con LLM_MODEL hay que decir dónde está, por ejemplo http://localhost:11434/v1.'
  }
  if (env.LLM_KIND !== 'openai-compatible' && env.LLM_API_KEY === undefined) {
    return `Falta LLM_API_KEY: ${env.LLM_KIND} no contesta sin clave.`
  }
  return undefined
}

/** `undefined` means that the local engine does everything, which is the default. */
export const modelSettings = (env: Environment): ModelSettings | undefined => {
  const baseUrl = env.LLM_BASE_URL ?? ownAddress[env.LLM_KIND]
  if (env.LLM_MODEL === undefined || baseUrl === undefined) return undefined
  return {
    kind: env.LLM_KIND,
    baseUrl: baseUrl.replace(/\/+$/, ''),
    model: env.LLM_MODEL,
    visionModel: env.LLM_VISION_MODEL,
    apiKey: env.LLM_API_KEY,
    structured: env.LLM_STRUCTURED,
    timeoutMs: env.LLM_TIMEOUT_MS,
    concurrency: env.LLM_CONCURRENCY,
    perUserPerHour: env.LLM_USER_PER_HOUR,
  }
}

/** Credentials in an address end up in logs; a query would end up in the middle of ours. */
function isPlainBaseUrl(text: string): boolean {
  const { username, password, search, hash, hostname } = new URL(text)
  const literal = hostname.replace(/^\[|\]$/g, '')
  return `${username}${password}${search}${hash}` === '' && !(isIP(literal) > 0 && isForbiddenAddress(literal))
}
