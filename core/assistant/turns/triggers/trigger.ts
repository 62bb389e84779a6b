import type { Intent } from '#core/assistant/turns/question.ts'

/** How an intent is asked for, over the folded question; every repetition is bounded, so that a long text costs no more than its length. */
export type Trigger = readonly [intent: Intent, weight: number, pattern: RegExp]
