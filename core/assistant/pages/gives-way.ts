import { planIn } from '#core/assistant/menus/plan.ts'
import { dietsIn, isDietTurn } from '#core/assistant/recipes/keeps-diet.ts'
import { changeIn } from '#core/assistant/turns/change.ts'
import type { Message } from '#core/assistant/turns/conversation.ts'
import { missingIn } from '#core/assistant/turns/missing.ts'
import { readQuestion } from '#core/assistant/turns/read-question.ts'
import { subjectOf } from '#core/assistant/turns/subject.ts'
import { goesOn } from '#core/assistant/turns/whole/turn-kinds.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { sectionLines } from '#core/cookbook/page.ts'
import { evidenceIn } from '#core/look-up/evidence.ts'
import { kindAsked } from '#core/look-up/kind-asked.ts'
import { saysTrouble } from '#core/look-up/says-trouble.ts'
import { fitness } from '#core/safety/judging/expression.ts'
import type { Verdict } from '#core/safety/judging/judge.ts'
import { isNo } from '#core/safety/judging/page.ts'
import { verdictOn } from '#core/safety/judging/verdict.ts'
import type { Safety } from '#core/safety/safety.ts'
import { fold } from '#core/spanish/fold.ts'
import { askedIn, hasCarefulGuest, isGuarded, namesGuest } from './guarded.ts'

export const asksPrice =
  /\bcuanto (?:me )?(?:cuesta|sale|cobro|cobramos|valdria|gasto)\b|\ba cuanto (?:vendo|cobro)\b|\bprecio de venta\b|\bque precio\b|\bescandall\w+|\bfood cost\b|\ba \d+(?:[.,]\d+)? (?:euros?|€)/

export const asksSide =
  /\bque (?:guarnicion\w*|acompanamiento\w*|salsas?) (?:le |les )?(?:pongo|ponemos|va|van|pega|lleva|sirvo|queda|doy)\b/

/** 'En vez de gelatina en una mousse' asks what to put, not whether it is safe. */
export const isOfSwap = (messages: readonly Message[], safety: Safety, knowledge: Knowledge): boolean => {
  const said = messages.at(-1)?.content ?? ''
  return (
    /\b(?:en (?:vez|lugar) de|sustitu\w+|reemplaz\w+)\b/.test(fold(said.slice(0, longestTrouble))) &&
    missingIn(said, knowledge) !== null &&
    !namesGuest(said, safety) &&
    !isGuarded(messages, safety) &&
    !/\b(?:huevos?|yemas?|claras?|crud[oa]s?|segur[oa]|peligr\w+|nitri\w+|sal|caducad\w+|sosa)\b/.test(fold(said))
  )
}

/**
 * A dish being thought up ('con anguila ahumada para un pase') and a menu ('el miércoles sin pescado') are proposed with what their
 * guests eat; the rules of their products are asked for apart. A guest to be careful with, and a no before, still come first.
 */
export const isPlanned = (
  { text }: Verdict,
  messages: readonly Message[],
  safety: Safety,
  knowledge: Knowledge,
): boolean => {
  const plan = planIn(messages, knowledge)
  if (plan === null || plan.kind === 'wish' || (plan.kind === 'menu' && isNo(text))) return false
  // Its dishes are chosen for children: 'menú de la semana para el cole'.
  if (plan.kind === 'menu' && plan.menu.children) return true
  return !hasCarefulGuest(messages, safety)
}

/** 'Rebozado sin huevo para un alérgico': what is said to be left out is not what is asked about. */
export const isOfWithout = ({ page }: Verdict, messages: readonly Message[], safety: Safety): boolean => {
  if (page.sum !== 'alergico-a') return false
  const said = messages.at(-1)?.content ?? ''
  const rest = said.replace(/\b(?:sin|ni) (?:el |la )?\p{L}{3,}(?: secos)?/giu, ' ')
  return rest !== said && verdictOn([...askedIn(messages.slice(0, -1)), rest], safety)?.page.sum !== 'alergico-a'
}

/** 'Quita el gluten y los moluscos', of a recipe: what a guest may not eat goes out of it, and nobody asks whether it is safe. */
export const isLeftOut = (messages: readonly Message[], safety: Safety): boolean => {
  const change = changeIn(messages.at(-1)?.content ?? '')
  return (
    change?.kind === 'drop' &&
    change.foods.every((food) => dietsIn(`sin ${food}`).length > 0) &&
    messages.length > 1 &&
    !isGuarded(messages, safety)
  )
}

/**
 * 'A qué temperatura cuaja el agar', after the rice in the fridge: a rule that holds only of what was said before gives way to the
 * answer of a question that names its own thing. A no does not, and neither does what was said of a guest.
 */
