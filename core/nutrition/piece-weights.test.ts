import { expect, test } from 'vitest'
import { parseIngredientLine } from '#core/parsing/lines/ingredient-line.ts'
import { pastedIngredients } from '#core/parsing/lines/pasted-ingredients.ts'
import { pieceNames } from '#core/units/household.ts'
import { foods, pantry } from '#testing/food-table.ts'
import { resolverOf } from './resolve-food.ts'
import { weighLine } from './weigh-line.ts'

const resolve = resolverOf(pantry)
const weigh = (line: string): number | null => {
  const [read] = pastedIngredients(line)
  const found = read === undefined ? null : resolve(read.name)
  return read === undefined || found === null ? null : (weighLine(read.quantity, read.unit, found)?.grams ?? null)
}

test.each([
  ['1 manojo de perejil', 55],
  ['perejil, un manojo', 55],
  ['3 ramas de perejil', 3],
  ['3 ramitas de perejil', 3],
  ['1 manojo de cilantro', 55],
  ['2 manojos de cebollino', 50],
  ['1 manojo de rábanos', 135],
  ['1 manojo de espárragos verdes', 160],
  ['1 manojo de espinacas', 340],
  ['1 manojo de acelgas', 690],
  ['5 hojas de albahaca', 2.5],
  ['2 hojas de laurel', 0.6],
  ['2 rebanadas de pan', 30],
  ['1 barra de pan', 250],
  ['2 rebanadas de pan de molde', 56],
  ['2 rebanadas de pan de pueblo', 80],
  ['1 cayena', 0.5],
  ['2 guindillas secas', 1],
  ['10 mejillones', 70],
  ['10 almejas', 30],
  ['6 gambas', 49.2],
  ['6 langostinos', 66],
  ['4 cigalas', 92],
  ['2 nécoras', 76],
  ['6 ostras', 90],
  ['4 vieiras', 100],
  ['4 navajas', 40],
  ['4 sardinas', 96],
  ['10 boquerones', 84],
  ['1 dorada', 180],
  ['1 lubina', 180],
  ['1 trucha', 150],
  ['1 caballa', 180],
  ['1 lenguado', 156],
])('%s pesa %d g, limpio', (line, grams) => {
  expect(weigh(line)).toBeCloseTo(grams, 5)
})

test('de lo que se pesa por partes, la parte que no está en la tabla no se toma por otra', () => {
  expect(weigh('2 hojas de perejil')).toBeNull()
  expect(weigh('1 manojo de pan')).toBeNull()
})

test('una parte no pesa más que el manojo ni que la barra', () => {
  for (const { id, measures, provenance } of foods) {
    const { pieces } = measures
    if (pieces === undefined) continue
    const whole = pieces.manojo ?? pieces.barra ?? Number.POSITIVE_INFINITY
    for (const name of pieceNames) expect([id, name, (pieces[name] ?? 0) <= whole]).toEqual([id, name, true])
    expect([id, provenance.measures]).toEqual([id, expect.stringMatching(/USDA NDB|oficio/)])
  }
})

test('todo peso de una pieza dice de dónde sale', () => {
  const silent = foods.filter(
    ({ measures, provenance }) => measures.gramsPerPiece !== null && provenance.measures === '',
  )
  expect(silent.map(({ id }) => id)).toEqual([])
})

test('la parte que se lee queda en la nota', () => {
  expect(parseIngredientLine('2 rebanadas de pan')).toMatchObject({ name: 'pan', note: 'rebanadas' })
})
