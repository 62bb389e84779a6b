import { expect, test } from 'vitest'
import { withOtherFigure } from './other-figure.ts'

test.each([
  // The unit of the figure before is kept.
  ['salmuera al 7 en 18 l', 'y si son 25', 'salmuera al 7 en 25 l'],
  ['salmuera al 7 en 18 l', 'y al 9', 'salmuera al 9 en 18 l'],
  ['neutro para 5 kilos de mantecado', '7,5', null],
  ['neutro para 5 kilos de mantecado', 'y 7,5', 'neutro para 7,5 kilos de mantecado'],
  [
    'brioche con 800 de harina, cuánta mantequilla',
    'y con 2 kilos',
    'brioche con 2 kilos de harina, cuánta mantequilla',
  ],
  ['neutro para 3 kilos', 'y 600', 'neutro para 600 g'],
  // The preposition says which of the figures it is.
  ['de un molde de 18 a uno de 24', 'y de 28', 'de un molde de 18 a uno de 28'],
  ['subir un 8 el precio de 13,5', 'y un 12', 'subir un 12 el precio de 13,5'],
  ['subir un puré de 14 a 25 brix', 'y a 30', 'subir un puré de 14 a 30 brix'],
  ['vendo 90 menús a 15 con coste 5', 'y si vendo 120', 'vendo 120 menús a 15 con coste 5'],
  ['jarabe 50 brix 6 litros', 'y 9', 'jarabe 50 brix 9 litros'],
  ['ron de 40 a 30 2 litros', 'y 700 ml', 'ron de 40 a 30, 700 ml'],
  ['vinagreta 3 a 1 para 2 litros', 'y 5', 'vinagreta 3 a 1 para 5 litros'],
  ['jarabe 1:1, 3 litros', 'y 5', 'jarabe 1:1, 5 litros'],
  // Guests, and a figure by its name.
  ['boda de 80 adultos y 15 niños, vino', 'y si vienen 100', 'boda de 100 adultos y 15 niños, vino'],
  ['masa con 5 kg de harina y 3 l de agua', 'y con 8 kg de harina', 'masa con 8 kg de harina y 3 l de agua'],
  // A share of its own is said of what was asked.
  ['mermelada de fresa, 6 kilos, cuánto azúcar', 'y al 40', 'mermelada de fresa, 6 kilos, cuánto azúcar al 40 %'],
  ['iva de 340', 'y al 21', 'iva de 340 con iva del 21 %'],
  // What says more, or is a dish, is left to others.
  ['salmuera al 7 en 18 l', 'y sal de cura al 2', null],
  ['hazme la receta de flan para 6', 'y para 12', null],
  ['escala mi gazpacho a 30', 'y a 45', null],
  ['cuánto aguanta la nata', 'y 3 días', null],
])('%s » %s', (before, turn, whole) => {
  expect(withOtherFigure(turn, before)).toBe(whole)
})
