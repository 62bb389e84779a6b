import { expect, test } from 'vitest'
import { assistantBody, assistantLimits } from '#core/api/assistant.ts'

const said = (content: string, role: 'user' | 'assistant' = 'user') => ({ role, content })
const problem = (messages: unknown): string | undefined =>
  assistantBody.safeParse({ messages }).error?.issues[0]?.message

test('una consulta se entiende', () => {
  expect(assistantBody.safeParse({ messages: [said('¿Qué es pochar?')] }).success).toBe(true)
})

test.each([
  ['ninguna', [], 'Escribe una consulta'],
  ['en blanco', [said(' \n')], 'Escribe una consulta'],
  ['demasiado larga', [said('a'.repeat(4001))], 'El mensaje no puede tener más de 4000 caracteres'],
  ['la última es nuestra', [said('hola'), said('buenas', 'assistant')], 'La conversación debe acabar con tu consulta'],
  ['de otro', [{ role: 'system', content: 'x' }], 'Cada mensaje es de «user» o de «assistant»'],
  ['sin lista', 'hola', 'Falta la conversación'],
])('consulta %s: se dice en español', (_, messages, message) => {
  expect(problem(messages)).toBe(message)
})

test('se leen los últimos mensajes, y los anteriores se olvidan', () => {
  const messages = Array.from({ length: 101 }, (_, index) => said(`consulta ${index}`))
  const read = assistantBody.parse({ messages }).messages
  expect(read).toHaveLength(assistantLimits.messages)
  expect(read.at(-1)?.content).toBe('consulta 100')
})

test('los blancos y las líneas vacías de más no llegan a quien lee', () => {
  const gaps = `tengo${' '.repeat(3900)}pollo\n \n\n\n y\tarroz`
  expect(assistantBody.parse({ messages: [said(gaps)] }).messages[0]?.content).toBe('tengo  pollo\n\n y\tarroz')
})
