import { expect, test } from 'vitest'
import { rootsOf } from '#core/parsing/paper/recipe-name.ts'
import { loadKnowledge } from '#server/cookbook/load.ts'
import { dishWords } from './dish-words.ts'

test('la lista es la del recetario de hoy: casi todo plato tiene en su nombre una palabra de plato', () => {
  const { cookbook } = loadKnowledge()
  const unnamed = cookbook.dishes.filter(
    ({ names: [name = ''] }) => !rootsOf(name).some((root) => dishWords().has(root)),
  )
  expect(unnamed.length).toBeLessThan(cookbook.dishes.length / 50)
})

test.each([
  'Aranda',
  'Bruma',
  'Cocina central',
  'La casa de la abuela',
  'Turno de mañana',
  'Hoy cocinamos',
  'Ficha técnica',
])('«%s» no nombra ningún plato', (line) => expect(rootsOf(line).filter((root) => dishWords().has(root))).toEqual([]))
