import { expect, test } from 'vitest'
import { cases, type Turn } from '#core/assistant/dialogues.ts'
import { knowledge } from '#testing/knowledge.ts'
import type { Message } from './conversation.ts'
import { readQuestion } from './read-question.ts'

const messagesOf = (turn: Turn): Message[] => {
  const [content, recipe] = typeof turn === 'string' ? [turn] : turn
  return [
    { role: 'user', content },
    { role: 'assistant', content: 'Hecho.', recipe },
  ]
}

test.each(cases.map((row) => [row[0], row[1], row] as const))('«%s» → %s', (_, __, row) => {
  const [content, intent, subject, servings, before = []] = row
  const read = readQuestion([...before.flatMap(messagesOf), { role: 'user', content }], knowledge)
  expect({ intent: read.intent, subject: read.subject, servings: read.servings }).toEqual({
    intent,
    subject: subject ?? read.subject,
    servings: servings === undefined ? read.servings : servings,
  })
  if (subject !== 'gazpacho' && subject !== 'calabaza') expect(read.tie).toEqual([])
})

test('«la receta de…» nombra otra; «esta receta» es la que se estaba hablando', () => {
  const recipe = { name: 'Crema de calabaza', category: '', servings: 8, method: 'Cocer.', ingredients: [] }
  const asked = (content: string) =>
    readQuestion([...messagesOf(['Crea una crema de calabaza', recipe]), { role: 'user', content }], knowledge)
  for (const named of [
    '¿Cuánto cuesta la receta de croquetas?',
    'calorías de la receta de gazpacho',
    'el plato del día, ¿cuánto cuesta?',
  ])
    expect(asked(named).recipe, named).toBeNull()
  for (const same of ['¿Cuánto cuesta esta receta?', 'calorías de la receta', '¿qué alérgenos lleva la receta?'])
    expect(asked(same).recipe, same).toEqual(recipe)
})
