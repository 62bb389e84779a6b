import { expect, test } from 'vitest'
import { parseIngredientLine, toDraft } from './ingredient-line.ts'
import { pastedIngredients } from './pasted-ingredients.ts'
import { plainAmounts } from './plain-amounts.ts'

test.each([
  ['300+60 g de manteca', 'manteca', 360, 'g'],
  ['maicena 40 + 15 g', 'maicena', 55, 'g'],
  ['2 kg/4,4 lb de boniato', 'boniato', 2, 'kg'],
  ['1 taza/240 ml de nata', 'nata', 240, 'ml'],
  ['huevos 3 M', 'huevos', 3, 'unidad'],
  ['9x higos', 'higos', 9, 'unidad'],
  ['higos x 9', 'higos', 9, 'unidad'],
  ['cdta. de cúrcuma', 'cúrcuma', 1, 'cucharadita'],
  ['1 vaso (180 ml) de sidra', 'sidra', 180, 'ml'],
  ['cucharadita y media de comino', 'comino', 1.5, 'cucharadita'],
  ['1 stick butter', 'butter', 113, 'g'],
  ['1 pastilla de caldo de pollo', 'pastilla de caldo de pollo', 1, 'unidad'],
  ['2 tbsp fish sauce', 'fish sauce', 2, 'cucharada'],
  ['1 1/2 cups rice', 'rice', 1.5, 'taza'],
  ['3 cloves garlic', 'garlic', 3, 'unidad'],
  ['1 + 1/2 cebollas', 'cebollas', 1.5, 'unidad'],
  ['salmón, 6 tajadas de 180 g', 'salmón', 1080, 'g'],
  ['nata, 3 briks de 200 ml', 'nata', 600, 'ml'],
  ['pulpo (1 de 2,5 kg)', 'pulpo', 2.5, 'kg'],
  ['300 g netos de atún', 'atún', 300, 'g'],
  ['sémola, 400 g + un poco más para la tabla', 'sémola', 400, 'g'],
  ['mejillones 1 kg con concha', 'mejillones con concha', 1, 'kg'],
] as const)('«%s» es %s, %f %s', (line, name, quantity, unit) => {
  const read = parseIngredientLine(line)
  expect([read?.name, read?.quantity, read?.unit]).toEqual([name, quantity, unit])
  const [row] = pastedIngredients(line)
  expect([row?.quantity, row?.unit]).toEqual([quantity, unit])
})

test.each([
  ['vaso y medio de leche', 'leche', 300, 'ml'],
  ['pizca clavo molido', 'clavo molido', 0.5, 'g'],
  ['una buena pizca de sal', 'sal', 0.5, 'g'],
  ['un chorreón de vino fino', 'vino fino', 20, 'ml'],
  ['un trozo de jengibre de 2 cm', 'jengibre', 10, 'g'],
] as const)('«%s» es más o menos %s, %f %s', (line, name, quantity, unit) => {
  const read = parseIngredientLine(line)
  expect([read?.name, read?.quantity, read?.unit]).toEqual([name, quantity, unit])
})

test.each(['q.b. de romero', 'romero q.b.', 'qb de romero'])('«%s» no dice cuánto', (line) => {
  expect(parseIngredientLine(line)).toMatchObject({ name: 'romero', approximate: true })
})

test.each(['entre 80 y 90 g de miel', 'cebollino picado, un poco'])('«%s» es una sola línea', (line) => {
  expect(pastedIngredients(line)).toEqual([{ name: line, quantity: 0, unit: 'g' }])
})

test.each(['15% de manteca', '7,5 g/l de agar'])('«%s» no cuenta piezas', (line) => {
  expect(parseIngredientLine(line)?.approximate).toBe(true)
})

test.each(['arroz bomba 80 g/pax', '80 g por persona de arroz bomba'])('«%s» falta multiplicarlo', (line) => {
  const read = parseIngredientLine(line)
  expect([read?.name, read?.quantity, read?.unit]).toEqual(['arroz bomba', 80, 'g'])
  expect(read?.problems).toEqual(['Es por persona: falta multiplicarlo por las raciones'])
})

test.each(['', '1+', '1 + + g', '9'.repeat(400), '1/0 g de sal', 'harina T55', 'leche 3,5 %'])(
  '«%s» se queda como está',
  (line) => {
    expect(plainAmounts(line)).toBe(line)
  },
)

test.each([
  ['6 uds. huevos L', 'huevos L'],
  ['6 huevos XL', 'huevos XL'],
  ['2 huevos', 'huevos'],
])('de «%s» queda en la receta «%s»', (line, name) => {
  const read = parseIngredientLine(line)
  expect(read === null ? null : toDraft(read).name).toBe(name)
})
