import type { Findings } from '#core/assistant/kitchen/findings.ts'
import { shelvesOf } from '#core/assistant/pages/shelves.ts'
import type { Reply } from '#core/assistant/reply.ts'
import { bold, bullets, paragraphs, plain, reply } from '#core/assistant/say.ts'
import { type Change, missingOf } from '#core/assistant/turns/change.ts'
import type { ChatRecipe } from '#core/assistant/turns/conversation.ts'
import { findDish } from '#core/assistant/turns/find-dish.ts'
import { saysOwn } from '#core/assistant/turns/own/says-own.ts'
import type { Intent, Question } from '#core/assistant/turns/question.ts'
import { subjectOf } from '#core/assistant/turns/subject.ts'
import { type Target, targetOf, whence } from '#core/assistant/turns/target.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { type Diet, isForbidden } from '#core/knowledge/diets.ts'
import type { Food } from '#core/pantry/food.ts'
import { fold } from '#core/spanish/fold.ts'
import { listed } from '#core/spanish/list.ts'
import { holding, toldWay, waysFor } from './adapt-line.ts'
import { dietNameFor } from './diet-name.ts'
import { beforeWithout, dietsIn, namesBreaking } from './keeps-diet.ts'
import { leftOutIn, withoutFood } from './left-out.ts'
import { holdsAlcohol, noAlcohol, noSoftVersion } from './soft-drink.ts'

/** 'Panna cotta sin gelatina': a dish of the book or of the cook's own without a food that is nobody's diet; null of anything else. */
export const withoutFoods = (question: Question, findings: Findings, knowledge: Knowledge): Reply | null => {
  const { intent, text, recipe } = question
  if (recipe !== null || !asksSo.has(intent) || dietsIn(text).length > 0 || leftOutIn(text, knowledge).length === 0)
    return null
  const subject = subjectOf(beforeWithout(text)).name
  const found = subject === '' ? null : findDish(subject, knowledge)
  if (found === null || found.unknown.length > 0 || (found.kind === 'dish' && isNamedSo(found.dish.names, text)))
    return null
  const target = targetOf({ ...question, subject }, findings, knowledge)
  return target === null ? null : adaptedFor(text, target, [], knowledge)
}

const asksSo: ReadonlySet<Intent> = new Set<Intent>(['unknown', 'technique', 'substitute'])

/** 'Tortilla sin cebolla' may be a dish by that very name. */
const isNamedSo = (names: readonly string[], text: string): boolean =>
  names.some((name) => / sin /.test(name) && fold(text).includes(fold(name)))

/** A dish for its guests, line by line: what changes by what it does there, what its label decides, what nobody knows. */
export const adaptedFor = (
  text: string,
  { recipe, from, links }: Target,
  asked: readonly Diet[],
  knowledge: Knowledge,
): Reply => {
  const alcohol = asked.some(({ name }) => name === noAlcohol) ? holdsAlcohol(recipe, knowledge) : []
  if (alcohol.length > 0) return { ...noSoftVersion(recipe, alcohol, knowledge), links }
  const { changes: known, unsolved, refusals, labels, unknown } = linesFor(recipe, asked, knowledge)
  const changes = [...known, ...unsolved]
  const leftOut = leftOutIn(text, knowledge)
  const version = listed([...asked.map(({ name }) => name), ...leftOut.map((food) => `sin ${food}`)])
  const forbidden = changes.length + refusals.length
  const title = `${bold(recipe.name)} (${whence[from]})`
  return reply(
    paragraphs(
      from === 'base' &&
        saysOwn(text) &&
        `No encuentro ${bold(lower(recipe.name))} en tu biblioteca: te respondo con la fórmula base.`,
      maySay.test(fold(text.slice(0, 300))) && verdict(forbidden, labels.length + unknown.length),
      refusals.length > 0 && `${title}, versión **${version}**: así no sale.\n${bullets(refusals)}`,
      changes.length > 0 &&
        `${refusals.length > 0 ? 'Lo demás' : `${title}, versión **${version}**. Cambia`}:\n${bullets(changes.slice(0, mostLines))}`,
      asked.length === 0 && `${title}, **${version}**:`,
      leftOut.length > 0 && bullets(leftOut.map((food) => withoutFood(food, recipe, asked, knowledge))),
      forbidden === 0 &&
        asked.length > 0 &&
        `En ${title} no veo nada que quitar para la versión **${listed(asked.map(({ name }) => name))}**, entre lo que reconozco.`,
      forbidden > 0 && isOnlyIntolerant(text, asked) && lactoseFree,
      labels.length > 0 && `**Mira la etiqueta** de ${listed(labels.slice(0, 8))}: según la marca lo llevan.`,
      unknown.length > 0 && `**No reconozco** ${listed(unknown.slice(0, 8))}.`,
      asked.length > 0 && refusals.length === 0 && bullets(asked.map(({ notes }) => notes)),
    ),
    [
      `Crea ${lower(plain(recipe.name, 60))} ${asked.map(({ name }) => dietNameFor(name, recipe.name)).join(' y ')}`,
      '¿Qué alérgenos lleva?',
    ],
    { links },
  )
}

