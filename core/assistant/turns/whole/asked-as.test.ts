import { describe, expect, test } from 'vitest'
import { knowledge } from '#testing/knowledge.ts'
import { lastReply } from '#testing/talk-to-assistant.ts'
import { askedAs } from './asked-as.ts'

const { waysOfAsking } = knowledge.cookbook
const readAs = (text: string): string | null => askedAs(text, knowledge)?.question ?? null

test.each([
  ['cuánto mengua la sepia cuando la cueces', 'cuánto merma sepia al cocerlo'],
  ['la mousse de chocolate me ha quedado como una piedra', 'por qué mousse de chocolate queda duro'],
  ['mándame la fórmula de la crema catalana', 'receta de crema catalana'],
  ['qué se me va en hacer 40 croquetas de pollo', 'cuánto cuesta hacer 40 croquetas de pollo'],
  ['a cuántas raciones me da 6 kg de rabo de toro', 'para cuántos me da 6 kg de rabo de toro'],
  ['a cuántas raciones me da 600 g de rabo de toro', 'para cuántos me da 600 g de rabo de toro'],
  ['con qué vino irían unos callos', 'qué vino va con callos'],
  ['cuánto arroz por barba', 'cuánto arroz por persona'],
  ['me sobran claras a mansalva', 'me ha sobrado claras'],
])('otras palabras, la misma pregunta: «%s»', (said, asked) => {
  expect(waysOfAsking.some((way) => way.said === said)).toBe(false)
  expect(readAs(said)).toBe(asked)
})

describe('lo que no se parece a nada no se toma por otra cosa', () => {
  test.each([
    ['un tema ajeno', 'mañana juega el Betis en casa'],
    ['una avería que no está', 'el bizcocho de limón se me ha venido abajo'],
    ['un texto largo', 'hacer 40 croquetas de pollo '.repeat(10)],
    ['un porqué no es una cantidad', 'por qué se pone el aguacate negro'],
    ['unos platos no son euros', 'comunión de 25, 3 platos'],
    ['otro alimento que nadie ha oído', 'y la holandesa con mantequilla clarificada'],
    ['nada', ''],
    ['palabras de la lengua', '__proto__ constructor toString'],
  ])('%s', (_, said) => {
    expect(readAs(said)).toBeNull()
  })
})

test('lo que da la vuelta a una pregunta no se pierde', () => {
  expect(readAs('cuál es el plato que menos me cuesta')).toBe('cuál es mi receta más barata')
  expect(readAs('cuál es el plato que más me cuesta')).toBe('cuál es mi receta más cara')
})

test('los modos de preguntar se reconocen a sí mismos', () => {
  const some = waysOfAsking.filter((_, at) => at % 40 === 0)
  const filled = (text: string): string =>
    ['12', '3', '45'].reduce(
      (whole, figure, at) => whole.replaceAll(`{${at + 1}}`, figure),
      text.replaceAll('{cosa}', 'pollo'),
    )
  const missed = some.filter(({ question, said }) => {
    const read = readAs(filled(said))
    return read !== null && read !== filled(question)
  })
  expect(some.length).toBeGreaterThan(100)
  expect(missed.length / some.length).toBeLessThan(0.05)
})

test('se contesta con la pregunta por la que se ha tomado, y sólo donde no había respuesta', () => {
  expect(lastReply(['cuánto mengua el pulpo al cocerlo']).response).toMatch(
    /^\*Lo entiendo así: «cuánto merma pulpo al cocerlo»\.\*\n\n.*Pulpo/s,
  )
  expect(lastReply(['merma del pulpo al cocerlo']).response).not.toContain('Lo entiendo así')
})

test.each(['hielo para unas 150 personas', 'servilletas para unas 60 personas', 'kilos de hielo'])(
  'nadie ha pedido una receta: «%s»',
  (said) => expect(lastReply([said]).recipe).toBeNull(),
)

test('lo que dice la seguridad no se toma por otra cosa', () => {
  const { response } = lastReply(['estoy embarazada', 'me sobran ostras a mansalva'])
  expect(response).not.toContain('Lo entiendo así')
})
