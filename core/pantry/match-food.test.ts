import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Food, FoodCategory } from '#core/pantry/food.ts'
import { makePantry } from '#core/pantry/match-food.ts'

const unknown = {
  energyKcal: null,
  publishedKcal: null,
  protein: null,
  carbohydrate: null,
  sugars: null,
  fat: null,
  saturated: null,
  fibre: null,
  sodium: null,
  calcium: null,
  iron: null,
  vitaminARe: null,
  vitaminARae: null,
  vitaminC: null,
  alcohol: null,
}

const food = (name: string, category: FoodCategory, ...synonyms: string[]): Food => ({
  id: name,
  name,
  synonyms,
  category,
  per100g: unknown,
  measures: { density: null, gramsPerPiece: null, gramsPerCup: null, gramsPerTablespoon: null, gramsPerTeaspoon: null },
  ediblePercent: null,
  weighed: 'neto',
  allergens: [],
  possibleAllergens: [],
  price: null,
  provenance: { id: '', composition: '', measures: '', merma: '', notes: '' },
  approximate: false,
})

const pantry = makePantry([
  food('Sal', 'sal_y_basicos'),
  food('Leche entera', 'leches_y_natas', 'leche'),
  food('Leche de coco', 'leches_y_natas'),
  food('Bebida de arroz', 'leches_y_natas', 'leche de arroz'),
  food('Pimienta negra', 'especias', 'pimienta'),
  food('Pimiento rojo', 'verduras_hortalizas', 'pimiento', 'morrón'),
  food('Pimiento verde', 'verduras_hortalizas'),
  food('Orégano', 'hierbas'),
  food('Pollo entero', 'aves', 'pollo'),
  food('Nuez', 'frutos_secos', 'nueces'),
  food('Salmón', 'pescados'),
  food('Salmón ahumado', 'pescados'),
])

test.each([
  ['Pimiento verde', 'Pimiento verde', 'name', 1],
  ['MORRÓN', 'Pimiento rojo', 'synonym', 0.97],
  ['pimientos', 'Pimiento rojo', 'usual', 0.75],
  ['pimienta', 'Pimienta negra', 'synonym', 0.97],
  ['lomos de salmón noruego', 'Salmón', 'words', 0.84],
  ['nuez', 'Nuez', 'name', 1],
])('«%s» es %s, por %s, con confianza %f', (written, name, by, confidence) => {
  const match = pantry.match(written)
  expect(match?.food.name).toBe(name)
  expect(match?.by).toBe(by)
  expect(match?.confidence).toBeCloseTo(confidence, 10)
})

test('lo que no se tuvo en cuenta se dice', () => {
  expect(pantry.match('pollo troceado con hueso (1 kg)')?.ignored).toEqual(['troceado', 'con-hueso'])
})

test.each([
  'salsa',
  'arroz con leche',
  'leche sin lactosa',
  'orégano fresco',
  'sal y pimienta',
  'salmón en lata',
  'x'.repeat(5000),
])('«%s» no está en esta despensa', (written) => {
  expect(pantry.match(written)).toBeNull()
})

test('una despensa vacía no encuentra nada', () => {
  expect(makePantry([]).match('sal')).toBeNull()
})

const names = pantry.foods.flatMap(({ name, synonyms }) => [name, ...synonyms])
const plural = (word: string): string => {
  if (word === 'de') return word
  if (word.endsWith('z')) return `${word.slice(0, -1)}ces`
  return /[aeiouáéíóú]$/i.test(word) ? `${word}s` : `${word}es`
}

test('acentos, mayúsculas, blancos y plurales no cambian el alimento', () => {
  fc.assert(
    fc.property(fc.constantFrom(...names), (name) => {
      const found = pantry.match(name)?.food.id
      expect(found).toBeDefined()
      const bare = name.normalize('NFD').replace(/\p{Mn}/gu, '')
      for (const written of [bare, name.toUpperCase(), `  ${name} `, name.split(' ').map(plural).join('  ')]) {
        expect(pantry.match(written)?.food.id).toBe(found)
      }
    }),
  )
})

test('nunca falla, y lo que no se conoce no se adivina', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(...names), (noise, name) => {
      pantry.match(noise)
      pantry.match(`${name} ${noise}`)
      expect(pantry.match(`${name} zzqx`)).toBeNull()
      expect(pantry.match(`zzqx de ${name}`)).toBeNull()
    }),
  )
})
