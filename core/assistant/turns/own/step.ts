import type { Context } from '#core/assistant/turns/context.ts'
import type { FactAsked } from '#core/assistant/turns/fact-asked.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { fold } from '#core/spanish/fold.ts'
import { stemsOf } from '#core/spanish/name-index.ts'
import { ownNamedIn } from './names.ts'
import { saysOwn } from './says-own.ts'

const saysMine =
  /\b(?:(?:en|de|a|con) )?(?:la|el|las|los) (?:mi[oa]s?|nuestr[oa]s?)\b|\b[a-z]{3,} (?:mi[oa]s?|nuestr[oa]s?)\b|\b(?:apunte|apuntado|escrib\w+|puse|puesto|guarde|guardado)\b/

const degrees =
  /\b(?:temperatura|grados)\b|\ba (?:cuanto|que) (?:va|iba|esta|pongo|ponemos|meto|metemos|tengo|le pongo|ponia|puse)\b|\ba (?:cuanto|que) (?:el |se )?(?:horno|horne|aso|asa|hornea)/
const time =
  /\bcuant[oa]s? (?:tiempo|rato|minutos|horas|dias)\b|\btiempos?\b|\bcuanto (?:va|iba|esta|tarda|cuece|hierve|reposa|fermenta|leva|dejo|dejaba|se (?:hornea|cuece|deja|frie|asa|amasa)|(?:l[aeo]s? )?(?:tengo|tenia|dejo|doy|cuezo|horneo|aso|amaso)|hay que)\b/
const step =
  /\b(?:cuando|en que (?:momento|paso|punto)|antes o despues) .{0,24}\b(?:echo|echa|echaba|pongo|pone|ponia|anado|anade|entra|va|van|meto|incorporo|incorpora)\b|\bque (?:hago|hacia|va|viene|iba) (?:primero|despues|antes|luego|al final)\b|\bcomo (?:la|lo|las|los) (?:hago|hacia|hacemos|tengo|apunte)\b/
/** Its money, its keeping and the like are asked otherwise. */
const other =
  /\b(?:cuest\w*|vale|sale\w*|coste|precio|vend\w*|cobr\w*|margen|dura\w*|aguanta\w*|conserv\w*|guard(?:a|o|ar)\b|congel\w*|calorias|kcal|racion|raciones|personas|\d+ ?(?:kg|kilos?|g|l|litros?)|sirv\w+|servir|regener\w+|recalent\w+|recalient\w+|mantener|mantengo)\b/

/**
 * 'A cuánto va el horno en la mía', 'cuánto cuece mi crema': what the method of an own recipe says; null where none of hers is spoken
 * of. `named`: the own recipe the turn names.
 */
export const stepIn = (text: string, named: string, context: Context, knowledge: Knowledge): FactAsked | null => {
  const folded = fold(text.slice(0, 160)).replace(/[¿?¡!]/g, ' ')
  if (other.test(folded)) return null
  const asks = degrees.test(folded) ? 'degrees' : time.test(folded) ? 'time' : step.test(folded) ? 'step' : null
  if (asks === null) return null
  const isMine = saysOwn(text) || saysMine.test(folded)
  const spoken = context.recipe === null ? context.dish || context.subject : ''
  // 'Y a cuánto el horno', of her own just shown; 'en la mía', of what a page was told of.
  const carried =
    context.recipe === null && (isMine || (context.isOwn && context.dish !== ''))
      ? ownNamedIn(`mi ${spoken}`, knowledge)
      : ''
  const dish = (isMine || asks === 'step') && named !== '' ? named : named === '' || named === carried ? carried : ''
  if (dish === '') return null
  const known = new Set([...stemsOf(dish), ...asking])
  const words = stemsOf(folded)
    .filter((stem) => !known.has(stem))
    .join(' ')
  return {
    fact: { kind: 'step', asks, isOven: /\bhorn|\bas[ao]\b/.test(folded), words },
    dish,
    scaledBy: '',
  }
}

const asking = stemsOf(
  'cuanto cuanta cuantos cuantas tiempo rato minutos horas grados temperatura que a como cuando momento paso punto va van iba esta tengo pongo receta mia mio mias mios nuestra horno',
)
