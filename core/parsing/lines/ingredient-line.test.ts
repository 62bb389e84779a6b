import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nameKey } from '#core/spanish/name-key.ts'
import { type Unit, units } from '#core/units/units.ts'
import { parseIngredientLine, printIngredientLine } from './ingredient-line.ts'
import { splitIngredients } from './ingredient-list.ts'

/** Line, name, quantity, unit; '~' when approximate; the note where it matters. A new case is a new row. */
type Row = readonly [line: string, name: string, quantity: number, unit: Unit, about?: '' | '~', note?: string]

const rows: readonly Row[] = [
  // docs/ciencia/motor-local.md §4, the twenty examples
  ['400 gr. de arroz bomba', 'arroz bomba', 400, 'g'],
  ['1 kilo de tomates pera', 'tomates pera', 1, 'kg'],
  ['¼ l de nata para montar', 'nata para montar', 0.25, 'l'],
  ['2 cucharadas soperas de miel', 'miel', 2, 'cucharada'],
  ['1 cdita. de cúrcuma', 'cúrcuma', 1, 'cucharadita'],
  ['1/2 taza de azúcar', 'azúcar', 0.5, 'taza'],
  ['Pimienta blanca c.s.', 'pimienta blanca', 1, 'g', '~'],
  ['33 cl de cerveza', 'cerveza', 330, 'ml'],
  ['6 yemas', 'yemas', 6, 'unidad'],
  ['1 vasito de jerez', 'jerez', 100, 'ml', '~'],
  ['150 g de queso curado (rallado)', 'queso curado', 150, 'g', '', 'rallado'],
  ['Leche entera 0,750 l', 'leche entera', 0.75, 'l'],
  ['Chalotas 6 ud', 'chalotas', 6, 'unidad'],
  ['Ajo 1 cabeza', 'cabeza de ajo', 1, 'unidad'],
  ['AJOS ..... 2 CABEZAS', 'cabezas de ajos', 2, 'unidad'],
  ['20 g de almendras tostadas', 'almendras tostadas', 20, 'g'],
  ['100 g de coco tostado', 'coco', 100, 'g', '', 'tostado'],
  ['Una cebolla grande', 'cebolla', 1, 'unidad', '', 'grande'],
  ['2-3 tomates maduros', 'tomates maduros', 2.5, 'unidad'],
  ['1.500 g de morcillo', 'morcillo', 1500, 'g'],
  ['una nuez de mantequilla', 'mantequilla', 15, 'g', '~'],
  ['1 bote de garbanzos cocidos (400 g)', 'garbanzos cocidos', 400, 'g'],
  ['La piel de 2 limones', 'piel de limón', 2, 'unidad'],
  // found wanting: how bars, bakers and hurried hands write
  ['100 g azúcar + 20 g', 'azúcar', 120, 'g', '', 'suma de 100 g y 20 g'],
  ['Azúcar: 100 g + 20 g', 'azúcar', 120, 'g', '', 'suma de 100 g y 20 g'],
  ['1 kg de harina y 50 g más para espolvorear', 'harina', 1050, 'g', '', 'suma de 1 kg y 50 g'],
  ['100 g + 20 g de azúcar', 'azúcar', 120, 'g'],
  ['2 onzas de chocolate negro', 'chocolate negro', 16, 'g', '~'],
  ['2 oz de chocolate', 'chocolate', 56.7, 'g'],
  ['3 onzas de queso', 'queso', 85.05, 'g'],
  ['2 golpes de angostura', 'angostura', 2, 'ml', '~'],
  ['1 dash de tabasco', 'tabasco', 1, 'ml', '~'],
  ['3 cm de jengibre fresco', 'jengibre fresco', 15, 'g', '~'],
  ['1 vaso de yogur de aceite de girasol', 'aceite de girasol', 125, 'ml', '~'],
  ['2 medidas de yogur de azúcar', 'azúcar', 250, 'ml', '~'],
  ['1 vaso de yogur', 'yogur', 200, 'ml', '~'],
  ['1 taza de té de harina', 'harina', 150, 'ml', '~'],
  ['1 taza de té', 'té', 1, 'taza'],
  ['1 pz calabacín', 'calabacín', 1, 'unidad'],
  ['2 pzas. pimiento verde', 'pimiento verde', 2, 'unidad'],
  ['1 malla de mejillones (1 kg)', 'mejillones', 1, 'kg'],
  ['Agua c/n', 'agua', 100, 'ml', '~'],
  ['10g.sal', 'sal', 10, 'g'],
  ['300 g de calabaza ya limpia', 'calabaza', 300, 'g', '', 'ya limpia'],
  // weights and volumes
  ['250 grs azúcar moreno', 'azúcar moreno', 250, 'g'],
  ['2 kgs. de patata agria', 'patata agria', 2, 'kg'],
  ['500 mg de azafrán', 'azafrán', 0.5, 'g'],
  ['20 c.c. de vinagre', 'vinagre', 20, 'ml'],
  ['1 c.c. de comino', 'comino', 1, 'cucharadita'],
  ['1 c/c de sal fina', 'sal fina', 1, 'cucharadita'],
  ['4 c.c. de azúcar', 'azúcar', 4, 'cucharadita'],
  ['1 cabeza de brócoli', 'brócoli', 1, 'unidad'],
  ['1 c/sopera de maicena', 'maicena', 1, 'cucharada'],
  ['1 tallo de apio y sus hojas', 'apio', 1, 'unidad'],
  ['1 trozo de jengibre del tamaño de una nuez', 'jengibre', 1, 'unidad'],
  ['las hojas de 3 ramas de tomillo', 'tomillo', 3, 'unidad'],
  ['2 sobres de gelatina neutra', 'gelatina neutra', 20, 'g', '~'],
  ['2 dl de leche', 'leche', 200, 'ml'],
  ['1 lt. de caldo de ave', 'caldo de ave', 1, 'l'],
  ['medio litro de leche', 'leche', 0.5, 'l'],
  ['200g harina', 'harina', 200, 'g'],
  ['1,5 l de fondo oscuro', 'fondo oscuro', 1.5, 'l'],
  ['1.5 l de fondo oscuro', 'fondo oscuro', 1.5, 'l'],
  ["1'5 kg de huesos de ternera", 'huesos de ternera', 1.5, 'kg'],
  ['1 250 g de nata', 'nata', 1250, 'g'],
  ['1.500 kg de harina de fuerza', 'harina de fuerza', 1.5, 'kg'],
  ['8 oz de queso crema', 'queso crema', 226.8, 'g'],
  // fractions and words
  ['½ kg de mejillones', 'mejillones', 0.5, 'kg'],
  ['1½ tazas de agua', 'agua', 1.5, 'taza'],
  ['1 1/2 cucharadas de levadura química', 'levadura química', 1.5, 'cucharada'],
  ['3/4 de taza de aceite de girasol', 'aceite de girasol', 0.75, 'taza'],
  ['media cebolla', 'cebolla', 0.5, 'unidad'],
  ['medio kilo de fresas', 'fresas', 0.5, 'kg'],
  ['kilo y medio de mejillones', 'mejillones', 1.5, 'kg'],
  ['dos kilos y medio de patatas', 'patatas', 2.5, 'kg'],
  ['un cuarto de kilo de carne picada', 'carne picada', 0.25, 'kg'],
  ['Cuarto y mitad de carne picada', 'carne picada', 375, 'g'],
  ['tres cuartos de litro de leche', 'leche', 0.75, 'l'],
  ['media docena de huevos', 'huevos', 6, 'unidad'],
  ['1 docena de ostras', 'ostras', 12, 'unidad'],
  ['docena y media de huevos', 'huevos', 18, 'unidad'],
  ['doscientos cincuenta gramos de mantequilla', 'mantequilla', 250, 'g'],
  ['un par de zanahorias', 'zanahorias', 2, 'unidad'],
  ['1 kg y 200 g de pulpo', 'pulpo', 1.2, 'kg'],
  // ranges and estimates
  ['100/120 g de pasta', 'pasta', 110, 'g'],
  ['2 a 3 dientes de ajo', 'ajo', 2.5, 'unidad'],
  ['2/3 dientes de ajo', 'ajo', 2.5, 'unidad'],
  ['2/3 taza de leche', 'leche', 0.666667, 'taza'],
  ['unos 200 g de gambas', 'gambas', 200, 'g', '~'],
  ['150 g aprox. de jamón', 'jamón', 150, 'g', '~'],
  ['entre 4 y 6 puerros', 'puerros', 5, 'unidad'],
  // household measures
  ['3 cdas. de vinagre de Jerez', 'vinagre de Jerez', 3, 'cucharada'],
  ['1 cs de miel', 'miel', 1, 'cucharada'],
  ['2 c/s de aceite', 'aceite', 2, 'cucharada'],
  ['1 cucharadita de postre de canela', 'canela', 1, 'cucharadita'],
  ['1 cdta. de café molido', 'café molido', 1, 'cucharadita'],
  ['1 cucharadita de café de bicarbonato', 'bicarbonato', 1, 'cucharadita'],
  ['2 cucharadas rasas de maicena', 'maicena', 2, 'cucharada'],
  ['1 cucharada colmada de cacao', 'cacao', 1, 'cucharada', '~', 'colmada'],
  ['1 vaso de vino blanco', 'vino blanco', 200, 'ml', '~'],
  ['Un chorrito de aceite de oliva', 'aceite de oliva', 10, 'ml', '~'],
  ['1 pizca de sal', 'sal', 0.5, 'g', '~'],
  ['un puñado de espinacas', 'espinacas', 30, 'g', '~'],
  ['3 dientes de ajo', 'ajo', 3, 'unidad', '', 'dientes'],
  ['1 hoja de laurel', 'laurel', 1, 'unidad'],
  ['2 ramas de apio', 'apio', 2, 'unidad'],
  ['Unas hojas de albahaca', 'albahaca', 3, 'unidad', '~'],
  ['1 manojo de perejil', 'perejil', 1, 'unidad'],
  ['2 lomos de bacalao', 'bacalao', 2, 'unidad'],
  ['1 lomo de cerdo', 'lomo de cerdo', 1, 'unidad'],
  ['2 filetes empanados', 'filetes empanados', 2, 'unidad'],
  ['1 sobre de levadura', 'levadura', 1, 'unidad', '', 'sobre'],
  // packs and weights beside a count
  ['2 latas de 400 g de tomate triturado', 'tomate triturado', 800, 'g'],
  ['1 lata de atún (120 g)', 'atún', 120, 'g'],
  ['3 latas de atún (de 80 g cada una)', 'atún', 240, 'g'],
  ['4 pechugas de pollo de 200 g', 'pechugas de pollo', 800, 'g'],
  ['2 huevos (100 g)', 'huevos', 100, 'g'],
  ['1 lubina de 1,2 kg', 'lubina', 1.2, 'kg'],
  ['2 x 400 g de tomate', 'tomate', 800, 'g'],
  // no amount
  ['Sal', 'sal', 5, 'g', '~'],
  ['Aceite para freír', 'aceite', 15, 'ml', '~', 'para freír'],
  ['Pimienta negra al gusto', 'pimienta negra', 1, 'g', '~', 'al gusto'],
  ['c/s de vinagre', 'vinagre', 15, 'ml', '~'],
  ['Perejil picado', 'perejil', 5, 'g', '~', 'picado'],
  // behind the name
  ['Harina: 250 g', 'harina', 250, 'g'],
  ['Harina ....... 250 g', 'harina', 250, 'g'],
  ['AOVE 60 ml', 'aceite de oliva virgen extra', 60, 'ml'],
  ['Azúcar ..... 125 g', 'azúcar', 125, 'g'],
  ['Huevos 6', 'huevos', 6, 'unidad'],
  ['Chocolate 70 % - 200 g', 'chocolate 70 %', 200, 'g'],
  ['Ajo, 2 dientes', 'ajo', 2, 'unidad'],
  ['MANTEQUILLA\t\t250 G', 'mantequilla', 250, 'g'],
  ['Sal, una pizca', 'sal', 0.5, 'g', '~'],
  // bullets, notes, alternatives
  ['• 2 cebollas moradas', 'cebollas moradas', 2, 'unidad'],
  ['- 1 zanahoria, en brunoise', 'zanahoria', 1, 'unidad', '', 'en brunoise'],
  ['3) 200 g de setas', 'setas', 200, 'g'],
  ['[ ] 1 limón', 'limón', 1, 'unidad'],
  ['1 cebolla picada fina', 'cebolla', 1, 'unidad', '', 'picada fina'],
  ['200 ml de nata o leche evaporada', 'nata', 200, 'ml', '', 'o leche evaporada'],
  ['Ralladura de 1 naranja', 'ralladura de naranja', 1, 'unidad'],
  ['El zumo de medio limón', 'zumo de limón', 0.5, 'unidad'],
  ['1 huevo para pintar', 'huevo', 1, 'unidad', '', 'para pintar'],
  ['2zanahorias', 'zanahorias', 2, 'unidad'],
  ['250 harina', 'harina', 250, 'g'],
  ['4 rebanadas gruesas de pan', 'pan', 4, 'unidad', '', 'rebanadas, gruesas'],
  ['1 trozo de jengibre de 2 cm', 'jengibre', 10, 'g', '~', ''],
  ['100 g de harina + 2 cucharadas para espolvorear', 'harina', 100, 'g'],
  ['6 huevos L', 'huevos', 6, 'unidad', '', 'L'],
]

