import { expect, test } from 'vitest'
import { lastReply } from '#testing/talk-to-assistant.ts'

test.each([
  [['de dónde es el kouign amann'], 'Bretaña'],
  [['de dónde es el kouign amann', 'y la tarta sacher'], 'Viena'],
  [['la bullabesa es de dónde'], 'Marsella'],
  [['en qué país se inventó la pavlova'], 'Nueva Zelanda'],
  [['quién inventó la tarta tatin', 'por qué se llama así'], 'hermanas Tatin'],
  [['origen del gazpacho', 'y del salmorejo'], 'Córdoba'],
  [['de qué parte de españa son las migas'], 'extremeña'],
])('%j es de %s', (turns, place) => {
  const { response, recipe } = lastReply(turns)
  expect(response).toContain(place)
  expect(recipe).toBeNull()
})

test.each([
  [['de dónde es este atún'], 'etiqueta'],
  [['quién inventó las papas a la huancaína'], 'nada apuntado'],
])('%j no se inventa', (turns, told) => {
  expect(lastReply(turns).response).toContain(told)
})

test('lo que sigue deja el origen', () => {
  expect(lastReply(['de dónde es la paella', 'y cuánto arroz por persona']).response).not.toContain('Albufera')
})
