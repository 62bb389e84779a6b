import type { z } from 'zod'
import type { Habits, Prompt } from './dialect.ts'
import { type Fence, lastTurns } from './fence.ts'
import { describedSchema } from './json-schema.ts'
import type { Question } from './model.ts'

/** What a question is put into words from. */
export type Wording = {
  readonly question: Question
  readonly schema: z.core.$ZodType | undefined
  readonly fence: Fence
}

/** 60 ingredients of 200 characters (docs/ciencia/motor-local.md §8.7) twice over, and a library's worth of names beside a chat. */
const mostDataCharacters = 30_000
/** What Anthropic takes in one image; ours have been made smaller than that anyway. */
const mostPictureBytes = 5 * 1024 * 1024

/** A mode that enforces the schema need not be told it; a repair tells it anyway, since some only pretend to. */
export const instructionsFor = ({ question, schema, fence }: Wording, mode: Habits['mode']): string => {
  const rules = [question.instructions]
  if (question.data !== undefined) rules.push(fence.rule)
  if (schema !== undefined && mode !== 'json_schema') {
    const described = JSON.stringify(describedSchema(schema))
    rules.push(`Contesta sólo con un objeto JSON, sin texto alrededor, que cumpla este esquema:\n${described}`)
  }
  return rules.join('\n\n')
}

/** The conversation with the data beside the last question. `undefined` if it is more than we send. */
export const turnsOf = ({ turns = [], data, pictures = [] }: Question, fence: Fence): Prompt['turns'] | undefined => {
  const block = data === undefined ? '' : fence.wrap(data)
  const kept = lastTurns(turns)
  const pictureBytes = pictures.reduce((sum, { bytes }) => sum + bytes.length, 0)
  if (kept === undefined || block.length > mostDataCharacters || pictureBytes > mostPictureBytes) return undefined
  const last = kept.at(-1)
  const [before, words] = last?.role === 'user' ? [kept.slice(0, -1), last.content] : [kept, '']
  const content = [block, words].filter((text) => text !== '').join('\n\n') || 'Contesta.'
  return [...before.map((turn) => ({ ...turn, pictures: [] })), { role: 'user', content, pictures }]
}

/** The bad answer and what was wrong with it. */
export const repairTurns = (text: string, problem: string): Prompt['turns'] => [
  // As much of it as shows what was wrong; a loop of a hundred thousand characters teaches nothing.
  { role: 'assistant', content: text.slice(0, 8000) || '(vacío)', pictures: [] },
  { role: 'user', content: `Tu respuesta no vale: ${problem}. Escríbela otra vez, entera y corregida.`, pictures: [] },
]
