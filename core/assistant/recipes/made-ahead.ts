import { thingIn } from '#core/assistant/turns/whole/thing-in.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { daysAhead } from '#core/spanish/days-ahead.ts'
import { fold } from '#core/spanish/fold.ts'

/** That something is made today and served later, over the folded turn. */
const keeps =
  /\b(?:aguant\w*|dur(?:a|an|ara|aran|aria)|(?:dej|ten)\w+ (?:ya )?(?:hech|list|preparad|montad)[oa]s?|hech[oa]s? (?:de|para|desde|hoy|el|ya)|guard\w+|(?:prepar|adelant|haga?|hac|cocin|mont)\w* (?:hoy|ya|el|con|la vispera|\d|un|dos|tres)|l[oa]s? (?:hago|preparo|dejo) (?:hoy|ya|el|hech|list|la vispera)|con antelacion|vale|sirve)\b/
const dough = /\b(?:masas?|bloque|fermenta\w*|formad[oa]s?|reposa\w*|marina\w*|remojo|desal\w*|salmuera|levad\w*)\b/
const longestTurn = 90

/**
 * 'Me aguanta hasta pasado mañana hecho?', after the salmorejo: how long it keeps, with the days counted and the thing named.
 * Null for any other turn; dough, brines and soaking have times of their own.
 */
export const madeAhead = (turn: string, spokenOf: () => string, knowledge: Knowledge): string | null => {
  if (turn.length > longestTurn) return null
  const folded = fold(turn)
  const days = daysAhead(folded)
  if (days === null || !keeps.test(folded) || dough.test(folded)) return null
  const before = spokenOf()
  const own = thingIn(withoutTimes(folded), knowledge)
  const thing = own === '' ? thingIn(before, knowledge) : own
  const vacuum = /\bvacio\b/.test(`${folded} ${fold(before)}`) && !/\bvacio\b/.test(thing) ? ' al vacio' : ''
  // What was asked how to cook is kept cooked.
  const cooked = /\b(?:cuec\w+|cuez\w+|coc(?:er|id[oa]|cion)|a \d{2}\b|asad[oa]|horne\w+)/.test(fold(before))
    ? ' cocido'
    : ''
  return thing === '' || dough.test(fold(thing))
    ? null
    : `${thing}${own === '' ? cooked : ''}${vacuum}: guardar ya hecho ${days} dias`
}

/** Of such a turn said whole, how long the thing keeps at all; null of any other. */
export const keptOf = (whole: string): string | null => {
  const thing = /^(.+?)(?: cocido)?(?: al vacio)?: guardar ya hecho \d+ dias$/.exec(whole)?.[1]
  return thing === undefined ? null : `cuánto dura ${thing}`
}

/** The words of time and of keeping, which may stand in names: 'arroz pasado', 'puntos de la carne hecha'. */
const withoutTimes = (folded: string): string =>
  folded.replace(
    /\b(?:pasado|manana|hoy|lunes|martes|miercoles|jueves|viernes|sabado|domingo|vispera|hech[oa]s?|list[oa]s?|dejo|dejar|preparad[oa]s?|antelacion|aguanta\w*|dura\w*|dias?|semana|noche|antes|servicio|guard\w+|vale|sirve)\b/g,
    ' ',
  )
