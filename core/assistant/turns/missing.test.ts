import { expect, test } from 'vitest'
import { knowledge } from '#testing/knowledge.ts'
import { answerMissing, missingSaidWhole } from './missing.ts'

test.each([
  ['se me acabó el requesón, me pide 200 g', /\*\*200 g\*\* de ricota/],
  ['no nos queda sake, son 50 ml', /\*\*50 ml\*\* de vino blanco/],
  ['a falta de vinagre balsámico, que le echo', /vinagre de vino y miel/],
  ['me faltan 2 huevos para rebozar', /\*\*120 g\*\* de leche o agua y \*\*30 g\*\* de harina de garbanzo/],
  ['sin azúcar invertido, la receta lleva 80 g', /\*\*80 g\*\* de miel suave/],
  ['en vez de manteca, 300 g', /\*\*345 g\*\* de mantequilla/],
  ['me quedé sin nata para montar un semifrío', /mascarpone y leche/],
])('lo que falta, con su cantidad: «%s»', (text, expected) => {
  expect(answerMissing(text, knowledge)?.response).toMatch(expected)
})

test.each([
  'pan sin sal',
  'menú sin huevo para 20',
  'bizcocho sin leche',
  'no tengo horno',
  'en vez de pasta de curry',
  'croquetas y sin cebolla',
])('aquí no falta nada que la tabla cambie: «%s»', (text) => {
  expect(answerMissing(text, knowledge)).toBeNull()
})

test.each([
  ['y en vegano', 'no tengo mascarpone para la tarta, qué pongo', /anacardo|tofu/, /queso crema y nata/],
  ['y si era para una salsa', 'me quedé sin nata para montar', /leche y maicena/, /mascarpone/],
  ['y si son 500 g', 'qué pongo en vez de buttermilk', /\*\*500 g\*\* de kéfir/, /\$/],
])('«%s» sigue hablando de lo que faltaba', (turn, before, says, not) => {
  const whole = missingSaidWhole(turn, before, knowledge)
  const response = answerMissing(whole ?? '', knowledge)?.response
  expect(response).toMatch(says)
  expect(response).not.toMatch(not)
})
