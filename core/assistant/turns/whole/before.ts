import { madeAhead } from '#core/assistant/recipes/made-ahead.ts'
import { type Message, said } from '#core/assistant/turns/conversation.ts'
import { isDoubt, isWhy } from '#core/assistant/turns/doubts.ts'
import { answerOffered, missingSaidWhole } from '#core/assistant/turns/missing.ts'
import { readQuestion } from '#core/assistant/turns/read-question.ts'
import { thingsCompared } from '#core/assistant/turns/which-of-two.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { saysTrouble } from '#core/look-up/says-trouble.ts'
import type { Safety } from '#core/safety/safety.ts'
import { fold } from '#core/spanish/fold.ts'
import { stemsOf } from '#core/spanish/name-index.ts'
import { firstTold } from './first-told.ts'
import { namesThing } from './names-thing.ts'
import { replacedAgain } from './replaced-again.ts'
import { saidWhole } from './said-whole.ts'
import { mayNameOther, standsAlone } from './stands-alone.ts'
import { askedOf, isEaten, thingIn, withWholeName } from './thing-in.ts'
import { asksByItself, isShort, onlyAsksOf, onlyNames, refersBack, saysCondition } from './turn-kinds.ts'

/** What the turns before the last were about: the recipe made, else the question asked, said whole. */
export const spokenOf = (messages: readonly Message[], safety: Safety, knowledge: Knowledge): string => {
  const recipe = messages.slice(0, -1).findLast((one) => one.recipe !== undefined)?.recipe
  const before = wholeBefore(messages, safety, knowledge)
  return before === '' ? (recipe?.name ?? '') : before
}

/** Turns looked back at for what a short one leaves out. */
const longestMemory = 4

/** The cook's question before the last one, said whole, or the name of the recipe made since; blank where nothing was asked. */
export const wholeBefore = (messages: readonly Message[], safety: Safety, knowledge: Knowledge): string => {
  let before = ''
  for (const { role, content, recipe } of messages.slice(0, -1).slice(-2 * longestMemory)) {
    if (recipe !== undefined) before = recipe.name
    if (role !== 'user' || content.length > longestWhole) continue
    const goesOn = before !== '' && isShort(content, knowledge)
    before =
      (before === '' ? null : replacedAgain(content, () => before, knowledge)) ??
      (goesOn ? wholeOf(content, before, safety, knowledge) : content)
  }
  return before
}

/** The things of the turns before the last, in order: both of one that set two against each other. */
export const thingsBefore = (messages: readonly Message[], safety: Safety, knowledge: Knowledge): readonly string[] =>
  messages.slice(0, -1).flatMap((message, at): readonly string[] => {
    if (message.role !== 'user' || at < messages.length - 1 - 2 * mostCompared) return []
    const two = thingsCompared(message.content)
    if (two.length > 0) return two
    const thing = thingIn(wholeBefore([...messages.slice(0, at + 1), message], safety, knowledge), knowledge)
    return thing === '' ? [] : [thing]
  })

/** Turns whose things are set against each other. */
const mostCompared = 2

/** A longer turn is a text. Characters. */
const longestWhole = 200

const wholeOf = (turn: string, before: string, safety: Safety, knowledge: Knowledge): string => {
  if (isWhy(turn) || isDoubt(turn)) return before
  // 'Y requesón sirve': what is missing is spoken of still.
  if (answerOffered(turn, before, knowledge) !== null) return before
  const whole = missingSaidWhole(turn, before, knowledge) ?? madeAhead(turn, () => before, knowledge)
  if (whole !== null) return whole
  const text = withWholeName(turn, before, knowledge)
  const alone = readQuestion([said(before), said(text)], knowledge)
  // 'A qué temperatura la mantengo' is of the sauce still, for the turn after it.
  if (refersBack(text)) return `${thingIn(before, knowledge)} ${text}`.trim()
  // 'Me queda con grumos', of the sauce: it is still of the sauce.
  const isFault = saysTrouble(fold(text), knowledge.cookbook.kitchenWords)
  if (isFault && !isEaten(thingIn(text, knowledge), knowledge)) return `${thingIn(before, knowledge)} ${text}`.trim()
  if (asksOfPart(text, before, knowledge)) return before
  const isAlone = standsAlone(alone, before, knowledge)
  // 'Qué variedad', of the potatoes, names nothing to speak of next.
  const thing = thingIn(text, knowledge)
  const isThing = isEaten(thing, knowledge) || knowledge.cookbook.named(thing) !== null
  const isNamed = thing !== '' && namesThing(text, knowledge) && (isThing || !asksByItself(text))
  // 'Cuántas horas', of the cod that is desalted: what comes next is of the cod still.
  if (isAlone && !isNamed && asksByItself(text))
    return `${text} ${onlyAsksOf(text) === null ? thingIn(before, knowledge) : askedOf(before)}`.trim()
  if (isAlone && alone.computed === null && !mayNameOther(alone, before)) return text
  const told = firstTold(text, before, alone, safety, knowledge)?.turn
  if (told !== undefined) return told
  // 'Y azúcar', of the salmon that is cured: it is still the salmon's.
  if (isAlone) return alone.computed !== null && onlyNames(text) ? before : text
  if (saysCondition(text) || !isNamed) return before
  // 'Y el pato', after the wood to smoke ribs with: what comes next is of smoking it, known or not.
  const [likeliest = text] = onlyNames(text) && asksByItself(before) ? saidWhole(text, before, knowledge) : []
  return likeliest
}

/** 'Cuánto azúcar invertido le pongo': it goes into the thing before. */
const goesIntoIt =
  /\bles? (?:pong|pon[eg]|ech|met|anad)[a-z]*\W*$|^\W*y si (?:le |les |lo |la )?(?:pong|pon[eg]|ech|met|anad|sub|baj|quit)[a-z]* (?:el |la |un |mas |menos |algo |poc|much|solo |la mitad|el doble)/
const ofPart =
  /^\W*(?:y )?(?:(?:cuant[oa]s?|con|de|que) )?[a-z ]{3,25}(?: (?:lleva|llevan|necesita|hace falta|uso))?\W*$/

/** 'Y sal', 'cuánto aceite', of the focaccia: one of its own parts, so that what comes next is of the focaccia still. */
const asksOfPart = (text: string, before: string, knowledge: Knowledge): boolean => {
  const folded = fold(text)
  const [whole, part] = [thingIn(before, knowledge), thingIn(text, knowledge)]
  if (whole === '' || part === '') return false
  if (goesIntoIt.test(folded)) return true
  const [head] = stemsOf(part)
  const lines = knowledge.cookbook.named(whole)?.ingredients ?? []
  return ofPart.test(folded) && lines.some(({ name }) => head !== undefined && stemsOf(name)[0] === head)
}
