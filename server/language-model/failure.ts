/** Why a model gave no answer we can use. English here; what the cook reads is in `texts.ts`. */
export const failureReasons = [
  'deadline',
  'cancelled',
  'network',
  'forbidden_address',
  'unauthorised',
  'unknown_model',
  'rejected',
  'provider_busy',
  'provider_failed',
  'not_understood',
  'answer_too_large',
  'bad_answer',
  'refused',
  'question_too_large',
  'no_vision',
  'budget',
  'busy',
  'paused',
  'unexpected',
] as const

export type FailureReason = (typeof failureReasons)[number]

export type Failure = { readonly ok: false; readonly reason: FailureReason }

/** What the operator may know besides. */
export type Trouble = Failure & { readonly status?: number; readonly code?: string; readonly retryAfterMs?: number }

export type Answer<T> = { readonly ok: true; readonly value: T } | Failure

export const failure = (reason: FailureReason): Failure => ({ ok: false, reason })
