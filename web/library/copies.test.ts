import { expect, test } from 'vitest'
import type { RecipeSummary } from '#core/recipes/recipe.ts'
import { foundIn } from './copies.ts'

const recipe = (name: string, category: string): RecipeSummary => ({
  ...{ id: name, name, category, servings: 1, folderId: null, updatedAt: '', ingredientCount: 1, methodPreview: '' },
})
const all = [recipe('Croquetas de jamón', 'Tapas'), recipe('Piña asada', 'Postres'), recipe('Tapa de callos', 'Guisos')]
const found = (text: string) => foundIn(all, text).map(({ name }) => name)

test.each([
  ['', ['Croquetas de jamón', 'Piña asada', 'Tapa de callos']],
  ['JAMON croq', ['Croquetas de jamón']],
  ['pina', ['Piña asada']],
  ['tapa', ['Croquetas de jamón', 'Tapa de callos']],
  ['jamón tapas', ['Croquetas de jamón']],
  ['piña tapas', []],
  ['nada', []],
])('en lo guardado, «%s»: %j', (text, names) => expect(found(text)).toEqual(names))
