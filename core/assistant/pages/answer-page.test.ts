import { expect, test } from 'vitest'
import type { Question } from '#core/assistant/turns/question.ts'
import { readQuestion } from '#core/assistant/turns/read-question.ts'
import type { Found } from '#core/look-up/look-up.ts'
import { knowledge } from '#testing/knowledge.ts'
import { offerOf } from './answer-page.ts'

const page = knowledge.cookbook.named('vinagreta')
const other = knowledge.cookbook.named('bechamel')
if (page === null || other === null) throw new Error('the cookbook has neither vinaigrette nor bechamel')

const found = (confidence: number): readonly Found[] => [
  { page, heading: 'Puntos', confidence, named: false },
  { page: other, heading: null, confidence: 0.35, named: false },
]
const asking = (text: string, confidence: number): Question => {
  const question = readQuestion([{ role: 'user', content: text }], knowledge)
  return { ...question, looked: { ...question.looked, found: found(confidence) } }
}

test('lo más cercano se cuenta, y se dice que sólo es eso', () => {
  const reply = offerOf(asking('la vinagreta me sale ácida en el pase', 0.45))
  expect(reply?.response).toMatch(
    /^No estoy seguro de entenderte; esto es lo más cercano[\s\S]*\*\*Vinagreta\*\*[\s\S]*Fuente: [\s\S]*¿te refieres a \*\*Bechamel\*\*\?$/,
  )
  expect(reply?.declined).toBe(true)
})

test.each([
  ['se me separa en el pase', 0.35],
  ['se la pongo a un alérgico a la mostaza', 0.5],
  ['para una embarazada', 0.5],
])('lejos, o de un comensal delicado, sólo se nombra: «%s»', (text, confidence) => {
  expect(offerOf(asking(text, confidence))?.response).toBe(
    'A eso, tal como lo preguntas, no sé contestar. ¿Te refieres a **Vinagreta** o **Bechamel**?',
  )
})

test.each(['por qué se pone mostaza', 'cómo sé si el vinagre está picado'])(
  'lo más cercano no se cuenta cuando no es lo que se pide: «%s»',
  (text) => {
    const near = asking(text, 0.45)
    const found = near.looked.found.map((one) => ({ ...one, heading: 'Proporción' as const }))
    const reply = offerOf({ ...near, looked: { ...near.looked, found } })
    expect(reply?.response).toMatch(/^A eso, tal como lo preguntas, no sé contestar/)
  },
)

test('sin nada cerca no se ofrece nada', () => {
  expect(offerOf({ ...asking('algo', 0.5), looked: { ...asking('algo', 0.5).looked, found: [] } })).toBeNull()
})
