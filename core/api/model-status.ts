import { z } from 'zod/mini'

/** The wire of GET /functions/v1/model and /functions/v1/model-status: who answers, and where text goes. */

const notConfigured = z.object({ configured: z.literal(false) })

export const modelAnswer = z.discriminatedUnion('configured', [
  notConfigured,
  z.object({
    configured: z.literal(true),
    model: z.string(),
    /** Where text goes: 'api.openai.com'. */
    host: z.string(),
  }),
])

export const modelStatusAnswer = z.discriminatedUnion('configured', [
  notConfigured,
  z.object({
    configured: z.literal(true),
    kind: z.enum(['openai-compatible', 'anthropic', 'google']),
    model: z.string(),
    visionModel: z.nullable(z.string()),
    host: z.string(),
    reachable: z.boolean(),
    /** Spanish, when there is something to say. */
    notice: z.nullable(z.string()),
    /** ISO-8601 UTC. */
    checkedAt: z.string(),
    /** How objects are asked for: what the provider has shown to understand. */
    structured: z.enum(['json_schema', 'json_object', 'text']),
  }),
])

export type ModelAnswer = z.infer<typeof modelAnswer>
export type ModelStatusAnswer = z.infer<typeof modelStatusAnswer>
