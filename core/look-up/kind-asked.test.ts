import { expect, test } from 'vitest'
import { knowledge } from '#testing/knowledge.ts'
import { isChoice, isOfKind, kindAsked } from './kind-asked.ts'
import { resolve } from './resolve.ts'

test.each([
  ['por qué se escurre el requesón', 'reason'],
  ['para qué le echan cerveza a la masa', 'reason'],
  ['xq hay que mojar el pan', null],
  ['cómo sé si una nécora está llena', 'sign'],
  ['en qué se nota que la masa ha subido', 'sign'],
  ['cómo se sube un suflé', null],
  ['puedo dejar los canelones montados de víspera', 'ahead'],
  ['cuánto aguanta una salsa romesco', 'keeping'],
  ['con qué se acompaña un codillo', 'pairing'],
  ['qué vino va con un codillo', 'drink'],
  ['quién inventó el tocinillo', 'origin'],
  ['a cuántos grados se funde la manteca de cacao', 'heat'],
  ['cuánto dejo el pato en la salmuera', 'time'],
  ['tiempo de cocción del mijo', 'time'],
  ['a qué temperatura se sirve la sidra', 'served'],
  ['cómo evito que se agrieten los macarons', 'avoid'],
  ['con cuánta sal se cuece el marisco', 'amount'],
  ['por qué lado se retira el plato', null],
  ['a cuánto está el pulpo', null],
  ['receta de torrijas', null],
])('«%s» pide %s', (text, kind) => {
  expect(kindAsked(text)).toBe(kind)
})

const page = knowledge.cookbook.named('crepes')
const wine = knowledge.cookbook.named('vino con carne')
if (page === null || wine === null) throw new Error('the cookbook has neither crepes nor the card of wine with meat')

test.each([
  ['reason', 'Reposa 1–2 h a 4 °C.', false],
  ['reason', 'Reposa para que la harina se hidrate.', true],
  ['heat', 'Reposa dos horas.', false],
  ['heat', 'Sartén a 180 °C.', true],
  ['time', 'Se hacen a fuego vivo.', false],
  ['time', '1 min por cara.', true],
  ['origin', 'Lleva leche, harina y huevo.', false],
] as const)('de una clase es lo que la dice: %s, «%s»', (kind, text, is) => {
  expect(isOfKind(kind, { page, heading: 'Puntos', text })).toBe(is)
})

test('los pasos de una receta no dicen en qué se nota, ni un vino es guarnición', () => {
  expect(isOfKind('sign', { page, heading: 'Elaboración', text: 'Cuajar 1 min.' })).toBe(false)
  expect(isOfKind('pairing', { page: wine, heading: 'Servir', text: 'Buey: tinto.' })).toBe(false)
})

test.each([
  ['por qué hay que espumar la legumbre', 'cards/porques/legumbre'],
  ['por qué se blanquean los huesos del caldo', 'cards/porques/fondos'],
  ['qué es el E 415', 'cards/dosis/xantana|cards/dosis/aditivos-texturas'],
])('«%s» se contesta desde %s', (question, paths) => {
  expect(paths.split('|')).toContain(resolve(question, knowledge, null).sure?.page.path)
})

test.each(['la historia del salmorejo', 'quién era Carême', 'quién fue Robuchon'])(
  '«%s» no se contesta con una página que sólo se le parece',
  (question) => {
    const { sure } = resolve(question, knowledge, null)
    expect(sure === null || !/chistorra|ingenieria/.test(sure.page.path)).toBe(true)
  },
)

test.each([
  ['que arroz uso para paella', true],
  ['con que harina para bao', true],
  ['que salsa para el salmon', false],
  ['que temperatura para el horno', false],
  ['crema para la tarta', false],
])('«%s»: ¿elige una de una clase?', (folded, expected) => {
  expect(isChoice(folded)).toBe(expected)
})
