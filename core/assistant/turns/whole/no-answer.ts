import { answer } from '#core/assistant/answer.ts'
import { sumText } from '#core/assistant/kitchen/answer-computed.ts'
import { noFindings } from '#core/assistant/kitchen/findings.ts'
import type { Reply } from '#core/assistant/reply.ts'
import type { Message } from '#core/assistant/turns/conversation.ts'
import type { Question } from '#core/assistant/turns/question.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { isOfKind, kindAsked } from '#core/look-up/kind-asked.ts'
import { preparedPage } from '#core/look-up/page-index.ts'
import { saysTrouble } from '#core/look-up/says-trouble.ts'
import { saysLittle } from '#core/look-up/spoken.ts'
import { isFigure, termsOf } from '#core/look-up/terms.ts'
import { fold } from '#core/spanish/fold.ts'
import { stemsOf } from '#core/spanish/name-index.ts'
import { isOfPages } from './answered-by.ts'
import { speaksOfClass, speaksOfOne } from './first-told.ts'
import { inAnything, namesThing } from './names-thing.ts'
import { isOnlyFigure } from './other-figure.ts'
import { isEaten, thingIn, thingsIn } from './thing-in.ts'
import { asksByItself, isBareName, onlyNames, saysCondition, ways } from './turn-kinds.ts'
import { qualifiersIn } from './unheard.ts'

/** Characters; letters. */
const longestGoing = 45
const longestFollowing = 70
const leastStem = 4
const goesOn = /^\W*(?:y|e|a|si|pero|entonces)\b/i
const goesOnWith = /^\W*(?:y|e|a|al|si|pero|entonces|con|sin|en|de|del|para)\b/i

/** 'Se le quita con leche': said of the thing before. */
const ofIt = /^\W*(?:ya |no )?se l[aeo]s? /iu

/** 'A cuánto se deshace el colágeno' begins with its question, and goes on with nothing. */
const asksOfOwnThing = (said: string, knowledge: Knowledge): boolean => {
  const thing = asksWithPreposition.test(fold(said)) ? thingIn(said, knowledge) : ''
  // 'A qué temperatura el centro' is of the cake before.
  return thing !== '' && (isEaten(thing, knowledge) || knowledge.cookbook.named(thing) !== null)
}
/** 'Qué hago el día antes', 'cuánto reposo': asks, and names nothing of its own. */
const asksOnly = (said: string, knowledge: Knowledge): boolean => {
  const [thing = '', ...others] = thingsIn(said, knowledge)
  const isOwn =
    thing !== '' &&
    // 'Temperatura del agua', of the tea.
    !(others.length === 0 && inAnything.has(termsOf(thing)[0] ?? '')) &&
    (isEaten(thing, knowledge) || (knowledge.cookbook.named(thing)?.kind ?? 'cards') !== 'cards')
  // 'Qué es tatemar' asks for its own word.
  const asksWord = thing !== '' && /^\W*que (?:es|son|significan?|quiere decir) /.test(fold(said))
  return said.length <= longestGoing && asksByItself(said) && !isOwn && !asksWord && !namesRoom.test(fold(said))
}
/** 'Cómo reduzco la merma' says the name of the very page that tells it. */
const isNamedWhole = (said: string, { looked: { sure } }: Question): boolean => {
  const own = new Set(termsOf(said))
  const shared = sure === null ? [] : termsOf(sure.page.name).filter((term) => own.has(term))
  return shared.length >= leastShared
}
/** Terms. */
const leastShared = 2
const waterHeat = /^\W*(?:y )?(?:a (?:que|cuanta) )?temperatura del? (?:el )?(?:agua|aceite|leche|caldo|masa)\W*$/
/** What is asked of the house by itself. */
const namesRoom =
  /\b(?:platos?|mesas?|clientes?|sala|carta|menus?|copas?|cubiertos?|servilletas?|camarer|rotacion|stock|inventario|iva|precio|coste|food ?cost|ticket|cuchillo)\b/
const asksWithPreposition = /^\W*(?:a|con|sin|en|de|para) (?:cuant[oa]s?|que|cual(?:es)?|quien|donde) /

/** 'Cuánta nata', 'y cuánta sal': how much of one thing, and of nothing else. */
const partAsked = /^\W*(?:y )?cuant[oa]s? [a-z]{3,}(?: de [a-z]{3,})?\W*$/

const ofNutrition = /\bkcal\b|\bcalor|\bnutri|\bgrasas?\b|\bprotein|\bhidratos|\bazucares\b|\bfibra\b|\bsodio\b/