export const isOfBefore = (
  { text }: Verdict,
  messages: readonly Message[],
  safety: Safety,
  knowledge: Knowledge,
): boolean => {
  const last = messages.at(-1)
  if (last === undefined || messages.length < 2 || isNo(text) || goesOn(last.content)) return false
  if (verdictOn([last.content], safety) !== null || isGuarded(messages, safety)) return false
  const { computed, looked } = readQuestion([last], knowledge)
  const { sure, asked } = looked
  return computed !== null || (sure?.named === true && sure.heading === asked.headings[0])
}

/** 'Gasto 4 kilos de arroz al día y tengo 30': for how many days there is, and not how long it keeps; who a guest is still counts. */
export const isOfHouse = (messages: readonly Message[], safety: Safety, knowledge: Knowledge): boolean => {
  const last = messages.at(-1)
  if (
    last === undefined ||
    !/\d|\bmedi[oa]\b/.test(last.content) ||
    namesGuest(last.content, safety) ||
    isGuarded(messages, safety)
  )
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
  // How many eggs a weight is, and what is bought and cut: amounts, whatever the food.
  ...[
    'huevos',
    'rendimiento',
    'entero para raciones',
    'coste de la compra',
    'molde',
    'hidratación',
    'piezas de la masa',
  ],
])

/**
 * 'Por qué se asustan las alubias', 'diferencia entre bonito y atún': a reason of the trade or two things side by side, which a page
 * tells by the very question. Not where a guest was named or a no stands.
 */
export const asksNoSafety = (messages: readonly Message[], safety: Safety, knowledge: Knowledge): boolean => {
  const last = messages.at(-1)
  if (last === undefined || namesGuest(last.content, safety) || isGuarded(messages, safety)) return false
  const { looked, text } = readQuestion([last], knowledge)
  const { sure, both } = looked
  if (both !== null) return true
  return sure?.named === true && (ofTrade.get(sure.page.type)?.test(fold(text.slice(0, 200))) ?? false)
}

/** 'Cada cuánto hago inventario', 'qué es el ticket medio': asked whole of the business, whatever was spoken of before. */
export const asksOfBusiness = (last: Message, safety: Safety, knowledge: Knowledge): boolean => {
  const folded = fold(last.content.slice(0, 200))
  if (!asksMeaning.test(folded) && !/\bcada cuanto\b/.test(folded)) return false
  const { sure } = readQuestion([last], knowledge).looked
  const isWhole = sure?.named === true && sure.confidence >= surely && ofTrade.get(sure.page.type) === asksMeaning
  return isWhole && (asksMeaning.test(folded) || verdictOn([last.content], safety) === null)
}
const surely = 0.9

/** 'Cómo hago un seitán' is told how it is made: which allergens it has is another question. */
export const asksMaking = (
  { page, text }: Verdict,
  messages: readonly Message[],
  safety: Safety,
  knowledge: Knowledge,
): boolean => {
  const last = messages.at(-1)
  if (last === undefined || page.hazard !== 'alergeno' || isNo(text)) return false
  if (!/^\W*(?:y )?como (?:se )?(?:hago|hace|hacen|hacemos|preparo|prepara)\b/.test(fold(last.content.slice(0, 80))))
    return false
  if (namesGuest(last.content, safety) || isGuarded(messages, safety)) return false
  const { sure } = readQuestion([last], knowledge).looked
  return sure?.named === true && sure.page.kind !== 'cards'
}

const asksMeaning = /\bque (?:es|son|significa)\b|\bcomo (?:se )?(?:calcul|sac)\w+\b/

/** Types of pages that say why a thing is done, what a word of the business means, how one thing differs from another and what is done with a plate sent back, by how that is asked. */
const ofTrade: ReadonlyMap<string, RegExp> = new Map([
  ['porqué', /\b(?:por ?que|para que|why)\b/],
  ['comparación', /\b(?:diferenci\w+|disting\w+|es mejor)\b/],
  ['gestión', asksMeaning],
  ['glosario', asksMeaning],
  ['servicio', /\bdevuelv\w+|\bqueja\w*|\bel cliente\b/],
])

/** 'A qué temperatura se hornea el merengue' asks for the heat of the oven; the centre is told after it. */
export const asksOven = ({ page }: Verdict, messages: readonly Message[]): boolean =>
  page.sum === 'centro' && ofOven.test(fold(messages.at(-1)?.content.slice(0, 200) ?? ''))

