import fc from 'fast-check'
import { expect, test } from 'vitest'
import { analyseRecipe } from '#core/nutrition/analyse-recipe.ts'
import type { WrittenLine } from '#core/nutrition/analysis.ts'
import { nutrients } from '#core/nutrition/nutrients.ts'
import { resolverOf } from '#core/nutrition/resolve-food.ts'
import { sampleFoods, samplePantry, sampleResolve } from '#core/nutrition/sample-foods.ts'
import { type Unit, units } from '#core/units/units.ts'

const line = (name: string, quantity: number, unit: Unit = 'g'): WrittenLine => ({ name, quantity, unit })
const analyse = (...lines: readonly WrittenLine[]) => analyseRecipe(lines, sampleResolve)

test('el total es la suma de lo que pone cada línea, para la receta entera', () => {
  const { totals, lines, withData, rawGrams, lowerBounds } = analyse(
    line('Harina', 200),
    line('Huevos', 2, 'unidad'),
    line('Aceite', 100, 'ml'),
  )
  expect(totals).toMatchObject({ calories: 700 + 140 + 810, proteins: 20 + 12, carbohydrates: 140, fats: 2 + 10 + 90 })
  expect(totals).toMatchObject({ fiber: 6, sodium: 4 + 120, vitamin_a: 180, saturated: 14 * 0.9, vitamin_c: 0 })
  expect(lines.map(({ share }) => share)).toEqual([700 / 1650, 140 / 1650, 810 / 1650])
  expect({ withData, rawGrams, lowerBounds }).toEqual({ withData: 3, rawGrams: 390, lowerBounds: [] })
})

test('lo que nadie conoce es nulo; lo que conoce alguno es un mínimo, y se dice', () => {
  const only = analyse(line('Berros', 100))
  expect(only.totals).toMatchObject({ calcium: null, iron: null, calories: 14 })
  const some = analyse(line('Berros', 100), line('Harina', 100))
  expect(some.totals).toMatchObject({ calcium: 0, calories: 364 })
  expect(some.lowerBounds).toEqual(['calcium', 'iron'])
  expect(some.lines[0]).toMatchObject({ missing: ['calcium', 'iron'], doubts: ['partial'] })
})

test.each([
  [line('Polvo raro', 5), 'not_recognised', { food: null, grams: null }],
  [line('Harina', 2, 'unidad'), 'no_weight', { grams: null, food: { id: 'harina' } }],
  [line('Harina', 0), 'no_weight', { grams: null }],
  [line('Mole', 50), 'no_data', { grams: 50 }],
] as const)('%o no se cuenta, y se dice por qué', (written, doubt, found) => {
  const { lines, totals, withData, lowerBounds } = analyse(written, line('Aceite', 10))
  expect(lines[0]).toMatchObject({ doubts: [doubt], share: null, contribution: { calories: null }, ...found })
  expect(totals.calories).toBe(90)
  expect(withData).toBe(1)
  expect(lowerBounds).toEqual(nutrients)
})

test('sin nada reconocido no hay ceros: todo es nulo', () => {
  const { totals, withData } = analyse(line('Zzz', 1))
  expect(Object.values(totals).every((total) => total === null)).toBe(true)
  expect(withData).toBe(0)
  expect(analyse()).toMatchObject({ lines: [], withData: 0, rawGrams: 0, lowerBounds: [] })
})

test('la vitamina A cuenta en RE, y en RAE sólo donde no hay otra, diciéndolo', () => {
  expect(analyse(line('Zanahoria', 100))).toMatchObject({ totals: { vitamin_a: 1600 }, vitaminA: 're' })
  expect(analyse(line('Nísperos', 100))).toMatchObject({ totals: { vitamin_a: 76 }, vitaminA: 'rae' })
  expect(analyse(line('Nísperos', 100), line('Zanahoria', 50))).toMatchObject({ vitaminA: 'mixed' })
  // Without any vitamin A, RE and RAE are the same.
  expect(analyse(line('Berros', 100)).vitaminA).toBe('re')
})

test('lo dudoso se marca: variedad habitual, agua, bruto, aproximado', () => {
  const doubts = (written: WrittenLine) => analyse(written).lines[0]?.doubts
  expect(doubts(line('Pimiento', 100))).toEqual(['usual'])
  expect(doubts(line('Zanahoria', 100, 'ml'))).toEqual(['water'])
  expect(doubts(line('Mejillones', 1, 'kg'))).toEqual(['gross'])
  expect(doubts(line('Membrillo', 100))).toEqual(['approximate'])
  expect(doubts(line('Harina', 100))).toEqual([])
})

