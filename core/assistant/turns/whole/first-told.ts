import { answer } from '#core/assistant/answer.ts'
import { noFindings } from '#core/assistant/kitchen/findings.ts'
import { safetyFirst } from '#core/assistant/pages/answer-safely.ts'
import { tooMuchOf } from '#core/assistant/pages/too-much.ts'
import { dietsIn } from '#core/assistant/recipes/keeps-diet.ts'
import { type Message, said } from '#core/assistant/turns/conversation.ts'
import type { Heard } from '#core/assistant/turns/heard.ts'
import { wineAsked } from '#core/assistant/turns/off-topic.ts'
import type { Intent, Question } from '#core/assistant/turns/question.ts'
import { readQuestion } from '#core/assistant/turns/read-question.ts'
import { foodsNamed } from '#core/calculate/reading/foods-named.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { classOf } from '#core/look-up/class-of.ts'
import { isToldIn } from '#core/look-up/figure-asked.ts'
import { particular } from '#core/look-up/look-up.ts'
import { pageIndexOf, preparedPage } from '#core/look-up/page-index.ts'
import { saysTrouble } from '#core/look-up/says-trouble.ts'
import { saysLittle } from '#core/look-up/spoken.ts'
import { isFigure, termsOf } from '#core/look-up/terms.ts'
import type { Safety } from '#core/safety/safety.ts'
import { fold } from '#core/spanish/fold.ts'
import { namesThing } from './names-thing.ts'
import { saidWhole } from './said-whole.ts'
import { thingIn } from './thing-in.ts'
import { asksByItself, joint, longer, onlyNames, saysCondition, supposes } from './turn-kinds.ts'

/** What is made, or asked of a dish as a whole: two of them are one order. */
export const ofDish: ReadonlySet<Intent> = new Set<Intent>([
  'create',
  'menu',
  'scale',
  'search',
  'show',
  'greeting',
  'thanks',
  'help',
])

/** The first of the readings that has an answer to it, and speaks of what is new in it; null where none has. */
export const firstTold = (
  text: string,
  before: string,
  alone: Question,
  safety: Safety,
  knowledge: Knowledge,
): Whole | null => {
  const { terms, asking } = alone.looked.asked
  // 'Una ganache separada', after the custard that split: what went wrong is said in other words on its page.
  const isTrouble = saysTrouble(fold(before.slice(0, 200)), knowledge.cookbook.kitchenWords)
  const { faults } = pageIndexOf(knowledge.cookbook)
  // 'Cuánto pierden' names nothing new; 'y del vino' does, and an answer must speak of it.
  const things =
    asksByItself(text) || saysCondition(text) || !namesThing(text, knowledge)
      ? []
      : terms.filter(
          (term) => !asking.has(term) && !isFigure(term) && !placing.has(term) && !(isTrouble && faults.has(term)),
        )
  const isOfWine = onlyNames(text) && wineAsked.test(fold(before.slice(0, 200)))
  const guests = onlyNames(text) ? dietsIn(before) : []
  const isSupposed = supposes(text)
  const toldBefore = (): string => answer(readQuestion([said(before)], knowledge), noFindings, knowledge).response
  const isTurnOfFault = alone.looked.asked.headings[0] === 'Fallos' && !namesThing(text, knowledge)
  const isTurnOfTrouble = saysTrouble(fold(text), knowledge.cookbook.kitchenWords)
  // 'Y demasiado salada', of a sauce: what goes wrong with any dish is told of it, where it is told in that very word.
  const wrong = termsOf(text.replace(/\b(?:demasiad[oa]s?|horas?|d[ií]as?)\b/gi, ' ')).filter(
    (term) => faults.has(term) && !saysLittle(term),
  )
  const isFaultTold = (response: string): boolean => {
    const speaks = new Set(termsOf(response))
    return wrong.length > 0 && wrong.every((term) => speaks.has(term))
  }
  // 'Y de chocolate', of the base of an ice cream: churros with it are none.
  const isKindOf = /^\W*(?:y|e) de /i.test(text) && onlyNames(text) && !asksByItself(before)
  const earlier = isKindOf ? termsOf(thingIn(before, knowledge)) : []
  const isTooLong = longer.test(fold(text).replace(joint, ''))
  for (const turn of saidWhole(text, before, knowledge)) {
    // 'Y de postre', for a coeliac and a vegan: neither gives way to it.
    if (guests.some((guest) => !dietsIn(turn).includes(guest))) continue
    const messages = [said(turn)]
    const verdict = safetyFirst({ messages, safety }, knowledge)
    // What is kept of the question before may call a rule that says nothing of what is named now.
    const isOfNow =
      things.length === 0 || !onlyNames(text) || termsOf(verdict?.response ?? '').some((term) => things.includes(term))
    if (verdict !== null && !isOfNow && fold(turn).includes(fold(thingIn(before, knowledge)))) continue
    if (verdict !== null) return { turn, heard: { verdict } }
    // 'Y si me paso', of the cod that is desalted: what comes of too much, and no other fault of a cod.
    if (isTooLong) {
      const excess = tooMuchOf(readQuestion([said(before)], knowledge), thingIn(before, knowledge))
      return excess === null ? null : { turn, heard: { verdict: excess } }
    }
    const question = readQuestion(messages, knowledge)
    const reply = answer(question, noFindings, knowledge)
    // Told already, it is no answer to another fault; 'cuánto cuece', of the tongue that is peeled, may stand in the same sentence.
    const mayBeTold = isSupposed && isToldIn(turn, reply.response)
    if ((isSupposed || isTurnOfTrouble) && !mayBeTold && reply.response === toldBefore()) continue
    const speaks = new Set([...termsOf(reply.response), ...(isSupposed ? [] : askedUnder(question))])
    if (
      reply.declined === true ||
      question.tie.length > 1 ||
      ofDish.has(question.intent) ||
      // A card of pairing speaks of the class of a dish.
      (question.intent !== 'off-topic' &&
        !things.every((term) => speaks.has(term)) &&
        !speaksOfClass(reply.response, thingIn(text, knowledge), knowledge))
    )
      continue
    if (earlier.length > 0 && !earlier.some((term) => speaks.has(term))) continue
    // 'Y si queda duro', of the oxtail: how long it takes is no help.
    if (
      isTurnOfFault &&
      !isFaultTold(reply.response) &&
      question.computed === null &&
      question.looked.sure?.heading !== 'Fallos' &&
      question.looked.sure?.page.type !== 'porqué'
    )
      continue
    // 'En olla exprés', of the oxtail: the octopus' minutes are no answer.
    if (saysCondition(text) && question.computed === null) {
      const isOfBoth = [
        text.replace(/\b(?:olla )?(?:expr[eé]s+|r[aá]pida)\b/i, '$& presión'),
        thingIn(before, knowledge),
      ]
      if (isOfBoth.every((said) => speaksOfOne(reply.response, said))) return { turn, heard: { question } }
      continue
    }
    // 'Sin nata', of the sauces for lamb: any sauce is no answer.
    const isWithout = /^\W*(?:y |pero )?sin /.test(fold(text.slice(0, 20)))
    if (isWithout && !speaksOfOne(reply.response, thingIn(before, knowledge))) continue
    // 'Y la salsa', after a stew that is too salty: its faults, or nothing.
    const isOfFault = onlyNames(text) && saysTrouble(fold(before.slice(0, 200)), knowledge.cookbook.kitchenWords)
    if (isOfFault && question.looked.sure?.heading !== 'Fallos') continue
    // A wine is asked of the other too.
    if (isOfWine && question.intent !== 'off-topic') continue
    // Both things together are no wine for the other.
    const isPairing = question.intent === 'off-topic' && onlyNames(text) && !turn.startsWith(before)
    const isHeld = onlyNames(text) && question.looked.sure !== null && isToldIn(turn, reply.response)
    if (isPairing || isHeld || (isTurnOfFault && isFaultTold(reply.response)) || isBetter(question, alone, knowledge))
      return { turn, heard: { question } }
  }
  return null
}

