import type { Picture, Turn } from './model.ts'
import type { StructuredMode } from './settings.ts'

/** What has been learnt about a provider by asking: how it takes objects, and which of our fields it refuses. */
export type Habits = {
  readonly mode: StructuredMode
  readonly sendsTemperature: boolean
  /** The newer name of the limit, which OpenAI's reasoning models insist on. */
  readonly saysMaxCompletionTokens: boolean
}

/** A question as every provider understands it, before it is put in one's own words. */
export type Prompt = {
  readonly model: string
  readonly instructions: string
  readonly turns: readonly (Turn & { readonly pictures: readonly Picture[] })[]
  /** JSON Schema, when an object is wanted. */
  readonly schema: unknown
  readonly maxTokens: number
  readonly temperature: number
}

/** What an envelope holds. `truncated`: the provider stopped for lack of room. */
export type EnvelopeContent =
  | { readonly kind: 'text'; readonly text: string; readonly truncated: boolean }
  | { readonly kind: 'refused' }
  | { readonly kind: 'unreadable' }

/** One provider's protocol. None of them is ever offered a tool to call. */
export type Dialect = {
  readonly modes: readonly StructuredMode[]
  readonly headers: (apiKey: string | undefined) => Record<string, string>
  readonly path: (model: string) => string
  /** A free question that shows whether provider and key are there. */
  readonly statusPath: (model: string) => string
  readonly body: (prompt: Prompt, habits: Habits) => unknown
  readonly read: (envelope: unknown) => EnvelopeContent
}

export const base64 = ({ bytes }: Picture): string => Buffer.from(bytes).toString('base64')
