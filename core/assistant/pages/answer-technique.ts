import { notLinear, scaledRecipe } from '#core/assistant/recipes/scale-recipe.ts'
import type { Reply } from '#core/assistant/reply.ts'
import {
  amountOf,
  bold,
  bullets,
  capital,
  declined,
  numbered,
  paragraphs,
  people,
  plain,
  reply,
} from '#core/assistant/say.ts'
import { type FoundDish, findDish } from '#core/assistant/turns/find-dish.ts'
import type { Question } from '#core/assistant/turns/question.ts'
import { baseRecipe } from '#core/assistant/turns/target.ts'
import { foodsNamed } from '#core/calculate/reading/foods-named.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import type { OtherNames } from '#core/cookbook/tables.ts'
import { classOf } from '#core/look-up/class-of.ts'
import { bestHeading, evidenceIn, speaksOf, tellsNone, untoldShare } from '#core/look-up/evidence.ts'
import { isBesideMaking } from '#core/look-up/kind-asked.ts'
import { type Found, offeredFrom } from '#core/look-up/look-up.ts'
import { preparedPage } from '#core/look-up/page-index.ts'
import type { Asked } from '#core/look-up/read-asked.ts'
import { saysTrouble } from '#core/look-up/says-trouble.ts'
import { saysLittle } from '#core/look-up/spoken.ts'
import { termsOf } from '#core/look-up/terms.ts'
import { fold } from '#core/spanish/fold.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import { answerNear, answerSure } from './answer-looked.ts'
import { inSentence, notKnown, offerOf, passageOf, withoutSource } from './answer-page.ts'
import { answerCut } from './answer-shelves.ts'
import { shelvesOf } from './shelves.ts'

/** How something is done, what a word means, why it went wrong. */
export const answerTechnique = (question: Question, knowledge: Knowledge): Reply => {
  const { text, subject, looked } = question
  const other = /\bc[oó]mo se (?:llama|dice)\b/i.test(text) ? shelvesOf(knowledge).american.find(subject) : null
  if (other !== null) return wordsFor(other)
  const { sure, both } = looked
  if (saysTrouble(fold(text.slice(0, longestTrouble)), knowledge.cookbook.kitchenWords))
    return answerTrouble(question, knowledge)
  const dish = subject === '' ? null : findDish(subject, knowledge)
  const isMade =
    sure === null || (sure.page.kind !== 'cards' && (sure.heading === 'Elaboración' || sure.heading === 'Ingredientes'))
  const isSaid = sure === null || !sure.named || dish === null || dish.unknown.length + dish.extras.length === 0
  if (dish !== null && isMade && both === null && isSaid && !isBesideMaking(looked.asked.kind))
    return howTo(subject, knowledge, question.servings)
  const page = answerSure(question)
  if (page !== null) return page
  if (isBesideMaking(looked.asked.kind)) return answerNear(question, knowledge)
  const cut = shelvesOf(knowledge).cuts.find(subject)
  if (cut !== null) return answerCut({ ...question, intent: 'cut' }, knowledge)
  const isMeaning = looked.asked.headings[0] === 'Qué es'
  const named = subject === '' || !isMeaning ? null : shelvesOf(knowledge).american.find(subject)
  if (named !== null) return wordsFor(named)
  const food = subject === '' ? null : knowledge.pantry.match(subject)
  if (food !== null && isMeaning) return whatIs(subject, food.food.name, food.food.synonyms)
  return answerNear(question, knowledge)
}

/** Longer than this it is a text, not a fault told. Characters. */
const longestTrouble = 240

