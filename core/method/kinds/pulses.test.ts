import { describe, expect, test } from 'vitest'
import { draftMethod } from '#core/method/draft-method.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { fold } from '#core/spanish/fold.ts'
import { cookedPulse, cookingOf, isDryPulse } from './pulses.ts'

const line = (name: string, quantity = 400): IngredientDraft => ({ name, quantity, unit: 'g' })

const forms = [
  'Guiso de @',
  'Estofado de @ con verduras',
  'Potaje de @',
  'Ensalada templada de @',
  'Crema de @',
  'Hamburguesa de @',
  'Hummus de @',
  'Curry de @',
  'Sopa de @',
  'Wok de @ y verduras',
  'Arroz con @',
  'Pasta con @',
  'Burritos de @',
  'Paté de @',
  'Croquetas de @',
  'Empanadillas de @',
  'Pisto con @',
  'Revuelto de @',
  'Cosa de @',
]
const pulses = ['alubias rojas secas', 'judías pintas', 'frijoles negros', 'garbanzos', 'lentejas pardinas', 'fabes']

describe('la legumbre seca, en cualquier plato', () => {
  const cases = forms.flatMap((form) => pulses.map((pulse) => [form.replace('@', pulse), pulse] as const))
  test.each(cases)('%s', (recipeName, pulse) => {
    const others = ['cebolla', 'pimiento verde', 'arroz', 'macarrones', 'aceite de oliva', 'sal'].map((name) =>
      line(name, 100),
    )
    const text = fold(draftMethod({ recipeName, ingredients: [line(pulse), ...others] }).method)
    if (!pulse.startsWith('lentejas')) expect(text).toMatch(/en remojo .* 12 h.* tirar esa agua/)
    expect(text).toMatch(/hervir fuerte 10 min a 100 °c/)
    const boil = text.indexOf('hervir fuerte')
    expect(text.indexOf('remojo')).toBeLessThan(boil)
    expect(text).toMatch(/(?:30-45 min|1 h 30 min-2 h|2 h-2 h 30 min|2 h),? /)
    expect(text).not.toMatch(/en el momento que corresponda/)
  })

  test('la cocida sólo se calienta', () => {
    for (const name of ['alubias rojas cocidas', 'garbanzos de bote', 'lentejas cocidas', 'alubias en conserva']) {
      const { method } = draftMethod({ recipeName: 'Curry de legumbre', ingredients: [line(name), line('cebolla')] })
      expect(fold(method)).not.toMatch(/remoj|100 °c/)
      expect(isDryPulse({ name })).toBe(false)
    }
  })
})

test.each([
  ['alubias rojas secas', 'alubias rojas cocidas'],
  ['garbanzo', 'garbanzo cocido'],
  ['Judías pintas', 'judías pintas cocidas'],
])('%s, ya cocidas: %s', (name, cooked) => expect(cookedPulse(line(name)).name).toBe(cooked))

test('cada legumbre con su tiempo, y las iguales juntas', () => {
  expect(cookingOf(['alubias rojas', 'judías pintas'])).toHaveLength(2)
  expect(cookingOf(['garbanzos', 'lentejas']).join(' ')).toMatch(
    /garbanzos.*caliente.*2 h.*lentejas, sin remojo.*30-45 min/,
  )
})
