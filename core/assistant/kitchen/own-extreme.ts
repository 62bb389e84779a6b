import type { Reply } from '#core/assistant/reply.ts'
import { bold, declined, people, plain } from '#core/assistant/say.ts'
import type { LibraryAsk } from '#core/assistant/turns/own/library-asked.ts'
import { listed as joined } from '#core/spanish/list.ts'
import type { Findings, OwnRecipe } from './findings.ts'
import { listed, readOf } from './own-rows.ts'

/** The own recipe with most or least of what is counted: servings, ingredients, age; those that tie are named together. */
export const answerExtreme = ({ of, most }: Extract<LibraryAsk, { kind: 'extreme' }>, findings: Findings): Reply => {
  const { recipes } = findings.library
  if (of === 'steps')
    return declined('Los pasos no los comparo entre recetas: sólo las raciones, los ingredientes, el coste y la fecha.')
  // They come the newest first.
  const count = (recipe: OwnRecipe, at: number): number =>
    of === 'servings' ? recipe.servings : of === 'lines' ? recipe.ingredients.length : at
  const counted = recipes
    .map((recipe, at) => ({ recipe, count: count(recipe, at) }))
    .toSorted((a, b) => (most ? b.count - a.count : a.count - b.count))
  const best = counted.filter((one) => one.count === counted[0]?.count)
  const said = (one: (typeof counted)[number]): string =>
    of === 'lines' ? `${one.count} ingredientes` : `${plain(one.recipe.category, 40)}, ${people(one.recipe.servings)}`
  const names = joined(best.map(({ recipe }) => bold(recipe.name)))
  const is = best.length > 1 ? 'son' : 'es'
  const title =
    of === 'age'
      ? `La más antigua, por cuándo la guardaste o cambiaste, es ${names}.`
      : of === 'lines'
        ? `La que ${most ? 'más' : 'menos'} ingredientes lleva: ${names}: **${best[0]?.count ?? 0}**.`
        : `Para ${most ? 'más' : 'menos'} gente ${is} ${names}: **${people(best[0]?.count ?? 0)}**.`
  const shown = of === 'age' ? best : counted
  return listed(
    title,
    shown.map((one) => ({ recipe: one.recipe, said: said(one) })),
    shown.length,
    readOf(findings).trim(),
  )
}
