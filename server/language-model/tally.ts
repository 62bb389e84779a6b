import type { FastifyInstance } from 'fastify'
import { labels } from '#server/http/metrics.ts'
import type { FailureReason } from './failure.ts'

/** Told of every question to the model: how it ended and how long it took, standing in line included. */
export type Tally = (outcome: 'ok' | FailureReason, ms: number) => void

/** Seconds: a small local model answers a method in five to sixty. */
const durations = [0.5, 1, 2.5, 5, 10, 20, 30, 60, 120]

/** Counts the questions to the model among the app's metrics. */
export const modelTally = ({ metrics }: Pick<FastifyInstance, 'metrics'>): Tally => {
  const calls = metrics.counter('obrador_model_calls_total', 'Questions to the language model, by how they ended')
  const seconds = metrics.histogram('obrador_model_call_seconds', 'Time of a question to the model', durations)
  return (outcome, ms) => {
    calls(labels({ outcome }))
    seconds('', ms / 1000)
  }
}
