import type { ErrorCode } from './codes.ts'
import { errorMessages } from './messages.es.ts'

/** One field that was refused: where it stands in the body (`ingredients.2.quantity`) and why, in Spanish. */
export type FieldIssue = { readonly path: string; readonly message: string }

type Details = {
  /** Replaces the code's own text when the place knows more. */
  readonly message?: string
  readonly issues?: readonly FieldIssue[]
  readonly cause?: unknown
}

/** Trouble we expect and can explain. Anything else that is thrown is a bug. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly issues: readonly FieldIssue[]

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.message ?? errorMessages[code], { cause: details.cause })
    this.name = 'AppError'
    this.code = code
    this.issues = details.issues ?? []
  }
}