/** 'Cuánta sal le pongo' is told by what it holds. */
const putsIn: ReadonlySet<string> = new Set(termsOf('pongo ponemos echo echamos meto añado'))

const tellsFault = /\b(?:se|no) (?:me|nos|se|les?) [a-z]{3,}/

/** A figure of a sum: no heat, no time and no size. */
const sumFigure =
  /(?<![\d.,])(\d+(?:[.,]\d+)?)(?! ?(?:°|º|grados|c\b|f\b|h\b|horas?|min|minutos?|d[ií]as?|semanas?|mes|meses|a[nñ]os?|cm|mm)|[\d.,]*\d)/giu

/**
 * Whether what a turn that goes on would be answered is no answer to it: what was said before once more, though it names something else
 * ('y cortadores', after the ham); a page without its figure ('y la ración de 160'); a page of another thing, or of another kind.
 */
export const isNoAnswer = (
  all: readonly Message[],
  question: Question,
  wholeBefore: () => string,
  knowledge: Knowledge,
): boolean => {
  const [said, before] = [all.at(-1)?.content ?? '', all.at(-2)]
  if (before?.role !== 'assistant') return false
  const isShort = said.length <= longestGoing && goesOn.test(said) && !asksOfOwnThing(said, knowledge)
  if (question.computed !== null)
    return (
      (isShort && isSameSum(said, before.content, question.computed, knowledge)) ||
      isSumOfElse(said, question.computed, knowledge)
    )
  // 'Y cuánta sal', of the octopus that is boiled: what salt holds is no answer.
  if (question.intent === 'nutrition' && question.fact === null && partAsked.test(fold(said))) {
    const isFood = answer(question, noFindings, knowledge).response.includes('de parte comestible')
    if (isFood && !ofNutrition.test(fold(all.at(-3)?.content ?? ''))) return true
  }
  if (!isOfPages(question) || question.change !== null) return false
  const figures = isShort && !isOnlyFigure(said) ? [...said.matchAll(sumFigure)].map(([, figure = '']) => figure) : []
  const goes = goesOnWith.test(said) && !asksOfOwnThing(said, knowledge)
  const follows =
    said.length <= longestFollowing &&
    (goes || ofIt.test(said) || isBareName(said) || (asksOnly(said, knowledge) && !isNamedWhole(said, question)))
  if (figures.length === 0 && !follows) return false
  const told = answer(question, noFindings, knowledge)
  if (told.declined === true) return false
  // 'Y si es de 1,5' only gives another figure, and is heard with the question before it.
  if (figures.some((figure) => !told.response.includes(figure))) return true
  return follows && isOfElse(said, wholeBefore(), question, told, knowledge)
}

/**
 * Whether a sum is of another thing than a short turn names, or of another kind: the water of a batch for 'y embotellado cuánto dura', fish for
 * 'cuánto sale de 10 kg de huesos'.
 */
const isSumOfElse = (said: string, computed: NonNullable<Question['computed']>, knowledge: Knowledge): boolean => {
  if (said.length > longestFollowing) return false
  const text = sumText(computed)
  if (howLong.test(fold(said)) && !/\bdías?\b|\bsemanas?\b|\bmes(?:es)?\b|\d ?h\b|\bhoras?\b/.test(text)) return true
  const thing = ofYield.has(computed.id) && /\bcuant/.test(fold(said)) ? thingIn(said, knowledge) : ''
  return (
    thing !== '' && isEaten(thing, knowledge) && !speaksOfOne(text, thing) && !speaksOfClass(text, thing, knowledge)
  )
}

const howLong = /\b(?:dura|duran|durara|aguantan?|se conservan?)\b/

/** Sums that hang on the food. */
const ofYield: ReadonlySet<string> = new Set(['rendimiento', 'merma', 'entero para raciones'])

const isSameSum = (
  said: string,
  before: string,
  computed: NonNullable<Question['computed']>,
  knowledge: Knowledge,
): boolean => {
  // 'Y vino', after the cheese of a fondue: so much cheese is no answer.
  const thing = (onlyNames(said) || partAsked.test(fold(said))) && !/\d/.test(said) ? thingIn(said, knowledge) : ''
  if (thing !== '' && before.includes(computed.answer.slice(0, 20)) && !speaksOfOne(sumText(computed), thing))
    return true
  if (before !== sumText(computed)) return false
  const told = new Set(stemsOf(before))
  // 'Y en olla exprés', 'y de beber', 'y el suizo': more than what was told, and told again.
  const saysMore = namesThing(said, knowledge) || onlyNames(said) || saysCondition(said)
  return stemsOf(said).some((stem) => stem.length >= leastStem && !told.has(stem) && !/\d/.test(stem)) && saysMore
}

