import { formatDecimal, formatQuantity } from '#core/format/decimal.ts'
import type { Formula, Part } from '#core/knowledge/formula.ts'
import type { Rule } from '#core/knowledge/rules.ts'
import { finishedGrams, forIngredient, forServings, forWeight } from '#core/knowledge/scale-formula.ts'
import type { Pantry } from '#core/pantry/match-food.ts'
import { fold } from '#core/parsing/fold.ts'
import { isOf } from './change.ts'
import { findDish } from './find-dish.ts'
import type { Question } from './question.ts'
import type { Reply } from './reply.ts'
import { amountOf, bold, bullets, capital, paragraphs, people, plain, reply } from './say.ts'
import { formulaIndex, ruleIndex } from './shelves.ts'
import { type WeightSaid, weightIn } from './weight-in.ts'
import { stemsOf } from './words.ts'

/** How much of what: a base formula or a dose, for the weight that was said. */
export const answerProportion = (question: Question, pantry: Pantry): Reply => {
  const { text, subject } = question
  const inRecipe = amountIn(question)
  if (inRecipe !== null) return inRecipe
  const weight = weightIn(text)
  // '500 g de' stands between the words of 'caldo para arroz'.
  const spoken = subject === '' || text.includes(subject) ? text : `${subject} ${text}`
  const rule = ruleIndex.find(spoken.replace(/\d[\d.,]*\s*(?:gramos|grs?|g|kilos?|kg|ml|litros?|l)?\b/gi, ' '))
  const formula = formulaIn(spoken)
  const dose = rule !== null && (spoken !== text || isDose(text, rule))
  if (rule !== null && (formula === null || dose) && !namesIngredientOf(text, formula, rule))
    return reply(ruleText(rule, weight?.grams ?? 1000), [
      '¿Proporción de la panna cotta?',
      '¿Cuánta sal por kilo de carne?',
    ])
  if (formula !== null) return formulaAnswer(formula, question, weight, pantry)
  if (rule !== null) return reply(ruleText(rule, weight?.grams ?? 1000), ['¿Proporción de la panna cotta?'])
  const dish = subject === '' ? null : findDish(subject, pantry)
  if (dish !== null && dish.kind === 'dish') {
    const lines = dish.dish.ingredients.map(
      ({ name, quantity, unit }) => `${plain(name)}: ${formatQuantity(quantity / dish.dish.serves)} ${unit}`,
    )
    return reply(paragraphs(`${bold(subject)}, por ración:`, bullets(lines)), [
      `Crea una receta de ${plain(subject, 60)} para 8`,
    ])
  }
  return reply(
    subject === ''
      ? 'Dime de qué: «proporción de la **bechamel**», «¿cuánta **gelatina** por litro?».'
      : `No tengo la proporción de ${bold(subject)}.`,
    ['¿Cuánta gelatina por litro?', '¿Proporción de la bechamel?', '¿Cuánto caldo para 500 g de arroz?'],
  )
}

const ofTheRecipe = /\b(?:lleva|llevan|tiene|pongo|echo|va|puse)\W*$|^\W*(?:y )?cuant[oa]s? [a-z ]{3,30}\W*$/

/** 'Cuánto azúcar lleva', of the recipe spoken of; null where it has no such ingredient or another thing is asked. */
const amountIn = ({ recipe, subject, text }: Question): Reply | null => {
  if (recipe === null || subject === '' || !ofTheRecipe.test(fold(text))) return null
  const lines = recipe.ingredients.filter(({ name }) => isOf(name, subject))
  if (lines.length === 0) return null
  const said = lines.map(
    ({ name, quantity, unit }) =>
      `${plain(name)}: **${amountOf({ quantity, unit })}**${recipe.servings > 1 ? `, ${amountOf({ quantity: quantity / recipe.servings, unit })} por ración` : ''}`,
  )
  return reply(paragraphs(`En ${bold(recipe.name)}, para ${people(recipe.servings)}:`, bullets(said)), [
    `Ponle menos ${plain(subject, 40).toLowerCase()}`,
    'Recuérdame los ingredientes',
  ])
}

