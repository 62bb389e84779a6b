import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { AppError } from '#core/errors/app-error.ts'
import { useReadingFailure } from '#web/data/query.ts'
import { toast } from '#web/data/toast.ts'
import { recipeQuery } from '#web/stock/use-recipes.ts'
import { BackLink } from '#web/ui/BackLink.tsx'
import { LoadFailure } from '#web/ui/LoadFailure.tsx'
import { Loading } from '#web/ui/Loading.tsx'
import { Redirect } from '#web/ui/Redirect.tsx'
import { Report } from './Report.tsx'
import { operations, detailTexts as texts } from './texts.ts'
import { nutritionQuery } from './use-nutrition.ts'

/** The analysis of one recipe. Without one (or with no such recipe) it says 'No hay datos' and leads to the list. */
export function NutritionDetailPage() {
  const recipeId = useParams({ strict: false, select: (params: { recipeId?: string }) => params.recipeId ?? '' })
  const nutrition = useQuery(nutritionQuery(recipeId))
  const recipe = useQuery(recipeQuery(recipeId))
  const error = nutrition.error ?? recipe.error
  const absent = isAbsent(nutrition.error) || isAbsent(recipe.error)
  const errorUpdatedAt = Math.max(nutrition.errorUpdatedAt, recipe.errorUpdatedAt)
  useReadingFailure({ error: absent ? null : error, errorUpdatedAt }, operations.load)

  if (absent) return <NoData />
  // A reload that fails does not take away what is on screen.
  if (nutrition.data !== undefined && recipe.data !== undefined) {
    return <Report key={recipeId} recipe={recipe.data} nutrition={nutrition.data} />
  }
  if (error === null) return <Loading />
  const retry = () => {
    if (nutrition.error !== null) void nutrition.refetch()
    if (recipe.error !== null) void recipe.refetch()
  }
  return (
    <>
      <BackLink to="/nutritional-analysis" label={texts.back} />
      <LoadFailure title={operations.load[1]} error={error} onRetry={retry} />
    </>
  )
}

function NoData() {
  const said = useRef(false)
  useEffect(() => {
    if (said.current) return
    said.current = true
    toast.error(...operations.noData)
  }, [])
  return <Redirect to="/nutritional-analysis" />
}

const isAbsent = (error: unknown): boolean =>
  error instanceof AppError && (error.code === 'not_found' || error.code === 'invalid_input')
