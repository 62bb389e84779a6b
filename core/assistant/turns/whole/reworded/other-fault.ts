import { thingIn } from '#core/assistant/turns/whole/thing-in.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { saysTrouble } from '#core/look-up/says-trouble.ts'
import { fold } from '#core/spanish/fold.ts'

/** 'Los petisús se me bajan': the thing, before what went wrong with it. */
const thingOfFault =
  /^\W*(?:(?:y|pero|por que|porque|oye) )*((?:(?:el|la|los|las|mis?|un|una|unos|unas) )?[a-z][a-z ]{2,34}?) (?=(?:no |ya )?(?:se |me |nos )|no [a-z]|(?:quedan?|salen?|estan?|sueltan?) )/
/** 'Y no suben', 'o se me queda líquido': another fault, and no thing of its own. */
const bareFault =
  /^\W*(?:y|o|e|pero) (?!no (?:me |nos )?(?:gust|import|sirv|val|apetec|interes|tengo|hay|quiero|se\b(?! ))|me (?:gust|pid|dic))(?:(?:encima|ademas|luego|despues|tambien|por dentro|por fuera|abajo|arriba) )?((?:no (?:me |se |nos )*[a-z]{3,12}|(?:se|me|nos)(?: (?:me|nos))? (?:ha |han )?[a-z]{3,12})(?: [a-z]{2,14}){0,4})\W*$/
/** 'Se me ha llenado de grumos', of what is being made. */
const happened = /^\W*(?:(?:ay|uf|vaya|pues|oye|y),? )?(se (?:me|nos) (?:ha|han) [a-z]{4,12}(?: [a-z]{2,14}){0,4})\W*$/
const isMaking =
  /^\W*(?:crea\w*|haz\w*|receta|dame|ponme|preparame|como (?:se )?(?:hago|hace|hacemos|preparo)|quiero hacer|estoy haciendo) /
/** Nothing of a thing. */
const noThing =
  /^(?:nada|mucho|much[oa]s?|poco|casi|muy|demasiado|un|por|de|del|en|el|la|al|arriba|abajo|dentro|fuera|encima|enseguida|bien|mal|[a-z]{3,}(?:ad|id)[oa]s?|dur[oa]s?|bland[oa]s?|sec[oa]s?|liquid[oa]s?|aguad[oa]s?|espes[oa]s?|negr[oa]s?|crud[oa]s?|agri[oa]s?|amarg[oa]s?|acid[oa]s?|grumos?|grumos[oa]s?|ojos|agujeros|espuma|fond[oa]s?|bordes?|medio|centro|base|horno|molde|olla|sarten)$/

/** Another fault of the thing a fault was told of: said whole; null of any other turn. */
export const faultAgain = (turn: string, before: readonly string[], knowledge: Knowledge): string | null => {
  const { kitchenWords } = knowledge.cookbook
  const fault = (bareFault.exec(fold(turn.slice(0, 70))) ?? happened.exec(fold(turn.slice(0, 70))))?.[1]
  const last = fold(before.at(-1)?.slice(0, 120) ?? '')
  if (fault === undefined) return null
  const thing = saysTrouble(last, kitchenWords)
    ? thingOfFault.exec(last)?.[1]
    : isMaking.test(last) && happened.test(fold(turn))
      ? thingIn(before.at(-1) ?? '', knowledge)
      : undefined
  if (thing === undefined || thing === '') return null
  const rest = fault.replace(/^(?:no )?(?:(?:se|me|nos|ha|han) )*[a-z]{3,12} ?/, '')
  if (rest !== '' && !rest.split(' ').every((word) => noThing.test(word))) return null
  return /^(?:no|que|como|cuanto)\b/.test(thing) ? null : `${thing} ${fault}`
}
