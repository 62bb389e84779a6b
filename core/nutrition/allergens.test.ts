import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AllergenCorrection, allergensOf } from '#core/nutrition/allergens.ts'
import { sampleFoods, sampleResolve } from '#core/nutrition/sample-foods.ts'
import { type Allergen, allergens } from '#core/pantry/food.ts'

const report = (names: readonly string[], corrections: readonly AllergenCorrection[] = []) =>
  allergensOf(names, sampleResolve, corrections)
const states = (names: readonly string[], corrections: readonly AllergenCorrection[] = []) =>
  report(names, corrections).entries.map(({ allergen, state }) => `${allergen} ${state}`)
const says = (allergen: Allergen, state: AllergenCorrection['state']): AllergenCorrection => ({
  allergen,
  state,
  note: '',
  updatedAt: '2026-11-21T10:00:00.000Z',
})

test('es la unión de los ingredientes, en el orden del anexo II', () => {
  expect(states(['Mejillones', 'Gambas', 'Harina'])).toEqual([
    'gluten contiene',
    'crustaceos contiene',
    'soja puede_contener',
    'moluscos contiene',
  ])
})

test('cada uno dice qué ingrediente lo trae, el que seguro primero, una vez', () => {
  const { entries } = allergensOf(['Mole', ' Harina', 'Harina '], (name) => {
    const found = sampleResolve(name)
    if (found === null || name !== 'Mole') return found
    return { ...found, food: { ...found.food, possibleAllergens: ['gluten', 'sesamo'] } }
  })
  expect(entries[0]).toMatchObject({
    allergen: 'gluten',
    state: 'contiene',
    sources: [
      { ingredient: 'Harina', food: 'Harina', state: 'contiene' },
      { ingredient: 'Mole', state: 'puede_contener' },
    ],
  })
})

test('un ingrediente desconocido deja la lista incompleta, y se nombra', () => {
  expect(report(['Harina', 'Polvo raro', 'Polvo raro'])).toMatchObject({ unknown: ['Polvo raro'] })
  expect(report(['Harina']).unknown).toEqual([])
  expect(report([])).toEqual({ entries: [], unknown: [] })
})

test('lo que corrige el cocinero manda y queda marcado; lo que traen los ingredientes no se olvida', () => {
  expect(states(['Harina'], [says('gluten', 'no'), says('apio', 'contiene')])).toEqual([
    'gluten retirado',
    'soja puede_contener',
    'apio contiene',
  ])
  const [gluten] = report(['Harina'], [says('gluten', 'no')]).entries
  expect(gluten).toMatchObject({
    computed: 'contiene',
    sources: [{ ingredient: 'Harina' }],
    correction: { state: 'no' },
  })
  expect(states(['Harina'], [says('soja', 'contiene')])).toContain('soja contiene')
  expect(states([], [says('soja', 'no')])).toEqual(['soja retirado'])
})

test('añadir un ingrediente nunca quita un alérgeno', () => {
  const names = fc.array(fc.constantFrom(...sampleFoods.map(({ name }) => name), 'Zzz'))
  const rank = { puede_contener: 1, contiene: 2, retirado: 0 }
  fc.assert(
    fc.property(names, names, (some, more) => {
      const before = new Map(report(some).entries.map(({ allergen, state }) => [allergen, rank[state]]))
      const after = new Map(report([...some, ...more]).entries.map(({ allergen, state }) => [allergen, rank[state]]))
      for (const allergen of allergens)
        expect(after.get(allergen) ?? 0).toBeGreaterThanOrEqual(before.get(allergen) ?? 0)
    }),
  )
})