/**
 * Whether a page says nothing of a turn's own words, or, where it names no thing, nothing of the thing before: 'y en seco al horno' after
 * the ribs is no page of muffins. Of a thing that is only named, what was asked before must be told: 'y frambuesas' is no sorbet.
 */
const isOfElse = (said: string, before: string, question: Question, told: Reply, knowledge: Knowledge): boolean => {
  const { sure, asked } = question.looked
  if (sure === null || !told.response.includes(sure.page.name)) return false
  // 'Y se me salen por arriba del molde': a fault goes by other words on its page.
  if (sure.heading === 'Fallos' && tellsFault.test(fold(said))) return false
  const { names, questions } = preparedPage(sure.page)
  const speaks = new Set([...names, ...questions].flat().concat(termsOf(told.response)))
  const isSpoken = (term: string): boolean => [term, ...(asked.also.get(term) ?? [])].some((way) => speaks.has(way))
  const thing = thingIn(said, knowledge)
  const isOwn = thing !== '' && (isEaten(thing, knowledge) || knowledge.cookbook.named(thing) !== null)
  // How it is heard of is told by other words: 'en olla exprés', 'a presión'.
  const qualifiers = qualifiersIn(said, knowledge.cookbook)
  const ofHow = new Set(qualifiers.flatMap((one) => termsOf(one.said)))
  const isHow = qualifiers.length > 0 || ways.test(` ${fold(said)}`)
  const earlier = thingIn(before, knowledge)
  const page = knowledge.cookbook.named(earlier)
  // 'Cheesecake' is told as 'tarta de queso'.
  const earlierTerms = termsOf([earlier, ...(page === null ? [] : [page.name, ...page.aliases])].join(' '))
  const own = termsOf(said).filter(
    (term) => asked.terms.includes(term) && !asked.asking.has(term) && !saysLittle(term) && !putsIn.has(term),
  )
  // 'En el abatidor a −35', of the oysters: the page that goes by that is meant.
  const isNamed = names.some((name) => 2 * name.filter((term) => own.includes(term)).length > name.length)
  // 'Y de sal', 'cuánta nata', of the focaccia before: so much of it for another dish is no answer.
  const isPart = isOwn && partAsked.test(fold(said)) && sure.page.kind !== 'cards'
  const isOfAny =
    isOwn &&
    inAnything.has(termsOf(thing)[0] ?? '') &&
    (onlyNames(said) || partAsked.test(fold(said)) || waterHeat.test(fold(said)))
  if ((!isOwn || isHow || isPart || isOfAny) && (!isNamed || isOfAny) && earlier !== '' && !earlierTerms.some(isSpoken))
    return !speaksOfClass(told.response, earlier, knowledge)
  // 'Y congelado', of the monkfish that is cleaned: how long a soup of it keeps is no answer.
  const saidOf = new Set([...termsOf(before), ...termsOf(said)])
  if (
    !isOwn &&
    !isNamed &&
    sure.page.kind === 'dishes' &&
    !names.some((name) => name.every((term) => saidOf.has(term)))
  )
    return true
  // 'Algo sin patata': the page of the potato is none.
  const [, left = ''] = /\bsin ([a-z]{4,})\b/.exec(fold(said)) ?? []
  if (left !== '' && sure.page.type !== 'sustitución' && names.some((name) => name.includes(termsOf(left)[0] ?? '')))
    return !fold(told.response).includes(`sin ${left}`)
  if (isOwn && !termsOf(thing).some(isSpoken) && !speaksOfClass(told.response, thing, knowledge)) return true
  const isTrouble = [said, before].some((one) => saysTrouble(fold(one), knowledge.cookbook.kitchenWords))
  // What asks of its own thing may say more than its page: 'salmuera para un pastrami, cuánta sal'.
  const isWhole = isOwn && asksByItself(said)
  if (!isTrouble && !isWhole && own.some((term) => !isFigure(term) && !ofHow.has(term) && !isSpoken(term))) return true
  // 'Y de chocolate', of the base of an ice cream: churros are none.
  if (/^\W*(?:y|e) de /i.test(said) && onlyNames(said) && !asksByItself(before))
    return earlier !== '' && !termsOf(earlier).some(isSpoken)
  const kind = kindAsked(before)
  if (!onlyNames(said) || (kind === null && !asksByItself(before))) return false
  return (
    (kind !== null && !isOfKind(kind, { ...sure, text: told.response })) ||
    (/\bcu[aá]nt[oa]s?\b/i.test(before) && /^1\. /m.test(told.response))
  )
}
