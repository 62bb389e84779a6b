import { expect, test } from 'vitest'
import { readSteps, splitSteps } from './steps.ts'

test.each([
  ['los números en su propia columna', ['1 Laminar los ajos.', '2 Rehogar el pan.', '3 Servir.'], 3],
  ['con un trozo de filete delante', ['1 Laminar los ajos.', '| 2 Rehogar el pan.', '1 3 Servir caliente.'], 3],
  ['un número mal leído', ['1. Pochar la cebolla.', '2. Añadir el caldo.', 'Y, Cocer 30 minutos.', '4. Confitar.'], 4],
  ['el primero leído como letra', ['a. Trabajar la masa.', '2. Estirar.', '3. Hornear.'], 3],
  ['el primero sin punto y el segundo sin leer', ['1 Desalar el lacón.', 'Cocer los grelos.', '3. Emplatar todo.'], 3],
  ['el primero leído como un signo', [']. Desalar el lacón.', '2 Cocer los grelos.', '3. Emplatar todo.'], 3],
  ['uno que no se lee, tras un punto', ['1. Pochar la cebolla.', 'Añadir el caldo.', '3. Cocer', '30 minutos.'], 3],
  [
    'el primero mal leído, y otros dos también',
    [
      '4. Remojar con una cuchara,',
      'Pochar la cebolla.',
      '3. Añadir el jamón.',
      'Y, Cocer 30 minutos.',
      '5. Confitar.',
    ],
    5,
  ],
])('pasos: %s', (_, lines, count) => {
  const steps = splitSteps(lines)
  expect(steps).toHaveLength(count)
  expect(steps.filter((step) => !/^\p{Lu}\p{Ll}/u.test(step))).toEqual([])
})

test('una línea que sigue no es otro paso, aunque empiece con mayúscula: la cuenta está completa', () => {
  expect(splitSteps(['1. Pochar la cebolla.', 'Añadir el caldo.', '2. Cocer.'])).toEqual([
    'Pochar la cebolla. Añadir el caldo.',
    'Cocer.',
  ])
})

test('si la cuenta salta y no se sabe dónde, se dice', () => {
  const { steps, doubts } = readSteps(['1. Pochar la cebolla sin que tome color', '3. Cocer.', '4. Colar.'])
  expect(steps).toHaveLength(3)
  expect(doubts).toEqual([
    '«Pochar la cebolla sin que tome color»: detrás del paso 1 viene el 3; comprueba si falta alguno',
  ])
})

test('«2 huevos» al empezar una línea no es el número de un paso', () => {
  expect(splitSteps(['Batir', '2 huevos con el azúcar.', 'Hornear.'])).toHaveLength(2)
})
