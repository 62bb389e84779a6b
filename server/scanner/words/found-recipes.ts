import type { ScannedPage, ScannedRecipe } from '#core/api/scanner.ts'
import { categoryOf, noCategory } from '#core/knowledge/categories.ts'
import type { Pantry } from '#core/pantry/match-food.ts'
import { toDraft } from '#core/parsing/lines/ingredient-line.ts'
import { readRecipePages } from '#core/parsing/paper/pages.ts'
import type { RecipeText } from '#core/parsing/recipe-text.ts'
import { fold } from '#core/spanish/fold.ts'
import { loadPantry } from '#server/pantry/load.ts'
import { asTheMethodSays } from './as-the-method-says.ts'
import { checkFoods } from './check-foods.ts'
import { dishWords } from './dish-words.ts'
import { isNamed } from './food-names.ts'
import { lostFoods, methodDoubts, titleDoubts } from './method-words.ts'
import { amountDoubts } from './scan-doubts.ts'

/** A recipe and what to look at in it. */
export type FoundRecipe = { readonly recipe: ScannedRecipe; readonly warnings: readonly string[] }

/** The recipes on some pages, each with the doubts that speak of it. */
export const foundRecipes = (pages: readonly ScannedPage[]): readonly FoundRecipe[] => {
  const recipes = readRecipePages(
    pages.map(({ lines }) => lines),
    dishWords(),
  ).filter(isOfFood)
  const doubts = pages.flatMap((page) => page.doubts)
  return recipes.map((recipe, at) =>
    recipeOf(recipe, at === 0 && recipes.length === 1 ? doubts : doubtsOf(recipes, at, doubts)),
  )
}

/** Of the lines of a list, the share whose name must be a food, where no method says that this is a kitchen's. */
const foodShare = 0.5
/** Steps that begin as those of cooks do. */
const fewestSteps = 2

/** Rows of figures with a word before them are a log of temperatures, a list of tables, a rota: nothing to eat stands on it. */
const isOfFood = ({ ingredients, steps }: RecipeText): boolean => {
  const named = ingredients.filter(({ name }) => isNamed(loadPantry().match(name))).length
  return (
    named >= foodShare * ingredients.length ||
    steps.filter((step) => /^\p{L}+(?:[aei]r)(?:l[aeo]s?)? /u.test(step)).length >= fewestSteps
  )
}

const recipeOf = (read: RecipeText, doubts: readonly string[]): FoundRecipe => {
  const { name, category, servings, steps, warnings } = read
  const said = asTheMethodSays(read.ingredients, steps, loadPantry())
  const { lines: ingredients, doubts: foodDoubts, words } = checkFoods(said.lines, servings, loadPantry())
  const method = withWords(steps.join('\n'), words)
  const lines = method.split('\n')
  const names = ingredients.map((line) => line.name)
  const wordDoubts = [...methodDoubts(lines, names), ...lostFoods(lines, names, loadPantry())]
  return {
    recipe: {
      name: name === '' ? nameless : name,
      category: category === '' ? (categoryOf(name) ?? noCategory) : category,
      servings,
      ingredients: ingredients.map(toDraft),
      method: steps.length === 0 ? stepless : method,
    },
    warnings: [
      ...new Set([
        ...doubts.filter((doubt) => !isTitleAgain(doubt, name)),
        ...said.doubts,
        ...foodDoubts,
        ...amountDoubts(ingredients, servings),
        ...partDoubts(read, loadPantry()),
        ...titleDoubts(name, names),
        ...wordDoubts,
        ...warnings,
      ]),
    ],
  }
}

/** 'Marmitako (cont.)' at the head of a second sheet is no part of the recipe, and nothing to check. */
const isTitleAgain = (doubt: string, name: string): boolean => {
  const letters = (text: string): string => fold(text).replace(/[^a-z]/g, '')
  const again = /^(.+?)cont(?:inuacion)?$/.exec(letters(/«([^»]*)»/.exec(doubt)?.[1] ?? ''))?.[1]
  return again !== undefined && again === letters(name)
}

/** A part of a recipe has more lines than this: fewer below the name of a food, and it is a line whose amount was not read. */
const fewestLines = 3

/** 'Caldo de pollo' without its amount reads like the title of a part. */
const partDoubts = ({ ingredients }: RecipeText, pantry: Pantry): readonly string[] =>
  [...new Set(ingredients.map(({ part }) => part))]
    .filter((part) => part !== '' && isNamed(pantry.match(part)))
    .filter((part) => ingredients.filter((line) => line.part === part).length < fewestLines)
    .map((part) => `«${part.toLowerCase()}»: se lee sin cantidad y no está en la lista; comprueba si es un ingrediente`)

const withWords = (text: string, words: ReadonlyMap<string, string>): string =>
  words.size === 0 ? text : text.replace(/\p{L}+/gu, (word) => words.get(word) ?? word)

/** Of several recipes on a page: the doubts that name something of this one; those that name nothing go to the first. */
const doubtsOf = (recipes: readonly RecipeText[], at: number, doubts: readonly string[]): readonly string[] =>
  doubts.filter(
    (doubt) =>
      Math.max(
        0,
        recipes.findIndex((recipe) => speaksOf(doubt, recipe)),
      ) === at,
  )

const speaksOf = (doubt: string, { name, ingredients, steps }: RecipeText): boolean => {
  const said = fold([name, ...ingredients.map((one) => one.name), ...steps].join('\n'))
  const quoted = fold(/«([^»]*)»/.exec(doubt)?.[1] ?? '').match(/[a-z]{4,}/g) ?? []
  return quoted.some((word) => said.includes(word))
}

/** What stands where the paper says nothing: a recipe cannot be saved without. The reader's warnings tell of it. */
const nameless = 'Receta escaneada'
export const stepless = 'Elaboración sin leer en la foto.'
