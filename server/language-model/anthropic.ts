import { z } from 'zod'
import { base64, type Dialect, type Prompt } from './dialect.ts'
import type { Picture } from './model.ts'

const envelopeSchema = z.object({
  stop_reason: z.string().nullish(),
  content: z.array(z.object({ type: z.string(), text: z.string().optional(), input: z.unknown().optional() })),
})

/** The Messages API. An object is what goes into a form the model must fill in ('por herramienta', §7.1): it is sent as a
 * tool because the protocol has no other word for it, but nothing is ever run. */
export const anthropic: Dialect = {
  modes: ['json_schema', 'text'],
  headers: (apiKey) => ({
    'anthropic-version': '2023-06-01',
    ...(apiKey === undefined ? {} : { 'x-api-key': apiKey }),
  }),
  path: () => '/messages',
  statusPath: (model) => `/models/${encodeURIComponent(model)}`,
  body: (prompt, habits) => ({
    model: prompt.model,
    system: prompt.instructions,
    messages: messages(prompt),
    max_tokens: prompt.maxTokens,
    ...(habits.sendsTemperature ? { temperature: prompt.temperature } : {}),
    ...(prompt.schema !== undefined && habits.mode === 'json_schema' ? form(prompt.schema) : {}),
  }),
  read: (envelope) => {
    const parsed = envelopeSchema.safeParse(envelope)
    if (!parsed.success) return { kind: 'unreadable' }
    const { content, stop_reason } = parsed.data
    if (stop_reason === 'refusal') return { kind: 'refused' }
    const filled = content.find(({ type }) => type === 'tool_use')
    const text = content.flatMap(({ type, text = '' }) => (type === 'text' ? [text] : [])).join('')
    const truncated = stop_reason === 'max_tokens'
    return { kind: 'text', text: filled === undefined ? text : JSON.stringify(filled.input), truncated }
  },
}

const form = (schema: unknown): object => ({
  tools: [{ name: 'respuesta', description: 'La respuesta, en sus campos.', input_schema: schema }],
  tool_choice: { type: 'tool', name: 'respuesta', disable_parallel_tool_use: true },
})

const messages = ({ turns }: Prompt): unknown[] =>
  turns.map(({ role, content, pictures }) =>
    pictures.length > 0
      ? { role, content: [...pictures.map(imagePart), { type: 'text', text: content }] }
      : { role, content },
  )

const imagePart = (picture: Picture) => ({
  type: 'image',
  source: { type: 'base64', media_type: picture.mediaType, data: base64(picture) },
})
