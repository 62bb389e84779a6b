import { expect, test } from 'vitest'
import { loadPantry } from '#server/pantry/load.ts'
import { lostFoods, methodDoubts } from './method-words.ts'

test('«huecos» donde la lista dice «huesos» se pregunta; lo demás no', () => {
  const foods = ['huesos de ternera', 'sal', 'masa madre']
  expect(methodDoubts(['Tostar los huecos en el horno.', 'Mojar los huesos y salar.'], foods)).toEqual([
    '«Tostar los huecos en el horno.»: se lee «huecos» y puede ser «huesos»; compruébalo',
  ])
  expect(methodDoubts(['Hacer un hueco en la harina y reposar.'], foods)).toEqual([])
  expect(methodDoubts([], [])).toEqual([])
})

test('un método de cien pasos con la misma duda da unas pocas', () => {
  const steps = Array.from({ length: 100 }, (_, at) => `Tostar los huecos ${at} minutos.`)
  expect(methodDoubts(steps, ['huesos'])).toHaveLength(6)
})

test('un alimento del método que no está en la lista puede ser una línea perdida', () => {
  const steps = [
    'Batir la mantequilla con el azúcar y las claras.',
    'Añadir la harina, la canela y la sal con el agua.',
  ]
  expect(lostFoods(steps, ['mantequilla', 'huevos', 'azúcar moreno'], loadPantry())).toEqual([
    '«harina»: sale en la elaboración y no está entre los ingredientes leídos; comprueba si falta',
    '«canela»: sale en la elaboración y no está entre los ingredientes leídos; comprueba si falta',
  ])
  expect(lostFoods(['Dorar la carne hasta que esté dorada y colar.'], ['huesos de ternera'], loadPantry())).toEqual([])
})
