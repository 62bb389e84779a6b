import { ownCost } from '#core/assistant/money/own-cost.ts'
import type { PriceRise } from '#core/assistant/money/price-rise.ts'
import { riseSaid, withRise } from '#core/assistant/money/risen-cost.ts'
import type { Reply } from '#core/assistant/reply.ts'
import { bold, euros, plain, reply } from '#core/assistant/say.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { costRecipe } from '#core/costing/costs/cost.ts'
import { formatDecimal } from '#core/format/decimal.ts'
import type { Findings } from './findings.ts'
import { listed, readOf } from './own-rows.ts'

/** What each of the cook's recipes costs more, or less, when a price moves; the most moved first. */
export const answerRisen = (rise: PriceRise, findings: Findings, knowledge: Knowledge): Reply => {
  const { counting } = findings.escandallo
  const rows = findings.library.recipes
    .flatMap((recipe) => {
      const own = ownCost(recipe, findings, knowledge)
      const risen = own === null ? null : withRise(own.lines, rise, knowledge)
      if (risen === null) return []
      const before = costRecipe(risen.before, recipe.servings, counting).perServing
      const after = costRecipe(risen.after, recipe.servings, counting).perServing
      return before === null || after === null || before === 0 ? [] : [{ recipe, before, after }]
    })
    .toSorted((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before))
  const [first] = rows
  if (first === undefined)
    return reply(
      `Ninguna de tus recetas lleva ${plain(rise.food, 40)} con precio: no se mueve ninguna.${readOf(findings)}`,
    )
  return listed(
    `Con ${riseSaid(rise)} se ${first.after < first.before ? 'abaratan' : 'encarecen'} **${rows.length}** de tus recetas; la que más, ${bold(first.recipe.name)}.`,
    rows.map(({ recipe, before, after }) => ({
      recipe,
      said: `de ${euros(before)} a ${euros(after)} por ración (${after < before ? '−' : '+'}${euros(Math.abs(after - before))}, ${formatDecimal((Math.abs(after - before) / before) * 100, 1)} %)`,
    })),
    rows.length,
    `*Con tus precios, como en Escandallos.*${readOf(findings)}`,
  )
}
