import { thingIn } from '#core/assistant/turns/whole/thing-in.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { fold } from '#core/spanish/fold.ts'

/** What a thing lies in, which is a thing of its own elsewhere. */
const timeIn =
  /^\W*(?:y |pero )?(cuant[oa]s? (?:tiempo|rato|horas|minutos|dias)) (?:(?:lo|la|los|las|se) )?(?:(?:tengo|dejo|dejan?|van?|tienen? que estar|estan?|tienen?|pongo) )?(?:que )?((?:en|con) (?:el |la )?(?:vinagre|sal|limon|lima|aceite|leche|agua|azucar|adobo|marinada|salmuera|escabeche|alcohol|soja|cal|hielo))\W*$/

/** 'Cuánto rato en el vinagre', of the anchovies: of them, and not of how vinegar is made. */
export const timeInOf = (turn: string, before: readonly string[], knowledge: Knowledge): string | null => {
  const [, asked, where] = timeIn.exec(fold(turn.slice(0, 80))) ?? []
  if (asked === undefined || where === undefined) return null
  const thing = before.toReversed().reduce((found, one) => (found === '' ? thingIn(one, knowledge) : found), '')
  return thing === '' ? null : `${asked} ${where} ${thing}`
}
