import { describe, expect, test } from 'vitest'
import { recipeLimits } from '#core/api/recipes.ts'
import { project } from '#core/examples/lab.ts'
import { exampleFolders, exampleRecipes, methodOf } from '#core/examples/set.ts'
import { applyChanges, changesProblems, tidyChanges } from '#core/kitchen-lab/changes.ts'
import { methodSteps } from '#core/recipes/method-steps.ts'
import { recipeProblems } from '#core/recipes/recipe-problems.ts'

const byKey = new Map(exampleRecipes.map((recipe) => [recipe.key, recipe]))

test('son doce, con clave y nombre propios, y cada una en una carpeta que existe', () => {
  expect(exampleRecipes).toHaveLength(12)
  for (const field of ['key', 'name'] as const)
    expect(new Set(exampleRecipes.map((recipe) => recipe[field])).size).toBe(12)
  const folders = new Set(exampleFolders.map(({ key }) => key))
  expect(folders.size).toBe(exampleFolders.length)
  for (const { folder } of exampleRecipes) expect(folders).toContain(folder)
  for (const { key } of exampleFolders) expect(exampleRecipes.some(({ folder }) => folder === key)).toBe(true)
})

describe.each(exampleRecipes.map((recipe) => [recipe.name, recipe] as const))('%s', (_, recipe) => {
  test('pasa las reglas del formulario', () => {
    expect(recipeProblems({ ...recipe, method: methodOf(recipe), folderId: null, yields: undefined })).toEqual([])
    expect(methodOf(recipe).length).toBeLessThan(recipeLimits.method)
  })

  test('cada paso es una línea, y alguno dice grados y alguno minutos', () => {
    const method = methodOf(recipe)
    expect(methodSteps(method)).toEqual(recipe.steps)
    expect(method).toMatch(/\d °C/)
    expect(method).toMatch(/\d (?:s|min|h)\b/)
    expect(method).toMatch(/(?:Salen?|Sale) .*raciones/)
  })

  test('cada elaboración es una línea suya y otra receta del conjunto, que dice cuánto rinde', () => {
    for (const [name, key] of Object.entries(recipe.elaboraciones ?? {})) {
      const unit = recipe.ingredients.find((line) => line.name === name)?.unit
      expect(unit === 'l' || unit === 'ml').toBe(true)
      expect(byKey.get(key)?.yields?.millilitres).toBeGreaterThan(0)
      expect(key).not.toBe(recipe.key)
    }
  })

  test('ningún ingrediente dos veces', () => {
    expect(new Set(recipe.ingredients.map(({ name }) => name)).size).toBe(recipe.ingredients.length)
  })
})

test.each(project.variations.map((variation) => [variation.name, variation] as const))(
  'la variación «%s» cambia líneas que su base tiene, y ninguna de más',
  (_, { recipe, changes }) => {
    const base = byKey.get(recipe)
    if (base === undefined) throw new Error(recipe)
    expect(changesProblems(base, changes)).toEqual([])
    expect(tidyChanges(base, changes)).toEqual(changes)
    expect(applyChanges(base, changes).ingredients).not.toEqual(base.ingredients)
  },
)

test('un comentario habla de una variación del proyecto', () => {
  expect(project.variations).toHaveLength(2)
  expect(project.comments).toHaveLength(1)
  const keys = project.variations.map(({ key }) => key)
  for (const { variation } of project.comments) expect(keys).toContain(variation)
})
