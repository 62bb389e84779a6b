import type { Reply } from '#core/assistant/reply.ts'
import { bold, declined, plain, reply } from '#core/assistant/say.ts'
import { type Added, type Change, changed, isOf, missingOf, withWord } from '#core/assistant/turns/change.ts'
import type { ChatRecipe } from '#core/assistant/turns/conversation.ts'
import { knownName } from '#core/assistant/turns/find-dish.ts'
import { spelled } from '#core/assistant/words/spelling.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { formatDecimal } from '#core/format/decimal.ts'
import { draftMethod } from '#core/method/draft-method.ts'
import { type Renaming, renameFoods } from '#core/method/rename-foods.ts'
import { renumbered, withAddedFood } from '#core/method/with-added-food.ts'
import { withoutFoods } from '#core/method/without-food.ts'
import { classify } from '#core/pantry/roles.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { listed } from '#core/spanish/list.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import { extraGrams } from './dish-template.ts'
import { dietsIn } from './keeps-diet.ts'
import { longestName, type Made, noted } from './made.ts'

/**
 * A larger recipe is not edited in a conversation: every step is read for every food. The longest of our own has 19 foods
 * and 12 steps; a banquet's recipe of 40 foods fits twice.
 */
export const editLimits = { ingredients: 100, steps: 60, method: 8000 } as const

/** Whether a recipe is too large to be edited here; said instead of doing half of it. */
export const isTooLarge = ({ ingredients, method }: ChatRecipe): boolean =>
  ingredients.length > editLimits.ingredients ||
  method.length > editLimits.method ||
  method.split('\n').filter((step) => step.trim() !== '').length > editLimits.steps

export const tooLarge = ({ name }: ChatRecipe): Reply =>
  reply(
    `${bold(name)} es demasiado larga para cambiarla aquí: puedo con ${editLimits.ingredients} ingredientes, ${editLimits.steps} pasos y ${formatDecimal(editLimits.method, 0)} caracteres de método. Cámbiala en su ficha, en el **Gestor de Recetas**.`,
  )

/** A change of what is not there is said, and nothing is made. */
export const notInIt = (recipe: ChatRecipe, change: Change): Reply => {
  const ofGuest = change.kind === 'times' && change.factor < 1 ? dietsIn(`sin ${change.food}`) : []
  // With less gluten it is still none for who may have none.
  if (ofGuest.length > 0 && change.kind === 'times')
    return declined(
      `Con menos ${bold(plain(change.food, 40))} no vale para quien no puede tomarlo, y por gusto no sé hacerlo. Pídeme ${bold(recipe.name)} sin ${plain(change.food, 40)} y te digo qué cambiar.`,
      [`${recipe.name} sin ${plain(change.food, 40)}`],
    )
  return reply(
    `En ${bold(recipe.name)} no veo ${missingOf(recipe.ingredients, change).map(bold).join(' ni ')}. Lleva: ${recipe.ingredients
      .slice(0, 20)
      .map(({ name }) => plain(name, 40).toLowerCase())
      .join(', ')}.`,
    ['Recuérdame los ingredientes'],
  )
}

/** The recipe spoken of with one thing otherwise; null where it has no such food, or would be left with none. */
export const changedRecipe = (recipe: ChatRecipe, change: Change, from: string, knowledge: Knowledge): Made | null => {
  if (missingOf(recipe.ingredients, change).length > 0) return null
  const made = edited(recipe, change, knowledge)
  if (made.ingredients.length === 0) return null
  const name =
    (change.kind === 'swap' ? withWord(recipe.name, change.food, change.into) : null) ??
    renamedFor(recipe.name, change, knowledge)
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
    origin: `Cambiada sobre ${recipe.name} (${from}), sin probar: ${saidOf(change, knowledge)}.`,
    notes: made.notes,
  }
}

type Edit = {
  readonly ingredients: readonly IngredientDraft[]
  readonly method: string
  readonly notes: readonly string[]
}

