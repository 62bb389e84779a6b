import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allergensOf } from '#core/nutrition/allergens.ts'
import { analyseRecipe } from '#core/nutrition/analyse-recipe.ts'
import { resolverOf } from '#core/nutrition/resolve-food.ts'
import { pantry } from '#testing/food-table.ts'
import { knowledge } from '#testing/knowledge.ts'

/**
 * `guesses.cases.tsv`: names with words nobody lists, and the food a cook would take them for; blank: no guess may be made. Each name
 * stands as written, so that its capitals tell.
 */
const cases = readFileSync(new URL('./guesses.cases.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))
  .map(([name = '', id = '']) => ({ name, id }))

const resolve = resolverOf(pantry)
const guessed = (name: string): string => {
  const found = resolve(name)
  return found?.by === 'guess' ? found.food.id : ''
}

test('cada nombre con palabras que nadie conoce se adivina como lo haría un cocinero', () => {
  const wrong = cases.filter(({ name, id }) => id !== '' && resolve(name)?.food.id !== id)
  expect(wrong.map(({ name, id }) => `${name} → ${resolve(name)?.food.id}, no ${id}`)).toEqual([])
})

test('lo que una palabra hace otra cosa no se adivina', () => {
  const wrong = cases.filter(({ name, id }) => id === '' && guessed(name) !== '')
  expect(wrong.map(({ name }) => `${name} → ${guessed(name)}`)).toEqual([])
})

test('ningún plato del recetario se adivina como un alimento', () => {
  const names = knowledge.cookbook.dishes.flatMap((dish) => dish.names)
  const wrong = names.filter((name) =>
    [name, name.toLowerCase(), name.toUpperCase()].some((said) => guessed(said) !== ''),
  )
  expect(wrong.map((name) => `${name} → ${guessed(name)}`)).toEqual([])
})

test('de lo adivinado se dice lo que trae, sin darlo por completo, y se pide comprobarlo', () => {
  const name = 'queso Idiazabal ahumado Aranburu'
  const { entries, unknown } = allergensOf([name], resolve)
  expect(entries.map(({ allergen, state }) => [allergen, state])).toContainEqual(['lacteos', 'contiene'])
  expect(unknown).toEqual([name])
  expect(analyseRecipe([{ name, quantity: 100, unit: 'g' }], resolve).lines[0]?.doubts).toContain('guess')
  expect(pantry.match(name)).toBeNull()
})
