import { expect, test } from 'vitest'
import { pantry, safety } from '#testing/kitchen-safety.ts'
import { gateMethod } from './gate-recipe.ts'

const told = (name: string, method: string, ...names: readonly string[]): string => {
  const made = gateMethod(
    { name, method, ingredients: names.map((one) => ({ name: one, quantity: 100, unit: 'g' as const })) },
    pantry,
    safety,
  )
  return [...made.added, ...made.warnings].join(' ')
}

test.each([
  ['Crema de espárragos para embarazada', 'Triturar con el queso.', 'queso fresco de leche cruda'],
  ['Ensalada para embarazadas', 'Montar con el salmón ahumado.', 'salmón ahumado'],
  ['Estofado para comedor escolar', 'Guisar el atún rojo.', 'atún rojo'],
  ['Estofado de ternera para embarazadas', 'Guisar con el vino tinto.', 'vino tinto'],
])('%s: lo que no debe llevar se dice', (name, method, food) =>
  expect(told(name, method, food)).toContain(`No poner ${food}`),
)

test.each([
  ['Croquetas de la abuela', 'Montar con el jamón serrano.', 'jamón serrano'],
  ['Ensalada para 12 personas', 'Montar con el salmón ahumado.', 'salmón ahumado'],
  ['Croquetas de jamón para niños', 'Sofreír el jamón serrano.', 'jamón serrano'],
])('%s: nada que decir', (name, method, food) => expect(told(name, method, food)).not.toContain('No poner'))
