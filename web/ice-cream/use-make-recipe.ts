import { useNavigate } from '@tanstack/react-router'
import type { FormulaRow } from '#core/ice-cream/composition/formula.ts'
import { kitchenName } from '#core/ice-cream/composition/kitchen-name.ts'
import type { IcePantry } from '#core/ice-cream/composition/match-ingredient.ts'
import type { FormulaAnalysis } from '#core/ice-cream/judging/analysis.ts'
import { fullRecipe } from '#core/ice-cream/process/full-recipe.ts'
import { newId } from '#web/data/new-id.ts'
import { toast } from '#web/data/toast.ts'
import { useCreateRecipe } from '#web/stock/use-recipe-operations.ts'
import { rowTexts, recipeTexts as texts } from './texts.ts'

/** Grams of ice cream in a portion of the recipe; said when it is made, and easily changed there. */
const portion = 100

/** 'Crear receta': a formula in the library, ingredients in grams by the names the kitchen knows, the process for method. */
export const useMakeRecipe = (name: string, pantry: IcePantry | undefined) => {
  const navigate = useNavigate()
  const { create, busy } = useCreateRecipe()
  const makeRecipe = async (rows: readonly FormulaRow[], live: FormulaAnalysis) => {
    if (pantry === undefined) return
    const { amounts, steps } = fullRecipe(pantry, { name, rows }, live)
    const outcome = await create(newId(), {
      name,
      category: texts.category,
      servings: Math.max(1, Math.round(live.mass / portion)),
      method: steps.join('\n'),
      folderId: null,
      ingredients: amounts.map((amount, index) => ({
        name: amount.name === '' ? rowTexts.row(index + 1, '') : kitchenName(pantry, amount.name),
        quantity: amount.grams,
        unit: 'g' as const,
      })),
    })
    if (!outcome.ok) return
    const { id } = outcome.value
    toast.info(texts.done, texts.portions, {
      label: texts.open,
      onPress: () => void navigate({ to: '/library/$id', params: { id } }),
    })
  }
  return { makeRecipe, creating: busy }
}
