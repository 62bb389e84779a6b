import { expect, test } from 'vitest'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { draftPlate } from './draft-method.ts'

const list = (names: string): IngredientDraft[] =>
  names.split(', ').map((name) => ({ name, quantity: 100, unit: 'g' as const }))
const plate = (kind: 'hot' | 'cold' | 'sweet', names: string): string =>
  draftPlate({ recipeName: names, ingredients: list(names) }, kind).method

test.each([
  [
    'hot',
    'Pato, Calabaza, Castañas, Aceite de oliva, Sal, Vino tinto, Caldo de carne',
    ['74 °C', 'castañas sin su piel', 'crema', 'jugo'],
  ],
  ['hot', 'Lubina, Hinojo, Naranja, Aceite de oliva, Sal', ['68 °C', 'gajos de la naranja', '63 °C']],
  [
    'hot',
    'Carrillera de ternera, Apionabo, Aceite de oliva, Sal, Vino tinto, Caldo de carne',
    ['2 h 30 min', 'tapado'],
  ],
  ['hot', 'Mejillones, Coliflor, Aceite de oliva, Sal', ['90 °C durante 90 s', 'tirar lo que no se abra']],
  ['hot', 'Carne picada de ternera, Pimiento rojo, Aceite de oliva, Sal', ['70 °C']],
  ['cold', 'Melón, Jamón, Almendra, Aceite de oliva, Vinagre de Jerez, Sal', ['vinagreta', 'láminas finas', '8 °C']],
  ['cold', 'Pollo, Mango, Rúcula, Aceite de oliva, Sal', ['74 °C', 'de 60 a 10 °C']],
  ['sweet', 'Pera, Chocolate negro, Avellana, Nata para montar 35 %, Azúcar', ['cremoso', 'compota', '4 °C']],
] as const)('un plato %s de %s', (kind, names, says) => {
  const method = plate(kind, names)
  for (const words of says) expect(method).toContain(words)
  for (const name of names.split(', ')) expect(method.toLowerCase(), name).toContain(name.toLowerCase())
})

test('lo que ya viene hecho no se cocina otra vez, y nada de lo crudo se queda sin fuego', () => {
  const method = plate('cold', 'Sardina ahumada, Tomate, Aceite de oliva, Sal')
  expect(method).not.toMatch(/asar|marcar|cocinar (?!\.)/i)
  for (const flesh of [
    'Pollo',
    'Merluza',
    'Carne picada de cerdo',
    'Gambas',
    'Calamar',
    'Mejillones',
    'Huevo',
    'Conejo',
  ])
    for (const kind of ['hot', 'cold'] as const)
      expect(plate(kind, `${flesh}, Zanahoria, Aceite de oliva, Sal`), flesh).toMatch(/(?:68|70|74|90) °C/)
})
