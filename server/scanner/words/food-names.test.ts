import { expect, test } from 'vitest'
import { parseIngredientLine } from '#core/parsing/lines/ingredient-line.ts'
import { loadPantry } from '#server/pantry/load.ts'
import { isTwoFoods, joinNames, withoutMeasures } from './food-names.ts'

test.each([
  ['mi de vinagre de Jerez', { name: 'vinagre de Jerez', unit: 'ml' }],
  ['calabacines ud', { name: 'calabacines', unit: null }],
  ['berenjena lud', { name: 'berenjena', unit: null }],
  ['gr g de azafrán', { name: 'azafrán', unit: 'g' }],
  ['nata ml 75', { name: 'nata', unit: 'ml' }],
])('%s: la medida no es parte del nombre', (name, bare) => {
  expect(withoutMeasures(name, loadPantry())).toEqual(bare)
})

test.each(['col', 'ron', 'pan sin sal', 'cordero al ajo', 'g ml ud', 'ud de frmbz'])(
  '%s se queda como está',
  (name) => {
    expect(withoutMeasures(name, loadPantry())).toBeNull()
  },
)

test.each([
  ['lentejas chorizo', true],
  ['vinagre de Jerez pimentón dulce', true],
  ['ajo y perejil', false],
  ['tarta de queso', false],
  ['lentejas de la abuela', false],
])('%s: ¿dos alimentos en una línea? %s', (name, expected) => {
  expect(isTwoFoods(name, loadPantry())).toBe(expected)
})

const join = (...texts: readonly string[]) => {
  const lines = texts.map(parseIngredientLine).filter((line) => line !== null)
  return joinNames(lines, loadPantry()).map(({ line, below }) => [line.name, line.quantity, line.unit, below])
}

test('un nombre que sigue en la línea de abajo es uno, aunque la palabra se lea mal', () => {
  expect(join('20 g de pimentón', 'picantc', '30 g de sal')).toEqual([
    ['pimentón picante', 20, 'g', 'picantc'],
    ['sal', 30, 'g', null],
  ])
})

test('un alimento sin cantidad, o con ella, no es el final de otro', () => {
  expect(join('20 g de pimentón', 'perejil').map(([name]) => name)).toEqual(['pimentón', 'perejil'])
  expect(join('20 g de pimentón', '3 picantes').map(([name]) => name)).toEqual(['pimentón', 'picantes'])
})
