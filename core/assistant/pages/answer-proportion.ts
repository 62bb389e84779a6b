import type { Reply } from '#core/assistant/reply.ts'
import { amountOf, bold, bullets, capital, paragraphs, people, plain, reply } from '#core/assistant/say.ts'
import { isOf } from '#core/assistant/turns/change.ts'
import { findDish } from '#core/assistant/turns/find-dish.ts'
import type { Question } from '#core/assistant/turns/question.ts'
import { type WeightSaid, weightIn } from '#core/assistant/turns/weight-in.ts'
import { pieces } from '#core/calculate/reading/piece-grams.ts'
import { type Dose, doseOf } from '#core/cookbook/cards.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import type { Formula, FormulaPart } from '#core/cookbook/formula.ts'
import { finishedGrams, forIngredient, forServings, forWeight } from '#core/cookbook/scale-formula.ts'
import { formatDecimal, formatQuantity } from '#core/format/decimal.ts'
import { sureFrom } from '#core/look-up/look-up.ts'
import { preparedPage } from '#core/look-up/page-index.ts'
import { resolve } from '#core/look-up/resolve.ts'
import { namingTerms } from '#core/look-up/spoken.ts'
import { meats } from '#core/pantry/food.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { fold } from '#core/spanish/fold.ts'
import { stemsOf } from '#core/spanish/name-index.ts'
import { answerNear, answerSure } from './answer-looked.ts'
import { doseText } from './dose-text.ts'
import { shelvesOf } from './shelves.ts'

/** How much of what: a base formula or a dose, for the weight that was said. */
export const answerProportion = (question: Question, knowledge: Knowledge): Reply => {
  const { text, subject } = question
  const inRecipe = amountIn(question)
  if (inRecipe !== null) return inRecipe
  const inDish = amountInDish(question, knowledge)
  if (inDish !== null) return inDish
  const told = doseTold(question, knowledge)
  if (told !== null) return told
  const head = doseAsked(subject, text, knowledge)
  const { sure } = question.looked
  // Doses and bases are worked out for the cook's amount below; any other page is read out.
  const isWorkedOut = weightIn(text) !== null && formulaIn(`${subject} ${text}`, knowledge) !== null
  if (sure !== null && sure.page.kind === 'cards' && doseOf(sure.page) === null && !isWorkedOut && head === null)
    return answerNear(question, knowledge)
  const weight = weightIn(text)
  // 'Hidratación del pan de cristal' is that of the dish by that very name, before the usual bread.
  const bread = subject === '' ? null : knowledge.cookbook.named(subject)
  const soaked = bread?.kind === 'dishes' && weight === null ? findDish(subject, knowledge) : null
  const hydration =
    soaked?.kind === 'dish'
      ? hydrationOf(text, capital(soaked.dish.names[0] ?? subject), soaked.dish.ingredients)
      : null
  if (hydration !== null && soaked?.kind === 'dish')
    return reply(
      paragraphs(
        hydration,
        bullets(
          soaked.dish.ingredients.map(
            ({ name, quantity, unit }) => `${plain(name)}: ${formatQuantity(quantity / soaked.dish.serves)} ${unit}`,
          ),
        ),
      ),
    )
  // '500 g de' stands between the words of 'caldo para arroz'.
  const spoken = subject === '' || text.includes(subject) ? text : `${subject} ${text}`
  const named = shelvesOf(knowledge).doses.find(
    spoken.replace(/\d[\d.,]*\s*(?:gramos|grs?|g|kilos?|kg|ml|litros?|l)?\b/gi, ' '),
  )
  const rule = head ?? (named !== null && isMeant(named, question) ? named : null)
  const named1 = subject === '' ? null : findDish(subject, knowledge)
  // 'Pan de cristal' is no pan: what the name says more, no food of the table, makes it another thing.
  const isOther = named1 !== null && named1.unknown.length > 0 && weightIn(text) === null
  const formula = isOther ? null : formulaIn(spoken, knowledge)
  const dose = rule !== null && (rule === head || spoken !== text || isDose(text, rule))
  if (rule !== null && (formula === null || dose) && !namesIngredientOf(text, formula, rule, knowledge))
    return reply(doseText(rule, weight?.grams ?? 1000), [
      '¿Proporción de la panna cotta?',
      '¿Cuánta sal por kilo de carne?',
    ])
  if (formula !== null) return formulaAnswer(formula, question, weight)
  if (rule !== null) return reply(doseText(rule, weight?.grams ?? 1000), ['¿Proporción de la panna cotta?'])
  const dish = subject === '' ? null : findDish(subject, knowledge)
  if (dish !== null && dish.kind === 'dish') {
    const lines = dish.dish.ingredients.map(
      ({ name, quantity, unit }) => `${plain(name)}: ${formatQuantity(quantity / dish.dish.serves)} ${unit}`,
    )
    const name = dish.extras.length === 0 ? capital(dish.dish.names[0] ?? subject) : capital(subject)
    return reply(
      paragraphs(hydrationOf(text, name, dish.dish.ingredients) ?? `${bold(name)}, por ración:`, bullets(lines)),
      [`Crea una receta de ${plain(subject, 60)} para 8`],
    )
  }
  return answerNear(question, knowledge)
}

