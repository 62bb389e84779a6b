import { fold } from '#core/spanish/fold.ts'

/** What is there, or left over, with nothing else asked of it. Over the folded text. */
const isThere =
  /^\W*(?:(?:me|nos) (?:quedan?|sobran?|han? (?:quedado|sobrado))|tengo|tenemos|hay|que (?:hago|hacemos|puedo hacer|podemos hacer) con)\b/
const asksElse = /\b(?:cuant[oa]s?|como|llega|raciones|personas|pax|dura|aguanta|cuesta|precio)\b/
/** One thing more, with its amount. */
const oneMore =
  /^\W*(?:y|tambi[eé]n|adem[aá]s|y adem[aá]s|y tambi[eé]n)(?: (?:tengo|hay|me quedan?|me sobran?))? ((?:\d|medio |media |un |una |unos |unas |dos |tres )[^?]{3,50}?)\W*$/i
/** Our own answer was ideas for it. */
const gaveIdeas = /\*\*Se me ocurre\*\*|se aprovecha|No tengo platos con|En el recetario no tengo platos/
/** What is near its end is judged by its date, each turn anew (`meant.ts`). */
const byDate = /\b(?:caduc|venc|pasad|se (?:me )?pas)/
const noThing =
  /\b(?:raciones|personas|pax|comensales|minutos|min|horas?|grados|dias|euros|celiac|vegan|alergic|nin[oa]s?)\b/

/** 'Y 1 kg de pan de ayer', after the tomatoes that are to be used up: both together. Null of any other turn. */
export const moreLeft = (turn: string, before: string, answer: string): string | null => {
  const more = oneMore.exec(turn)?.[1]
  const folded = fold(before)
  if (more === undefined || noThing.test(fold(more)) || !gaveIdeas.test(answer)) return null
  if (!isThere.test(folded) || asksElse.test(folded) || byDate.test(folded)) return null
  const there = before.replace(/^\W*qu[eé] (?:hago|hacemos|puedo hacer|podemos hacer) con /i, 'tengo ')
  const bare = there.replace(/[,. ]*(?:qu[eé] (?:hago|hacemos|puedo hacer|saco))?[?!.\s]*$/i, '')
  return `${bare} y ${more}, qué puedo hacer`
}
