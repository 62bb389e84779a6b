import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { Recipe } from '#core/recipes/recipe.ts'
import { useAction } from '#web/data/action.ts'
import { refetch } from '#web/data/cache.ts'
import { dismissWarnings } from '#web/stock/recipe-requests.ts'
import { recipeKeys } from '#web/stock/use-recipes.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { readingTexts as texts } from './texts.ts'

/** What a scan or an answer of the assistant left in doubt, on the recipe itself until the cook has edited it or says that all is well. */
export function ReadingNotes({ recipe }: { readonly recipe: Recipe }) {
  const cache = useQueryClient()
  const { run, busy } = useAction<void>(texts.dismissal)
  if (recipe.warnings.length === 0) return null
  const reload = () => refetch(cache, recipeKeys.recipes)
  const dismiss = () => run(() => dismissWarnings(recipe.id), { follow: reload })
  return (
    <Notice
      voice="amber"
      title={texts.title}
      heading
      actions={
        <Button variant="default" onClick={() => void dismiss()} disabled={busy}>
          {texts.dismiss}
        </Button>
      }
    >
      <ul>
        {recipe.warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </Notice>
  )
}
