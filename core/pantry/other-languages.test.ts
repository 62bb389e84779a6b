import { expect, test } from 'vitest'
import { inSpanish } from './other-languages.ts'

test.each([
  ["Llet d'ametlla", 'leche de almendra'],
  ['Cigrons cuits', 'garbanzo cocido'],
  ['Pebre vermell dolç', 'pimenton dulce'],
  ['pebrot vermell', 'pimiento rojo'],
  ['tomàquet triturat', 'tomate triturado'],
  ['xampinyons laminats', 'champinon laminado'],
  ['pa sense gluten', 'pan sin gluten'],
  ['Leite enteiro', 'leche entero'],
  ['Mexillóns', 'mejillon'],
  ['Babarrun beltzak', 'alubia negra'],
  ['arrautza', 'huevo'],
] as const)('%s → %s', (name, spanish) => expect(inSpanish(name)).toBe(spanish))

test.each(['leche entera', 'queso fresco', 'huevos', ''])('«%s» ya está en castellano', (name) =>
  expect(inSpanish(name)).toBeNull(),
)
