import { expect, test } from 'vitest'
import { normaliseAnswer } from './normalise-answer.ts'

const ingredient = (line: unknown): unknown => {
  const answer = normaliseAnswer({ response: 'Va.', recipe: { name: 'X', ingredients: [line], steps: ['Cocer.'] } })
  return Object(answer).recipe.ingredients[0]
}

test.each<[string, unknown, unknown]>([
  [
    'bien escrito, se queda',
    { name: 'Harina', quantity: 200, unit: 'g' },
    { name: 'Harina', quantity: 200, unit: 'g' },
  ],
  ['«gramos»', { name: 'harina', quantity: 200, unit: 'gramos' }, { name: 'harina', quantity: 200, unit: 'g' }],
  [
    'número en letra de texto',
    { name: 'harina', quantity: '1,5', unit: 'kg' },
    { name: 'harina', quantity: 1.5, unit: 'kg' },
  ],
  [
    '«cucharadas soperas»',
    { name: 'miel', quantity: 2, unit: 'cucharadas soperas' },
    { name: 'miel', quantity: 2, unit: 'cucharada' },
  ],
  ['decilitros', { name: 'nata', quantity: 2.5, unit: 'dl' }, { name: 'nata', quantity: 250, unit: 'ml' }],
  ['dientes', { name: 'ajo', quantity: 2, unit: 'dientes' }, { name: 'ajo', quantity: 2, unit: 'unidad' }],
  ['sin unidad', { name: 'huevos', quantity: 4, unit: '' }, { name: 'huevos', quantity: 4, unit: 'unidad' }],
  ['«al gusto»', { name: 'sal', quantity: 0, unit: 'al gusto' }, { name: 'sal', quantity: 5, unit: 'g' }],
  ['cantidad de palabras', { name: 'sal', quantity: 'al gusto', unit: '' }, { name: 'sal', quantity: 5, unit: 'g' }],
  ['una línea', '400 gr. de arroz bomba', { name: 'arroz bomba', quantity: 400, unit: 'g' }],
  ['lo que no se entiende se deja, y el esquema lo rechaza', { quantity: 3 }, { quantity: 3 }],
  ['nada', null, null],
])('ingrediente: %s', (_, line, expected) => {
  expect(ingredient(line)).toEqual(expected)
})

test('los pasos pierden su número; un método de una pieza se parte', () => {
  const steps = (recipe: object): unknown => Object(normaliseAnswer({ response: 'Va.', recipe })).recipe.steps
  expect(steps({ steps: ['1. Pelar.', 'Paso 2: Cocer.', '- Servir.'] })).toEqual(['Pelar.', 'Cocer.', 'Servir.'])
  expect(steps({ method: '1) Pelar.\n\n2) Cocer 20 min.' })).toEqual(['Pelar.', 'Cocer 20 min.'])
})

test('los títulos pasan a negrita; lo demás del texto no se toca', () => {
  expect(normaliseAnswer({ response: '### Proporción\n10 g por litro\n# **Ojo**' })).toEqual({
    response: '**Proporción**\n10 g por litro\n**Ojo**',
    recipe: null,
  })
})

test.each([null, 'hola', 3, [], { recipe: 7 }])('no rompe con %j', (answer) => {
  expect(() => normaliseAnswer(answer)).not.toThrow()
})
