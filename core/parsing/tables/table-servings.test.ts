import { expect, test } from 'vitest'
import { heldAgainst, timesOf } from './table-servings.ts'

const pairs = [
  { few: 480, many: 1440 },
  { few: 2, many: 6 },
  { few: 11, many: 3.3 },
  { few: null, many: 300 },
]

test('las dos columnas crecen igual en casi todas las filas', () => {
  expect(timesOf(pairs)).toBe(3)
  expect(timesOf([{ few: 1, many: 3 }])).toBeNull()
  expect(
    timesOf([
      { few: 1, many: 3 },
      { few: 1, many: 4 },
      { few: 1, many: 9 },
    ]),
  ).toBeNull()
  expect(
    timesOf([
      { few: 0, many: 3 },
      { few: null, many: null },
    ]),
  ).toBeNull()
})

test.each([
  ['cuadra', { few: 480, many: 1440 }, null, []],
  ['perdió la coma', { few: 11, many: 3.3 }, '1,1', ['«agua»: se lee «11» y se ha entendido 1,1']],
  [
    'sólo se lee la otra',
    { few: null, many: 300 },
    '100',
    ['«agua»: se ha calculado 100 de la otra columna; compruébalo'],
  ],
  [
    'no casa',
    { few: 400, many: 1300 },
    null,
    ['«agua»: las cantidades de las dos columnas no casan (400 y 1.300); compruébalo'],
  ],
  ['sin la otra', { few: 400, many: null }, null, []],
])('%s', (_, pair, figures, doubts) => {
  expect(heldAgainst('agua', pair, 3)).toEqual({ figures, doubts })
})
