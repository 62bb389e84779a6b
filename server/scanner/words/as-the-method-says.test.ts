import { expect, test } from 'vitest'
import { parseIngredientLine } from '#core/parsing/lines/ingredient-line.ts'
import { loadPantry } from '#server/pantry/load.ts'
import { asTheMethodSays } from './as-the-method-says.ts'

const read = (list: readonly string[], ...steps: readonly string[]) => {
  const lines = list.map(parseIngredientLine).filter((line) => line !== null)
  const { lines: said, doubts } = asTheMethodSays(lines, steps, loadPantry())
  return { names: said.map(({ name }) => name), doubts }
}

test('un alimento que la elaboración no toca es el que ella nombra y la lista no tiene, si se parecen', () => {
  expect(read(['200 g de galeras', '90 g de mantequilla'], 'Triturar las galletas con la mantequilla.')).toEqual({
    names: ['galletas', 'mantequilla'],
    doubts: ['«galletas»: se lee «galeras» y la elaboración dice «galletas»; compruébalo'],
  })
  expect(read(['11 g de sa', '500 g de harina'], 'Añadir la harina y la sal.').names).toEqual(['sal', 'harina'])
})

test('lo que está en los dos sitios se queda, y lo que no se parece, y lo que puede ser dos', () => {
  expect(read(['200 g de galeras'], 'Cocer las galeras y servir con las galletas.').doubts).toEqual([])
  expect(read(['3 huevos'], 'Batir la nata.').names).toEqual(['huevos'])
  expect(read(['1 pera', '2 peras'], 'Cortar las peras y pelar el puerro.').doubts).toEqual([])
})
