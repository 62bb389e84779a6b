import { type AssistantBody, assistantLimits } from '#core/api/assistant.ts'
import type { ReceivedRecipe } from '#core/api/received/recipe.ts'
import type { Exchange } from './conversation.ts'

/** A request is at most a megabyte; the server reads the last forty messages. */
const mostCharacters = 400_000

type Message = AssistantBody['messages'][number]

/**
 * The conversation as it is sent, the new question last: what was answered, as far back as the server reads. The rest
 * stays on screen. What a database cannot keep (U+0000, halves of characters) does not travel.
 */
export const historyFor = (exchanges: readonly Exchange[], question: string): Message[] => {
  const messages: Message[] = [{ role: 'user', content: whole(question) }]
  let characters = question.length
  for (const { question, answer } of exchanges.toReversed()) {
    if (answer === undefined) continue
    const content = whole(answer.response.slice(0, assistantLimits.answer))
    const pair: Message[] = [
      { role: 'user', content: whole(question) },
      { role: 'assistant', content, ...(answer.recipe === null ? {} : { recipe: sent(answer.recipe) }) },
    ]
    characters += JSON.stringify(pair).length
    if (messages.length + pair.length > assistantLimits.messages || characters > mostCharacters) break
    messages.unshift(...pair)
  }
  return messages
}

const sent = ({ doubts: _, ingredients, ...recipe }: ReceivedRecipe) => ({ ...recipe, ingredients: [...ingredients] })

const whole = (text: string): string => text.toWellFormed().replaceAll('\0', '')
