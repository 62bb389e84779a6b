import { expect, test } from 'vitest'
import { halvesInFigures } from './halves.ts'

test.each([
  ['kilo y medio de harina', '1,5 kilos de harina'],
  ['con 2 kilos y medio', 'con 2,5 kilos'],
  ['tres litros y cuarto', '3,25 litros'],
  ['un kilo y tres cuartos', '1,75 kilos'],
  ['taza y media de arroz', '1,5 tazas de arroz'],
  ['docena y media de huevos', '18 huevos'],
  ['3 docenas de huevos', '36 huevos'],
  ['un par de docenas', '24'],
  ['media docena de claras', '6 claras'],
  ['una docena', '12'],
  ['cuarto y mitad de jamón', 'cuarto y mitad de jamón'],
  ['medio kilo y media cebolla', 'medio kilo y media cebolla'],
  ['1,5 kilos y medio limón', '1,5 kilos y medio limón'],
])('%s → %s', (said, written) => {
  expect(halvesInFigures(said)).toBe(written)
})