/** The first words of a 'cuánta gelatina…' name what is dosed. */
const isDose = (text: string, rule: Rule): boolean => {
  const asked = /cu[aá]nt[oa]s?\s+(.{2,40})/i.exec(text)?.[1] ?? text
  const words = stemsOf(asked).slice(0, 3)
  return rule.names.some((name) => stemsOf(name).every((word) => words.includes(word)))
}

/** 'Cuánta gelatina lleva la panna cotta': the formula knows better than the general dose. */
const namesIngredientOf = (text: string, formula: Formula | null, rule: Rule): boolean => {
  if (formula === null) return false
  const words = new Set(rule.names.flatMap(stemsOf))
  return (
    formula.parts.some(([name]) => stemsOf(name).some((word) => words.has(word))) && formulaIndex.find(text) === formula
  )
}

const formulaIn = (text: string): Formula | null => formulaIndex.find(text)

/** A dose in grams for so many grams of what it is a share of. */
export const ruleText = (rule: Rule, grams: number): string => {
  const said =
    grams >= 1000
      ? `${formatDecimal(grams / 1000, 2)} ${rule.of === 'líquido' ? 'l' : 'kg'}`
      : `${formatQuantity(grams)} ${rule.of === 'líquido' ? 'ml' : 'g'}`
  const lines = rule.doses.map(({ what, low, high }) => {
    const amount =
      low === high ? formatQuantity(low * grams) : `${formatQuantity(low * grams)}–${formatQuantity(high * grams)}`
    const share =
      low === high ? formatDecimal(low * 100, 2) : `${formatDecimal(low * 100, 2)}–${formatDecimal(high * 100, 2)}`
    const said =
      low < 1
        ? `${share} %`
        : `${low === high ? formatDecimal(low, 2) : `${formatDecimal(low, 2)}–${formatDecimal(high, 2)}`} por 1`
    return `${what}: **${amount} g** (${said})`
  })
  return paragraphs(
    `${bold(capital(rule.names[0] ?? ''))}, para ${said} de ${rule.of}:`,
    bullets(lines),
    bullets(rule.notes),
  )
}

const formulaAnswer = (formula: Formula, question: Question, weight: WeightSaid | null, _pantry: Pantry): Reply => {
  const { parts, of } = scaled(formula, question, weight)
  const name = formula.names[0] ?? ''
  return reply(
    paragraphs(
      `${bold(name)}: ${formula.ratio}.`,
      `Para ${of}:\n${bullets(parts.map(([food, grams]) => `${food}: **${formatQuantity(grams)} g**`))}`,
      bullets(formula.notes),
    ),
    [
      `Crea una receta de ${name.toLowerCase()} para 10`,
      `Cómo hacer ${name.toLowerCase()}`,
      `Escandallo de ${name.toLowerCase()}`,
    ],
  )
}

const scaled = (
  formula: Formula,
  { servings }: Question,
  weight: WeightSaid | null,
): { readonly parts: readonly Part[]; readonly of: string } => {
  if (weight !== null) {
    const used = weight.food === '' ? null : ingredientBatch(formula, weight)
    if (used !== null) return { parts: used, of: `${weight.said} de ${weight.food}` }
    return {
      parts: forWeight(formula, weight.grams),
      of: `${weight.said} de ${(formula.names[0] ?? '').toLowerCase()}`,
    }
  }
  if (servings !== null) return { parts: forServings(formula, servings), of: people(servings) }
  return {
    parts: formula.parts,
    of: `una tanda (${formatQuantity(finishedGrams(formula))} g, unas ${people(Math.round(formula.serves))})`,
  }
}

/** The batch for the food whose weight was said, by its first words: 'arroz' of '500 g de arroz para paella'. */
const ingredientBatch = (formula: Formula, { food, grams }: WeightSaid): readonly Part[] | null => {
  const words = food.split(' ')
  for (let count = Math.min(3, words.length); count > 0; count--) {
    const parts = forIngredient(formula, words.slice(0, count).join(' '), grams)
    if (parts !== null) return parts
  }
  return null
}
