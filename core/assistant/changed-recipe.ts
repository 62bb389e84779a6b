import { withFood } from '#core/knowledge/dish-recipe.ts'
import { draftMethod } from '#core/method/draft-method.ts'
import { renumbered, withAddedFood } from '#core/method/with-added-food.ts'
import { withoutFood } from '#core/method/without-food.ts'
import type { Pantry } from '#core/pantry/match-food.ts'
import { nameKey } from '#core/pantry/name-key.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { type Added, type Change, changed, isOf, missingOf, withWord } from './change.ts'
import type { ChatRecipe } from './conversation.ts'
import { extraGrams } from './dish-template.ts'
import { knownName, roleOf } from './find-dish.ts'
import { longestName, type Made, noted } from './made.ts'
import type { Reply } from './reply.ts'
import { bold, plain, reply } from './say.ts'
import { spelled } from './spelling.ts'

/** A change of what is not there is said, and nothing is made. */
export const notInIt = (recipe: ChatRecipe, change: Change): Reply =>
  reply(
    `En ${bold(recipe.name)} no veo ${missingOf(recipe.ingredients, change).map(bold).join(' ni ')}. Lleva: ${recipe.ingredients
      .slice(0, 20)
      .map(({ name }) => plain(name, 40).toLowerCase())
      .join(', ')}.`,
    ['Recuérdame los ingredientes'],
  )

/** The recipe spoken of with one thing otherwise; null where it has no such food, or would be left with none. */
export const changedRecipe = (recipe: ChatRecipe, change: Change, from: string, pantry: Pantry): Made | null => {
  if (missingOf(recipe.ingredients, change).length > 0) return null
  const made = edited(recipe, change, pantry)
  if (made.ingredients.length === 0) return null
  const name =
    (change.kind === 'swap' ? withWord(recipe.name, change.food, change.into) : null) ??
    renamedFor(recipe.name, change, pantry)
  return {
    recipe: {
      ...recipe,
      name: name.slice(0, longestName),
      ingredients: made.ingredients,
      // What has no method, or none left, is written one.
      method:
        made.method.trim() === ''
          ? draftMethod({ recipeName: recipe.name, ingredients: made.ingredients }).method
          : made.method,
    },
    origin: `Cambiada sobre ${recipe.name} (${from}), sin probar: ${saidOf(change, pantry)}.`,
    notes: made.notes,
  }
}

type Edit = {
  readonly ingredients: readonly IngredientDraft[]
  readonly method: string
  readonly notes: readonly string[]
}

const edited = ({ ingredients, method, servings, category }: ChatRecipe, change: Change, pantry: Pantry): Edit => {
  const asIs: Edit = { ingredients, method, notes: [] }
  if (change.kind === 'drop') return change.foods.reduce<Edit>(dropped, asIs)
  if (change.kind === 'add') {
    const isSweet = category === 'Postres' || category === 'Helados'
    return change.foods.reduce<Edit>((made, added) => withAdded(made, added, servings, isSweet, pantry), asIs)
  }
  const after = changed(ingredients, change, pantry)
  return { ingredients: after, method: withNames(method, ingredients, after), notes: [] }
}

/** The cook's own steps without one food; where a step could not do without its name, that is told. */
const dropped = ({ ingredients, method, notes }: Edit, food: string): Edit => {
  const gone = ingredients.filter(({ name }) => isOf(name, food))
  const kept = ingredients.filter((line) => !gone.includes(line))
  const names = kept.map(({ name }) => name)
  const result = gone.reduce<{ readonly method: string; readonly left: readonly number[] }>(
    (text, { name }) => withoutFood(text.method, name, names),
    { method, left: [] },
  )
  const left = result.left.join(', ').replace(/, (\d+)$/, ' y $1')
  const told = `${result.left.length > 1 ? `Los pasos ${left} aún nombran` : `El paso ${left} aún nombra`} ${plain(food, 40).toLowerCase()}: mira cómo lo haces sin eso.`
  return {
    ingredients: kept,
    method: renumbered(result.method.split('\n')).join('\n'),
    notes: left === '' ? notes : [...notes, told],
  }
}

/** One food more: of what is there already there is more, anything else gets a line and a step. */
const withAdded = (
  { ingredients, method, notes }: Edit,
  { food, amount }: Added,
  servings: number,
  isSweet: boolean,
  pantry: Pantry,
): Edit => {
  const name = knownName(food, pantry)
  const usual = extraGrams(roleOf(food, pantry), servings, isSweet)
  const line: IngredientDraft = { name, ...(amount ?? { quantity: usual, unit: 'g' }) }
  const same = ingredients.findIndex((one) => nameKey(one.name) === nameKey(name) && one.unit === line.unit)
  const before = ingredients[same]
  if (before !== undefined)
    return {
      ingredients: ingredients.with(same, { ...before, quantity: before.quantity + line.quantity }),
      method,
      notes,
    }
  const isKnown = pantry.match(food) !== null
  const note = isKnown
    ? `${plain(name, 40)}: cantidad habitual, sin probar; ajústala.`
    : `No conozco «${plain(food, 40)}»: mira tú cuánto y en qué paso.`
  return {
    ingredients: [...ingredients, line],
    method: method.trim() === '' ? method : withAddedFood(method, line, isSweet),
    notes: isKnown && amount !== null ? notes : [...notes, note],
  }
}

/** Where a food has another name now, the steps call it by it, also where they said only its first word. */
const withNames = (method: string, before: readonly IngredientDraft[], after: readonly IngredientDraft[]): string =>
  before.reduce((text, { name }, at) => {
    const to = after[at]?.name ?? name
    if (to === name) return text
    const whole = inEachStep(text, name, to)
    const first = name.split(' ')[0] ?? ''
    const isOnly = ![...after, ...before.toSpliced(at, 1)].some((line) => nameKey(line.name).includes(nameKey(first)))
    return isOnly && first !== name ? inEachStep(whole, first, to) : whole
  }, method)

const inEachStep = (text: string, from: string, to: string): string =>
  text
    .split('\n')
    .map((step) => withFood(step, from, to))
    .join('\n')

/** What has come out again, or been put back, is no longer told of in the name. */
const renamedFor = (name: string, change: Change, pantry: Pantry): string => {
  const said = saidOf(change, pantry)
  const undone = change.kind === 'drop' ? said.replace(/^sin /, 'con ') : said.replace(/^con /, 'sin ')
  const notes = /^(.*) \(([^()]*)\)$/.exec(name)
  const [, bare = name, list = ''] = notes ?? []
  const told = list === '' ? [] : list.split(', ')
  if (undone === said || !told.includes(undone)) return noted(name, said)
  const left = told.filter((one) => one !== undone)
  return left.length === 0 ? bare : `${bare} (${left.join(', ')})`
}

const saidOf = (change: Change, pantry: Pantry): string => {
  const lower = (food: string): string => spelled(plain(food, 40), pantry).toLowerCase()
  if (change.kind === 'swap') return `${lower(change.into)} por ${lower(change.food)}`
  if (change.kind === 'drop') return `sin ${change.foods.map(lower).join(' ni ')}`
  if (change.kind === 'add') return `con ${change.foods.map(({ food }) => lower(food)).join(' y ')}`
  const food = lower(change.food)
  return change.factor < 1
    ? `${Math.round((1 - change.factor) * 100)} % menos de ${food}`
    : `${Math.round((change.factor - 1) * 100)} % más de ${food}`
}
