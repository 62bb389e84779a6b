import { expect, test } from 'vitest'
import { halvesInFigures, numbersInFigures } from './halves.ts'

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

test.each([
  ['veinticinco raciones de rape', '25 raciones de rape'],
  ['cien panecillos de cuarenta', '100 panecillos de 40'],
  ['treinta y cinco litros', '35 litros'],
  ['tres litros de caldo', '3 litros de caldo'],
  ['tarta de tres leches', 'tarta de tres leches'],
  ['pizza cuatro quesos para doce', 'pizza cuatro quesos para 12'],
  ['un kilo y media cebolla', 'un kilo y media cebolla'],
  ['mil quinientos euros', '1500 euros'],
])('%s → %s', (said, written) => {
  expect(numbersInFigures(said)).toBe(written)
})
