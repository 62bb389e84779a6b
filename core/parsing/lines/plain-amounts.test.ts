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
  ['1 cebolla y media', 'cebolla', 1.5, 'unidad'],
  ['dos limones y medio', 'limones', 2.5, 'unidad'],
  ['lomo de merluza - 4 raciones de 180 g', 'lomo de merluza', 720, 'g'],
  ['1 kilo y medio de patatas', 'patatas', 1.5, 'kg'],
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

test.each([
  ['15% de manteca', 'manteca', 'Dice «15%»: no se sabe de cuánto'],
  ['7,5 g/l de agar', 'agar', 'Es por litro: falta multiplicarlo'],
  ['agar 7,5 g/l', 'agar', 'Es por litro: falta multiplicarlo'],
  ['harina T80 600 g 30%', 'harina T80', 'Dice «30%»: no se sabe de cuánto'],
  ['4 huevos y 6 claras', 'huevos', 'Hay otra cantidad sin sumar: «+ 6 claras»'],
  ['80 g de manteca y 30 g de miel', 'manteca', 'Hay otra cantidad sin sumar: «+ 30 g de miel»'],
  ['2 tazas menos 1 cucharada de sémola', 'sémola', 'Hay otra cantidad sin sumar: «menos 1 cucharada»'],
] as const)('«%s» es %s, y dice lo que falta por contar', (line, name, problem) => {
  const read = parseIngredientLine(line)
  expect(read?.name).toBe(name)
  expect(read?.problems).toContain(problem)
})

test.each([
  ['sémola 2 kg 1,15 €', 'sémola', 2, 'kg'],
  ['rape 1,4 kg a 18,90 €/kg', 'rape', 1.4, 'kg'],
  ['4 kg puerro @ 1,10', 'puerro', 4, 'kg'],
  ['vinagre 2 l - 3,40 euros', 'vinagre', 2, 'l'],
  ['1 bote de lentejas (560 g / 400 g escurrido)', 'lentejas', 400, 'g'],
  ['lata de piquillos (390 g/240 g)', 'piquillos', 240, 'g'],
  ['1 bote de alubias (400 g peso neto escurrido)', 'alubias', 400, 'g'],
  ['1 kilo y 1/2 de boniatos', 'boniatos', 1.5, 'kg'],
  ['2 C. de miel', 'miel', 2, 'cucharada'],
  ['b) 2 puerros', 'puerros', 2, 'unidad'],
  ['los lomos de 3 jureles', 'jureles', 3, 'unidad'],
  ['semillas de 1 vaina de vainilla', 'vainilla', 1, 'unidad'],
  ['la parte verde de 2 cebolletas', 'cebolletas', 2, 'unidad'],
  ['Sémola (g): 250', 'sémola', 250, 'g'],
  ['mínimo 300 g de boniato', 'boniato', 300, 'g'],
  ['6 lomos mero x 160 g', 'lomos mero', 960, 'g'],
  ['lomo de mero 5 x 180 g', 'lomo de mero', 900, 'g'],
  ['4 h. gelatina', 'gelatina', 4, 'unidad'],
  ['ralladura fina de una lima', 'ralladura de lima', 1, 'unidad'],
  ['lima: zumo de 2', 'zumo de lima', 2, 'unidad'],
  ['puerro: 2 grandes (300 g)', 'puerro', 300, 'g'],
  ['1 taza y 2 cucharadas de sémola', 'sémola', 1.12, 'taza'],
  ['1 cucharada al ras de cacao', 'cacao', 1, 'cucharada'],
  ['0,8 KG;PUERRO', 'puerro', 0.8, 'kg'],
  ['calabaza 2k350', 'calabaza', 2.35, 'kg'],
  ['3 mallas de almejas (1 kg/ud)', 'almejas', 3, 'kg'],
  ['1 saco de zanahorias 10 kg', 'zanahorias', 10, 'kg'],
  ['1 garrafa de 5 l de vinagre', 'vinagre', 5, 'l'],
  ['lata 3 kg piquillos', 'piquillos', 3, 'kg'],
  ['1 lata boquerones 50 g (30 g escurrido)', 'boquerones', 30, 'g'],
  ['leche a 40 ºC: 300 ml', 'leche', 300, 'ml'],
  ['nata (35% MG), 300 ml', 'nata 35% mg', 300, 'ml'],
  ['c.s.p. 2 l de agua', 'agua', 2, 'l'],
] as const)('«%s» es %s, %f %s, en una línea y en una lista', (line, name, quantity, unit) => {
  const read = parseIngredientLine(line)
  expect([read?.name.toLowerCase(), read?.quantity, read?.unit]).toEqual([name, quantity, unit])
  const [row, ...more] = pastedIngredients(line)
  expect([row?.quantity, row?.unit, more.length]).toEqual([quantity, unit, 0])
})

test('lo que pesa cada envase se dice que se ha supuesto', () => {
  expect(parseIngredientLine('4 latas caballa 90 g (p.e. 60 g)')).toMatchObject({ name: 'caballa', quantity: 240 })
  expect(parseIngredientLine('4 latas caballa 90 g')?.problems).toEqual(['«90 g» se ha entendido por envase'])
})

test('«mantequilla, una nuez» es mantequilla, y no un fruto de cáscara', () => {
  expect(pastedIngredients('mantequilla, una nuez')).toEqual([
    { name: 'mantequilla, una nuez', quantity: 0, unit: 'g' },
  ])
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