/** What went wrong: the page that tells it, else what may go wrong with the thing named, else what we have of it, by name. */
const answerTrouble = (question: Question, knowledge: Knowledge): Reply => {
  const { sure, found, asked } = question.looked
  const faults = ({ page }: Found): boolean => page.sections.some(({ heading }) => heading === 'Fallos')
  const isTold = sure !== null && (faults(sure) || sure.page.kind === 'cards')
  const told = isTold ? sure : (found.find((one) => one.named && faults(one)) ?? sure)
  if (told === null || !(faults(told) || told.page.kind === 'cards'))
    return lone(question) ?? offerOf(question) ?? answerNear(question, knowledge)
  // A fault of another thing is no help: 'la piel del pollo me sale correosa' is told by no page of octopus.
  const [thing] = foodsNamed(fold(question.text.slice(0, longestTrouble)), knowledge.pantry).filter(({ words }) =>
    termsOf(words).every((term) => asked.terms.includes(term)),
  )
  const isOfThing = ({ page }: Found): boolean =>
    thing === undefined || speaksOf(page, sourceOf(thing.words)) || speaksOf(page, classOf(thing.food))
  const near = found.filter((one) => one.page !== told.page && one.confidence >= offeredFrom && faults(one))
  // A page that has a fault by that name goes before one of the thing's faults that is asked under none like it.
  const all = [told, ...near]
  const isOfThingOnly = /, fallos$/.test(told.page.name) && !namesFault(told, asked) && !isAskedUnder(told, asked)
  const byName = isOfThingOnly ? near.filter((one) => namesFault(one, asked)) : []
  for (const one of [...byName, ...all]) {
    if (!isOfThing(one)) continue
    const passage = troubleOf(one, asked)
    if (tellsTrouble(one, passage, asked)) return passage
  }
  if (told.named && isOfThing(told) && faults(told)) return troubleOf(told, asked)
  const looked = { ...question.looked, sure: null, found: found.filter(isOfThing) }
  return offerOf({ ...question, looked }) ?? notKnown(asked.unknown, knowledge)
}

/** Whether a page has a fault whose name says what went wrong. */
const namesFault = ({ page }: Found, asked: Asked): boolean =>
  evidenceIn(page, asked).some(({ statement, isAbout }) => statement.heading === 'Fallos' && isAbout)

/** Whether a page's questions hold what is told of the thing. */
const isAskedUnder = ({ page }: Found, { terms, asking, also }: Asked): boolean => {
  const { names, questions } = preparedPage(page)
  const thing = new Set(names.flat())
  const said = new Set(questions.flat())
  const further = terms.filter((term) => !asking.has(term) && !saysLittle(term) && !thing.has(term))
  return further.some((term) => [term, ...(also.get(term) ?? [])].some((way) => said.has(way)))
}

/** 'Pollo' of 'piel del pollo', 'piña' of 'zumo de piña natural': a part is told of with the whole; 'aceite' of 'aceite de oliva'. */
const sourceOf = (words: string): string => words.replace(partOf, '').split(' ')[0] ?? words

const partOf =
  /^(?:zumos?|pieles|piel|carne|caldo|pure|huesos?|cabezas?|cascaras?|lomos?|patas?|muslos?|filetes?|alas?) (?:del?|de las?|de los) /

const troubleOf = ({ page, heading }: Found, asked: Asked): Reply => {
  const statements = evidenceIn(page, asked).filter(({ statement }) => statement.heading === 'Fallos')
  // 'Chips de remolacha que se queman' are told among the points, where no fault has that name.
  const isNamed = statements.some(({ isAbout }) => isAbout)
  const best = isNamed || page.kind !== 'cards' ? 'Fallos' : (bestHeading(page, asked) ?? 'Fallos')
  return passageOf(page, statements.length === 0 ? heading : best, asked)
}

/** Whether what is told is the symptom, and leaves little unsaid: 'se me agria el gazpacho' is no other fault of it. */
const tellsTrouble = ({ page }: Found, { response }: Reply, asked: Asked): boolean => {
  const told = withoutSource(response)
  // 'El salmón marinado me queda salado': what tells of marinades that are pasty has no word of it.
  const { symptom, also } = asked
  const ways = symptom === null ? [] : [symptom, ...(also.get(symptom) ?? [])]
  if (symptom !== null && !termsOf(told).some((term) => ways.includes(term))) return false
  return untoldShare(page, told, asked) <= mostUntold && !tellsNone(page, told, asked)
}

