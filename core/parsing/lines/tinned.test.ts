import { expect, test } from 'vitest'
import '#testing/food-table.ts'
import { parseIngredientLine, toDraft } from './ingredient-line.ts'

test.each([
  ['2 latas de bonito', 'bonito en lata'],
  ['1 bote de garbanzos', 'garbanzos en bote'],
  ['1 lata de pulpo', 'pulpo en lata'],
  ['1 bote de piquillos', 'piquillos (bote)'],
  ['1 lata de cerveza', 'cerveza (lata)'],
] as const)('«%s» se guarda como %s', (line, name) => {
  const read = parseIngredientLine(line)
  expect(read === null ? null : toDraft(read).name).toBe(name)
})