/** Whether an answer speaks of the class of a food: 'y una lubina', where the time is told of any whole fish. */
export const speaksOfClass = (response: string, thing: string, { pantry }: Knowledge): boolean => {
  const [named] = foodsNamed(fold(thing), pantry)
  const word = named === undefined ? '' : classOf(named.food)
  return word !== '' && speaksOfOne(response, word)
}

/** The words under which the card that answers is asked: 'temperatura del txakoli' of the one on serving wine. */
const askedUnder = ({ looked: { sure } }: Question): readonly string[] =>
  sure === null || sure.page.kind !== 'cards' ? [] : preparedPage(sure.page).questions.flat()

/** Whether an answer has a word of what was spoken of. */
export const speaksOfOne = (response: string, thing: string): boolean => {
  const speaks = new Set(termsOf(response))
  return termsOf(thing).some((term) => speaks.has(term))
}

/** 'Metidos en la nevera': what is done with the thing need not be said again. */
export const placing: ReadonlySet<string> = new Set(
  termsOf(
    'metidos puestos guardados dejados hechos tenidos verano obrador calor igual agosto julio horno microondas congelador nevera',
  ),
)

/** A turn said whole, and what it comes to. */
type Whole = { readonly turn: string; readonly heard: Heard }

/** A whole reading is taken where it is worked out, or a page says just that; or where the turn by itself has no answer. */
const isBetter = (whole: Question, alone: Question, knowledge: Knowledge): boolean => {
  if (whole.computed !== null || whole.intent === 'convert') return true
  const { sure, asked } = whole.looked
  // How long it keeps, what goes with it: only a page with that very heading says it.
  const [first] = asked.headings
  if (
    sure !== null &&
    first !== undefined &&
    first !== 'Rendimiento' &&
    particular.has(first) &&
    sure.heading !== first
  )
    return false
  if (answer(alone, noFindings, knowledge).declined === true)
    return whole.intent !== 'unknown' || sure?.named === true || (sure !== null && asked.headings.length > 0)
  return sure?.named === true && (asked.headings.length === 0 || asked.headings.includes(sure.heading ?? 'Qué es'))
}
/** What a turn asks that only names a thing, where it is answered and calls no verdict. */
export const told = (
  turn: Message,
  before: string,
  turns: readonly Message[],
  safety: Safety,
  knowledge: Knowledge,
): Question | null => {
  const whole = firstTold(turn.content, before, readQuestion(turns, knowledge), safety, knowledge)
  return whole !== null && 'question' in whole.heard ? whole.heard.question : null
}
