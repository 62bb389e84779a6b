import { describe, expect, test } from 'vitest'
import { classify } from '#core/pantry/roles.ts'
import { articleFor, joined } from '#core/spanish/agreement.ts'
import { andBefore, listed, orBefore } from '#core/spanish/list.ts'
import { pluralOf } from '#core/spanish/plural.ts'
import { foods } from '#testing/food-table.ts'
import { displayName } from './display-name.ts'

describe('el papel de cada ingrediente', () => {
  test.each([
    ['Sal', 'salt'],
    ['Salsa de soja', 'condiment'],
    ['Salmón', 'fish'],
    ['Salvia', 'aroma'],
    ['Leche de coco', 'coconut'],
    ['Leche en polvo', 'milk'],
    ['Leche condensada', 'honey'],
    ['Coco rallado', 'nut'],
    ['Azúcar', 'sugar'],
    ['Azúcar glas', 'icingSugar'],
    ['Azúcar (para el caramelo)', 'caramel'],
    ['Pan rallado', 'crumbs'],
    ['Pan', 'bread'],
    ['Panceta', 'meat'],
    ['Panela', 'honey'],
    ['Vino blanco', 'wine'],
    ['Vinagre de vino', 'acid'],
    ['Caldo de pollo', 'stock'],
    ['Pollo', 'poultry'],
    ['Huesos de pollo', 'bone'],
    ['Pechugas de pollo', 'poultry'],
    ['Carne picada de pollo', 'mince'],
    ['Aceite para freír', 'fryOil'],
    ['Mantequilla (para el molde)', 'mouldFat'],
    ['Manteca de cerdo', 'butter'],
    ['Manteca de cacao', 'chocolate'],
    ['Pimienta negra', 'pepper'],
    ['Pimiento rojo', 'vegetable'],
    ['Pimentón', 'paprika'],
    ['Tomates cherry', 'tomato'],
    ['Tomillo', 'aroma'],
    ['Dientes de ajo', 'garlic'],
    ['Hojas de gelatina', 'gelatine'],
    ['Hoja de laurel', 'aroma'],
    ['Lomo de bacalao', 'fish'],
    ['Lomo de cerdo', 'meat'],
    ['Filetes de ternera', 'meat'],
    ['Colas de gamba', 'shellfish'],
    ['Col', 'vegetable'],
    ['Cola de pescado', 'gelatine'],
    ['Harina de garbanzo', 'flour'],
    ['Garbanzos cocidos', 'cookedLegume'],
    ['Judías verdes', 'vegetable'],
    ['Judías blancas', 'legume'],
    ['Nuez moscada', 'spice'],
    ['Nueces', 'nut'],
    ['Zumo de limón', 'acid'],
    ['Ralladura de limón', 'zest'],
    ['Carne de membrillo', 'jam'],
    ['Levadura fresca', 'yeast'],
    ['Levadura química', 'raising'],
    ['AOVE', 'oil'],
    ['Tortilla de maíz', 'dough'],
    ['Boquerones en vinagre', 'cannedFish'],
    ['Huevos cocidos', 'boiledEgg'],
    ['Yemas de huevo', 'yolk'],
    ['Hueso de jamón', 'bone'],
    ['Queso de cabra', 'cheese'],
    ['Agua de azahar', 'aroma'],
    ['Café', 'coffee'],
    ['Té', 'coffee'],
    ['Masa madre', 'yeast'],
    ['Zurrapa', 'other'],
    ['<b>x</b>', 'other'],
    ['🦐', 'other'],
  ])('%s: %s', (name, role) => expect(classify(name).role).toBe(role))
})

describe('un nombre, un alimento, un papel', () => {
  const names = foods.flatMap((food) => [food.name, ...food.synonyms].map((name) => ({ food, name })))

  test.each([
    ['bledas', 'vegetable'],
    ['elote', 'vegetable'],
    ['chivo', 'meat'],
    ['gírgola', 'mushroom'],
    ['frutilla', 'fruit'],
    ['Mirabel', 'fruit'],
    ['ancas de rana', 'poultry'],
  ])('«%s» hace de %s', (name, role) => expect(classify(name).role).toBe(role))

  test('lo que sólo conoce el índice de alimentos hace lo que el alimento que es', () => {
    const strays = names.filter(({ food, name }) => {
      const { otherName, role } = classify(name)
      return (
        otherName !== null &&
        (otherName !== food.name || (classify(food.name).known && role !== classify(food.name).role))
      )
    })
    expect(strays.map(({ name }) => name)).toEqual([])
  })

  test('casi ningún nombre de la tabla se queda sin papel: aditivos, chucherías y poco más', () => {
    const without = names.filter(({ name }) => !classify(name).known)
    expect(without.length / names.length).toBeLessThan(0.015)
    expect(names.length).toBeGreaterThan(7000)
  })
})

describe('el nombre dentro de una frase', () => {
  test.each([
    ['Huevo', 4, 'unidad', 'huevos'],
    ['Huevo', 1, 'unidad', 'huevo'],
    ['Pimiento rojo', 2, 'unidad', 'pimientos rojos'],
    ['Diente de ajo', 3, 'unidad', 'dientes de ajo'],
    ['Limón', 2, 'unidad', 'limones'],
    ['Laurel', 2, 'unidad', 'laurel'],
    ['Cebolla (picada)', 500, 'g', 'cebolla'],
    ['Huevos, a temperatura ambiente', 3, 'unidad', 'huevos'],
    ['HARINA DE TRIGO', 1, 'kg', 'harina de trigo'],
    ['AOVE', 50, 'ml', 'AOVE'],
    ['Queso Idiazábal', 50, 'g', 'queso Idiazábal'],
    ['  Aceite   de oliva ', 1, 'l', 'aceite de oliva'],
    ['<b>Sal</b>', 1, 'g', '«<b>Sal</b>»'],
    ['🦐', 1, 'g', '«🦐»'],
  ] as const)('%s, %d %s: %s', (name, quantity, unit, shown) =>
    expect(displayName({ name, quantity, unit })).toBe(shown),
  )
})

describe('español', () => {
  test.each([
    ['hinojo', 'e'],
    ['iceberg', 'e'],
    ['hierbabuena', 'y'],
    ['hielo', 'y'],
    ['ajo', 'y'],
  ])('y ante %s: %s', (next, and) => {
    expect(andBefore(next)).toBe(and)
  })
  test.each([
    ['orégano', 'u'],
    ['hojaldre', 'u'],
    ['ajo', 'o'],
  ])('o ante %s: %s', (next, or) => expect(orBefore(next)).toBe(or))
  test('listas y contracciones', () => {
    expect(listed(['sal'])).toBe('sal')
    expect(listed(['sal', 'aceite', 'hinojo'])).toBe('sal, aceite e hinojo')
    expect(joined('el resto de ', 'el aceite')).toBe('el resto del aceite')
    expect(joined('añadir a ', 'el arroz')).toBe('añadir al arroz')
    expect(joined('añadir a ', 'la sopa')).toBe('añadir a la sopa')
  })
  test.each([
    ['limón', 'limones'],
    ['nuez', 'nueces'],
    ['puré', 'purés'],
    ['calabacín', 'calabacines'],
    ['col', 'coles'],
    ['anís', 'anís'],
  ])('plural de %s: %s', (one, many) => expect(pluralOf(one)).toBe(many))
})

test('la goma garrofín es femenina, como las otras gomas', () => {
  expect(classify('Goma garrofín')).toMatchObject({ role: 'stabiliser', gender: 'f' })
  expect(articleFor('goma', { gender: 'f', plural: false })).toBe('la')
})
