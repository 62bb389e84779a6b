import { answerComputed } from '#core/assistant/kitchen/answer-computed.ts'
import { madeApart } from '#core/assistant/recipes/adapted-for.ts'
import { dishNamedIn } from '#core/assistant/recipes/dish-named.ts'
import { isDietTurn } from '#core/assistant/recipes/keeps-diet.ts'
import type { Reply } from '#core/assistant/reply.ts'
import { bullets, paragraphs, reply } from '#core/assistant/say.ts'
import type { Message } from '#core/assistant/turns/conversation.ts'
import { findDish } from '#core/assistant/turns/find-dish.ts'
import { wineAsked } from '#core/assistant/turns/intents.ts'
import { missingIn } from '#core/assistant/turns/missing.ts'
import { readQuestion } from '#core/assistant/turns/read-question.ts'
import { subjectOf } from '#core/assistant/turns/subject.ts'
import { baseRecipe } from '#core/assistant/turns/target.ts'
import { goesOn } from '#core/assistant/turns/turn-kinds.ts'
import { isEnglish } from '#core/assistant/words/english.ts'
import { fromForeign } from '#core/assistant/words/foreign.ts'
import { inSpanish } from '#core/assistant/words/in-spanish.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { sectionLines } from '#core/cookbook/page.ts'
import { diets } from '#core/knowledge/diets.ts'
import { evidenceIn } from '#core/look-up/evidence.ts'
import { saysTrouble } from '#core/look-up/says-trouble.ts'
import type { Pantry } from '#core/pantry/match-food.ts'
import { fitness } from '#core/safety/expression.ts'
import { refusalsOf, softens } from '#core/safety/gate-prose.ts'
import { gateRecipe } from '#core/safety/gate-recipe.ts'
import { isNo } from '#core/safety/page.ts'
import type { Safety } from '#core/safety/safety.ts'
import { standingNo, type Verdict, verdictOn } from '#core/safety/verdict.ts'
import { fold } from '#core/spanish/fold.ts'
import { answerSure } from './answer-looked.ts'

/** What every answer passes, whoever gives it. */
export type Guard = {
  readonly messages: readonly Message[]
  readonly pantry: Pantry
  readonly safety: Safety
}

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
  if (isOfSwap(messages, safety, knowledge)) return null
  if (
    isOfBefore(verdict, messages, safety, knowledge) ||
    asksNoSafety(messages, safety, knowledge) ||
    (!isNo(verdict.text) && isOfHouse(messages, safety, knowledge)) ||
    isOfWithout(verdict, messages, safety)
  )
    return null
  // 'Lo bajo a 47 unas 6 horas': what the new figures forbid, the degrees of before do not allow.
  const reckoned = verdict.page.sum === null ? null : readQuestion(messages, knowledge).computed
  if (reckoned !== null && !isNo(verdict.text) && isNo(reckoned.answer)) return answerComputed(reckoned)
  const sum = isNo(verdict.text)
    ? boughtForAdults(messages, knowledge)
    : computedIn(messages, verdict.page.sum, knowledge)
  if (sum !== null) return { ...sum, response: paragraphs(sum.response, verdict.text) }
  const isTold =
    isBeside(verdict, messages, safety) ||
    asksOven(verdict, messages) ||
    asksServing(messages, knowledge) ||
    asksPointOfBase(verdict, messages, knowledge) ||
    isFaultTold(messages, safety, knowledge)
  const technique = isTold ? answerSure(readQuestion(messages, knowledge)) : null
  return technique === null
    ? reply(paragraphs(verdict.text, apartIn(verdict, messages, knowledge) ?? false))
    : { ...technique, response: paragraphs(technique.response, verdict.text) }
}

const asksPrice =
  /\bcuanto (?:me )?(?:cuesta|sale|cobro|cobramos|valdria|gasto)\b|\ba cuanto (?:vendo|cobro)\b|\bprecio de venta\b|\bque precio\b|\bescandall\w+|\bfood cost\b|\ba \d+(?:[.,]\d+)? (?:euros?|€)/
const asksSide =
  /\bque (?:guarnicion\w*|acompanamiento\w*|salsas?) (?:le |les )?(?:pongo|ponemos|va|van|pega|lleva|sirvo|queda|doy)\b/

