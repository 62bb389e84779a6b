import { expect, test } from 'vitest'
import { parseIngredientLine } from '#core/parsing/lines/ingredient-line.ts'
import { loadPantry } from '#server/pantry/load.ts'
import { nameDoubts } from './name-doubts.ts'

const doubts = (text: string): readonly string[] => {
  const line = parseIngredientLine(text)
  return line === null ? [] : nameDoubts(line, loadPantry().match(line.name))
}

test.each(['2 dientes de ajo dientes', '500 ml de una unto', '3 cebollas en'])(
  '%s: algo falta o sobra en el nombre',
  (text) => {
    expect(doubts(text)).toEqual([expect.stringContaining('parece que falta o sobra algo en el nombre')])
  },
)

test('una medida en plural sin su cifra', () => {
  expect(doubts('dientes de ajo')).toEqual(['«ajo»: se lee «dientes» y no cuántas; comprueba la cantidad'])
})

test.each([
  '1 diente de ajo',
  '2 dientes de ajo',
  '500 g de harina',
  '3 hojas de laurel',
  '1 lata de atún',
  '5 g de canela en rama',
])('%s no lleva aviso', (text) => {
  expect(doubts(text)).toEqual([])
})
