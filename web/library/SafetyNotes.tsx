import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useOperation } from '#web/data/use-operation.ts'
import { dismissHazards, fetchHazards } from '#web/stock/recipe-requests.ts'
import { recipeKeys } from '#web/stock/use-recipes.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { hazardTexts as texts } from './texts.ts'

/**
 * What safety says of a recipe as the cook wrote it: beside the recipe, never in its way. Without an answer (no connection, a
 * busy server) the recipe stands alone, and the reason is logged.
 */
export function SafetyNotes({ recipeId }: { readonly recipeId: string }) {
  const cache = useQueryClient()
  const key = [...recipeKeys.recipes, 'hazards', recipeId]
  const { data: hazards = [], error } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => fetchHazards(recipeId, signal),
    retry: false,
  })
  useEffect(() => {
    if (error !== null) console.error(texts.title, error)
  }, [error])
  const { run, busy } = useOperation<void>(texts.dismissal)
  if (hazards.length === 0) return null
  const reload = () => cache.invalidateQueries({ queryKey: key })
  const dismiss = () => run(() => dismissHazards(recipeId), { follow: reload })
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