/** 'En vez de gelatina en una mousse' asks what to put, not whether it is safe. */
const isOfSwap = (messages: readonly Message[], safety: Safety, knowledge: Knowledge): boolean => {
  const said = messages.at(-1)?.content ?? ''
  return (
    /\b(?:en (?:vez|lugar) de|sustitu\w+|reemplaz\w+)\b/.test(fold(said.slice(0, longestTrouble))) &&
    missingIn(said, knowledge) !== null &&
    !namesGuest(said, safety) &&
    !isGuarded(messages, safety) &&
    !/\b(?:huevos?|yemas?|claras?|crud[oa]s?|segur[oa]|peligr\w+|nitri\w+|sal|caducad\w+|sosa)\b/.test(fold(said))
  )
}

/** 'Rebozado sin huevo para un alérgico': what is said to be left out is not what is asked about. */
const isOfWithout = ({ page }: Verdict, messages: readonly Message[], safety: Safety): boolean => {
  if (page.sum !== 'alergico-a') return false
  const said = messages.at(-1)?.content ?? ''
  const rest = said.replace(/\b(?:sin|ni) (?:el |la )?\p{L}{3,}(?: secos)?/giu, ' ')
  return rest !== said && verdictOn([...askedIn(messages.slice(0, -1)), rest], safety)?.page.sum !== 'alergico-a'
}

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

/**
 * 'A qué temperatura cuaja el agar', after the rice in the fridge: a rule that holds only of what was said before gives way to the
 * answer of a question that names its own thing. A no does not, and neither does what was said of a guest.
 */
const isOfBefore = ({ text }: Verdict, messages: readonly Message[], safety: Safety, knowledge: Knowledge): boolean => {
  const last = messages.at(-1)
  if (last === undefined || messages.length < 2 || isNo(text) || goesOn(last.content)) return false
  if (verdictOn([last.content], safety) !== null || isGuarded(messages, safety)) return false
  const { computed, looked } = readQuestion([last], knowledge)
  const { sure, asked } = looked
  return computed !== null || (sure?.named === true && sure.heading === asked.headings[0])
}

/** Whether the verdict only lists the allergens of a dish: an own recipe of that name lists its own. */
export const listsAllergens = (messages: readonly Message[], safety: Safety): boolean =>
  verdictOn(askedIn(messages), safety)?.page.sum === 'alergenos-de'

/** Whether what was said before the last turn must be kept in mind: a no stands, or a guest was named. */
export const isGuarded = (messages: readonly Message[], safety: Safety): boolean => {
  const before = askedIn(messages.slice(0, -1))
  return standingNo(before, safety) !== null || before.some((said) => namesGuest(said, safety))
}

/** Whether the question before the last had a verdict of its own. */
export const hadVerdict = (messages: readonly Message[], safety: Safety): boolean =>
  verdictOn(askedIn(messages.slice(0, -1)), safety) !== null

const namesGuest = (said: string, { read, vocabulary }: Safety): boolean =>
  [...read(said).tags].some((tag) => vocabulary.kindOf.get(tag) === 'grupo')

/** 'Cuánta sal para 3 kg de col': the rule, and before it what it comes to for that amount. */
const computedIn = (messages: readonly Message[], sumOfVerdict: string | null, knowledge: Knowledge): Reply | null => {
  const { computed } = readQuestion(messages, knowledge)
  if (computed === null || (sumOfVerdict !== null && !besideSums.has(computed.id))) return null
  return answerComputed(computed)
}