/** 'Qué hidratación lleva la chapata': its water over its flour. Null where that is not asked, or it is no dough. */
const hydrationOf = (text: string, name: string, ingredients: readonly IngredientDraft[]): string | null => {
  if (!/\bhidratacion\b/.test(fold(text))) return null
  const gramsOf = (food: RegExp): number =>
    ingredients
      .filter((line) => food.test(fold(line.name)) && (line.unit === 'g' || line.unit === 'ml'))
      .reduce((sum, { quantity }) => sum + quantity, 0)
  const [flour, water] = [gramsOf(/^harina|^semola/), gramsOf(/^agua/)]
  if (flour <= 0 || water <= 0) return null
  return `${bold(name)}: hidratación del **${formatQuantity(Math.round((water / flour) * 100))} %** (${formatQuantity(water)} g de agua ÷ ${formatQuantity(flour)} g de harina). Por ración:`
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

const article = '(?:el |la |los |las |un |una |unos |unas |mi )?'
const goesIn =
  '(?:lleva|llevan|tiene|va en|hay en|(?:se )?(?:le |les )?(?:pongo|ponen?|echo|echan?|meto|hace falta|necesito)(?: (?:al?|en|para))?|necesita|para|en|por kilo (?:de|para|en)|para hacer)'
/** 'Cuánta sal lleva el lomo embuchado', 'cuánta sal le pongo al fuet', and the dish first: 'lomo embuchado, cuánta sal le pongo'. */
const ofTheDish = new RegExp(`\\bcuant[oa]s? ([a-z ]{3,30}?) ${goesIn} (?:al |del )?${article}([a-z][a-z ]{3,60})$`)
const dishFirst = new RegExp(
  `^\\W*(?:y )?(?:para |en |al? |con )?${article}([a-z][a-z ]{3,40}?),? cuant[oa]s? ([a-z ]{3,30}?)(?: (?:por kilo|${goesIn}|se le pone|de))*$`,
)

/** The food whose amount is asked, and the dish it goes into; null where neither is said so. */
const foodInDish = (text: string): { readonly food: string; readonly name: string } | null => {
  const folded = fold(text.slice(0, 200))
    .replace(/ en %\W*$/, '')
    .replace(/[?!.\s]+$/, '')
  const [, food, name] = ofTheDish.exec(folded) ?? []
  if (food !== undefined && name !== undefined) return { food, name }
  const [, dish, of] = dishFirst.exec(folded) ?? []
  return dish === undefined || of === undefined ? null : { food: of, name: dish }
}

/** So little of the main food of a dish is told by its kilo, as a kitchen weighs it. */
const mostSeasoning = 0.15

/** '24 g por kilo de carne': a seasoning by the kilo of what the dish has most of, of meat all there is; blank of anything else. */
const byKilo = (line: IngredientDraft, ingredients: readonly IngredientDraft[], { pantry }: Knowledge): string => {
  const [main] = ingredients.filter(({ unit }) => unit === 'g').toSorted((a, b) => b.quantity - a.quantity)
  if (main === undefined || main === line || line.unit !== 'g') return ''
  const isMeat = ({ name }: IngredientDraft): boolean => {
    if (/^tripa/.test(fold(name))) return false
    const category = pantry.match(name)?.food.category
    return (
      (category !== undefined && meats.includes(category)) || /\b(?:tocino|papada|panceta|grasa)\b/.test(fold(name))
    )
  }
  const of = isMeat(main) ? ingredients.filter((one) => one.unit === 'g' && isMeat(one)) : [main]
  const grams = of.reduce((sum, { quantity }) => sum + quantity, 0)
  if (line.quantity > mostSeasoning * grams) return ''
  const food = of.length > 1 ? 'carne y grasa' : plain(main.name).toLowerCase()
  const percent = (line.quantity / grams) * 100
  return `, **${formatQuantity(percent * 10)} g por kilo** de ${food} (${formatDecimal(percent, percent < 1 ? 2 : 1)} %)`
}

/** What must be weighed by its own label, whatever a recipe says. */
const byLabel = (lines: readonly IngredientDraft[]): string | false =>
  lines.some(({ name }) => /nitrific|nitrito/.test(fold(name))) &&
  'La sal nitrificante, la que diga su etiqueta, sin pasar de 80 mg de ion nitrito por kilo (Reglamento (UE) 2023/2108).'

/** 'Cuánto azúcar lleva el helado de vainilla', of our own version of a dish; null where a card says just that, or it has none. */
export const amountInDish = (question: Question, knowledge: Knowledge): Reply | null => {
  const { text, looked } = question
  const said = foodInDish(text)
  if (said === null) return null
  const { food, name } = said
  const { sure } = looked
  const { names, questions } = sure?.page.kind === 'cards' ? preparedPage(sure.page) : { names: [], questions: [] }
  const told = new Set([...names, ...questions].flat())
  if (sure?.heading === 'Proporción' && namingTerms(name).every((term) => told.has(term))) return null
  // 'Cuánto pan lleva el salmorejo': the base that holds it, and not the bread.
  if (sure?.named === true && sure.heading === 'Proporción' && sure.page.kind === 'bases') return answerSure(question)
  const dish = findDish(name, knowledge)
  if (dish === null || dish.kind !== 'dish' || dish.unknown.length > 0) return null
  const lines = dish.dish.ingredients.filter((line) => isOf(line.name, food))
  if (lines.length === 0) return null
  const amounts = lines.map((line) => {
    const kilo = byKilo(line, dish.dish.ingredients, knowledge)
    const each =
      kilo === '' ? `, ${amountOf({ ...line, quantity: line.quantity / dish.dish.serves })} por ración` : kilo
    return `${plain(line.name)}: **${amountOf(line)}**${each}`
  })
  return reply(
    paragraphs(
      `En ${bold(capital(dish.dish.names[0] ?? name))}, para ${people(dish.dish.serves)}:`,
      bullets(amounts),
      byLabel(lines),
    ),
    [`Crea una receta de ${plain(name, 60)} para 8`],
  )
}

/** 'Sal nitrificante' and 'sal por kilo de col' are not 'sal': what the page of a dose does not explain is another question. */
const isMeant = (dose: Dose, { looked }: Question): boolean =>
  looked.found.some(({ page, confidence }) => page.path === dose.path && confidence >= sureFrom)

/** 'Agar para 750 ml de caldo': a dose and no more is named before the amount. */
export const doseAsked = (subject: string, text: string, knowledge: Knowledge): Dose | null => {
  const head = subject === '' || weightIn(text) === null ? null : shelvesOf(knowledge).doses.leading(subject)
  return head !== null && head.rest === 0 ? head.row : null
}

/** Whether what is named before an amount has a card of doses: 'gellan para medio litro de caldo'. */
export const isDoseAsked = (subject: string, text: string, { cookbook }: Knowledge): boolean =>
  subject !== '' && weightIn(text) !== null && cookbook.named(subject)?.path.startsWith('cards/dosis/') === true

/** A card of doses that are told and not worked out; what the dose goes into, behind the amount, names another page. */
const doseTold = (question: Question, knowledge: Knowledge): Reply | null => {
  const { subject, text } = question
  if (!isDoseAsked(subject, text, knowledge) || doseAsked(subject, text, knowledge) !== null) return null
  return answerSure({ ...question, looked: resolve(`dosis de ${subject}`, knowledge, null) })
}

/** The first words of a 'cuánta gelatina…' name what is dosed. */
const isDose = (text: string, rule: Dose): boolean => {
  const asked = /cu[aá]nt[oa]s?\s+(.{2,40})/i.exec(text)?.[1] ?? text
  const words = stemsOf(asked).slice(0, 3)
  return rule.names.some((name) => stemsOf(name).every((word) => words.includes(word)))
}

/** 'Cuánta gelatina lleva la panna cotta': the formula knows better than the general dose. */
const namesIngredientOf = (text: string, formula: Formula | null, rule: Dose, knowledge: Knowledge): boolean => {
  if (formula === null) return false
  const words = new Set(rule.names.flatMap(stemsOf))
  return (
    formula.parts.some(([name]) => stemsOf(name).some((word) => words.has(word))) &&
    shelvesOf(knowledge).formulas.find(text) === formula
  )
}

const formulaIn = (text: string, knowledge: Knowledge): Formula | null => shelvesOf(knowledge).formulas.find(text)

const formulaAnswer = (formula: Formula, question: Question, weight: WeightSaid | null): Reply => {
  const { parts, of } = scaled(formula, question, weight)
  const name = formula.names[0] ?? ''
  return reply(
    paragraphs(
      formula.ratio === '' ? bold(name) : `${bold(name)}: ${formula.ratio}.`,
      `Para ${of}:\n${bullets(parts.map(([food, grams]) => `${food}: **${formatQuantity(grams)} g**${pieces(food, grams, grams)}`))}`,
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
): { readonly parts: readonly FormulaPart[]; readonly of: string } => {
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
const ingredientBatch = (formula: Formula, { food, grams }: WeightSaid): readonly FormulaPart[] | null => {
  const words = food.split(' ')
  for (let count = Math.min(3, words.length); count > 0; count--) {
    const parts = forIngredient(formula, words.slice(0, count).join(' '), grams)
    if (parts !== null) return parts
  }
  return null
}
