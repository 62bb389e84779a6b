import { expect, test } from 'vitest'
import { nameKey } from '#core/spanish/name-key.ts'
import { knowledge } from '#testing/knowledge.ts'
import { categories, categoryOf } from './categories.ts'
import { celsiusOf, celsiusOfGasMark, fahrenheitOf } from './conversions.ts'
import { templates } from './dish-templates.ts'
import { swaps } from './swaps.ts'

const { pantry, cookbook } = knowledge
const { cuts, dishes, doses, otherNames, seasons } = cookbook

test('un cambio no lleva el alérgeno que quita', () => {
  for (const { with: foods } of swaps.frutos_cascara)
    for (const [name, factor] of foods) {
      const food = pantry.match(name)?.food
      expect(food, name).toBeDefined()
      expect([name, food?.allergens.includes('frutos_cascara')]).toEqual([name, false])
      expect(factor).toBeGreaterThan(0)
    }
})

test('lo que completa una propuesta son alimentos conocidos, en gramos por ración', () => {
  for (const { base } of templates)
    for (const [name, grams] of base) {
      expect(pantry.match(name), name).not.toBeNull()
      expect(grams).toBeGreaterThan(0)
      expect(grams).toBeLessThanOrEqual(250)
    }
})

test.each([
  ['Paella de marisco', 'Arroces'],
  ['Arroz con leche', 'Postres'],
  ['Helado de vainilla', 'Helados'],
  ['Ensalada César', 'Ensaladas'],
  ['Crema de calabaza', 'Sopas y cremas'],
  ['Salsa de tomate', 'Salsas y fondos'],
  ['Lentejas con chorizo', 'Legumbres'],
  ['Merluza en salsa verde', 'Pescados'],
  ['Pulpo a la gallega', 'Mariscos'],
  ['Pollo al curry', 'Aves'],
  ['Carrilleras al vino', 'Carnes'],
  ['Tortilla de patatas', 'Huevos'],
  ['Croquetas de jamón', 'Aperitivos'],
  ['Puré de patata', 'Guarniciones'],
  ['Pizza margarita', 'Panes y masas'],
  ['Espaguetis a la carbonara', 'Pastas'],
  ['Pisto manchego', 'Verduras'],
  ['Limonada', 'Bebidas'],
  ['Plato sorpresa', null],
])('%s: %s', (name, category) => {
  expect(categoryOf(name)).toBe(category)
})

test('los platos están en una categoría de la lista', () => {
  for (const { category } of dishes) expect(categories).toContain(category)
})

test('las temporadas son meses, y dan la vuelta al año', () => {
  for (const { name, months } of seasons) {
    expect([name, months.length > 0 && months.length < 12]).toEqual([name, true])
    for (const month of months) expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]).toContain(month)
  }
  expect(seasons.find(({ name }) => name === 'alcachofa')?.months).toEqual([11, 12, 1, 2, 3, 4, 5])
})

test.each([
  [180, 356],
  [0, 32],
  [-18, -0.4],
  [100, 212],
])('%f °C son %f °F, y al revés', (celsius, fahrenheit) => {
  expect(fahrenheitOf(celsius)).toBeCloseTo(fahrenheit, 9)
  expect(celsiusOf(fahrenheit)).toBeCloseTo(celsius, 9)
})

test.each([
  [1, 135],
  [4, 175],
  [6, 205],
  [9, 245],
])('gas %d son %d °C', (mark, celsius) => {
  expect(celsiusOfGasMark(mark)).toBe(celsius)
})

test('una dosis va de menos a más', () => {
  for (const { doses: lines } of doses)
    for (const { low, high } of lines) {
      expect(low).toBeGreaterThan(0)
      expect(high).toBeGreaterThanOrEqual(low)
    }
})

test('cada nombre de pieza y de glosario se dice una vez', () => {
  const pieces = cuts.flatMap(({ names }) => names.map(nameKey))
  expect(pieces.filter((name, index) => pieces.indexOf(name) !== index)).toEqual([])
  for (const { ours, others } of otherNames) expect([ours, others.length > 0]).toEqual([ours, true])
})
