import { ownCost } from '#core/assistant/money/own-cost.ts'
import { scaledRecipe } from '#core/assistant/recipes/scale-recipe.ts'
import type { Reply } from '#core/assistant/reply.ts'
import { amountOf, bold, bullets, euros, paragraphs, people, plain, reply } from '#core/assistant/say.ts'
import { linesNamed } from '#core/assistant/turns/lines-named.ts'
import type { LibraryAsk } from '#core/assistant/turns/own/library-asked.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { ingredientKey } from '#core/pantry/ingredient-key.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { listed } from '#core/spanish/list.ts'
import { ownNamed } from './answer-own-some.ts'
import type { Findings, OwnRecipe } from './findings.ts'
import { readOf } from './own-rows.ts'

const mostLines = 60

/** Of one measure, so that what is bought of a food for two dishes is one line. */
const inBase: Readonly<Record<string, readonly [unit: IngredientDraft['unit'], factor: number]>> = {
  kg: ['g', 1000],
  l: ['ml', 1000],
}

/** What is bought for several own dishes together, and what it comes to. */
export const answerShopping = (
  { of, only }: Extract<LibraryAsk, { kind: 'shopping' }>,
  findings: Findings,
  knowledge: Knowledge,
): Reply => {
  const asked = of.map(({ dish, servings }) => ({ dish, servings, recipe: ownNamed(dish, findings) }))
  const lost = asked.filter(({ recipe }) => recipe === undefined).map(({ dish }) => bold(dish))
  const found = asked.flatMap(({ recipe, servings }) =>
    recipe === undefined ? [] : [{ recipe, wanted: servings ?? recipe.servings }],
  )
  const missing = lost.length > 0 && `No encuentro en tu biblioteca ${lost.join(' ni ')}: no va en la lista.`
  if (found.length === 0)
    return reply(`No encuentro en tu biblioteca ${lost.join(' ni ')}. Dime los platos como los tienes guardados.`)
  const scaled = found.map(({ recipe, wanted }) => scaledOf(recipe, wanted))
  const costs = scaled.map((recipe) => ownCost(recipe, findings, knowledge)?.cost ?? null)
  const total = costs.reduce((sum, cost) => sum + (cost?.total ?? 0), 0)
  const unpriced = costs.some((cost) => cost === null || cost.lines.some(({ price }) => price === null))
  if (only !== undefined) return ofOne(only, scaled, missing, knowledge)
  const lines = together(scaled.flatMap(({ ingredients }) => ingredients))
  return reply(
    paragraphs(
      `Lista de la compra: ${found.map(({ recipe, wanted }) => `${bold(recipe.name)}, ${people(wanted)}`).join('; ')}.`,
      bullets(lines.slice(0, mostLines).map((line) => `${amountOf(line)} · ${plain(line.name, 60)}`)) +
        (lines.length > mostLines ? `\n- y ${lines.length - mostLines} más` : ''),
      missing,
      total > 0 && `Materia prima: **${euros(total)}**${unpriced ? ' como mínimo: faltan precios' : ''}.`,
      `*Las cantidades de tus recetas, sin lo que se pierde al limpiar si van en limpio.*${readOf(findings)}`,
    ),
    [],
    { links: found.map(({ recipe }) => ({ recipeId: recipe.id, name: recipe.name })).slice(0, 8) },
  )
}

/** How much of one food they take together, and each. */
const ofOne = (food: string, scaled: readonly OwnRecipe[], missing: string | false, knowledge: Knowledge): Reply => {
  const each = scaled.map((recipe) => ({ recipe, lines: together(linesNamed(recipe.ingredients, food, knowledge)) }))
  const all = together(each.flatMap(({ lines }) => lines))
  const links = scaled.map(({ id, name }) => ({ recipeId: id, name }))
  if (all.length === 0) return reply(paragraphs(`Ninguno lleva ${bold(food)}.`, missing), [], { links })
  return reply(
    paragraphs(
      all.map((line) => `${plain(line.name, 60)}: **${amountOf(line)}** en total.`).join(' '),
      bullets(
        each.map(
          ({ recipe, lines }) =>
            `${bold(recipe.name)}, ${people(recipe.servings)}: ${lines.length === 0 ? 'no lleva' : listed(lines.map(amountOf))}`,
        ),
      ),
      missing,
    ),
    [],
    { links },
  )
}

const scaledOf = (recipe: OwnRecipe, servings: number): OwnRecipe => ({
  ...recipe,
  ...scaledRecipe({ ...recipe, method: '' }, servings),
})

/** One line a food and measure, the most first by weight. */
const together = (lines: readonly IngredientDraft[]): readonly IngredientDraft[] => {
  const sums = new Map<string, IngredientDraft>()
  for (const { name, quantity, unit } of lines) {
    const [base, factor] = inBase[unit] ?? [unit, 1]
    const key = `${base} ${ingredientKey(name)}`
    const before = sums.get(key)
    sums.set(key, { name: before?.name ?? name, quantity: (before?.quantity ?? 0) + quantity * factor, unit: base })
  }
  return [...sums.values()].toSorted((a, b) => b.quantity - a.quantity).map(inLarge)
}

/** From a thousand on, in kilos and litres. */
const inLarge = (line: IngredientDraft): IngredientDraft => {
  // Nobody sells a third of an egg.
  if (line.unit === 'unidad') return { ...line, quantity: Math.ceil(line.quantity - 1e-9) }
  const large = line.unit === 'g' ? 'kg' : line.unit === 'ml' ? 'l' : null
  return large === null || line.quantity < 1000 ? line : { ...line, quantity: line.quantity / 1000, unit: large }
}
