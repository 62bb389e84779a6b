import { expect, test } from 'vitest'
import { foundRecipes } from './found-recipes.ts'

const warningsOf = (...lines: readonly string[]) =>
  foundRecipes([{ lines: lines.map((text) => ({ text, height: 20 })), doubts: [] }])[0]?.warnings ?? []

const head = ['Potaje de la abuela', 'Para 6 personas', 'Ingredientes', '400 g de lentejas', '90 g de panceta']
const steps = ['Elaboración', 'Cocer las lentejas con la panceta.']

test('un alimento sin cantidad que parece el título de una parte se avisa', () => {
  expect(warningsOf(...head, 'Caldo de carne', '2 zanahorias', ...steps)).toContain(
    '«caldo de carne»: se lee sin cantidad y no está en la lista; comprueba si es un ingrediente',
  )
})

test('una parte con sus líneas es una parte', () => {
  const part = ['Caldo de carne', '2 zanahorias', '1 puerro', '300 g de hueso de ternera']
  expect(warningsOf(...head, ...part, ...steps).filter((told) => told.includes('sin cantidad'))).toEqual([])
})

test('un registro de temperaturas y una lista de reservas no son recetas; una mal leída que dice cómo se hace, sí', () => {
  const found = (...lines: readonly string[]) =>
    foundRecipes([{ lines: lines.map((text) => ({ text, height: 20 })), doubts: [] }])
  expect(
    found('Control de temperaturas', '9 Cámara Día Mañana', '2 Congelador', '4 Verduras 5 C', 'Avisar si pasa de 8 ºC'),
  ).toEqual([])
  expect(found('Reservas', '4 personas Terraza', '6 personas Familia Ortega', '2 mesa', '9 mesa')).toEqual([])
  const [worn] = found(
    'Pisto',
    '4 raciones',
    '400 g pmento',
    '2 cebilas',
    '3 tomotes',
    'Elaboración',
    'Cortar todo.',
    'Cocer media hora.',
  )
  expect(worn?.recipe.name).toBe('Pisto')
})
