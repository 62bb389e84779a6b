import { expect, test } from 'vitest'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { draftMethod } from './draft-method.ts'
import { splitByUse, withParts } from './parts.ts'

const g = (name: string, quantity = 100): IngredientDraft => ({ name, quantity, unit: 'g' })
const dough = [
  g('harina de fuerza', 500),
  g('leche', 220),
  g('levadura fresca', 20),
  g('huevo', 110),
  g('mantequilla', 80),
]

test('lo que es para el relleno o el glaseado no va a la masa', () => {
  const { method } = draftMethod({
    recipeName: 'Bollos rellenos',
    ingredients: [
      ...dough,
      g('azúcar moreno para el relleno'),
      g('canela (para el relleno)', 10),
      g('queso crema para el glaseado'),
    ],
  })
  const steps = method.split('\n')
  expect(steps[0]).not.toMatch(/azúcar moreno|canela|queso crema/)
  expect(method).toMatch(/Para el relleno, unir el azúcar moreno y la canela/)
  expect(steps.findIndex((step) => /queso crema/.test(step))).toBeGreaterThan(
    steps.findIndex((step) => /^Hornear/.test(step)),
  )
})

test('el huevo de pintar va antes del horno, y la clara cruda de una glasa es pasteurizada', () => {
  const steps = withParts(
    ['Amasar la harina.', 'Hornear a 180 °C 20 min.', 'Guardar en seco.'],
    [g('huevo para pintar', 30), g('clara de huevo para la glasa', 35), g('azúcar glas para la glasa', 150)],
  )
  expect(steps[1]).toBe('Pintar con el huevo, batido, antes de hornear.')
  expect(steps[3]).toMatch(/la clara de huevo \(pasteurizado\) y el azúcar glas/)
  expect(steps.at(-1)).toBe('Guardar en seco.')
})

test('sin uso, nada se aparta', () => expect(splitByUse(dough).parts).toEqual([]))
