import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ScannedRecipe } from '#core/api/scanner.ts'
import css from './scanner.module.css'
import { scannerTexts } from './texts.ts'

const texts = scannerTexts.saved

type Props = { readonly id: string; readonly recipe: ScannedRecipe; readonly warnings: readonly string[] }

/** What was saved and what to look at in it; the library comes by itself a moment later. */
export function SavedRecipe({ id, recipe, warnings }: Props) {
  return (
    <div className={css.notice} data-done>
      <p className={css.strong}>{texts.title(recipe.name)}</p>
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
      <Button variant="default" renderRoot={(props) => <Link {...props} to="/library/$id" params={{ id }} />}>
        {texts.open}
      </Button>
    </div>
  )
}
