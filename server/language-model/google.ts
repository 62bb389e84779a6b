import { z } from 'zod'
import { base64, type Dialect, type Habits, type Prompt } from './dialect.ts'
import type { Picture } from './model.ts'

const candidate = z.object({
  finishReason: z.string().nullish(),
  content: z
    .object({ parts: z.array(z.object({ text: z.string().optional(), thought: z.boolean().optional() })).optional() })
    .nullish(),
})
const envelopeSchema = z.object({
  candidates: z.array(candidate).optional(),
  promptFeedback: z.object({ blockReason: z.string().optional() }).nullish(),
})

/** Reasons of `generateContent` that mean 'I will not', not 'I could not'. */
const refusals = new Set(['SAFETY', 'RECITATION', 'BLOCKLIST', 'PROHIBITED_CONTENT', 'SPII', 'IMAGE_SAFETY'])

/** Gemini's own `generateContent`. The key goes in a header, never in the address. */
export const google: Dialect = {
  modes: ['json_schema', 'json_object', 'text'],
  headers: (apiKey): Record<string, string> => (apiKey === undefined ? {} : { 'x-goog-api-key': apiKey }),
  path: (model) => `/models/${encodeURIComponent(model)}:generateContent`,
  statusPath: (model) => `/models/${encodeURIComponent(model)}`,
  body: (prompt, habits) => ({
    systemInstruction: { parts: [{ text: prompt.instructions }] },
    contents: contents(prompt),
    generationConfig: {
      maxOutputTokens: prompt.maxTokens,
      ...(habits.sendsTemperature ? { temperature: prompt.temperature } : {}),
      ...responseFormat(prompt, habits),
    },
  }),
  read: (envelope) => {
    const parsed = envelopeSchema.safeParse(envelope)
    if (!parsed.success) return { kind: 'unreadable' }
    if (parsed.data.promptFeedback?.blockReason !== undefined) return { kind: 'refused' }
    const first = parsed.data.candidates?.[0]
    if (first === undefined) return { kind: 'unreadable' }
    if (refusals.has(first.finishReason ?? '')) return { kind: 'refused' }
    const parts = first.content?.parts ?? []
    const text = parts.flatMap(({ text = '', thought }) => (thought === true ? [] : [text])).join('')
    return { kind: 'text', text, truncated: first.finishReason === 'MAX_TOKENS' }
  },
}

const contents = ({ turns }: Prompt): unknown[] =>
  turns.map(({ role, content, pictures }) => ({
    role: role === 'assistant' ? 'model' : 'user',
    parts: [...pictures.map(imagePart), { text: content }],
  }))

const imagePart = (picture: Picture) => ({
  inlineData: { mimeType: picture.mediaType, data: base64(picture) },
})

const responseFormat = ({ schema }: Prompt, { mode }: Habits): object => {
  if (schema === undefined || mode === 'text') return {}
  if (mode === 'json_object') return { responseMimeType: 'application/json' }
  return { responseMimeType: 'application/json', responseJsonSchema: schema }
}
