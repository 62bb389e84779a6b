import { z } from 'zod'
import { base64, type Dialect, type Habits, type Prompt } from './dialect.ts'
import type { Picture } from './model.ts'

const part = z.object({ type: z.string(), text: z.string().optional() })
const envelopeSchema = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({
          content: z.union([z.string(), z.array(part)]).nullish(),
          refusal: z.string().nullish(),
        }),
      }),
    )
    .min(1),
})

/** `/chat/completions`: OpenAI, Ollama, vLLM, llama.cpp, LM Studio, OpenRouter, Mistral… (docs/ciencia/motor-local.md §7.1). */
export const openAiCompatible: Dialect = {
  modes: ['json_schema', 'json_object', 'text'],
  headers: (apiKey): Record<string, string> => (apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
  path: () => '/chat/completions',
  statusPath: () => '/models',
  body: (prompt, habits) => ({
    model: prompt.model,
    messages: [{ role: 'system', content: prompt.instructions }, ...messages(prompt)],
    stream: false,
    ...(habits.sendsTemperature ? { temperature: prompt.temperature } : {}),
    [habits.saysMaxCompletionTokens ? 'max_completion_tokens' : 'max_tokens']: prompt.maxTokens,
    ...responseFormat(prompt, habits),
  }),
  read: (envelope) => {
    const parsed = envelopeSchema.safeParse(envelope)
    const choice = parsed.data?.choices[0]
    if (choice === undefined) return { kind: 'unreadable' }
    const { content, refusal } = choice.message
    if (typeof refusal === 'string' && refusal !== '') return { kind: 'refused' }
    if (choice.finish_reason === 'content_filter') return { kind: 'refused' }
    const text = typeof content === 'string' ? content : (content ?? []).map((piece) => piece.text ?? '').join('')
    return { kind: 'text', text, truncated: choice.finish_reason === 'length' }
  },
}

const messages = ({ turns }: Prompt): unknown[] =>
  turns.map(({ role, content, pictures }) =>
    pictures.length > 0
      ? { role, content: [{ type: 'text', text: content }, ...pictures.map(imagePart)] }
      : { role, content },
  )

const imagePart = (picture: Picture) => ({
  type: 'image_url',
  image_url: { url: `data:${picture.mediaType};base64,${base64(picture)}` },
})

const responseFormat = ({ schema }: Prompt, { mode }: Habits): object => {
  if (schema === undefined || mode === 'text') return {}
  if (mode === 'json_object') return { response_format: { type: 'json_object' } }
  return { response_format: { type: 'json_schema', json_schema: { name: 'respuesta', strict: true, schema } } }
}
