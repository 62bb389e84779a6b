import { expect, test } from 'vitest'
import { parseIngredientLine } from '#core/parsing/lines/ingredient-line.ts'
import { loadPantry } from '#server/pantry/load.ts'
import { checkFoods } from './check-foods.ts'

const check = (servings: number, ...texts: readonly string[]) => {
  const lines = texts.map(parseIngredientLine).filter((line) => line !== null)
  const { lines: checked, doubts } = checkFoods(lines, servings, loadPantry())
  return { amounts: checked.map(({ name, quantity, unit }) => `${quantity} ${unit} ${name}`), doubts }
}

test.each([
  ['1 leche entera', '1 l leche entera'],
  ['6 agua', '6 l agua'],
  ['fumet 11', '1 l fumet'],
  ['caldo de verduras 21', '2 l caldo de verduras'],
  ['250 vino blanco', '250 ml vino blanco'],
  ['vino tinto 151', '1.5 l vino tinto'],
  ['costilla de cerdo 4009', '400 g costilla de cerdo'],
  ['1,4 rape', '1.4 kg rape'],
  ['18 curry', '18 g curry'],
  ['400 zanahorias', '400 g zanahorias'],
])('«%s» ha perdido su medida: %s, y se dice', (text, amount) => {
  const { amounts, doubts } = check(6, text, '3 huevos')
  expect(amounts).toEqual([amount, '3 unidad huevos'])
  expect(doubts).toHaveLength(1)
  expect(doubts[0]).toMatch(/sin medida y se ha entendido/)
})

test.each(['3 huevos', '½ cebolla', '2 dientes de ajo', '1 limón', '24 gambas', '2 kg de patatas', 'sal', '¼ sandía'])(
  '«%s» se queda como está',
  (text) => {
    const [amount] = check(6, text).amounts
    const line = parseIngredientLine(text)
    expect(amount).toBe(`${line?.quantity} ${line?.unit} ${line?.name}`)
  },
)

test('en una hoja en la que casi nada tiene medida, los números grandes son gramos y los pequeños piezas', () => {
  const { amounts } = check(12, 'calabacín 500', 'berenjena 450', 'tomate triturado 700', 'cebolla 90', 'huevos 3')
  expect(amounts).toEqual([
    '500 g calabacín',
    '450 g berenjena',
    '700 g tomate triturado',
    '90 g cebolla',
    '3 unidad huevos',
  ])
})

test.each([
  ['15 l de vino tinto', '1.5 l vino tinto'],
  ['125 l de caldo', '1.25 l caldo'],
  ['25 kg de morcillo', '2.5 kg morcillo'],
  ['3 l de caldo', '3 l caldo'],
  ['290 l de zanahoria', '290 g zanahoria'],
])('%s para 8: %s', (text, amount) => {
  expect(check(8, text, '3 huevos').amounts[0]).toBe(amount)
})

test('16 carrilleras no son 16 gramos', () => {
  expect(check(8, '16 carrilleras de cerdo', '3 huevos').amounts[0]).toMatch(/^16 unidad/)
})

test('lo que se cuenta se queda contado aunque la tabla no sepa cuánto pesa', () => {
  expect(check(12, '24 placas de lasaña', '500 g de harina').amounts[0]).toBe('24 unidad placas de lasaña')
  expect(check(12, '12 berberechos', '500 g de harina').amounts[0]).toBe('12 unidad berberechos')
  expect(check(12, '12 bicarbonato', '500 g de harina').amounts[0]).toBe('12 g bicarbonato')
  expect(check(12, '1220 g de azúcar', '500 g de harina').amounts[0]).toBe('120 g azúcar')
})

test('una g leída como 9, y vista otra vez, se quita donde la cantidad sería mucha', () => {
  expect(check(12, '4009 g de mantequilla', '3 huevos').amounts[0]).toBe('400 g mantequilla')
  expect(check(12, '409 g de mantequilla', '3 huevos').amounts[0]).toBe('409 g mantequilla')
  expect(check(6, '1,251 caldo de pollo', '3 huevos').amounts[0]).toBe('1.25 l caldo de pollo')
})

test('una g leída como 8 se quita sólo donde la cantidad sería mucha, y sin ella es la de siempre', () => {
  expect(check(6, 'levadura fresca 258', '3 huevos').amounts[0]).toBe('25 g levadura fresca')
  expect(check(6, '258 g de levadura fresca', '3 huevos').amounts[0]).toBe('258 g levadura fresca')
  expect(check(60, 'mantequilla 658', '3 huevos').amounts[0]).toBe('658 g mantequilla')
})
