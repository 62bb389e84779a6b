import type { z } from 'zod'
import type { Answer } from './failure.ts'
import type { Kind, StructuredMode } from './settings.ts'

/** One turn of a conversation. A client may say these two roles and no other (docs/ciencia/motor-local.md §7.4). */
export type Turn = { readonly role: 'user' | 'assistant'; readonly content: string }

/** Bytes we have decoded and encoded again ourselves; never an address for somebody to fetch (§8.5). */
export type Picture = { readonly mediaType: 'image/jpeg' | 'image/png' | 'image/webp'; readonly bytes: Uint8Array }

export type Question = {
  /** Who asks: rate limits are per person. It does not leave the house. */
  readonly userId: string
  /** Ours, fixed: `readPrompt('generate-method')`. Never holds a word of the user's. */
  readonly instructions: string
  /** What the user wrote or owns. Travels as JSON inside a marked block that is said to hold data, not orders. */
  readonly data?: unknown
  /** The conversation so far, for a chat; the last turn is the user's. */
  readonly turns?: readonly Turn[]
  readonly pictures?: readonly Picture[]
  /** How much the model may write. Models that reason first spend it on thoughts too: be generous. */
  readonly maxTokens: number
  /** 0.2–0.4 (§7.4); 0.3 when not said. */
  readonly temperature?: number
  /** The longest wait in all; the operator's LLM_TIMEOUT_MS when not said, and never longer than that. */
  readonly deadlineMs?: number
  /** Aborts when the browser goes away. */
  readonly signal?: AbortSignal
}

export type ObjectQuestion<T> = Question & {
  /** Shape and limits; rules as `refine` take part in the one repair. zod or zod/mini. */
  readonly schema: z.core.$ZodType<T>
  /** Puts right what small models get wrong ('gramos' → 'g') before the schema looks at it (§7.3). */
  readonly normalise?: (answer: unknown) => unknown
}

export type Model = {
  /** What the screen shows: 'llama3.1:8b'. */
  readonly name: string
  /** Where text goes: 'api.openai.com'. */
  readonly host: string
  readonly canSee: boolean
  /** Neither ever throws: what goes wrong is a failure with its reason. */
  readonly askObject: <T>(question: ObjectQuestion<T>) => Promise<Answer<T>>
  readonly askText: (question: Question) => Promise<Answer<string>>
  readonly status: () => Promise<ModelStatus>
  /** Ends what is under way and the connections kept open. */
  readonly close: () => void
}

/** What the account page and `npm run assistant:check` show. Holds no key and no address beyond the host. */
export type ModelStatus =
  | { readonly configured: false }
  | {
      readonly configured: true
      readonly kind: Kind
      readonly model: string
      readonly visionModel: string | null
      readonly host: string
      readonly reachable: boolean
      /** Spanish, when there is something to say. */
      readonly notice: string | null
      readonly checkedAt: string
      /** How objects are asked for: what the provider has shown to understand. */
      readonly structured: StructuredMode
    }