const edited = (
  { ingredients, method, servings, category }: ChatRecipe,
  change: Change,
  knowledge: Knowledge,
): Edit => {
  const asIs: Edit = { ingredients, method, notes: [] }
  if (change.kind === 'drop') return change.foods.reduce<Edit>(dropped, asIs)
  if (change.kind === 'add') {
    return change.foods.reduce<Edit>((made, added) => withAdded(made, added, servings, category, knowledge), asIs)
  }
  const after = changed(ingredients, change, knowledge)
  return { ingredients: after, method: withNames(method, ingredients, after), notes: [] }
}

/** The cook's own steps without one food; where a step could not do without its name, that is told. */
const dropped = ({ ingredients, method, notes }: Edit, food: string): Edit => {
  const gone = ingredients.filter(({ name }) => isOf(name, food))
  const kept = ingredients.filter((line) => !gone.includes(line))
  const names = kept.map(({ name }) => name)
  const result = withoutFoods(
    method,
    gone.map(({ name }) => name),
    names,
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
  category: string,
  knowledge: Knowledge,
): Edit => {
  const name = knownName(food, knowledge)
  const usual = extraGrams(classify(food).role, servings, category)
  const line: IngredientDraft = { name, ...(amount ?? { quantity: usual, unit: 'g' }) }
  const same = ingredients.findIndex((one) => nameKey(one.name) === nameKey(name) && one.unit === line.unit)
  const before = ingredients[same]
  if (before !== undefined)
    return {
      ingredients: ingredients.with(same, { ...before, quantity: before.quantity + line.quantity }),
      method,
      notes,
    }
  const isKnown = knowledge.pantry.match(food) !== null
  const note = isKnown
    ? `${plain(name, 40)}: cantidad habitual, sin probar; ajústala.`
    : `No conozco «${plain(food, 40)}»: mira tú cuánto y en qué paso.`
  return {
    ingredients: [...ingredients, line],
    method:
      method.trim() === '' ? method : withAddedFood(method, line, category === 'Postres' || category === 'Helados'),
    notes: isKnown && amount !== null ? notes : [...notes, note],
  }
}

/** Where a food has another name now, the steps call it by it, also where they said only its first word. */
const withNames = (method: string, before: readonly IngredientDraft[], after: readonly IngredientDraft[]): string => {
  const keys = after.map(({ name }) => nameKey(name))
  const keysBefore = before.map(({ name }) => nameKey(name))
  const renamings = before.flatMap(({ name }, at): Renaming[] => {
    const to = after[at]?.name ?? name
    if (to === name) return []
    const first = name.split(' ')[0] ?? ''
    const key = nameKey(first)
    const isShared = keys.some((one) => one.includes(key)) || keysBefore.some((one, n) => n !== at && one.includes(key))
    return isShared || first === name
      ? [{ from: name, to }]
      : [
          { from: name, to },
          { from: first, to },
        ]
  })
  return renameFoods(method, renamings)
}

/** What has come out again, or been put back, is no longer told of in the name. */
const renamedFor = (name: string, change: Change, knowledge: Knowledge): string => {
  const said = saidOf(change, knowledge)
  const undone = change.kind === 'drop' ? said.replace(/^sin /, 'con ') : said.replace(/^con /, 'sin ')
  const notes = /^(.*) \(([^()]*)\)$/.exec(name)
  const [, bare = name, list = ''] = notes ?? []
  const told = list === '' ? [] : list.split(', ')
  if (undone === said || !told.includes(undone)) return noted(name, said)
  const left = told.filter((one) => one !== undone)
  return left.length === 0 ? bare : `${bare} (${left.join(', ')})`
}

const saidOf = (change: Change, knowledge: Knowledge): string => {
  const lower = (food: string): string => spelled(plain(food, 40), knowledge).toLowerCase()
  if (change.kind === 'swap') return `${lower(change.into)} por ${lower(change.food)}`
  if (change.kind === 'drop') return `sin ${change.foods.map(lower).join(' ni ')}`
  if (change.kind === 'add') return `con ${listed(change.foods.map(({ food }) => lower(food)))}`
  const food = lower(change.food)
  return change.factor < 1
    ? `${Math.round((1 - change.factor) * 100)} % menos de ${food}`
    : `${Math.round((change.factor - 1) * 100)} % más de ${food}`
}
