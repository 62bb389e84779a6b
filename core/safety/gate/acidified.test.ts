import { expect, test } from 'vitest'
import type { Unit } from '#core/units/units.ts'
import { pantry, safety } from '#testing/kitchen-safety.ts'
import { gateMethod } from './gate-recipe.ts'

const jars = (acid: readonly [name: string, quantity: number, unit: Unit] | null) =>
  gateMethod(
    {
      name: 'Conserva de tomate al baño maría',
      method: 'Llenar los tarros y cocer 85 min desde que hierve.\nRotular; 12 meses en sitio oscuro.',
      ingredients: [
        { name: 'tomate', quantity: 5, unit: 'kg' },
        ...(acid === null ? [] : [{ name: acid[0], quantity: acid[1], unit: acid[2] }]),
      ],
    },
    pantry,
    safety,
  )

/** USDA (2015), guide 3: 2,5 g of citric acid, 35 g of bottled lemon juice or 65 g of vinegar a kilo. */
test.each([
  ['ácido cítrico', 12.5, 'g'],
  ['zumo de limón', 175, 'ml'],
  ['vinagre de vino', 330, 'g'],
] as const)('con bastante %s el tomate se guarda fuera de la nevera', (name, quantity, unit) => {
  const { method, warnings } = jars([name, quantity, unit])
  expect(method).toContain('12 meses')
  expect(method).not.toContain('3 días')
  expect(warnings.join(' ')).toContain('acidificado')
})

test.each([[null], [['ácido cítrico', 10, 'g']], [['zumo de limón', 50, 'g']]] as const)(
  'sin bastante ácido va a la nevera y se dice cuánto falta: %j',
  (acid) => {
    const { method, warnings } = jars(acid)
    expect(method).not.toContain('12 meses')
    expect(method).toMatch(/nevera, a 3 °C como máximo, 3 días/)
    expect(warnings.join(' ')).toContain('12,5 g de ácido cítrico o 175 g')
  },
)

const pickled = (vinegar: number, water: number) =>
  gateMethod(
    {
      name: 'Berenjenas en conserva',
      method: 'Llenar los tarros.\nRotular y esperar 7 días.',
      ingredients: [
        { name: 'berenjena', quantity: 3000, unit: 'g' },
        { name: 'vinagre de vino', quantity: vinegar, unit: 'g' },
        { name: 'agua', quantity: water, unit: 'g' },
      ],
    },
    pantry,
    safety,
  )

test('con bastante vinagre, y tanto como agua, un encurtido no va tres días a la nevera', () => {
  expect(pickled(1500, 500).method).not.toContain('nevera')
  expect(pickled(800, 500).method).toMatch(/nevera/)
  expect(pickled(800, 500).method).not.toContain('esperar 7 días')
  expect(pickled(1200, 2000).method).toMatch(/nevera/)
})
