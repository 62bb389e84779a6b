import fc from 'fast-check'
import { expect, test } from 'vitest'
import { displayName } from '#core/method/display-name.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import { units } from '#core/units/units.ts'
import { knowledge } from '#testing/knowledge.ts'
import { recipeOfFormula } from './formula-recipe.ts'
import { asIngredients, finishedGrams, forIngredient, forServings, forWeight, totalGrams } from './scale-formula.ts'

const { pantry, cookbook } = knowledge
const { formulas } = cookbook
const anyFormula = fc.constantFrom(...formulas)

const byHeart = `
agar, agua para remojo, Ajoblanco, Albóndigas, Alioli con huevo, Almíbar, Almíbar a 30 °Bé, Arroz caldoso, Arroz con leche, Arroz meloso, Arroz pilaf, Arroz seco, Bechamel, Beurre blanc, Bizcocho de aceite, Bizcocho genovés, Brioche, Brownie, caldo para arroz, Caldo vegetal, Caramelo líquido, Chantillí, Churros, Confitura, Coulis, Crema catalana, Crema de almendra, Crema de mantequilla, Crema de verdura, Crema inglesa, Crema pastelera, Crepes, Croquetas, Cuatro cuartos, Curado en seco, Cuscús, Escabeche, Flan, Focaccia, Fondo blanco, Fondo oscuro, Fumet, Galletas, Ganache, Ganache de chocolate blanco, Ganache montada, Gazpacho, gelatina, Hamburguesa, hidratación, Hojaldre, Holandesa, impulsor, Lactonesa, Legumbre seca, Lemon curd, levadura, maicena, Masa choux, Masa de empanada, Masa de pizza, Masa quebrada, Masa sablée, Mayonesa, Merengue francés, Merengue italiano, Merengue suizo, Mirepoix, Mousse de chocolate, Mousse de fruta, Natillas, Pan, Panna cotta, Pasta fresca, Pasta seca, pectina, Pesto, Polenta, Puré de patata, Pâte à bombe, Quinoa, Reducción de vino, Risotto, Romesco, sal, Salmorejo, Salmuera, Salmuera para pescado, Salsa de tomate, Salsa española, Sofrito, Tempura, Tortilla de patatas, Trufas de chocolate, Velouté, Vinagreta, xantana
`

test('lo que toda cocina sabe de memoria tiene su página', () => {
  const names = byHeart.trim().split(', ')
  expect(names.filter((name) => cookbook.named(name) === null)).toEqual([])
  expect(names.length).toBeGreaterThan(90)
})

test('un nombre es de una sola fórmula', () => {
  const names = formulas.flatMap(({ id, names }) => [...new Set(names.map(nameKey))].map((name) => [name, id]))
  const seen = new Map<string, string[]>()
  for (const [name = '', id = ''] of names) seen.set(name, [...(seen.get(name) ?? []), id])
  expect([...seen].filter(([, ids]) => ids.length > 1)).toEqual([])
  expect(new Set(formulas.map(({ id }) => id)).size).toBe(formulas.length)
})

test.each(formulas.map((formula) => [formula.id, formula] as const))('%s: alimentos, cuentas y pasos', (_, formula) => {
  for (const [name, grams] of formula.parts) {
    expect(pantry.match(name), name).not.toBeNull()
    expect(grams).toBeGreaterThan(0)
  }
  expect(finishedGrams(formula)).toBeGreaterThan(0)
  expect(finishedGrams(formula)).toBeLessThanOrEqual(totalGrams(formula.parts) * 1.01)
  expect(formula.serves).toBeGreaterThan(0)
  expect(formula.steps.length).toBeGreaterThanOrEqual(4)
  expect(formula.steps.length).toBeLessThanOrEqual(12)
})

test.each(formulas.map((formula) => [formula.id, formula] as const))('%s: los pasos nombran todo', (_, formula) => {
  const { method, ingredients } = recipeOfFormula(formula, forServings(formula, 10), 10)
  const text = nameKey(method)
  for (const { name, quantity, unit } of ingredients) {
    const said = nameKey(displayName({ name, quantity, unit })).split(/[^a-z]+/)
    expect(text, name).toContain(said[0]?.replace(/s$/, ''))
  }
  expect(method).not.toContain('{')
  for (const line of method.split('\n')) {
    if (/\b(cocer|freír|asar|hornear|sofreír|pochar|hervir|dorar)\b/i.test(line)) expect(line).toMatch(/\d/)
  }
})

test('escala en proporción: a raciones, a peso y a un ingrediente', () => {
  const amount = fc.double({ min: 0.1, max: 1000, noNaN: true })
  fc.assert(
    fc.property(anyFormula, amount, (formula, n) => {
      const servings = forServings(formula, n * formula.serves)
      const weight = forWeight(formula, n * finishedGrams(formula))
      for (const [index, [name, grams]] of formula.parts.entries()) {
        expect(servings[index]?.[1]).toBeCloseTo(grams * n, 6)
        expect(weight[index]?.[1]).toBeCloseTo(grams * n, 6)
        const used = forIngredient(formula, name, grams * n)
        expect(used).not.toBeNull()
        const same = used?.filter(([, g], at) => Math.abs(g - (formula.parts[at]?.[1] ?? 0) * n) < 1e-6) ?? []
        // Two parts with the same words ('Azúcar' and 'Azúcar para el caramelo') share what there is.
        if (same.length > 0) expect(same).toHaveLength(formula.parts.length)
      }
    }),
  )
})

test('lo que se guarda es mayor que 0 y de las ocho unidades', () => {
  fc.assert(
    fc.property(anyFormula, fc.integer({ min: 1, max: 5000 }), (formula, servings) => {
      for (const { name, quantity, unit } of asIngredients(forServings(formula, servings))) {
        expect(name.trim()).not.toBe('')
        expect(quantity).toBeGreaterThan(0)
        expect(units).toContain(unit)
      }
    }),
  )
})

test.each([
  ['ganache', 'chocolate', 300, ['Nata para montar 35 %', 300]],
  ['pan', 'harina', 5000, ['Agua', 3200]],
  ['tortilla-de-patatas', 'patatas', 1400, ['Huevo', 630]],
] as const)('%s con %s: %d g', (id, food, grams, [name, expected]) => {
  const formula = formulas.find((one) => one.id === id)
  const parts = formula === undefined ? null : forIngredient(formula, food, grams)
  expect(parts?.find(([part]) => part === name)?.[1]).toBeCloseTo(expected, 6)
})
