import { lazy, Suspense } from 'react'
import { useFetchedLater } from '#web/data/use-fetched-later.ts'
import type { RecipeDialogProps } from './recipe-target.ts'

const load = () => import('./LoadedRecipeDialog.tsx')
const Loaded = lazy(async () => ({ default: (await load()).LoadedRecipeDialog }))

/** The recipe form in a dialog, for the manager and for every screen that edits a recipe in place. */
export function RecipeDialog(props: RecipeDialogProps) {
  const wanted = useFetchedLater(props.target !== null, load)
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  )
}