/** Not looked at while the parser was written. First reading: 51 of 55; two of the four misses were wrong rows. */
const heldBack: readonly Row[] = [
  ['750 grs. de costillas de cerdo', 'costillas de cerdo', 750, 'g'],
  ['1 kg escaso de cebollas', 'cebollas', 1, 'kg'],
  ['2 l. de agua mineral', 'agua mineral', 2, 'l'],
  ['5 dl de nata 35 %', 'nata 35 %', 500, 'ml'],
  ['100 cc de leche', 'leche', 100, 'ml'],
  ['un litro y medio de caldo de pescado', 'caldo de pescado', 1.5, 'l'],
  ['3/4 kg de judías verdes', 'judías verdes', 0.75, 'kg'],
  ['2 ½ tazas de harina', 'harina', 2.5, 'taza'],
  ['1 taza y media de arroz', 'arroz', 1.5, 'taza'],
  ['una docena de langostinos', 'langostinos', 12, 'unidad'],
  ['cuatro huevos camperos', 'huevos camperos', 4, 'unidad'],
  ['3 o 4 pimientos choriceros', 'pimientos choriceros', 3.5, 'unidad'],
  ['de 8 a 10 espárragos', 'espárragos', 9, 'unidad'],
  ['250-300 g de rape limpio', 'rape limpio', 275, 'g'],
  ['aprox. 1 kg de almejas', 'almejas', 1, 'kg', '~'],
  ['~50 g de piñones', 'piñones', 50, 'g', '~'],
  ['1 Cda. sopera de pimentón de la Vera', 'pimentón de la Vera', 1, 'cucharada'],
  ['2 cdtas de polvo de hornear', 'polvo de hornear', 2, 'cucharadita'],
  ['1 cucharilla de azúcar', 'azúcar', 1, 'cucharadita'],
  ['media cucharadita de nuez moscada', 'nuez moscada', 0.5, 'cucharadita'],
  ['1 tza de queso rallado', 'queso rallado', 1, 'taza'],
  ['1 copita de brandy', 'brandy', 50, 'ml', '~'],
  ['Chorro de vinagre', 'vinagre', 20, 'ml', '~'],
  ['unas hebras de azafrán', 'azafrán', 3, 'unidad', '~'],
  ['4 rebanadas de pan de pueblo', 'pan de pueblo', 4, 'unidad'],
  ['6 lonchas de bacon', 'bacon', 6, 'unidad'],
  ['2 ramitas de tomillo fresco', 'tomillo fresco', 2, 'unidad'],
  ['8 hojas de gelatina (16 g)', 'gelatina', 16, 'g'],
  ['1 brik de nata de 200 ml', 'nata', 200, 'ml'],
  ['2 botes de pimientos del piquillo de 220 g', 'pimientos del piquillo', 440, 'g'],
  ['6 filetes de lenguado de 120 g cada uno', 'lenguado', 720, 'g'],
  ['1 pollo (1,8 kg aprox.)', 'pollo', 1.8, 'kg', '~'],
  ['4 x 125 g de mozzarella', 'mozzarella', 500, 'g'],
  ['Sal y pimienta', 'sal y pimienta', 5, 'g', '~'],
  ['Aceite de oliva c/s', 'aceite de oliva', 15, 'ml', '~'],
  ['Orégano', 'orégano', 5, 'g', '~'],
  ['Un poco de perejil', 'perejil', 5, 'g', '~'],
  ['Nuez moscada al gusto', 'nuez moscada', 1, 'g', '~'],
  ['Nata líquida: 0,5 l', 'nata líquida', 0.5, 'l'],
  ['Cebolla........2 uds.', 'cebolla', 2, 'unidad'],
  ['Levadura fresca 25 g', 'levadura fresca', 25, 'g'],
  ['Yema pasteurizada | 120 | g', 'yema pasteurizada', 120, 'g'],
  ['Perejil, un manojo', 'perejil', 1, 'unidad'],
  ['HARINA T55    1 KG', 'harina T55', 1, 'kg'],
  ['* 3 tomates grandes, pelados y sin pepitas', 'tomates', 3, 'unidad'],
  ['1. 500 g de ternera para guisar', 'ternera para guisar', 500, 'g'],
  ['– 2 puerros (sólo lo blanco)', 'puerros', 2, 'unidad', '', 'sólo lo blanco'],
  ['1 pimiento rojo mediano cortado en tiras', 'pimiento rojo', 1, 'unidad'],
  ['100 g de almendra molida', 'almendra molida', 100, 'g'],
  ['50 g de mantequilla a temperatura ambiente', 'mantequilla', 50, 'g'],
  ['1 cebolla o 2 chalotas', 'cebolla', 1, 'unidad'],
  ['El zumo y la ralladura de 2 limas', 'zumo de lima', 2, 'unidad'],
  ['1 hoja de laurel (opcional)', 'laurel', 1, 'unidad'],
  ['leche (de almendras) 200 ml', 'leche de almendras', 200, 'ml'],
  ['200 g de harina (de arroz)', 'harina de arroz', 200, 'g'],
  ['Aceite (girasol) 1/2 litro', 'aceite girasol', 0.5, 'l'],
  ['50 g de queso rallado (parmesano)', 'queso rallado parmesano', 50, 'g'],
  ['1 l de leche (sin lactosa)', 'leche sin lactosa', 1, 'l'],
  ['2 cucharadas de azúcar (colmadas)', 'azúcar', 2, 'cucharada'],
  ['200 ml de caldo (caliente)', 'caldo', 200, 'ml'],
  ['1 nata (para la salsa)', 'nata', 1, 'unidad'],
  ['3/4 partes de un vaso de leche', 'leche', 150, 'ml', '~'],
  ['4 filetes de merluza de unos 150 g cada uno', 'merluza', 600, 'g'],
  ['1 cucharada de maicena disuelta en agua fría', 'maicena', 1, 'cucharada'],
  ['1 cabeza y media de ajo', 'cabezas de ajo', 1.5, 'unidad'],
  ['un trozo de jengibre (2 cm)', 'jengibre', 10, 'g', '~'],
  ['3 papas medianas', 'papas', 3, 'unidad'],
  ['1 lb de camarones', 'camarones', 453.592, 'g'],
]

