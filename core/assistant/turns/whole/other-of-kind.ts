import type { Message } from '#core/assistant/turns/conversation.ts'
import { findDish } from '#core/assistant/turns/find-dish.ts'
import { calculate } from '#core/calculate/calculate.ts'
import { noFigures } from '#core/calculate/calculation.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { saysTrouble } from '#core/look-up/says-trouble.ts'
import { fold } from '#core/spanish/fold.ts'
import { stemsOf } from '#core/spanish/name-index.ts'
import { withOtherFigure } from './other-figure.ts'
import { withOtherThing } from './other-thing.ts'
import { thingIn } from './thing-in.ts'
import { asksByItself, goesOn, isBareName } from './turn-kinds.ts'

/** 'Y de pollo', 'y el rojo', 'y la de setas', 'de queso'. */
const another =
  /^\W*(?:(?:y|o) (?:(?:el|la|los|las|uno|una|unos|unas) )?|(?=del? ))((?:de |del |al? |con )?[\p{L}][\p{L} ]{2,30})$/iu

/** What was spoken of, and the words that asked for it. */
type Spoken = { readonly asked: string; readonly thing: string }

/**
 * 'Y de pollo', after 'cómo hago un fondo oscuro': the question again of another of its kind, where there is a page by that
 * very name ('fondo de pollo'). Null where there is none, or the turn asks something else.
 */
const otherOfKind = (turn: string, { asked, thing }: Spoken, knowledge: Knowledge): string | null => {
  const said = turn.replace(/[?!.\s]+$/, '')
  const other = another.exec(said)?.[1]
  if (other === undefined || asksByItself(said) || saysTrouble(fold(said), knowledge.cookbook.kitchenWords)) return null
  const [head = '', ...rest] = thing.split(' ')
  // Of a thing of one word, 'y de salsa' may ask how much of it there is.
  if (
    rest.length === 0 &&
    (other.includes(' ') || knowledge.cookbook.named(`${head} ${other}`) === null) &&
    (!/^de /i.test(other) || /\bcuant/.test(fold(asked)))
  )
    return null
  // 'Y masa madre', after fresh yeast, is a food of its own; 'y sepia', after the rice of an arroz negro for 70, a part of it.
  const isFigured = /\d/.test(asked) && /\bcuant/.test(fold(asked))
  const isOwn = knowledge.pantry.called(other) !== null || knowledge.cookbook.named(other) !== null
  if (!/^(?:del?|con|al?) /i.test(other) && (isFigured || isOwn)) return null
  // 'Y patata', of the tortilla de patatas: a part of it, and no other.
  if (stemsOf(other).every((word) => stemsOf(thing).includes(word))) return null
  const name = `${head} ${other}`
  if (knowledge.cookbook.named(name) !== null) return asked.replace(thing, name)
  // 'Y con calabacín' is said of the same dish; 'y de ternera' of another.
  const found = /^con /i.test(other) ? null : findDish(name, knowledge)
  const names = found === null ? [] : found.kind === 'dish' ? found.dish.names : found.formula.names
  const isNamed = names.some((one) => stemsOf(other).every((word) => stemsOf(one).includes(word)))
  return isNamed && found?.unknown.length === 0 && found.extras.length === 0 ? asked.replace(thing, name) : null
}

/** A conversation with each turn that names only the other of a kind said whole, so that what follows is about that one. */
export const withWholeTurns = (messages: readonly Message[], knowledge: Knowledge): readonly Message[] => {
  let spoken: Spoken | null = null
  return withOtherFigures(messages, knowledge).map((message): Message => {
    const { role, content, recipe } = message
    if (recipe !== undefined) spoken = { asked: `dame la receta de ${recipe.name}`, thing: recipe.name }
    if (role !== 'user') return message
    const whole = spoken === null ? null : otherOfKind(content, spoken, knowledge)
    const asked = whole ?? content.slice(0, longestBefore)
    const thing = whole === null && goesOn(content) ? '' : thingIn(asked, knowledge)
    if (thing !== '') spoken = { asked, thing }
    // 'Cuánto dura', of the fresh pasta: what is asked next is asked so.
    else if (spoken !== null && whole === null && ofTime.test(fold(content)) && content.length <= longestAside)
      spoken = { ...spoken, asked: `${content.replace(/^\W*y /i, '').replace(/[?!.\s]+$/, '')} ${spoken.thing}` }
    return whole === null ? message : { ...message, content: whole }
  })
}

/** How long it takes or keeps. */
const ofTime = /\bcuant[oa]s?\b|\b(?:dura|aguanta|tarda|congela)n?\b/

/** A longer turn is a text. Characters. */
const longestBefore = 200

/**
 * A conversation with each turn that only gives another figure said whole. After 'y sal', of the bread with 5 kg of flour, 'y si son 8'
 * asks both again: the bread with 8, and its salt.
 */
const withOtherFigures = (messages: readonly Message[], knowledge: Knowledge): readonly Message[] => {
  let [figured, beside] = ['', '']
  let isMade = false
  return messages.flatMap((message): readonly Message[] => {
    const { role, content, recipe } = message
    // What was made has its own servings, and is scaled.
    if (recipe !== undefined) [figured, beside, isMade] = ['', '', true]
    if (role !== 'user') return [message]
    const whole = figured === '' ? null : withOtherFigure(content, figured)
    const said = (text: string): Message => ({ ...message, content: text })
    // 'Total kilos', of what was said by the head: the question again, which tells both.
    if (figured !== '' && inAll.test(content)) return [said(figured)]
    // 'Y 80', of the recipe just made.
    if (isMade && /^\W*y \d{1,4}\W*$/i.test(content)) return [said(content.replace(/\by /i, 'y para '))]
    isMade = false
    if (whole !== null) {
      // A share of its own is said of the question, and not of what was asked beside it.
      const isAdded = whole.startsWith(figured.replace(/[?!.\s]+$/, ''))
      figured = whole
      if (isAdded) beside = ''
      return beside === '' ? [said(whole)] : [said(whole), said(beside)]
    }
    const other = figured === '' ? null : withOtherThing(content, figured, knowledge)
    if (other !== null) {
      ;[figured, beside] = [other, '']
      return [said(other)]
    }
    // 'Mantequilla', after how much flour a brioche takes: 'y mantequilla'.
    if (figured !== '' && isPartOf(content, figured, knowledge)) {
      beside = `y ${content}`
      return [said(beside)]
    }
    const isBeside =
      figured !== '' &&
      !/\d/.test(content) &&
      content.length <= longestAside &&
      (/^\W*(?:y|e)\b/i.test(content) || isBareName(content))
    if (isBeside) beside = content
    else [figured, beside] = [content, '']
    return [message]
  })
}

/** A food and no more, after a sum. */
const isPartOf = (turn: string, before: string, { pantry, ...knowledge }: Knowledge): boolean =>
  /^\p{L}{3,}(?: \p{L}{3,})?\W*$/u.test(turn.trim()) &&
  pantry.match(turn.replace(/\W+$/u, ''))?.ignored.length === 0 &&
  calculate(before, noFigures, null, { pantry, ...knowledge })?.id === ofRecipe

/** The sum that takes a batch of the house. */
const ofRecipe = 'de una receta'

const inAll =
  /^\W*(?:(?:y|pues|entonces) )?(?:(?:cu[aá]nt[oa]s? )?(?:es |son )?(?:kilos |litros |gramos )?en total|total(?: de)?(?: kilos| litros| gramos)?)\W*$/i

/** Characters. */
const longestAside = 40
