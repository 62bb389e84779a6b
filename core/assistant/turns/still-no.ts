import { answer } from '#core/assistant/answer.ts'
import { noFindings } from '#core/assistant/kitchen/findings.ts'
import { askedIn, namesGuest } from '#core/assistant/pages/guarded.ts'
import { dietsIn } from '#core/assistant/recipes/keeps-diet.ts'
import type { Reply } from '#core/assistant/reply.ts'
import { reply } from '#core/assistant/say.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { standingNo } from '#core/safety/judging/verdict.ts'
import type { Safety } from '#core/safety/safety.ts'
import { fold } from '#core/spanish/fold.ts'
import type { Message } from './conversation.ts'
import type { Heard } from './heard.ts'
import { answeredBy, isOfPages } from './whole/answered-by.ts'

/**
 * What is said round a no that nothing here understands ('el chófer jura que falla mi termómetro', 'lleva limón a cascoporro'): the no stands,
 * and we say that as far as we know this does not change it. Null where the turn asks something else, or has an answer of its own.
 */
export const stillNo = (
  messages: readonly Message[],
  heard: readonly Heard[],
  safety: Safety,
  knowledge: Knowledge,
): Reply | null => {
  const [only, ...others] = heard
  const said = messages.at(-1)?.content ?? ''
  if (only === undefined || others.length > 0 || said.length > longestPressed || asksElse.test(fold(said))) return null
  // 'Y uno no toma leche': one guest more.
  if (dietsIn(said).length > 0 || namesGuest(said, safety)) return null
  const asked = askedIn(messages)
  const standing = standingNo(asked.slice(0, -1), safety)
  // 'Garbanzos duros por más que los cuezo', after the lupin beans: a food that nobody refused.
  if (standing === null || (safety.read(said).foods.length > 0 && standingNo(asked, safety) === null)) return null
  const isUnanswered =
    'verdict' in only
      ? only.verdict.declined === true
      : answer(only.question, noFindings, knowledge).declined === true ||
        (!asks.test(fold(said)) && (isOfPages(only.question) || answeredBy(only.question) === 'own'))
  return isUnanswered
    ? reply(standing.text.replace(/^\**No, sigue siendo que no\.\**/, 'No: que yo sepa, eso no lo cambia.'))
    : null
}

/** A longer turn tells something new. Characters. */
const longestPressed = 160

/** It wants something, gives in, or turns to something else. */
const asksElse =
  /\b(?:recetas?|hazme|hazle|haz(?:nos)?|creame?|menus?|cuant[oa]s?|precios?|coste|cuesta|escandallo|gracias|vale,|entendido|otra cosa|por que|como (?:se|lo|la|los|las|hago|hacer)|que (?:vino|salsa|guarnicion|otro|otra|puedo|pongo|hago|sirvo|uso)|con que|alternativas?|sustitu\w+|cambi\w+|en (?:vez|lugar)|tiro|basura|devuelvo|biblioteca|guardal[oa]|kcal|calorias|dura|temperatura)\b/

/** A question in its form. */
const asks = /\?|^\W*(?:y |e |pero )?(?:que|como|cual(?:es)?|donde|cuando|quien|puedo|se puede|hay que|tengo que)\b/
