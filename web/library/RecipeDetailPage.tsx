import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { AppError } from '#core/errors/app-error.ts'
import { useReadingFailure } from '#web/data/query.ts'
import { recipeTexts } from '#web/stock/texts.ts'
import { recipeQuery } from '#web/stock/use-recipes.ts'
import { BackLink } from '#web/ui/BackLink.tsx'
import { LoadFailure } from '#web/ui/LoadFailure.tsx'
import { Loading } from '#web/ui/Loading.tsx'
import { Redirect } from '#web/ui/Redirect.tsx'
import { CookingView } from './CookingView.tsx'
import { CopyNotice } from './CopyNotice.tsx'
import { cookingTexts, copyTexts } from './texts.ts'
import { isOutOfReach, useAgeOnScreen, useRecipeCopy } from './use-copies.ts'

/** One recipe to cook from. An id that is unknown, somebody else's or no id at all leads back to the library. */
export function RecipeDetailPage() {
  const id = useParams({ strict: false, select: (params: { id?: string }) => params.id ?? '' })
  const query = useQuery(recipeQuery(id))
  const { data, error, errorUpdatedAt, refetch } = query
  const absent = isAbsent(error)
  useReadingFailure({ error: absent ? null : error, errorUpdatedAt }, recipeTexts.load.failure)
  const copy = useRecipeCopy(id, query, absent)
  const age = useAgeOnScreen(query) ?? copy?.at ?? null
  const shown = data ?? copy?.content

  if (absent) return <Redirect to="/library" />
  // A reload that fails in the middle of service (the router is off) must not take the recipe away.
  if (shown !== undefined)
    return (
      <>
        {age !== null && <CopyNotice at={age} onRetry={() => void refetch()} />}
        <CookingView key={shown.id} recipe={shown} />
      </>
    )
  if (error === null || copy === undefined) return <Loading />
  const title = isOutOfReach(error) ? copyTexts.noCopy : recipeTexts.load.failure[1]
  return (
    <>
      <BackLink to="/library" label={cookingTexts.back} />
      <LoadFailure title={title} error={error} onRetry={() => void refetch()} />
    </>
  )
}

const isAbsent = (error: unknown): boolean =>
  error instanceof AppError && (error.code === 'not_found' || error.code === 'invalid_input')
