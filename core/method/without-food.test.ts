import { expect, test } from 'vitest'
import { knowledge } from '#testing/knowledge.ts'
import { openFoodNames } from './mentions.ts'
import { withoutFoods } from './without-food.ts'

const isNamed = (text: string, food: string, others: readonly string[]): boolean =>
  openFoodNames()([food, ...others]).mentions(text, 0).length > 0

test.each([
  ['Pochar la cebolla, el ajo y el pimiento en el aceite.', 'Ajo', 'Pochar la cebolla y el pimiento en el aceite.'],
  ['Pochar la cebolla y el ajo picados en el aceite.', 'Ajo', 'Pochar la cebolla picada en el aceite.'],
  ['Pochar la cebolla y el ajo picados en el aceite.', 'Cebolla', 'Pochar el ajo picado en el aceite.'],
  ['Añadir los dientes de ajo sin germen y el pimiento.', 'Ajo', 'Añadir el pimiento.'],
  ['Dorar el ajo en el aceite 2 min y añadir la cebolla.', 'Ajo', 'Calentar el aceite y añadir la cebolla.'],
  ['Picar el ajo y reservarlo. Pochar la cebolla.', 'Ajo', 'Pochar la cebolla.'],
  ['Saltear el pimiento 3 min, añadir la cebolla y pochar 12 min.', 'Cebolla', 'Saltear el pimiento 3 min.'],
  ['Mojar con el vino y reducir 3 min, hasta que no huela a alcohol. Añadir la cebolla.', 'Vino', 'Añadir la cebolla.'],
  ['1. Picar el ajo.', 'Ajo', ''],
  ['Cubrir con el caldo de pollo y la cebolla.', 'Pollo', 'Cubrir con el caldo de pollo y la cebolla.'],
  ['Emulsionar con el aceite, con el ajo.', 'Ajo', 'Emulsionar con el aceite.'],
])('«%s» sin %s', (method, food, expected) => {
  const others = ['Cebolla', 'Ajo', 'Pimiento', 'Aceite', 'Caldo de pollo'].filter((name) => name !== food)
  expect(withoutFoods(method, [food], others)).toEqual({ method: expected, left: [] })
})

test('lo que no sabe escribirse sin él se deja y se dice en qué paso', () => {
  const { method, left } = withoutFoods('Picar la cebolla.\nVerter sobre el arroz la cebolla.', ['Arroz'], ['Cebolla'])
  expect(method).toBe('Picar la cebolla.\nVerter sobre el arroz la cebolla.')
  expect(left).toEqual([2])
})

test('quitar cualquier ingrediente de cualquier plato deja los demás, y casi siempre ningún rastro', {
  timeout: 180_000,
}, () => {
  let edits = 0
  let told = 0
  const lost: string[] = []
  for (const { names, ingredients, steps } of knowledge.cookbook.dishes.filter(
    (dish, at) => at % 4 === 0 && dish.steps.length > 0,
  )) {
    const method = steps.join('\n')
    const foods = ingredients.map(({ name }) => name)
    for (const [at, food] of foods.entries()) {
      const others = foods.toSpliced(at, 1)
      if (!isNamed(method, food, others)) continue
      edits++
      const { method: edited, left } = withoutFoods(method, [food], others)
      if (left.length > 0) told++
      // What is left has its marks in order.
      expect(edited, `${names[0]} sin ${food}`).not.toMatch(/ ,|,\.|,,|\s{2}|^[,. ]| (?:con|de|en)[.;,]| [ye][.;]/m)
      const isIn = (text: string, other: string): boolean =>
        isNamed(text, other, [...others.filter((one) => one !== other), food])
      lost.push(
        ...others
          .filter((other) => isIn(method, other) && !isIn(edited, other))
          .map((other) => `${names[0]}: ${other}`),
      )
    }
  }
  expect(edits).toBeGreaterThan(700)
  expect(told / edits).toBeLessThan(0.1)
  expect(lost.length / edits).toBeLessThan(0.005)
})

test('dos cosas de la misma frase se van a la vez, también si una empieza como la otra', () => {
  const gone = ['Harina de trigo', 'Harina de maíz']
  const { method, left } = withoutFoods('Mezclar la harina de trigo, la harina de maíz y la sal.\nAñadir agua.', gone, [
    'Sal',
    'Agua',
  ])
  expect(method).toBe('Mezclar la sal.\nAñadir agua.')
  expect(left).toEqual([])
})
