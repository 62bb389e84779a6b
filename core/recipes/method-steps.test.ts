import { expect, test } from 'vitest'
import { estimatedMinutes, methodSteps } from '#core/recipes/method-steps.ts'

test('un paso por línea, sin líneas vacías ni su numeración', () => {
  const method = '1. Pochar la cebolla.\r\n\n  2) Añadir el jamón.\nPaso 3: Mezclar.\n4 - Freír.\n'
  expect(methodSteps(method)).toEqual(['Pochar la cebolla.', 'Añadir el jamón.', 'Mezclar.', 'Freír.'])
})

test.each(['180 g de harina tamizada', '2.5 l de agua a hervir', '10 minutos al horno', '1.', '3 huevos batidos'])(
  '«%s» no es una numeración',
  (line) => {
    expect(methodSteps(line)).toEqual([line])
  },
)

test.each([
  ['', 15],
  ['Uno', 15],
  ['Uno\nDos\nTres', 15],
  ['Uno\nDos\nTres\nCuatro', 20],
  ['Uno\n\n \nDos\nTres\nCuatro\nCinco', 25],
])('el tiempo estimado de %j son %i minutos', (method, minutes) => {
  expect(estimatedMinutes(method)).toBe(minutes)
})
