import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useAction } from '#web/data/action.ts'
import { useReadingFailure } from '#web/data/query.ts'
import { dismissHazards, fetchHazards } from '#web/stock/recipe-requests.ts'
import { recipeKeys } from '#web/stock/use-recipes.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { hazardTexts as texts } from './texts.ts'

/**
 * What safety says of a recipe as the cook wrote it: beside the recipe, never in its way. Without an answer (no connection, a
 * busy server) the recipe stands alone, and the reason is logged.
 */
export function SafetyNotes({ recipeId }: { readonly recipeId: string }) {
  const key = [...recipeKeys.recipes, 'hazards', recipeId]
  const reading = useQuery({ queryKey: key, queryFn: ({ signal }) => fetchHazards(recipeId, signal), retry: false })
  useReadingFailure(reading, 'logged')
  const { run, busy } = useAction<void>(texts.dismissal, { refetch: [key] })
  const { data: hazards = [] } = reading
  if (hazards.length === 0) return null
  const dismiss = () => run(() => dismissHazards(recipeId), { follow: ({ shown }) => shown })
  return (
    <Notice
      title={texts.title}
      heading
      actions={
        <Button variant="default" onClick={() => void dismiss()} disabled={busy}>
          {texts.dismiss}
        </Button>
      }
    >
      <ul>
        {hazards.map((hazard) => (
          <li key={hazard}>{hazard}</li>
        ))}
      </ul>
    </Notice>
  )
}