/**
 * 'Quítale la lactosa', of a list that holds milk and no such line: what a guest may not eat is gone through line by line.
 * Null where a line is called so, or the word is no guest's.
 */
export const withoutHeld = (change: Change, target: Target, knowledge: Knowledge): Reply | null => {
  if (change.kind !== 'drop' || missingOf(target.recipe.ingredients, change).length === 0) return null
  const text = change.foods.map((food) => `sin ${food}`).join(' ')
  const asked = dietsIn(text)
  return asked.length === 0 ? null : adaptedFor(text, target, asked, knowledge)
}

/** What a dish would be, made apart for a guest who may not eat it as it is; null where it cannot be, or nothing is known to change. */
export const madeApart = (recipe: ChatRecipe, asked: readonly Diet[], knowledge: Knowledge): string | null => {
  const { changes, unsolved, refusals, unknown } = linesFor(recipe, asked, knowledge)
  return changes.length === 0 || unsolved.length + refusals.length + unknown.length > 0
    ? null
    : `Hecho aparte para él, ${bold(recipe.name)} (${whence.base}) cambia:\n${bullets(changes.slice(0, mostLines))}`
}

const mostLines = 20

type Lines = {
  readonly changes: readonly string[]
  /** Lines of which no swap is known. */
  readonly unsolved: readonly string[]
  /** Lines nothing stands in for in this dish. */
  readonly refusals: readonly string[]
  readonly labels: readonly string[]
  readonly unknown: readonly string[]
}

const linesFor = (recipe: ChatRecipe, asked: readonly Diet[], knowledge: Knowledge): Lines => {
  // What changes alike is told once: yolk and egg of the same sauce.
  const changes = new Map<string, Set<string>>()
  const refusals = new Map<string, Set<string>>()
  const unsolved = new Map<string, Set<string>>()
  const labels = new Set<string>()
  const unknown = new Set<string>()
  const note = (told: Map<string, Set<string>>, how: string, name: string): void => {
    told.set(how, new Set([...(told.get(how) ?? []), bold(name)]))
  }
  for (const { name } of recipe.ingredients) {
    const food = knowledge.pantry.match(name)?.food
    // 'Cerdo' is no food of the table, and pork all the same.
    if (food === undefined && asked.some((diet) => saysItself(name, diet))) note(unsolved, `→ ${noSwap}.`, name)
    else if (food === undefined) unknown.add(plain(name, 50))
    else if (asked.some((diet) => isForbidden(food, diet))) {
      const [way] = waysFor(name, food, recipe, asked, knowledge)
      if (way?.what === '') note(refusals, `(${way.does}): ${way.how}.`, name)
      else if (way !== undefined) note(changes, `(${way.does}) → ${toldWay(way)}`, name)
      else {
        const usual = usualSwap(name, food, asked, knowledge)
        note(usual === null ? unsolved : changes, usual === null ? `→ ${noSwap}.` : `→ ${usual}`, name)
      }
    } else if (food.possibleAllergens.some((allergen) => asked.some((diet) => diet.allergens.includes(allergen))))
      labels.add(plain(name, 50))
  }
  const lines = (told: Map<string, Set<string>>): string[] =>
    [...told].map(([how, names]) => `${listed([...names])} ${how}`)
  return {
    changes: lines(changes),
    unsolved: lines(unsolved),
    refusals: lines(refusals),
    labels: [...labels],
    unknown: [...unknown],
  }
}

