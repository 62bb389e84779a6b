import type { Findings } from '#core/assistant/kitchen/findings.ts'
import { changedRecipe } from '#core/assistant/recipes/changed-recipe.ts'
import { extraGrams } from '#core/assistant/recipes/dish-template.ts'
import { beforeWithout } from '#core/assistant/recipes/keeps-diet.ts'
import { capital, plain } from '#core/assistant/say.ts'
import { spelled } from '#core/assistant/words/spelling.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { methodOfDish } from '#core/cookbook/dish-recipe.ts'
import { recipeOfFormula } from '#core/cookbook/formula-recipe.ts'
import { forServings } from '#core/cookbook/scale-formula.ts'
import { classify } from '#core/pantry/roles.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { fold } from '#core/spanish/fold.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import { withClassesNamed } from './class-named.ts'
import type { ChatRecipe } from './conversation.ts'
import { findDish, knownName } from './find-dish.ts'
import type { Question } from './question.ts'

/** The recipe an answer is about, and where it comes from. */
export type Target = {
  readonly recipe: ChatRecipe
  readonly from: 'conversation' | 'library' | 'base'
  readonly links: readonly { readonly recipeId: string; readonly name: string }[]
}

/** The recipe of the conversation, else the own one that was found, else our base of that dish; null of none. */
export const targetOf = (question: Question, findings: Findings, knowledge: Knowledge): Target | null => {
  const target = plainTarget(question, findings, knowledge)
  const { change, intent } = question
  if (target === null || change === null || intent === 'create') return target
  // 'Y si le quito la mitad del azúcar': the figure of the changed recipe.
  const named = withClassesNamed(change, target.recipe.ingredients, knowledge)
  const made = changedRecipe(target.recipe, named, whence[target.from], knowledge)
  return made === null ? target : { ...target, recipe: made.recipe }
}

const plainTarget = (question: Question, { recipe }: Findings, knowledge: Knowledge): Target | null => {
  if (question.recipe !== null) return { recipe: question.recipe, from: 'conversation', links: [] }
  if (recipe !== null) return { recipe, from: 'library', links: [{ recipeId: recipe.id, name: recipe.name }] }
  const base = baseRecipe(question.subject, knowledge)
  return base === null ? null : { recipe: base, from: 'base', links: [] }
}

/** Our own version of a dish, as a recipe; null where we have none. */
export const baseRecipe = (subject: string, knowledge: Knowledge): ChatRecipe | null => {
  const found = subject === '' ? null : findDish(subject, knowledge)
  if (found === null) return null
  // 'Flan sin huevo' is no name of the flan as it is made.
  const names = found.kind === 'formula' ? found.formula.names : found.dish.names
  const isOwn = names.some((one) => nameKey(one) === nameKey(subject))
  // 'Bizcocho con qué', 'espuma de coco cuánta gelatina': what is asked is no part of a name.
  const isAsked = asksInside.test(fold(subject))
  const name = capital(
    spelled(plain(isAsked ? (names[0] ?? subject) : isOwn ? subject : beforeWithout(subject)), knowledge),
  )
  if (found.kind === 'formula') {
    const servings = Math.max(1, Math.round(found.formula.serves))
    const instead = found.instead === null ? {} : { instead: knownName(found.instead, knowledge) }
    const made = recipeOfFormula(found.formula, forServings(found.formula, servings), servings, { name, ...instead })
    return { ...made, ingredients: [...made.ingredients, ...named(found.extras, servings, made.category, knowledge)] }
  }
  const { dish } = found
  const { method } = methodOfDish(dish, name, dish.ingredients)
  const ingredients = [...dish.ingredients, ...named(found.extras, dish.serves, dish.category, knowledge)]
  return { name, category: dish.category, servings: dish.serves, method, ingredients }
}

const asksInside = /\b(?:cuant[oa]s?|como|cual|(?:con|de|por) que|proporcion|es normal|dosis|cargas|para barra|que)\b/

/** What the asked name says beside the base: 'helado de pistacho' has its pistachio, and with it an allergen. */
const named = (foods: readonly string[], servings: number, category: string, knowledge: Knowledge): IngredientDraft[] =>
  foods.map((food) => ({
    name: knownName(food, knowledge),
    quantity: extraGrams(classify(food).role, servings, category),
    unit: 'g',
  }))

/** 'según la receta de la conversación': said beside what is computed. */
export const whence: Record<Target['from'], string> = {
  conversation: 'de la conversación',
  library: 'de tu biblioteca',
  base: 'fórmula base, no es tuya',
}

/** Whether a subject is this very recipe's name and not only a word of it. */
export const isNamed = (subject: string, name: string): boolean => nameKey(subject) === nameKey(name)
