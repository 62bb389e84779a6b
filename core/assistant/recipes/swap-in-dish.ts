import type { Reply } from '#core/assistant/reply.ts'
import { bold, bullets, paragraphs, reply } from '#core/assistant/say.ts'
import { missingIn } from '#core/assistant/turns/missing.ts'
import { baseRecipe } from '#core/assistant/turns/target.ts'
import { spelled } from '#core/assistant/words/spelling.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { fold } from '#core/spanish/fold.ts'
import { keepsAll, rowsFor, toldWay } from './adapt-line.ts'
import { dietsIn } from './keeps-diet.ts'

/** Where a food is missing: 'en el hojaldre', 'para las croquetas', 'a un hojaldre vegano'. */
const place =
  /\b(?:en|para|al?(?= (?:un|una|la|los|las|mi) )|al) (?:el |la |los |las |un |una |unos |unas |mi |mis |hacer )?([a-z][a-z ]{2,50})/

/**
 * 'Por qué cambio la mantequilla en el hojaldre': what does in that very dish what the food does there; null where no dish is
 * named, or the table has nothing of it in that dish.
 */
export const swapInDish = (text: string, knowledge: Knowledge): Reply | null => {
  const missing = missingIn(text, knowledge)
  if (missing === null) return null
  const [, said = ''] = place.exec(fold(missing.rest)) ?? []
  // 'En las albóndigas en el rebozado', said in two turns: the last place counts.
  const named = (said.split(/ (?:en|para) (?:el |la |los |las |un |una |unos |unas )?/).at(-1) ?? '')
    .replace(/ (?:vegan[oa]s?|vegetarian[oa]s?|sin|que|con que|como|y que|para|si|a un|a una)\b.*$/, '')
    .trim()
  const dish = named === '' ? null : baseRecipe(named, knowledge)
  if (dish === null) return null
  const wanted = dietsIn(text)
  const rows = rowsFor([missing.name], dish, knowledge.cookbook.adaptations)
  const [first] = rows
  if (first === undefined || (wanted.length === 0 && first.where.some(({ kind }) => kind === 'all'))) return null
  // Who only lacks cream may take another of milk: the table of swaps has those.
  if (wanted.length === 0 && first.against.includes('lacteos') && !first.foods.includes('mantequilla')) return null
  const food = spelled(missing.name, knowledge)
  const title = `${bold(food)} en ${bold(dish.name.toLowerCase())}: ${first.does}.`
  if (first.what === '') return reply(paragraphs(title, `${first.how.charAt(0).toUpperCase()}${first.how.slice(1)}.`))
  const ways = rows.filter((row) => row.does === first.does && keepsAll(row, wanted, knowledge.pantry)).map(toldWay)
  return ways.length === 0
    ? null
    : reply(
        paragraphs(
          title,
          bullets([...new Set(ways)]),
          `Prueba con media receta antes de cambiarla en carta. *Fuente: ${first.source}.*`,
        ),
        ['¿Y sin lactosa?', '¿Y en vegano?'],
      )
}
