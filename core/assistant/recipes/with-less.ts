import type { Reply } from '#core/assistant/reply.ts'
import { bold, paragraphs, plain } from '#core/assistant/say.ts'
import type { Question } from '#core/assistant/turns/question.ts'
import { baseRecipe } from '#core/assistant/turns/target.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { formatDecimal } from '#core/format/decimal.ts'
import { analyseRecipe } from '#core/nutrition/analyse-recipe.ts'
import type { Nutrient } from '#core/nutrition/nutrients.ts'
import { resolverOf } from '#core/nutrition/resolve-food.ts'
import { fold } from '#core/spanish/fold.ts'
import { listed } from '#core/spanish/list.ts'

/** What a dish is wanted with less of, and what is done about it. Oficio. */
const wanted: readonly (readonly [said: RegExp, nutrient: Nutrient, name: string, advice: string])[] = [
  [
    /\b(?:con menos|menos|baj[oa]s? en|sin tanta) (?:grasas?|calorias)\b|\blight\b/,
    'fats',
    'grasa',
    'empieza por lo primero: la mitad del aceite de sofreír, carne magra o desgrasada, leche por parte de la nata, y al horno lo que iba frito',
  ],
  [
    /\b(?:con menos|menos|baj[oa]s? en|sin tanto) azucar(?:es)?\b/,
    'sugar',
    'azúcar',
    'hasta un 20–25 % menos no suele cambiar el cuerpo; con más, la masa queda más seca y el helado más duro',
  ],
  [
    /\b(?:con menos|menos|baj[oa]s? en|sin tanta) (?:sal|sodio)\b/,
    'sodium',
    'sal',
    'quítala primero de lo que ya la trae (caldo, queso, curados) y sube ácido, hierba y especia',
  ],
]

const most = 3
/** A line below this share of the whole is not worth touching. */
const leastShare = 0.05

/** 'Pimientos rellenos con menos grasa': the dish was told as it is, and what brings the fat is said with it; other replies stay. */
export const withLess = (said: Reply, question: Question, knowledge: Knowledge): Reply => {
  const folded = fold(question.text.slice(0, 160))
  const row = wanted.find(([words]) => words.test(folded))
  if (row === undefined || said.declined === true || question.computed !== null) return said
  const [, nutrient, name, advice] = row
  const recipe = question.subject === '' ? null : (baseRecipe(question.subject, knowledge) ?? null)
  if (recipe === null || said.response.includes(`menos de ${name}`)) return said
  const resolve = resolverOf(knowledge.pantry)
  const parts = recipe.ingredients
    .map((line) => ({ line, amount: analyseRecipe([line], resolve).totals[nutrient] ?? 0 }))
    .toSorted((a, b) => b.amount - a.amount)
  const whole = parts.reduce((sum, { amount }) => sum + amount, 0)
  const main = parts.filter(({ amount }) => whole > 0 && amount / whole >= leastShare).slice(0, most)
  if (main.length === 0) return said
  const told = listed(
    main.map(({ line, amount }) => `${plain(line.name.toLowerCase())} (${formatDecimal((amount / whole) * 100, 0)} %)`),
  )
  return {
    ...said,
    response: paragraphs(
      `${bold(`Con menos ${name}`)}: la receta va como es. Su ${name} viene de ${told}; ${advice}.`,
      said.response,
    ),
  }
}