/** So much of the fault may be left unsaid by what is told of it. Ours, measured with the cases of decision 022. */
const mostUntold = 0.62

/** The only page near, where it goes by the name of the thing: what it says of it is all we have. */
const lone = ({ looked: { found, asked } }: Question): Reply | null => {
  const [near, ...others] = found.filter(({ confidence }) => confidence >= offeredFrom)
  return near?.named === true && near.heading !== null && near.page.kind === 'cards' && others.length === 0
    ? passageOf(near.page, near.heading, asked)
    : null
}

/** A dish asked as 'cómo se hace', for so many where they were said: shown, not saved. */
export const howTo = (subject: string, knowledge: Knowledge, servings: number | null): Reply => {
  const found = findDish(subject, knowledge)
  const base = baseRecipe(subject, knowledge)
  if (found === null || base === null) return reply(`No tengo ficha de ${bold(subject)}.`)
  const recipe = servings === null ? base : scaledRecipe(base, servings)
  const factor = recipe.servings / Math.max(base.servings, 1)
  const ratio =
    found.kind === 'formula' && servings === null
      ? found.formula.ratio === ''
        ? found.formula.parts
            .map(([name, grams]) => `${plain(name)} ${amountOf({ quantity: grams, unit: 'g' })}`)
            .join(', ')
        : `**Proporción**: ${found.formula.ratio}.`
      : recipe.ingredients.map((line) => `${plain(line.name)} ${amountOf(line)}`).join(', ')
  const notes = [...notLinear(recipe, factor), ...(found.kind === 'formula' ? found.formula.notes : [])]
  const whole =
    servings === null
      ? `(${people(recipe.servings)})`
      : `(${people(servings)}; la ficha es para ${Math.round(base.servings)})`
  return reply(
    paragraphs(
      `${bold(titleOf(found, subject))}${found.kind === 'formula' && servings === null ? '' : ` ${whole}`}`,
      ratio,
      numbered(recipe.method.split('\n')),
      notes.length > 0 && bullets(notes),
    ),
    [
      `Crea una receta de ${inSentence(titleOf(found, subject))} para ${servings ?? 8}`,
      `Escandallo de ${inSentence(titleOf(found, subject))}`,
    ],
  )
}

/** Its own name where the page is of just that: 'beurre blanc como se hace' is no title. */
const titleOf = (found: FoundDish, subject: string): string => {
  const names = found.kind === 'formula' ? found.formula.names : found.dish.names
  if (/\b(?:cuant[oa]s?|como|cual|que|proporcion|dosis)\b/.test(fold(subject))) return capital(names[0] ?? subject)
  const isJust = found.extras.length === 0 && (found.kind === 'dish' || found.instead === null)
  const said = names.find((one) => nameKey(one) === nameKey(subject))
  return capital(isJust ? (said ?? names[0] ?? subject) : subject)
}

const wordsFor = ({ ours, others }: OtherNames): Reply =>
  reply(`**${capital(ours)}** en España; en América: ${others.map((word) => `**${word}**`).join(', ')}.`, [
    `¿Qué puedo hacer con ${ours}?`,
    `Precio de ${ours}`,
  ])

const whatIs = (subject: string, name: string, synonyms: readonly string[]): Reply => {
  const others = synonyms.filter((one) => one.toLowerCase() !== subject.toLowerCase()).slice(0, 5)
  return declined(
    `${bold(name)}${others.length > 0 ? `: también ${others.map((one) => plain(one)).join(', ')}` : ''}. De técnica no tengo ficha; puedo decirte su precio, su composición o qué recetas tuyas lo llevan.`,
    [
      `¿Qué puedo hacer con ${plain(subject, 40)}?`,
      `¿Calorías de ${plain(subject, 40)}?`,
      `Precio de ${plain(subject, 40)}`,
    ],
  )
}