/** What is put instead of a food in any dish (swaps.tsv), that the guest may eat; where that depends on the dish, it is said. */
const usualSwap = (name: string, food: Food, asked: readonly Diet[], knowledge: Knowledge): string | null => {
  const { substitutions } = shelvesOf(knowledge)
  // 'Queso crema' has swaps of its own; where none fits, those of any cheese do.
  const fit = [substitutions.find(name), substitutions.find(name.split(' ')[0] ?? '')]
    .flatMap((row) => row?.with ?? [])
    .filter(({ has }) => !has.some((allergen) => asked.some((diet) => diet.allergens.includes(allergen))))
    .find(({ what, uses }) => uses.length === 0 && !namesBreaking(what, asked, knowledge))
  return fit === undefined || isEgg(food)
    ? null
    : `**${fit.what}**: ${fit.how}. Cambia: ${fit.loss}.${holding(fit.has)}`
}

/** A line called by what the guest may not eat: 'cerdo', 'marisco', 'frutos secos'. */
const saysItself = (name: string, diet: Diet): boolean =>
  diet.asked.test(`sin ${fold(name.slice(0, 60))}`) || diet.names?.test(fold(name.slice(0, 60))) === true

const noSwap =
  'no tengo un cambio apuntado para este plato. Dime qué hace en él (liga, cuaja, esponja, da grasa) y lo buscamos por ahí'

/** An egg binds here, raises there and sets elsewhere: what does one of these does not do the others. */
const isEgg = ({ allergens }: Food): boolean => allergens.includes('huevos')

/** '¿Le puedo dar las croquetas a un alérgico…?', asked to be answered with yes or no. */
const maySay =
  /\b(?:(?:puedo|puede|podemos|podria|pueden) (?:dar\w{0,4}|servir\w{0,4}|poner\w{0,4}|comer\w{0,3}|tomar\w{0,3})|vale para|sirve para|(?:es|son) (?:apt[oa]s?|vegan[oa]s?|vegetarian[oa]s?|halal|libres? de|sin)|(?:la|lo|las|los) (?:puede|pueden) (?:comer|tomar))\b/

const verdict = (forbidden: number, doubtful: number): string => {
  if (forbidden > 0) return '**No**, tal como está.'
  return doubtful > 0
    ? '**No te lo puedo asegurar**: depende de lo que digan las etiquetas.'
    : '**Por sus ingredientes, sí**; las trazas y la contaminación cruzada las compruebas tú antes de servir.'
}

/** Lactose was named, and no allergy: milk without its lactose will do. */
const isOnlyIntolerant = (text: string, asked: readonly Diet[]): boolean =>
  asked.some(({ name }) => name === 'sin lactosa') &&
  !asked.some(({ name }) => name === 'vegana') &&
  !/\b(?:alergi|sin leche|sin lacteos|proteina|plv)/.test(fold(text.slice(0, 300)))

const lactoseFree =
  'Si sólo es **intolerante**: leche, nata, queso y mantequilla **sin lactosa**, en la misma cantidad. Lo de arriba es sin nada de leche, también para alérgicos.'

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
