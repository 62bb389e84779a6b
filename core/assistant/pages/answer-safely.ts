import { answerComputed } from '#core/assistant/kitchen/answer-computed.ts'
import { madeApart } from '#core/assistant/recipes/adapted-for.ts'
import { dishNamedIn } from '#core/assistant/recipes/dish-named.ts'
import type { Reply } from '#core/assistant/reply.ts'
import { paragraphs, reply } from '#core/assistant/say.ts'
import type { Message } from '#core/assistant/turns/conversation.ts'
import { findDish } from '#core/assistant/turns/find-dish.ts'
import { wineAsked } from '#core/assistant/turns/off-topic.ts'
import { readQuestion } from '#core/assistant/turns/read-question.ts'
import { baseRecipe } from '#core/assistant/turns/target.ts'
import { isEnglish } from '#core/assistant/words/english.ts'
import { fromForeign } from '#core/assistant/words/foreign.ts'
import { inSpanish } from '#core/assistant/words/in-spanish.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { sectionLines } from '#core/cookbook/page.ts'
import { diets } from '#core/knowledge/diets.ts'
import type { Verdict } from '#core/safety/judging/judge.ts'
import { isDenial, isNo } from '#core/safety/judging/page.ts'
import { verdictOn } from '#core/safety/judging/verdict.ts'
import type { Safety } from '#core/safety/safety.ts'
import { fold } from '#core/spanish/fold.ts'
import { answerSure } from './answer-looked.ts'
import type { Guard } from './gate-reply.ts'
import {
  asksCookingTime,
  asksHeatOfBase,
  asksMaking,
  asksNoSafety,
  asksOfRecipe,
  asksOven,
  asksPointOfBase,
  asksPrice,
  asksServing,
  asksSide,
  isBeside,
  isFaultTold,
  isLeftOut,
  isOfBefore,
  isOfHouse,
  isOfSwap,
  isOfWithout,
  isPlanned,
  longestTrouble,
} from './gives-way.ts'
import { askedIn, isGuarded, namesGuest } from './guarded.ts'

/**
 * The verdict that leads where a hazard applies to what is asked, without a recipe; null where the question may be
 * answered as any other; a technique that is asked for stands above the rule it must keep. It is worked out from all the cook said so far, so it does not soften in a later turn.
 */
export const safetyFirst = ({ messages, safety }: Omit<Guard, 'pantry'>, knowledge: Knowledge): Reply | null => {
  const verdict = inOtherWords(messages, safety, knowledge) ?? verdictOn(askedIn(messages), safety)
  if (verdict === null || asksOfRecipe(messages, verdict.page.sum, safety)) return null
  // What to drink with the raw fish, what it costs and what lies beside it are no questions about it; what a guest may drink is.
  const said = fold(messages.at(-1)?.content.slice(0, 200) ?? '')
  const isPairing = wineAsked.test(said) || asksPrice.test(said) || asksSide.test(said)
  if (isPairing && !isGuarded(messages, safety) && !namesGuest(messages.at(-1)?.content ?? '', safety)) return null
  if (
    isOfSwap(messages, safety, knowledge) ||
    isPlanned(verdict, messages, safety, knowledge) ||
    isLeftOut(messages, safety)
  )
    return null
  if (
    isOfBefore(verdict, messages, safety, knowledge) ||
    asksNoSafety(messages, safety, knowledge) ||
    asksMaking(verdict, messages, safety, knowledge) ||
    (!isNo(verdict.text) && isOfHouse(messages, safety, knowledge)) ||
    isOfWithout(verdict, messages, safety) ||
    asksHeatOfBase(verdict, messages, safety, knowledge) ||
    asksCookingTime(verdict, messages)
  )
    return null
  // 'Lo bajo a 47 unas 6 horas': what the new figures forbid, the degrees of before do not allow.
  const reckoned = verdict.page.sum === null ? null : readQuestion(messages, knowledge).computed
  if (reckoned !== null && !isNo(verdict.text) && isNo(reckoned.answer)) return answerComputed(reckoned)
  const sum = isNo(verdict.text) ? boughtForAdults(messages, knowledge) : computedIn(messages, verdict, knowledge)
  if (sum !== null) return isWeighedRaw(messages) ? sum : { ...sum, response: paragraphs(sum.response, verdict.text) }
  const isHow =
    isBeside(verdict, messages, safety) ||
    asksOven(verdict, messages) ||
    asksServing(messages, knowledge) ||
    asksPointOfBase(verdict, messages, knowledge)
  const isTold = isHow || isFaultTold(messages, safety, knowledge)
  const technique = isTold ? answerSure(readQuestion(messages, knowledge)) : weekIn(verdict, messages, knowledge)
  return technique === null
    ? reply(paragraphs(verdict.text, apartIn(verdict, messages, knowledge) ?? false))
    : // What is thrown away is not put right first: 'la crema de calabacín me amarga'.
      {
        ...technique,
        response:
          isDenial(verdict.text) && !isHow
            ? paragraphs(verdict.text, technique.response)
            : paragraphs(technique.response, verdict.text),
      }
}

