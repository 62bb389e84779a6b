import { reachesOf } from '#core/assistant/recipes/amounts-said.ts'
import { limitText, servingsForWeight } from '#core/assistant/recipes/answer-scale.ts'
import { scaledRecipe } from '#core/assistant/recipes/scale-recipe.ts'
import type { Reply } from '#core/assistant/reply.ts'
import { amountOf, bold, bullets, paragraphs, people, plain, reply } from '#core/assistant/say.ts'
import type { ChatRecipe } from '#core/assistant/turns/conversation.ts'
import type { FactAsked, OwnFact } from '#core/assistant/turns/fact-asked.ts'
import { linesNamed } from '#core/assistant/turns/lines-named.ts'
import type { Question } from '#core/assistant/turns/question.ts'
import { factorIn, servingsIn } from '#core/assistant/turns/servings.ts'
import { weightIn } from '#core/assistant/turns/weight-in.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { foodFacts } from '#core/costing/costs/equivalence.ts'
import { formatDecimal } from '#core/format/decimal.ts'
import { resolverOf } from '#core/nutrition/resolve-food.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { fold } from '#core/spanish/fold.ts'
import { listed } from '#core/spanish/list.ts'
import type { Findings } from './findings.ts'
import { stepText } from './step-text.ts'

/**
 * What is asked of the amounts of a recipe of the house; null where she has no such recipe, or it does not hold what is
 * asked of: then the question is answered as any other.
 */
export const answerFact = (question: Question, findings: Findings, knowledge: Knowledge): Reply | null => {
  const { fact: asked } = question
  const recipe = findings.recipe ?? (asked?.dish === '' ? question.recipe : null)
  if (asked === null || recipe === null) return null
  const own = findings.recipe
  const links = own === null ? [] : [{ recipeId: own.id, name: own.name }]
  const said = factText(asked, recipe, knowledge)
  return said === null ? null : reply(said, ['¿Cuánto cuesta?', '¿Qué alérgenos lleva?'], { links })
}

const factText = ({ fact, scaledBy }: FactAsked, recipe: ChatRecipe, knowledge: Knowledge): string | null => {
  if (fact.kind === 'hydration') return hydrationText(recipe, fact.to, knowledge)
  if (fact.kind === 'amount') return amountText(recipe, fact, scaledBy, knowledge)
  if (fact.kind === 'serves') return `${bold(recipe.name)} está escrita para **${people(recipe.servings)}**.`
  if (fact.kind === 'holds') return holdsText(recipe, fact.food, knowledge)
  if (fact.kind === 'step') return stepText(recipe, fact)
  if (fact.kind === 'reach') return reachText(recipe, fact.said, knowledge)
  return fact.kind === 'weight' ? weightText(recipe, knowledge) : eachText(recipe, fact.of, knowledge)
}

const grams = (value: number): string =>
  value >= 1000 ? `${formatDecimal(value / 1000, 3)} kg` : `${formatDecimal(value, value < 10 ? 1 : 0)} g`

const inGrams: Readonly<Record<string, number>> = { g: 1, ml: 1, kg: 1000, l: 1000 }

/** What a line weighs, grams; null of what nobody knows the weight of. A litre is taken as a kilo. */
export const gramsOf = ({ name, quantity, unit }: IngredientDraft, knowledge: Knowledge): number | null => {
  const factor = inGrams[unit]
  if (factor !== undefined) return quantity * factor
  const { equivalence } = foodFacts(name, unit, resolverOf(knowledge.pantry))
  return equivalence === null ? null : quantity * equivalence.gramsPerUnit
}

const sum = (lines: readonly IngredientDraft[], knowledge: Knowledge): number =>
  lines.reduce((all, line) => all + (gramsOf(line, knowledge) ?? 0), 0)

const flours = /^harina|\bharina (?:de|integral|floja|fuerte)|\bsemola\b/
const waters = /^(?:agua|leche|suero|cerveza|zumo)\b/

/** With less flour it is no dough. Share of the whole. */
const leastFlour = 0.35
const isFlour = ({ name }: IngredientDraft): boolean => flours.test(fold(name))
const isWater = ({ name }: IngredientDraft): boolean => waters.test(name.toLowerCase())

const hydrationText = (recipe: ChatRecipe, to: number | null, knowledge: Knowledge): string | null => {
  const flour = sum(recipe.ingredients.filter(isFlour), knowledge)
  const wet = recipe.ingredients.filter(isWater)
  const water = sum(wet, knowledge)
  if (flour <= 0 || water <= 0) return null
  const share = (water / flour) * 100
  const now = `${bold(recipe.name)} está al **${formatDecimal(share, 1)} %** de hidratación`
  const names = listed(wet.map(({ name }) => plain(name, 40)))
  if (to === null) return `${now}: ${grams(water)} de ${names} sobre ${grams(flour)} de harina.`
  const wanted = (flour * to) / 100
  const whole = sum(recipe.ingredients, knowledge)
  return paragraphs(
    `Al **${formatDecimal(to, 1)} %**, **${grams(wanted)}** de ${names}: ${grams(Math.abs(wanted - water))} ${wanted >= water ? 'más' : 'menos'} que ahora.`,
    `Cuenta: ${grams(flour)} de harina × ${formatDecimal(to, 1)} %. ${now}. La masa pasa de ${grams(whole)} a ${grams(whole + wanted - water)}.`,
  )
}

