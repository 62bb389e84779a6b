import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { RecipeDraft } from '#core/recipes/recipe.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { scannerTexts } from './texts.ts'

const texts = scannerTexts.saved

type Props = { readonly id: string; readonly recipe: Pick<RecipeDraft, 'name'>; readonly warnings: readonly string[] }

/** What was saved and what to look at in it; the library comes by itself a moment later. */
export function SavedRecipe({ id, recipe, warnings }: Props) {
  return (
    <Notice
      voice="herb"
      title={texts.title(recipe.name)}
      actions={
        <Button variant="default" renderRoot={(props) => <Link {...props} to="/library/$id" params={{ id }} />}>
          {texts.open}
        </Button>
      }
    >
      {warnings.length > 0 && (
        <>
          <p>{texts.check}</p>
          <ul>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  )
}
