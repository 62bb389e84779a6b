import type { Reply } from '#core/assistant/reply.ts'
import { declined } from '#core/assistant/say.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { fold } from '#core/spanish/fold.ts'
import type { Message } from './conversation.ts'
import { missingIn } from './missing.ts'
import { thingIn } from './whole/thing-in.ts'
import { asksByItself, goesOn } from './whole/turn-kinds.ts'

/** What is asked of the dish as a whole, and of no food that stands in for another. */
const ofWhole = /\b(?:aguanta|dura|conserva|guarda|congel|recalient|regener|tarda|tiempo|horas|servir|sirve|sirvo)\w*/

/** 'Y con gambas', 'sin ajo', 'y de sandía': said of the dish before it. */
const ofSame = /^\W*(?:(?:y|o|pero|e) )?(?:si (?:es |fuera )?)?(?:con|sin|de|del) [a-z ]{3,}\W*$/
const longestAside = 60
/** 'Y si le pongo más mantequilla': done to the dish before it. */
const putsInto =
  /^\W*(?:y |pero )?si (?:le |les |lo |la )(?:pong|pon[eg]|ech|met|anad|sub|baj|quit)[a-z]* (?:el |la |un |mas |menos |algo |poc|much|solo )?/

/** How it is while it keeps: 'cuánto aguanta tierno'. */
const states = /(?<!\p{L})(?:tiern|fresc|crujient|jugos|montad|hech|esponjos|buen|fri)[oaie]s?(?!\p{L})/giu

/** What spoils by itself, whatever it goes with. */
const spoils =
  'con .*(?:pollo|pavo|pato|cerdo|ternera|cordero|jamon|bacon|panceta|chorizo|atun|bonito|salmon|bacalao|merluza|marisco|gamba|langostin|mejillon|almeja|calamar|sepia|pulpo|leche|queso|mantequilla|mayonesa|bechamel|seta|arroz)|(?:con|de) .*(?:crud|huevo|yema|clara|nata|crema|carne|pescado)'

/** What makes a thing keep for less than without it is no aside: without its sugar, salt or acid, with garlic, oil or what spoils. */
const keepsLess = new RegExp(
  `\\bsin (?:\\w+ )?(?:azucar|sal|vinagre|limon|acid|conserv|nitrit|alcohol|coc|herv|pasteur)|\\b(?:con|de) .*(?:ajo|hierba|albahaca|aceite)|\\b(?:${spoils})`,
)

/**
 * A conversation without its asides: 'y si no tengo nata?', 'y con gambas' are asked beside a dish, and 'cuánto aguanta' after it is of the
 * dish again, not of the food last named. The conversation itself where the last turn names a thing, asks something else, or nothing was spoken of before.
 */
export const withoutAsides = (messages: readonly Message[], knowledge: Knowledge): readonly Message[] => {
  const last = messages.at(-1)
  const at = messages.findLastIndex(({ role }, index) => role === 'user' && index < messages.length - 1)
  const aside = messages[at]
  if (last?.role !== 'user' || aside === undefined || at === 0) return messages
  const isMissing = goesOn(aside.content) && missingIn(aside.content, knowledge) !== null
  const said = fold(aside.content.slice(0, longestAside))
  const isAside =
    isMissing ||
    (putsInto.test(said) && !perishable.test(`con ${said}`)) ||
    (ofSame.test(said) && !keepsLess.test(said) && !asksByItself(aside.content))
  const isOfWhole =
    ofWhole.test(fold(last.content.slice(0, 80))) && thingIn(last.content.replace(states, ' '), knowledge) === ''
  return isAside && isOfWhole ? withoutAsides([...messages.slice(0, at), last], knowledge) : messages
}

/** With these a thing keeps neither as before nor as they do by themselves. */
const perishable = new RegExp(`\\b(?:${spoils})`)
const keeping = /\b(?:cuant\w+ (?:\w+ )?)?(?:me |se )?(?:aguanta|dura|conserva|guarda|congel)\w*/

/** 'Y con huevo', of the sauce, and then 'cuánto dura': the egg's own days are no answer, nor are the sauce's. Null of any other turn. */
export const keptWithChange = (messages: readonly Message[], knowledge: Knowledge): Reply | null => {
  const [aside, last] = messages.filter(({ role }) => role === 'user').slice(-2)
  if (aside === undefined || last === undefined || messages.at(-1) !== last) return null
  if (isAddedToKept(fold(last.content.slice(0, longestAside)), fold(aside.content.slice(0, 120)))) return keptOtherwise
  const said = fold(aside.content.slice(0, longestAside))
  const isChange =
    aside.content.length <= longestAside &&
    (putsInto.test(said) ? perishable.test(`con ${said}`) : ofSame.test(said) && perishable.test(said))
  const isKeeping =
    keeping.test(fold(last.content.slice(0, 80))) && thingIn(last.content.replace(states, ' '), knowledge) === ''
  return isChange && isKeeping ? keptOtherwise : null
}

const keptOtherwise = declined(
  'Con ese cambio no tengo cuánto aguanta ni si se congela, y no vale ni lo de antes ni lo del producto solo. Guárdalo como lo más delicado que lleve; si dudas, 24 h a 4 °C como máximo, y lo que sobre se tira.',
  [],
)

/** 'Y si lleva ajo', after how long the vinaigrette keeps; what is pasteurised spoils no sooner. */
const isAddedToKept = (turn: string, asked: string): boolean =>
  keeping.test(asked) &&
  (left.test(turn) || keptLess.test(turn) || (added.test(turn) && addedSpoils.test(turn))) &&
  !/\bpasteuriz/.test(turn)
const added =
  /^\W*(?:y |pero )?(?:si )?(?:lleva|llevan|tiene|tienen|(?:le |les )?(?:pongo|echo|meto|anado|ponemos|echamos))\b/
/** 'Y sin huevo': neither its days nor the egg's. */
const left =
  /^\W*(?:y |pero )?sin (?!congel|abrir|tap|nevera|camara|frio|pelar|pelad|cocer|cocinar|embols|gluten|piel|hueso|cascara|vacio)[a-z]{3,}/
/** 'Y con la mitad de azúcar': what keeps it is less. */
const keptLess = /\b(?:mitad|menos|poc[oa]) .{0,12}\b(?:azucar|sal|vinagre|limon|acido|conservante|alcohol)\b/
const addedSpoils = new RegExp(
  `\\b(?:ajos?|hierbas?|albahaca|aceite|huevos?|yemas?|claras?|nata|crema)\\b|\\b(?:${spoils.replace(/^con \.\*/, '')})`,
)