/** 'Cuánto pulpo crudo para 3 kg cocido': it is weighed raw, and eaten cooked. */
const isWeighedRaw = (messages: readonly Message[]): boolean =>
  /\bcuant[oa]s?\b.*\bcrud[oa]s?\b.*\b(?:cocid|asad|hech|cocinad|frit|guisad)[oa]s?\b/.test(
    fold(messages.at(-1)?.content.slice(0, 200) ?? ''),
  )

/** 'Menú de lunes a domingo para una residencia': the seven days, which a card lays out, stand above what holds for those who eat them. */
const weekIn = ({ page }: Verdict, messages: readonly Message[], knowledge: Knowledge): Reply | null => {
  const asked = fold(messages.at(-1)?.content.slice(0, 200) ?? '')
  const week = ofWeek.test(asked) ? knowledge.cookbook.byPath.get('cards/eventos/menu-semanal-de-mayores') : undefined
  return page.id !== 'residencia-menu' || week === undefined
    ? null
    : reply(paragraphs(`**${week.name}**`, sectionLines(week, 'Puntos').join('\n'), `*Fuente: ${week.source}.*`))
}

const ofWeek = /\bseman(?:a|al|ales)\b|\bde lunes a\b|\b(?:7|siete) dias\b|\bcada dia\b/

/** 'Fideuá para celíacos' is a no as it is; made apart for that guest, it is told how. */
const apartIn = ({ page, text }: Verdict, messages: readonly Message[], knowledge: Knowledge): string | null => {
  const [last] = messages.slice(-1)
  if (page.sum !== 'alergico-a' || !isNo(text) || last === undefined || last.content.length > longestTrouble)
    return null
  const { subject, guests } = readQuestion([last], knowledge)
  const isNamed = findDish(subject, knowledge)?.unknown.length === 0
  const recipe = isNamed ? baseRecipe(subject, knowledge) : dishNamedIn(last.content, knowledge)
  const wanted = diets.filter(({ name }) => guests.includes(name))
  return recipe === null || wanted.length === 0 ? null : madeApart(recipe, wanted, knowledge)
}

/** The same of what is asked in a language of our neighbours, whose words the verdicts do not know. */
const inOtherWords = (messages: readonly Message[], safety: Safety, knowledge: Knowledge): Verdict | null => {
  const asked = askedIn(messages)
  const ours = asked.map((text) => (isEnglish(text) || fromForeign(text) !== null ? inSpanish(text, knowledge) : text))
  return ours.at(-1) === asked.at(-1) ? null : verdictOn(ours, safety)
}

/** 'Cuánta sal para 3 kg de col': the rule, and before it what it comes to for that amount. */
const computedIn = (messages: readonly Message[], { page, text }: Verdict, knowledge: Knowledge): Reply | null => {
  const { computed } = readQuestion(messages, knowledge)
  if (computed === null) return null
  // The salt of a duck's breast by its own share, of which the rule told has only the usual one.
  const isUnreckoned = computed.id === 'salmuera' && !/^Para \d/.test(text)
  if (page.sum !== null && !besideSums.has(computed.id) && !isUnreckoned) return null
  return answerComputed(computed)
}

/** 'Cuánto vino, para 60 adultos y 20 niños': what is bought for the grown-ups, with what the verdict says of the others. */
const boughtForAdults = (messages: readonly Message[], knowledge: Knowledge): Reply | null => {
  if (isWeighedRaw(messages)) {
    const weighed = readQuestion(messages, knowledge).computed
    if (weighed !== null && /^(?:rendimiento|entero para raciones|merma)$/.test(weighed.id))
      return answerComputed(weighed)
  }
  if (
    !messages.some(
      ({ role, content }) =>
        role === 'user' && /\badult|\bmayores\b|\bnin[oa]s\b|\bcrios\b|\bpeques\b/.test(fold(content.slice(0, 300))),
    )
  )
    return null
  const { computed } = readQuestion(messages, knowledge)
  return computed !== null && ofGuests.has(computed.id) ? answerComputed(computed) : null
}

/** Sums that count who drinks and who does not. */
const ofGuests: ReadonlySet<string> = new Set(['raciones', 'bebida del evento'])

/** What no verdict reckons: how long a piece is kept in its bag until it is tender. */
const besideSums: ReadonlySet<string> = new Set(['tiempos al vacío', 'punto del azúcar', 'hora de entrada'])