const read = (line: string) => {
  const found = parseIngredientLine(line)
  return found === null ? null : [found.name, found.quantity, found.unit, found.approximate ? '~' : '']
}

const named = (table: readonly Row[]) =>
  table.map(([line, name, quantity, unit, about = '', note]) => ({
    line,
    expected: [name, quantity, unit, about],
    note,
  }))

describe.each([
  { what: 'una línea como la escribe un cocinero', table: rows },
  { what: 'líneas reservadas', table: heldBack },
])('$what', ({ table }) => {
  test.each(named(table))('$line', ({ line, expected, note }) => {
    expect(read(line)).toEqual(expected)
    if (note !== undefined) expect(parseIngredientLine(line)?.note).toBe(note)
  })
})

test.each([
  '',
  '   ',
  'Para el relleno:',
  'Para la salsa',
  '12345',
  '----',
  '200 g',
  '½',
  'Ingredientes:',
  '()',
  '· · ·',
])('«%s» no es un ingrediente', (line) => expect(parseIngredientLine(line)).toBeNull())

test('una segunda cantidad que no se puede sumar se avisa', () => {
  expect(parseIngredientLine('100 g azúcar + 2 cucharadas')).toMatchObject({
    quantity: 100,
    problems: ['Hay otra cantidad sin sumar: «+ 2 cucharadas»'],
  })
})