/** 'Cuánto vino, para 60 adultos y 20 niños': what is bought for the grown-ups, with what the verdict says of the others. */
const boughtForAdults = (messages: readonly Message[], knowledge: Knowledge): Reply | null => {
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

/** 'Gasto 4 kilos de arroz al día y tengo 30': for how many days there is, and not how long it keeps; who a guest is still counts. */
const isOfHouse = (messages: readonly Message[], safety: Safety, knowledge: Knowledge): boolean => {
  const last = messages.at(-1)
  if (last === undefined || !/\d/.test(last.content) || namesGuest(last.content, safety) || isGuarded(messages, safety))
    return false
  const { computed } = readQuestion(messages, knowledge)
  return computed !== null && (ofHouse.has(computed.id) || /€/.test(computed.answer))
}

/** Sums of stock, hands, hours, prices and weights, which say nothing of what is safe. */
const ofHouse: ReadonlySet<string> = new Set([
  ...[
    'días de género',
    'rotación de género',
    'tiempo de trabajo',
    'pérdida en cocción',
    'merma de dos pesos',
    'variación',
  ],
  ...['formato más barato', 'reparto', 'gasto de luz', 'parte de un total', 'sobre lo anterior'],
])

/**
 * 'Por qué se asustan las alubias', 'diferencia entre bonito y atún': a reason of the trade or two things side by side, which a page
 * tells by the very question. Not where a guest was named or a no stands.
 */
const asksNoSafety = (messages: readonly Message[], safety: Safety, knowledge: Knowledge): boolean => {
  const last = messages.at(-1)
  if (last === undefined || namesGuest(last.content, safety) || isGuarded(messages, safety)) return false
  const { looked, text } = readQuestion([last], knowledge)
  const { sure, both } = looked
  if (both !== null) return true
  return sure?.named === true && (ofTrade.get(sure.page.type)?.test(fold(text.slice(0, 200))) ?? false)
}

/** Types of pages that say why a thing is done, how one thing differs from another and what is done with a plate sent back, by how that is asked. */
const ofTrade: ReadonlyMap<string, RegExp> = new Map([
  ['porqué', /\b(?:por ?que|para que|why)\b/],
  ['comparación', /\b(?:diferenci\w+|disting\w+|es mejor)\b/],
  ['servicio', /\bdevuelv\w+|\bqueja\w*|\bel cliente\b/],
])

/** 'A qué temperatura se hornea el merengue' asks for the heat of the oven; the centre is told after it. */
const asksOven = ({ page }: Verdict, messages: readonly Message[]): boolean =>
  page.sum === 'centro' && ofOven.test(fold(messages.at(-1)?.content.slice(0, 200) ?? ''))
const ofOven =
  /\b(?:hornea\w*|horneo|horno|freir\w*|frio|fri(?:es?|en)|el aceite|el bano|confit\w*|plancha|parrilla|la brasa|el agua|escalf\w*|poch\w*|aso|asar|asas?|asan)\b/

/** 'A qué temperatura se sirve un semifrío' asks how cold it comes to the table, where a page says that of it; the hazard is told after it. */
const asksServing = (messages: readonly Message[], knowledge: Knowledge): boolean => {
  const last = messages.at(-1)
  if (last === undefined || !ofService.test(fold(last.content.slice(0, 120)))) return false
  const { sure, asked } = readQuestion([last], knowledge).looked
  return (
    sure !== null &&
    (asked.kind === 'heat' || asked.kind === 'served') &&
    /\d ?°C/.test(sectionLines(sure.page, sure.heading ?? 'Servir').join(' '))
  )
}
const ofService =
  /\b(?:temperatura|grados|cuanto|frio) .{0,12}\b(?:se )?(?:sirve|sirvo|sirven|servir|saca|saco|sale|servicio|come|toma)\b/

/** 'A qué temperatura se hace la crema inglesa': the point of a base goes before what its centre must reach. */
const asksPointOfBase = ({ page, text }: Verdict, messages: readonly Message[], knowledge: Knowledge): boolean => {
  if (page.sum !== 'centro' || isNo(text)) return false
  const { sure, asked } = readQuestion(messages.slice(-1), knowledge).looked
  return sure?.named === true && sure.page.kind === 'bases' && asked.kind === 'heat'
}

/** The question is how it is done, and the verdict says how it is safe: one is no answer without the other. */
const isBeside = ({ page }: Verdict, messages: readonly Message[], safety: Safety): boolean => {
  const { tags, numbers } = safety.read(messages.at(-1)?.content ?? '')
  return page.beside !== null && fitness(page.beside, (tag) => (tags.has(tag) ? 1 : -1), numbers) !== null
}

/** 'El panettone se me ha caído al enfriar' asks for a fault, and its page has just that one: it is told, and the rule after it. */
const isFaultTold = (messages: readonly Message[], safety: Safety, knowledge: Knowledge): boolean => {
  const said = messages.at(-1)?.content ?? ''
  const folded = fold(said.slice(0, longestTrouble))
  if (
    said.length > longestTrouble ||
    !saysTrouble(folded, knowledge.cookbook.kitchenWords) ||
    ofHealth.test(folded.replace(whenSeen, ' '))
  )
    return false
  if (namesGuest(said, safety) || isGuarded(messages, safety)) return false
  const { sure, asked } = readQuestion(messages.slice(-1), knowledge).looked
  return (
    sure?.heading === 'Fallos' &&
    evidenceIn(sure.page, asked).some(({ statement, isAbout }) => statement.heading === 'Fallos' && isAbout)
  )
}

/** Longer than this it is a text, not a fault told. Characters. */
const longestTrouble = 160
/** When the fault was seen: 'se me baja a la media hora'. */
const whenSeen =
  /\b(?:a(?:l cabo de| las?) (?:la |una |media |un par de |\d+ |dos |tres )*horas?|al (?:dia siguiente|rato)|enseguida)\b/g
/** What may have gone bad, or is not cooked, is a question of safety whatever else it says. */
const ofHealth =
  /\b(?:crud\w*|ros(?:a|ado|ada)|poco hech\w+|sangr\w*|huel\w+|olor\w*|sabe\w*(?! (?:muy |demasiado |un poco |a )?(?:acid|amarg|sos[oa]|salad|dulc|insipid|quemad|harina|ajo|vinagre|poco|nada))|moho\w*|hinch\w+|bab\w+|viscos\w+|fuera|noche|nevera|camara|caduc\w+|com(?:e|en|er\w*|o)|sirv\w+|puedo|se puede\w*|tir\w+|vale|sirve|segur\w+|peligr\w+|mal[oa]?s?|gas|verde|conserva\w*|botes?|tarros?|latas?|vacio|picada|dias?|horas?)\b/

const askedIn = (messages: readonly Message[]): readonly string[] =>
  messages.filter(({ role }) => role === 'user').map(({ content }) => content)

/** 'Y es apto para celíacos', of the recipe just made: its own ingredients answer that better than the name of the dish. */
const asksOfRecipe = (messages: readonly Message[], sum: string | null, safety: Safety): boolean => {
  if (sum !== 'alergico-a' && sum !== 'alergenos-de') return false
  const said = messages.at(-1)?.content ?? ''
  const last = safety.read(said)
  // 'Alérgenos del brownie', after another dish: what that one holds says nothing of it.
  const isOther = last.foods.length === 0 && subjectOf(said).name !== '' && verdictOn([said], safety) === null
  if (sum === 'alergenos-de' && isOther && !goesOn(said)) return true
  // 'Y si le quito el huevo', of the dish whose allergens were asked.
  if (sum === 'alergenos-de' && goesOn(said) && /\b(?:quit|retir)\w+/i.test(said)) return true
  // 'Y además no toma leche', of the recipe just made.
  if (messages.some(({ recipe }) => recipe !== undefined) && isDietTurn(said)) return true
  return (
    messages.some(({ recipe }) => recipe !== undefined) &&
    last.foods.length === 0 &&
    ![...last.direct].some((tag) => tag.startsWith('hecho-'))
  )
}

/** The last look at an answer: a recipe it brings gets the steps it lacks, and the answer says which. */
export const gateReply = (given: Reply, { pantry, safety }: Pick<Guard, 'pantry' | 'safety'>): Reply => {
  if (given.recipe === null) return given
  const { recipe, warnings, added } = gateRecipe(given.recipe, pantry, safety)
  if (added.length === 0 && warnings.length === 0) return given
  const untold = warnings.filter((warning) => !given.response.includes(warning))
  const told = [...(added.length > 0 ? [addedHere] : []), ...untold]
  return { ...given, recipe, response: paragraphs(given.response, told.length > 0 && bullets(told)) }
}

const addedHere = 'En la receta se han añadido los pasos de seguridad que le faltaban.'

/** An answer somebody else gave, after the gate. */
export type Checked = {
  readonly reply: Reply
  /** Its own words went: our verdicts stand in their place. */
  readonly isRefused: boolean
}

/**
 * The last look at what a language model says. Where its text affirms what a verdict of ours denies, or takes back a no of
 * earlier in the conversation, our verdict is said instead, with its reason and source. Its recipe passes the gate as any.
 */
export const gateModelReply = (given: Reply, { messages, pantry, safety }: Guard): Checked => {
  const asked = askedIn(messages)
  const standing = standingNo(asked, safety)
  const denied = refusalsOf(given.response, asked.at(-1) ?? '', safety).map(({ verdict }) => verdict)
  const refused: readonly Verdict[] =
    standing !== null && softens(given.response) && !denied.some(({ page }) => page === standing.page)
      ? [standing, ...denied]
      : denied
  const gated = gateReply(refused.length === 0 ? given : without(given, refused), { pantry, safety })
  return { reply: gated, isRefused: refused.length > 0 }
}

const without = (given: Reply, refused: readonly Verdict[]): Reply => ({
  ...given,
  response: paragraphs(...refused.map(({ text }) => text)),
  recipe: refused.some(({ refusesRecipe }) => refusesRecipe) ? null : given.recipe,
})
