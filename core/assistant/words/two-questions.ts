import { fold } from '#core/spanish/fold.ts'

/** A longer turn is a text, or an order with its conditions. Characters. */
const longestAsked = 160

/** Where a second question begins: 'cuánto dura | y cuánta sal lleva', 'a cuánto se hornea, cuánto tiempo'. */
const seam =
  /(?:[?;]| y|,| y tambien| y ademas) +(?=¿?(?:cuant[oa]s?|como|a cuant[oa]s?|a que|con que|por ?que|que (?:sal|temperatura|alergenos|merma|vino|punto|iva|salsa|guarnicion)|se (?:puede|congela)|alergenos)\b)/

const asks =
  /\b(?:cuant[oa]s?|como|a que|con que|por ?que|cual|se puede|proporcion|temperatura|tiempo|temp|alergenos|receta)\b|^\W*(?:y |oye )?(?:de |en |dime )?que\b/

/** What makes one order of it: a condition, a recipe with something more, a comparison, figures to be reckoned together. */
const together = /\b(?:crea|hazme|receta|menu|si|tengo|diferencia|entre|quiero|dame)\b|€|%|\beuros?\b/

/** The two questions of a turn that asks two; null where it asks one. The second may leave out what the first named. */
export const twoQuestions = (text: string): readonly [string, string] | null => {
  if (text.length > longestAsked || text.includes('\n')) return null
  const folded = fold(text)
  const found = seam.exec(folded)
  if (found === null || together.test(folded)) return null
  const first = text.slice(0, found.index).trim()
  const second = text.slice(found.index + found[0].length).trim()
  if (first.split(' ').length < 2 || second.split(' ').length < 2 || !asks.test(fold(first))) return null
  return [first, second]
}