test('una receta de sólo agua y sal no reparte porcentajes de nada', () => {
  const none = analyseRecipe([line('Nada', 100)], () => ({ ...found('Berro', { energyKcal: 0 }) }))
  expect(none.totals.calories).toBe(0)
  expect(none.lines[0]?.share).toBeNull()
})

const found = (name: string, per100g: object) => {
  const food = sampleFoods.find((one) => one.name === name)
  if (food === undefined) throw new Error(name)
  return {
    food: { ...food, per100g: { ...food.per100g, ...per100g } },
    by: 'name',
    confidence: 1,
    leftOver: [],
  } as const
}

const anyLine: fc.Arbitrary<WrittenLine> = fc.record({
  name: fc.constantFrom(...sampleFoods.map(({ name }) => name), 'Pimiento', 'Zzz', '', 'mejillones sin concha'),
  quantity: fc.double({ min: 0.001, max: 1_000_000, noNaN: true }),
  unit: fc.constantFrom(...units),
})
const anyRecipe = fc.array(anyLine, { maxLength: 25 })
const closeTo = (one: number | null, other: number | null) => {
  if (one === null || other === null) return expect(one).toBe(other)
  expect(Math.abs(one - other)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(one)))
}

test('nunca hay NaN, infinitos ni negativos, y las partes suman uno', () => {
  fc.assert(
    fc.property(anyRecipe, (recipe) => {
      const { lines, totals, withData } = analyseRecipe(recipe, sampleResolve)
      const numbers = [totals, ...lines.map(({ contribution }) => contribution)].flatMap((amounts) =>
        Object.values(amounts),
      )
      expect(numbers.every((value) => value === null || (Number.isFinite(value) && value >= 0))).toBe(true)
      expect(withData).toBeLessThanOrEqual(lines.length)
      const shares = lines.flatMap(({ share }) => share ?? [])
      if (shares.length > 0) expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9)
    }),
  )
})

test('el doble de todo es el doble de todo', () => {
  fc.assert(
    fc.property(anyRecipe, fc.double({ min: 0.01, max: 100, noNaN: true }), (recipe, factor) => {
      const one = analyseRecipe(recipe, sampleResolve)
      const many = analyseRecipe(
        recipe.map((each) => ({ ...each, quantity: each.quantity * factor })),
        sampleResolve,
      )
      for (const nutrient of nutrients) {
        const total = one.totals[nutrient]
        closeTo(many.totals[nutrient], total === null ? null : total * factor)
      }
      expect(many.lowerBounds).toEqual(one.lowerBounds)
    }),
  )
})

test('el orden de los ingredientes no cambia el total', () => {
  fc.assert(
    fc.property(anyRecipe, (recipe) => {
      const one = analyseRecipe(recipe, sampleResolve)
      const other = analyseRecipe(recipe.toReversed(), sampleResolve)
      for (const nutrient of nutrients) closeTo(other.totals[nutrient], one.totals[nutrient])
      expect(other.withData).toBe(one.withData)
    }),
  )
})

test('1 kg son 1000 g, 1 l son 1000 ml y 3 cucharaditas una cucharada', () => {
  const same = [
    ['kg', 1, 'g', 1000],
    ['l', 1, 'ml', 1000],
    ['cucharada', 1, 'cucharadita', 3],
  ] as const
  for (const { name } of sampleFoods) {
    for (const [unit, quantity, smaller, many] of same) {
      const one = analyse(line(name, quantity, unit)).totals
      const other = analyse(line(name, many, smaller)).totals
      for (const nutrient of nutrients) closeTo(one[nutrient], other[nutrient])
    }
  }
})

test('la elección del cocinero manda, y «ninguno» también; la de un alimento que ya no está se pasa por alto', () => {
  const choices = new Map<string, string | null>([
    ['harina', 'huevo'],
    ['merluza', null],
    ['aceite', 'ya-no-esta'],
  ])
  const resolve = resolverOf(samplePantry, choices, new Map([['raro', 'berro']]))
  expect(resolve('  HARINA ')).toMatchObject({ food: { id: 'huevo' }, by: 'choice', confidence: 1 })
  expect(resolve('Merluza')).toBeNull()
  expect(resolve('aceite')).toMatchObject({ food: { id: 'aceite' }, by: 'name' })
  expect(resolve('Raro')).toMatchObject({ food: { id: 'berro' }, by: 'model', confidence: 0.4 })
  expect(resolve('otro')).toBeNull()
})
