import type { FailureReason } from './failure.ts'

/** Told of every question to the model: how it ended and how long it took, standing in line included. */
export type Tally = (outcome: 'ok' | FailureReason, ms: number) => void
