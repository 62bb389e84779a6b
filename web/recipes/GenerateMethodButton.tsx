import { Button } from '@mantine/core'
import { IconSparkles } from '@tabler/icons-react'
import type { ReceivedMethod } from '#core/api/received/method.ts'
import { validIngredients } from '#core/recipes/draft.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { toast } from '#web/data/toast.ts'
import { recipeTexts } from '#web/stock/texts.ts'
import { formTexts as texts } from './texts.ts'
import { useGenerateMethod } from './use-generate-method.ts'

type Props = {
  readonly name: string
  readonly ingredients: readonly IngredientDraft[]
  readonly onMethod: (answer: ReceivedMethod) => void
}

/** Has the method written from the name and the valid ingredients (specification §5, 'Generate method'). */
export function GenerateMethodButton({ name, ingredients, onMethod }: Props) {
  const { generate, busy } = useGenerateMethod()
  const press = async () => {
    const valid = validIngredients(ingredients)
    if (name.trim() === '') return toast.error(recipeTexts.error, texts.nameFirst)
    if (valid.length === 0) return toast.error(recipeTexts.error, texts.ingredientFirst)
    const outcome = await generate(name.trim(), valid)
    if (outcome.ok) onMethod(outcome.value)
  }
  return (
    <Button
      variant="default"
      leftSection={<IconSparkles size="1.125rem" stroke={1.5} aria-hidden />}
      onClick={() => void press()}
      disabled={busy}
    >
      {busy ? texts.generating : texts.generate}
    </Button>
  )
}
