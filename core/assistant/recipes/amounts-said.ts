import { amountOf } from '#core/assistant/say.ts'
import { isOf } from '#core/assistant/turns/change.ts'
import type { ChatRecipe } from '#core/assistant/turns/conversation.ts'
import { weightIn } from '#core/assistant/turns/weight-in.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { foodFacts } from '#core/costing/costs/equivalence.ts'
import { resolverOf } from '#core/nutrition/resolve-food.ts'
import { readAmount } from '#core/parsing/lines/amount.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { fold } from '#core/spanish/fold.ts'
import { stemsOf } from '#core/spanish/name-index.ts'

/** How far one thing that there is goes: so many servings of the recipe use it up. */
export type Reach = { readonly servings: number; readonly said: string; readonly food: string }

type Said = Pick<IngredientDraft, 'quantity' | 'unit'> & { readonly food: string }

const weights: Readonly<Record<string, number>> = { g: 1, ml: 1, kg: 1000, l: 1000 }
const mostSaid = 8
/** What a number counts that is no food. */
const noFood =
  /^(?:raciones|racion|personas?|pax|comensales|porciones|cubiertos|invitados|minutos?|min|horas?|grados|dias|euros?|unidades|piezas|moldes|veces)\b/

/** '2 kg de queso y 6 huevos': the amounts of foods a text says. */
const amountsSaid = (text: string): readonly Said[] => {
  const folded = fold(text.slice(0, 300))
  const found: Said[] = []
  let from = 0
  for (const { index } of folded.matchAll(
    /\d+|½|\bmedi[oa]\b|\bun (?=kilo|litro)|\bun[oa]?\b|\bdos\b|\btres\b|\bcuatro\b|\bcinco\b|\bseis\b/g,
  )) {
    if (index < from || /[\d,.]/.test(folded[index - 1] ?? '')) continue
    const amount = readAmount(folded, index)
    if (amount === null) continue
    const food = (/^ ?(?:de |del )?([a-z]{3,}(?: [a-z]{2,}){0,3})/.exec(folded.slice(amount.end))?.[1] ?? '').replace(
      /(?:^| )(?:y|e|con|cuant[oa]s?|para|que|si|mas|solo|me|nos|a|en)(?: .*)?$/,
      '',
    )
    if (food === '' || noFood.test(food)) continue
    from = amount.end
    found.push({ quantity: amount.quantity, unit: amount.unit, food })
    if (found.length === mostSaid) break
  }
  return found
}

/** How far what a text says there is goes in a recipe, the least first: that is what limits it. None where it holds none of it. */
export const reachesOf = (text: string, recipe: ChatRecipe, knowledge: Knowledge): readonly Reach[] =>
  amountsSaid(text)
    .flatMap((said): Reach[] => {
      const line = lineOf(recipe, said.food)
      if (line === undefined || line.quantity <= 0) return []
      const [one, other] = [inGrams(said, line.name, knowledge), inGrams(line, line.name, knowledge)]
      const share =
        said.unit === line.unit ? said.quantity / line.quantity : one === null || other === null ? null : one / other
      return share === null || share <= 0
        ? []
        : [{ servings: recipe.servings * share, said: amountOf(said), food: line.name }]
    })
    .toSorted((a, b) => a.servings - b.servings)

/** The line that is meant: by all the words that were said, else by the first of them. */
const lineOf = ({ ingredients }: ChatRecipe, food: string): IngredientDraft | undefined => {
  const words = food.split(' ')
  for (let many = words.length; many > 0; many--) {
    const found = ingredients.find(({ name }) => isOf(name, words.slice(0, many).join(' ')))
    if (found !== undefined) return found
  }
  return undefined
}

/** A litre is taken as a kilo; of pieces, by what one weighs. */
const inGrams = (
  { quantity, unit }: Pick<IngredientDraft, 'quantity' | 'unit'>,
  name: string,
  { pantry }: Knowledge,
): number | null => {
  const factor = weights[unit]
  if (factor !== undefined) return quantity * factor
  const { equivalence } = foodFacts(name, unit, resolverOf(pantry))
  return equivalence === null ? null : quantity * equivalence.gramsPerUnit
}

/** 'Con 2 kg de pollo y patatas': the weight that was said is what goes in of that food. */
export const asMuchAsSaid = (lines: readonly IngredientDraft[], text: string): IngredientDraft[] => {
  const said = weightIn(text)
  const [stem = '-'] = stemsOf(said?.food ?? '')
  const line = said === null ? undefined : lines.find(({ name }) => stemsOf(name)[0] === stem)
  return lines.map((one) => (one === line && said !== null ? { ...one, quantity: said.grams, unit: 'g' } : one))
}
