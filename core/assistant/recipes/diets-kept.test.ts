import { describe, expect, test } from 'vitest'
import { safety } from '#testing/kitchen-safety.ts'
import { knowledge } from '#testing/knowledge.ts'
import { partsOf } from './adapt-line.ts'
import { keepsItsName } from './keeps-diet.ts'

const { cookbook, pantry } = knowledge

/** Foods that the name of a dish made with them calls too: 'fideuá', 'pato pekín', 'arroz negro'. */
const ofDishes = new Set(['Pasta seca', 'Pato entero', 'Fideos de trigo asiáticos', 'Tinta de calamar', 'Tteok'])

describe('lo que dice guardar una dieta la guarda', () => {
  test('ningún plato ni base se llama «sin …» o «vegano» llevando lo que dice no llevar', () => {
    const all = [
      ...cookbook.dishes.map(({ names, ingredients }) => ({ names, foods: ingredients.map(({ name }) => name) })),
      ...cookbook.formulas.map(({ names, parts }) => ({ names, foods: parts.map(([name]) => name) })),
    ]
    const broken = all.flatMap(({ names, foods }) => names.filter((name) => !keepsItsName(name, foods, knowledge)))
    expect(broken).toEqual([])
    expect(keepsItsName('Tiramisú sin huevo', ['Queso mascarpone', 'Bizcocho de soletilla'], knowledge)).toBe(false)
  })

  test('un alimento compuesto lleva, o puede llevar, los alérgenos de lo que está hecho', () => {
    const lost = safety.prepared.flatMap(({ names, holds }) =>
      names.flatMap((name) => {
        const food = pantry.called(name)
        const known = new Set([...(food?.allergens ?? []), ...(food?.possibleAllergens ?? [])])
        return food === null || ofDishes.has(food.name)
          ? []
          : holds.filter((one) => !known.has(one)).map((one) => `${food.name}: ${one}`)
      }),
    )
    expect([...new Set(lost)]).toEqual([])
  })
})

describe('adaptations.tsv', () => {
  const rows = cookbook.adaptations

  test('lo que se pone son alimentos conocidos, y sus alérgenos están dichos', () => {
    for (const { rate, has, foods } of rows)
      for (const { what, amount } of partsOf(rate)) {
        const food = pantry.match(what)?.food
        expect(food, what).toBeDefined()
        expect(amount).toBeGreaterThan(0)
        for (const allergen of food?.allergens ?? []) expect(has, `${foods[0]} → ${what}`).toContain(allergen)
      }
  })

  test('lo que quita un alérgeno no lo lleva', () => {
    for (const { against, has, foods } of rows)
      for (const allergen of against) expect(has, foods.join(', ')).not.toContain(allergen)
  })

  test('lo dicho con palabras que es un alimento no lleva más de lo que dice su fila', () => {
    for (const { what, has, foods } of rows)
      for (const allergen of pantry.called(what)?.allergens ?? [])
        expect(has, `${foods[0]} → ${what}`).toContain(allergen)
  })

  test('lo que no tiene cambio dice qué hacer, y lo que lo tiene dice cuánto y qué cambia', () => {
    for (const { what, how, loss, does } of rows) {
      expect(how).not.toBe('')
      expect(does).not.toBe('')
      if (what !== '') expect(loss).not.toBe('')
    }
  })
})
