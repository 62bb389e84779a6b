import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { AppError } from '#core/errors/app-error.ts'
import { recipeTexts } from '#web/recipes/texts.ts'
import { recipeQuery, useLoadFailure } from '#web/recipes/use-recipes.ts'
import { LoadFailure } from '#web/ui/LoadFailure.tsx'
import { Loading } from '#web/ui/Loading.tsx'
import { Redirect } from '#web/ui/Redirect.tsx'
import { CookingView } from './CookingView.tsx'

/** One recipe to cook from. An id that is unknown, somebody else's or no id at all leads back to the library. */
export function RecipeDetailPage() {
  const id = useParams({ strict: false, select: (params: { id?: string }) => params.id ?? '' })
  const { data, error, errorUpdatedAt, refetch } = useQuery(recipeQuery(id))
  const absent = isAbsent(error)
  useLoadFailure(absent ? null : error, errorUpdatedAt)

  if (absent) return <Redirect to="/library" />
  // A reload that fails in the middle of service (the router is off) must not take the recipe away.
  if (data !== undefined) return <CookingView key={data.id} recipe={data} />
  return error === null ? (
    <Loading />
  ) : (
    <LoadFailure title={recipeTexts.load.failure[1]} error={error} onRetry={() => void refetch()} />
  )
}

const isAbsent = (error: unknown): boolean =>
  error instanceof AppError && (error.code === 'not_found' || error.code === 'invalid_input')
