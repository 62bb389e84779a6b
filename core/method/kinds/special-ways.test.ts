import { expect, test } from 'vitest'
import { dishKind } from '#core/method/dish-kind.ts'
import { draftMethod } from '#core/method/draft-method.ts'
import { layOut } from '#core/method/mise.ts'
import { parseIngredientLine } from '#core/parsing/lines/ingredient-line.ts'

/** Name, list as a cook types it, kind, what the method must say and what it must not. */
const cases: readonly (readonly [name: string, list: string, kind: string, says: RegExp, never: RegExp])[] = [
  [
    'Suflé de queso',
    '250 ml leche, 40 g mantequilla, 40 g harina, 4 huevos, 120 g queso gruyer, sal',
    'suflé',
    /sin abrir, hasta 72 °C/,
    /sartén/,
  ],
  ['Suflé de chocolate', '200 g chocolate, 4 huevos, 60 g azúcar, 20 g mantequilla', 'suflé', /10-12 min/, /gelatina/],
  [
    'Negroni',
    '30 ml ginebra, 30 ml campari, 30 ml vermut rojo, hielo, 1 naranja',
    'cóctel',
    /Remover con hielo.*sin agitar/,
    /Agitar|Exprimir la naranja/,
  ],
  [
    'Daiquiri',
    '60 ml ron blanco, 20 ml zumo de lima, 10 g azúcar, hielo',
    'cóctel',
    /Agitar fuerte con hielo 12 s/,
    /Remover con hielo en/,
  ],
  [
    'Mojito',
    '60 ml ron blanco, 30 ml zumo de lima, 10 g azúcar, 8 g hierbabuena, soda, hielo',
    'cóctel',
    /sin romper la hoja/,
    /Agitar/,
  ],
  [
    'Pisco sour',
    '60 ml pisco, 30 ml zumo de lima, 20 g clara de huevo, 20 g azúcar',
    'cóctel',
    /pasteurizada/,
    /Comprobar con sonda/,
  ],
  [
    'Confit de pato',
    '4 muslos de pato, 700 g grasa de pato, 20 g sal, tomillo, laurel',
    'confitado en grasa',
    /85-90 °C 3 h.*74 °C/,
    /plancha/,
  ],
  [
    'Lomo de orza',
    '1 kg lomo de cerdo, 800 ml aceite de oliva, 10 g pimentón, sal',
    'confitado en grasa',
    /3-4 °C, nunca a temperatura ambiente/,
    /plancha/,
  ],
  [
    'Pollo a baja temperatura',
    '4 pechugas de pollo, 20 ml aceite, tomillo, sal',
    'baja temperatura',
    /74 °C en el centro/,
    /Calentar la plancha/,
  ],
  ['Salmón a baja temperatura', '720 g salmón, 20 ml aceite, sal', 'baja temperatura', /−20 °C 24 h/, /plancha/],
  [
    'Bonito en conserva',
    '1 kg bonito, 600 ml aceite de oliva, 60 g sal, laurel',
    'conserva poco ácida',
    /autoclave, 121 °C/,
    /20 min desde que rompe/,
  ],
  ['Kimchi', '1 kg col china, 30 g sal, 20 g ajo, 30 g guindilla', 'fermentado', /pH baje de 4,2/, /hirviendo/],
  [
    'Espuma de patata',
    '500 g patata, 200 ml nata, 100 ml aceite de oliva, sal',
    'espuma con sifón',
    /65 °C, nunca por debajo de 63/,
    /Semimontar/,
  ],
  [
    'Espuma de coco',
    '400 ml leche de coco, 150 ml nata, 60 g azúcar, 3 hojas de gelatina',
    'espuma con sifón',
    /3 h a 4 °C/,
    /65 °C/,
  ],
  [
    'Gratén de patata',
    '1 kg patata, 500 ml nata, 1 diente de ajo, sal',
    'gratén de patata',
    /láminas de 2-3 mm/,
    /Triturar/,
  ],
  [
    'Solomillo Wellington',
    '1 kg solomillo de ternera, 1 lámina de hojaldre, 300 g champiñones, 1 huevo, sal',
    'Wellington',
    /Envolver con el hojaldre/,
    /plancha/,
  ],
  [
    'Sushi',
    '400 g arroz para sushi, 60 ml vinagre de arroz, 250 g salmón, 8 hojas de alga nori',
    'sushi',
    /−20 °C 24 h/,
    /8 min a fuego vivo/,
  ],
  [
    'Macarons',
    '150 g almendra molida, 150 g azúcar glas, 110 g claras, 150 g azúcar, 40 g agua',
    'macarons',
    /145-150 °C/,
    /95 °C/,
  ],
  [
    'Huevos rellenos',
    '6 huevos cocidos, 150 g atún en aceite, 100 g mayonesa',
    'huevos rellenos',
    /sacar la yema/,
    /encender el fuego/,
  ],
  [
    'Calamares en su tinta',
    '1 kg calamares, 2 cebollas, 2 sobres de tinta, 100 ml vino blanco, aceite',
    'pescado en salsa',
    /guisar tapado/,
    /Freír/,
  ],
  ['Calamares a la romana', '1 kg calamares, 100 g harina, 500 ml aceite', 'fritura', /Freír/, /guisar/],
  [
    'Lomo saltado',
    '700 g solomillo de ternera, 1 cebolla, 60 ml salsa de soja, 300 g arroz, aceite',
    'salteado',
    /en tiras/,
    /Mojar con agua/,
  ],
  ['Costillas a la barbacoa', '1,5 kg costilla de cerdo, 200 g salsa barbacoa, sal', 'asado', /160 °C/, /plancha/],
]

test.each(cases)('%s se escribe como lo que es', (recipeName, list, kind, says, never) => {
  const ingredients = list.split(', ').flatMap((line) => {
    const read = parseIngredientLine(line)
    return read === null ? [] : [{ name: read.name, quantity: read.quantity, unit: read.unit }]
  })
  expect(dishKind(recipeName, layOut(ingredients)).kind.id).toBe(kind)
  const { method } = draftMethod({ recipeName, ingredients })
  expect(method).toMatch(says)
  expect(method).not.toMatch(never)
})

test('una ensalada de confit es una ensalada', () => {
  const ingredients = ['Confit de pato', 'Lechuga', 'Aceite de oliva'].map((name) => ({
    name,
    quantity: 100,
    unit: 'g' as const,
  }))
  expect(dishKind('Ensalada de pato confitado', layOut(ingredients)).kind.id).toBe('ensalada')
})