const ofOven =
  /\b(?:hornea\w*|horneo|horno|freir\w*|frio|fri(?:es?|en)|el aceite|el bano|confit\w*|plancha|parrilla|la brasa|el agua|escalf\w*|poch\w*|aso|asar|asas?|asan)\b/

/** 'Pulpo congelado, cuánto lo cuezo' asks how long it is cooked: how long it keeps frozen is no answer, where nothing is forbidden. */
export const asksCookingTime = ({ page, text }: Verdict, messages: readonly Message[]): boolean =>
  page.sum === 'conservacion' && !isNo(text) && cooksFor.test(fold(messages.at(-1)?.content.slice(0, 200) ?? ''))

const cooksFor =
  /\bcuanto(?: tiempo| rato)? (?:l[aeo]s? |se |hay que |tengo que )*(?:cuez|cuec|coc|hierv|herv|horne|as[oa]\b|asar|fri[oe]|frei|guis|cocin)\w*|\b(?:minutos|horas|tiempo) de (?:coccion|horno|hervor)\b/

/** 'A qué temperatura se sirve un semifrío' asks how cold it comes to the table, where a page says that of it; the hazard is told after it. */
export const asksServing = (messages: readonly Message[], knowledge: Knowledge): boolean => {
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
export const asksPointOfBase = (
  { page, text }: Verdict,
  messages: readonly Message[],
  knowledge: Knowledge,
): boolean => {
  if (page.sum !== 'centro' || isNo(text)) return false
  const { sure, asked } = readQuestion(messages.slice(-1), knowledge).looked
  return sure?.named === true && sure.page.kind === 'bases' && asked.kind === 'heat'
}

/** 'A cuántos grados tengo que calentar la crema inglesa': its page says how hot it is cooked, and raw egg is no question. */
export const asksHeatOfBase = (
  { page, text }: Verdict,
  messages: readonly Message[],
  safety: Safety,
  knowledge: Knowledge,
): boolean => {
  const said = messages.at(-1)?.content ?? ''
  if (page.sum === 'centro' || !isNo(text) || ofHealth.test(fold(said.slice(0, longestTrouble)))) return false
  if (/\b(?:crud|huevo|clara|yema)/.test(fold(said)) || isGuarded(messages, safety) || namesGuest(said, safety))
    return false
  const { sure, asked } = readQuestion(messages.slice(-1), knowledge).looked
  // 'Y la pastelera', after the custard.
  const before = messages.slice(0, -1).findLast(({ role }) => role === 'user')?.content ?? ''
  const kind = asked.kind ?? (goesOn(said) ? kindAsked(before) : null)
  return sure?.named === true && sure.page.kind === 'bases' && kind === 'heat'
}

/** The question is how it is done, and the verdict says how it is safe: one is no answer without the other. */
export const isBeside = ({ page }: Verdict, messages: readonly Message[], safety: Safety): boolean => {
  const { tags, numbers } = safety.read(messages.at(-1)?.content ?? '')
  return page.beside !== null && fitness(page.beside, (tag) => (tags.has(tag) ? 1 : -1), numbers) !== null
}

/** 'El panettone se me ha caído al enfriar' asks for a fault, and its page has just that one: it is told, and the rule after it. */
export const isFaultTold = (messages: readonly Message[], safety: Safety, knowledge: Knowledge): boolean => {
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
export const longestTrouble = 160

/** When the fault was seen: 'se me baja a la media hora'. */
const whenSeen =
  /\b(?:a(?:l cabo de| las?) (?:la |una |media |un par de |\d+ |dos |tres )*horas?|al (?:dia siguiente|rato)|enseguida)\b/g

/** What may have gone bad, or is not cooked, is a question of safety whatever else it says. */
const ofHealth =
  /\b(?:crud\w*|ros(?:a|ado|ada)|poco hech\w+|sangr\w*|huel\w+|olor\w*|sabe\w*(?! (?:muy |demasiado |un poco |a )?(?:acid|amarg|sos[oa]|salad|dulc|insipid|quemad|harina|ajo|vinagre|poco|nada))|moho\w*|hinch\w+|bab\w+|viscos\w+|fuera|noche|nevera|camara|caduc\w+|com(?:e|en|er\w*|o)|sirv\w+|puedo|se puede\w*|tir\w+|vale|sirve|segur\w+|peligr\w+|mal[oa]?s?|gas|verde|conserva\w*|botes?|tarros?|latas?|vacio|picada|dias?|horas?)\b/

/** 'Y es apto para celíacos', of the recipe just made: its own ingredients answer that better than the name of the dish. */
export const asksOfRecipe = (messages: readonly Message[], sum: string | null, safety: Safety): boolean => {
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