/** The weight of the whole, and how it was found. */
const wholeOf = (recipe: ChatRecipe, knowledge: Knowledge) => {
  const unknown = recipe.ingredients.filter((line) => gramsOf(line, knowledge) === null)
  return { whole: sum(recipe.ingredients, knowledge), unknown }
}

const unknownText = (unknown: readonly IngredientDraft[]): string | false =>
  unknown.length > 0 &&
  `**Sin contar** ${unknown
    .slice(0, 6)
    .map((line) => `${plain(line.name, 40)} (${amountOf(line)})`)
    .join(', ')}: no sé cuánto pesa.`

const weightText = (recipe: ChatRecipe, knowledge: Knowledge): string | null => {
  const { whole, unknown } = wholeOf(recipe, knowledge)
  if (whole <= 0) return null
  return paragraphs(
    `${bold(recipe.name)}: **${grams(whole)}** en crudo, sumando todas sus líneas; ${grams(whole / Math.max(1, recipe.servings))} por ración de ${people(recipe.servings)}.`,
    unknownText(unknown),
    '*Sin lo que se pierde al cocer o al limpiar; el litro, como un kilo.*',
  )
}

const accents: Readonly<Record<string, string>> = { racion: 'ración', porcion: 'porción', ramequin: 'ramequín' }

const eachText = (recipe: ChatRecipe, of: string, knowledge: Knowledge): string | null => {
  const { whole, unknown } = wholeOf(recipe, knowledge)
  if (whole <= 0) return null
  return paragraphs(
    `**${grams(whole / Math.max(1, recipe.servings))}** por ${accents[of] ?? of}, si salen ${formatDecimal(recipe.servings, 0)}.`,
    `Cuenta: ${grams(whole)} ÷ ${formatDecimal(recipe.servings, 0)} (${bold(recipe.name)}, en crudo).`,
    unknownText(unknown),
  )
}

const holdsText = (recipe: ChatRecipe, food: string, knowledge: Knowledge): string => {
  const lines = linesNamed(recipe.ingredients, food, knowledge)
  return lines.length > 0
    ? `Sí: ${bold(recipe.name)} lleva ${listed(lines.map((line) => `${amountOf(line)} de ${plain(line.name, 60)}`))}, para ${people(recipe.servings)}.`
    : `No veo ${bold(food)} en las líneas de ${bold(recipe.name)}. Lleva ${recipe.ingredients
        .slice(0, 15)
        .map(({ name }) => plain(name, 40))
        .join(', ')}.`
}

const reachText = (recipe: ChatRecipe, said: string, knowledge: Knowledge): string | null => {
  const reaches = reachesOf(said, recipe, knowledge)
  const [least] = reaches
  const servings = least?.servings ?? servingsForWeight(said, recipe)
  if (servings === null) return null
  const of = least === undefined ? (weightIn(said)?.said ?? '') : `${least.said} de ${plain(least.food, 40)}`
  return paragraphs(
    `Da para **${formatDecimal(Math.floor(servings + 1e-9), 0)} raciones**${servings % 1 < 0.05 ? '' : ` (${formatDecimal(servings, 1)})`}.`,
    `Cuenta: ${of} en ${bold(recipe.name)}, que con sus cantidades hace ${people(recipe.servings)}.`,
    limitText(reaches),
  )
}

const amountText = (
  recipe: ChatRecipe,
  { food, isShare }: Extract<OwnFact, { kind: 'amount' }>,
  scaledBy: string,
  knowledge: Knowledge,
): string | null => {
  const factor = scaledBy === '' ? null : factorIn(scaledBy)
  const servings =
    scaledBy === ''
      ? null
      : (servingsForWeight(scaledBy, recipe) ??
        servingsIn(scaledBy) ??
        (factor === null ? null : recipe.servings * factor))
  const scaled = servings === null ? recipe : scaledRecipe(recipe, servings)
  const lines = linesNamed(scaled.ingredients, food, knowledge)
  if (lines.length === 0) return null
  const flour = sum(scaled.ingredients.filter(isFlour), knowledge)
  const whole = sum(scaled.ingredients, knowledge)
  const said = lines.map((line) => {
    const weight = gramsOf(line, knowledge)
    // Of a dough every share is of its flour; of a sauce, of the whole.
    const over = flour >= whole * leastFlour && scaled.ingredients.some(isWater) ? flour : whole
    const share =
      isShare && weight !== null && over > 0
        ? `, el **${formatDecimal((weight / over) * 100, 1)} %** ${over === flour ? 'de la harina' : 'del total'}`
        : ''
    return `${plain(line.name, 60)}: **${amountOf(line)}**${share}`
  })
  return paragraphs(
    lines.length === 1 ? said[0] : bullets(said),
    `${bold(recipe.name)}, para ${people(Math.max(1, Math.round(scaled.servings)))}.`,
  )
}