test.each([
  ['zumo de 2 limones y ralladura de 1', ['zumo de limón', 2], ['ralladura de limón', 1]],
  ['El zumo de 2 naranjas y la piel de 1', ['zumo de naranja', 2], ['piel de naranja', 1]],
  ['100 g de azúcar + 20 g para espolvorear', ['azúcar', 120]],
  ['200 g de harina y 3 huevos', ['harina', 200], ['huevos', 3]],
])('en «%s» no se pierde ninguna cantidad', (line, ...expected) => {
  expect(
    splitIngredients(line).map((part) => {
      const read = parseIngredientLine(part)
      return [read?.name, read?.quantity]
    }),
  ).toEqual(expected)
})

test('lo dudoso se dice en español', () => {
  const problems = (line: string) => parseIngredientLine(line)?.problems
  expect(problems('Sal')).toEqual(['Sin cantidad: se ha puesto 5 g'])
  expect(problems('2-3 tomates')).toEqual(['Dice entre 2 y 3: se ha tomado 2,5'])
  expect(problems('1.500 kg de harina')).toEqual(['El punto se ha leído como coma decimal: 1,5 kg'])
  expect(problems('250 harina')).toEqual(['Sin unidad: se ha entendido 250 g'])
  expect(problems('2 latas de tomate (400 g)')).toEqual(['«400 g» se ha entendido por envase'])
  expect(problems('200 ml de nata o leche')).toEqual(['Hay una alternativa, «o leche»: se cuenta nata'])
  expect(problems('400 g de arroz')).toEqual([])
})

