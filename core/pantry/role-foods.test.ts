import { expect, test } from 'vitest'
import { foods, pantry } from '#testing/food-table.ts'
import words from './roles.json' with { type: 'json' }
import { classify } from './roles.ts'

/** Names that do something else than the food they are taken for, and why. */
const apart: Readonly<Record<string, string>> = {
  'aceite para freír': 'the use is said',
  'aceite para fritura': 'the use is said',
  chipotle: 'general: the dried chile, or the one in adobo',
  croissant: 'general: the table takes it for the dough, at the table it is a bread',
  'hoja de lima': 'the leaf; by its word the fruit, which is as sour and as fresh',
  'lima hojas': 'the same',
  'nata de Cantabria': 'a cheese; by its word a cream, which is kept and heated alike',
  'maíz precocido': 'general: a flour only in its whole name',
  salchicha: 'general: fresh or cooked; what is safe for both is to cook it',
  salchichas: 'the same',
  'salsa mexicana': 'general: any sauce',
  tomillo: 'general: fresh or dried',
}

test('todos los nombres de un alimento hacen en un plato lo que el alimento hace', () => {
  const different = foods.flatMap(({ name, synonyms }) => {
    const { role } = classify(name)
    // A sweetener nobody can place by its own name may be placed by a fuller one.
    return role === 'other' ? [] : synonyms.filter((synonym) => classify(synonym).role !== role)
  })
  expect(different.toSorted()).toEqual(Object.keys(apart).toSorted())
})

test.each([
  ['jugo de durazno', 'juice'],
  ['refresco de cola', 'soda'],
  ['mantequilla de cacahuete', 'nut'],
  ['puré de tomate', 'tomato'],
  ['carne molida de res', 'mince'],
  ['solomillo de pollo', 'poultry'],
  ['anchoa fresca', 'fish'],
  ['diente de dragón', 'vegetable'],
  ['hojas de diente de león', 'leaf'],
  ['queso de soja', 'cookedLegume'],
  ['crema de whisky', 'spirit'],
  ['fondos de alcachofa', 'vegetable'],
] as const)('%s: %s', (name, role) => expect(classify(name).role).toBe(role))

test('una fila de papeles lleva a su alimento, y dice algo que sus palabras no dicen', () => {
  const ids = Object.keys(words.foods)
  expect(ids.filter((id) => !pantry.byId.has(id))).toEqual([])
  expect(ids.length).toBeGreaterThan(30)
  // With words put before the name it is no longer the food's own name, and only words tell.
  const said = ids.filter((id) => {
    const food = pantry.byId.get(id)
    return food !== undefined && classify(`${food.name} de la casa de siempre`).role === classify(food.name).role
  })
  expect(said).toEqual([])
})
