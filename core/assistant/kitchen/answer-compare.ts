import { ownCost } from '#core/assistant/money/own-cost.ts'
import type { Reply } from '#core/assistant/reply.ts'
import { bold, euros, paragraphs, people } from '#core/assistant/say.ts'
import type { LibraryAsk } from '#core/assistant/turns/own/library-asked.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { formatDecimal } from '#core/format/decimal.ts'
import { allergenNames } from '#core/nutrition/allergen-names.ts'
import { allergens } from '#core/pantry/food.ts'
import type { Findings, OwnRecipe } from './findings.ts'
import { bringing } from './keeps-own.ts'
import { listed, perServingText } from './own-rows.ts'

/** Own recipes beside each other: what a serving costs, how many they are for, what they surely bring. */
export const answerCompare = (
  { names, isMenu }: Extract<LibraryAsk, { kind: 'compare' }>,
  findings: Findings,
  knowledge: Knowledge,
): Reply => {
  const rows = names
    .flatMap((name) => findings.library.recipes.find((one) => one.name === name) ?? [])
    .map((recipe) => ({ recipe, cost: ownCost(recipe, findings, knowledge)?.cost ?? null }))
  const costed = rows
    .flatMap(({ recipe, cost }) => (cost?.perServing == null ? [] : [{ recipe, each: cost.perServing }]))
    .toSorted((a, b) => b.each - a.each)
  const [first, last] = [costed[0], costed.at(-1)]
  const sum = costed.reduce((all, { each }) => all + each, 0)
  const isLeast = rows.some(({ cost }) => cost?.perServing == null || cost.lines.some(({ price }) => price === null))
  const title = isMenu
    ? sum === 0
      ? 'No tengo precios tuyos para costear ese menú.'
      : `El menú sale a **${euros(sum)}** de género por persona${isLeast ? ' como mínimo: faltan precios' : ''}.`
    : first === undefined || last === undefined || first === last
      ? 'Una al lado de la otra:'
      : `Por ración sale más cara ${bold(first.recipe.name)}: **${euros(first.each)}** contra ${euros(last.each)} de ${bold(last.recipe.name)}, ${euros(first.each - last.each)} de diferencia (un ${formatDecimal(((first.each - last.each) / last.each) * 100, 0)} % más).`
  return listed(
    title,
    rows.map(({ recipe, cost }) => ({
      recipe,
      said: [
        cost?.perServing == null
          ? 'sin precios para costearla'
          : `${perServingText(cost.perServing, cost.lines.filter(({ price }) => price === null).length)} (${euros(cost.total ?? 0)} la receta)`,
        people(recipe.servings),
        surely(recipe, knowledge),
      ].join('; '),
    })),
    rows.length,
    paragraphs('*Con tus precios, como en Escandallos; los alérgenos, por los ingredientes que conozco.*'),
  )
}

/** 'con gluten y huevos'. */
export const surely = (recipe: OwnRecipe, knowledge: Knowledge): string => {
  const names = allergens
    .filter((one) => bringing(recipe, one, knowledge).sure.length > 0)
    .map((one) => allergenNames[one].toLowerCase())
  return names.length === 0 ? 'sin alérgenos seguros' : `alérgenos: ${names.join(', ')}`
}