describe('siempre', () => {
  const piece = fc.constantFrom(
    ...['2', '1/2', '½', '1.250', '3-4', 'un', 'media', 'kg', 'g', 'cdas.', 'taza', 'lata', 'dientes', 'de', 'y', 'o'],
    ...['(', ')', ',', ':', '....', '-', 'harina', 'huevos', 'ajo', 'picado', 'grande', 'para', 'c/s', 'al gusto'],
    ...['opcional', 'unos', 'x', '400 g', 'nuez', 'mantequilla', 'cs', 'el', 'zumo de', 'limones', '%', 'L', 'sal'],
  )
  const kitchenText = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(' '))
  const anyText = fc.oneof(
    kitchenText,
    fc.string({ unit: 'grapheme', maxLength: 120 }),
    fc.constantFrom(...rows).map(([line]) => line),
  )

  test('o es null o tiene nombre, una cantidad mayor que 0 y una de las 8 unidades', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const found = parseIngredientLine(text)
        if (found === null) return
        expect(found.name.trim()).not.toBe('')
        expect(found.name.length).toBeLessThanOrEqual(200)
        expect(found.quantity).toBeGreaterThan(0)
        expect(found.quantity).toBeLessThanOrEqual(1_000_000)
        expect(units).toContain(found.unit)
      }),
      { numRuns: 3000 },
    )
  })

  test('lo escrito por nosotros se vuelve a leer igual', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const found = parseIngredientLine(text)
        if (found === null) return
        const again = parseIngredientLine(printIngredientLine(found))
        expect({ ...again, problems: [] }).toEqual({ ...found, problems: [] })
      }),
      { numRuns: 3000 },
    )
  })

  test('tildes y mayúsculas no cambian nada', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const found = parseIngredientLine(text)
        const plain = parseIngredientLine(nameKey(text))
        const loud = parseIngredientLine(text.toUpperCase())
        if (!/^[\p{ASCII}\p{Script=Latin}½¼¾]*$/u.test(text) || /[ßŉǰﬀ-ﬆ]/u.test(text)) return
        for (const other of [plain, loud])
          expect(other && [nameKey(other.name), other.quantity, other.unit, other.approximate, other.optional]).toEqual(
            found && [nameKey(found.name), found.quantity, found.unit, found.approximate, found.optional],
          )
      }),
      { numRuns: 2000 },
    )
  })
})

test.each([
  ['c/s sal', 'sal', 'c/s'],
  ['C.S. aceite de oliva', 'aceite de oliva', 'c.s.'],
  ['cs. de pimienta', 'pimienta', 'cs.'],
  ['q.s. sal', 'sal', 'q.s.'],
  ['cant. suf. de azúcar', 'azúcar', 'cant. suf.'],
  ['sal, c/s', 'sal', 'c/s'],
  ['harina, cantidad suficiente', 'harina', 'cantidad suficiente'],
  ['aceite suficiente para freír', 'aceite', 'suficiente, para freír'],
  ['abundante aceite para freír', 'aceite', 'abundante, para freír'],
])("«%s» es 'cantidad suficiente' delante o detrás: %s", (line, name, note) => {
  expect(parseIngredientLine(line)).toMatchObject({ name, note })
})

test.each([
  ['orégano, 1 cucharadita colmada', 'orégano', 1],
  ['laurel, 2 hojas', 'laurel', 2],
  ['cscordero', 'cscordero', 0],
])('«%s» es un solo ingrediente', (line, name, quantity) => {
  const read = parseIngredientLine(line)
  expect(read?.name).toBe(name)
  if (quantity > 0) expect(read?.quantity).toBe(quantity)
})
