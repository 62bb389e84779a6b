import { expect, test } from 'vitest'
import { assistantBody, assistantLimits } from '#core/api/assistant.ts'
import { receivedChat } from '#core/api/received/chat.ts'
import type { Exchange } from './conversation.ts'
import { historyFor } from './history.ts'

const answered = (n: number, response = `Respuesta ${n}`): Exchange => ({
  id: String(n),
  at: n,
  question: `Pregunta ${n}`,
  answer: receivedChat.parse({ response }),
})

test('va toda la conversación contestada, y la pregunta nueva al final', () => {
  const unanswered: Exchange = { id: 'x', at: 0, question: 'Se detuvo' }
  expect(historyFor([answered(1), unanswered, answered(2)], 'Nueva')).toEqual([
    { role: 'user', content: 'Pregunta 1' },
    { role: 'assistant', content: 'Respuesta 1' },
    { role: 'user', content: 'Pregunta 2' },
    { role: 'assistant', content: 'Respuesta 2' },
    { role: 'user', content: 'Nueva' },
  ])
})

test('la receta de una respuesta va con ella', () => {
  const recipe = { name: 'Pan', category: 'Panes y masas', servings: 4, method: 'Hornear.', ingredients: [] }
  const made = { ...answered(1), answer: receivedChat.parse({ response: 'Respuesta 1', recipe }) }
  expect(historyFor([made], '¿Y para 8?')[1]).toEqual({ role: 'assistant', content: 'Respuesta 1', recipe })
})

test('de una conversación muy larga va lo último, y el servidor lo acepta', () => {
  const long = Array.from({ length: 200 }, (_, n) => answered(n, 'x'.repeat(25_000)))
  const messages = historyFor(long, 'Nueva')
  expect(messages.length).toBeLessThanOrEqual(assistantLimits.messages)
  expect(JSON.stringify(messages).length).toBeLessThan(1_000_000)
  expect(messages.at(0)?.role).toBe('user')
  expect(assistantBody.safeParse({ messages }).success).toBe(true)
})

test('medio carácter y U+0000 no viajan', () => {
  const messages = historyFor([], 'a\0b\ud83c')
  expect(assistantBody.safeParse({ messages }).success).toBe(true)
})
