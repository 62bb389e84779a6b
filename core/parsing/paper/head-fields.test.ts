import { expect, test } from 'vitest'
import { parseRecipePage } from '#core/parsing/recipe-text.ts'

const list = ['500 g de bonito', '2 cebollas', '60 ml de aceite', '5 g de sal']
const steps = ['Modo de elaboración', '1. Pochar la cebolla 30 minutos.', '2. Añadir el bonito y servir.']

const read = (head: readonly string[]) => {
  const page = [...head, 'Género Cantidad', ...list, ...steps].map((text) => ({ text, height: 20 }))
  const recipe = parseRecipePage(page)
  return recipe && [recipe.name, recipe.servings, recipe.ingredients.length, recipe.steps.length]
}

test.each([
  [
    'el campo se llama como la parte',
    ['FICHA Nº 31', 'Elaboración: Bonito asado Raciones: 8', 'Área: producción Validado: sí'],
  ],
  ['y su valor está debajo', ['FICHA Nº 31', 'Elaboración', 'Bonito asado', 'PAX 8']],
  ['casillas una al lado de otra', ['Plato: Bonito asado Código: 123', 'Comensales: 8']],
  ['con la fecha al lado', ['Denominación: Bonito asado Fecha: 12/03/2026', 'Nº raciones 8']],
  ['cada rótulo sobre su valor', ['Nombre del plato', 'Bonito asado', 'Raciones', '8']],
  ['sin los dos puntos', ['Nombre Bonito asado', 'Código FT-12', 'Nº pax 8']],
  ['la ficha delante del plato', ['Ficha nº 4: Bonito asado', '8 pax']],
  ['el número delante', ['12. Bonito asado', 'Para 8 · 50 min']],
  ['una entradilla', ['Bonito asado', 'Un guiso que se hace en un rato y gana de un día para otro.', 'Para 8']],
  ['raciones mal leídas', ['Bonito asado', 'Rac1ones: 8']],
] as const)('%s', (_, head) => expect(read(head)).toEqual(['Bonito asado', 8, 4, 2]))

test('«Elaboración:» que empieza el método sigue siendo el método', () => {
  const page = [
    'Bonito asado',
    'Para 8',
    'Ingredientes',
    ...list,
    'Elaboración: pochar la cebolla 30 minutos.',
    'Servir.',
  ]
  const recipe = parseRecipePage(page.map((text) => ({ text, height: 20 })))
  expect([recipe?.name, recipe?.steps.length]).toEqual(['Bonito asado', 2])
})
