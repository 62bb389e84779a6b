import { expect, test } from 'vitest'
import { translations } from './other-languages.ts'

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
  ['Maquereau fumé', 'caballa ahumado'],
  ["jaunes d'œufs", 'yema de huevo'],
  ['prezzemolo tritato', 'perejil picado'],
  ['extra virgin olive oil', 'aceite de oliva virgen extra'],
  ['cashew milk', 'leche anacardo'],
  ['amêijoas frescas', 'almejas frescas'],
] as const)('%s → %s', (name, spanish) => expect(translations(name)).toContain(spanish))

test.each(['leche entera', 'queso fresco', 'huevos', ''])('«%s» ya está en castellano', (name) =>
  expect(translations(name)).toEqual([]),
)
