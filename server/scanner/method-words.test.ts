import { expect, test } from 'vitest'
import { methodDoubts } from './method-words.ts'

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
