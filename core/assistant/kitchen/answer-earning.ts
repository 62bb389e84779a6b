import type { Reply } from '#core/assistant/reply.ts'
import { bold, euros, paragraphs } from '#core/assistant/say.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { formatDecimal } from '#core/format/decimal.ts'
import { costedRecipes } from './answer-own-some.ts'
import type { Findings } from './findings.ts'
import { listed } from './own-rows.ts'

/** Which dish leaves most, of those with a PVP; null where none has one. How many are sold is asked of the sales, which are not read here. */
export const answerEarning = (findings: Findings, knowledge: Knowledge): Reply | null => {
  const { library } = findings
  const vat = library.vat ?? 10
  const rows = costedRecipes(library.recipes, findings, knowledge)
    .flatMap(({ recipe, perServing, unpriced }) => {
      const { soldFor = null } = recipe
      return soldFor === null
        ? []
        : [{ recipe, perServing, unpriced, soldFor, left: soldFor / (1 + vat / 100) - perServing }]
    })
    .toSorted((a, b) => b.left - a.left)
  const [first] = rows
  if (first === undefined) return null
  const unsold = library.recipes.length - rows.length
  return listed(
    `El que más deja por ración es ${bold(first.recipe.name)}: **${euros(first.left)}** de margen bruto.`,
    rows.map(({ recipe, perServing, unpriced, soldFor, left }) => ({
      recipe,
      said: `**${euros(left)}**${unpriced > 0 ? ' como mucho: faltan precios' : ''} (PVP ${euros(soldFor)}, ${euros(perServing)} de coste)`,
    })),
    rows.length,
    paragraphs(
      unsold > 0 && `De ${unsold} no tengo el PVP o el coste: se ponen en Escandallos, y entonces entran en la cuenta.`,
      `*Sobre el PVP sin el ${formatDecimal(vat, 0)} % de IVA. Por ración: lo que se vende de cada uno está en Ingeniería de menú.*`,
    ),
  )
}
