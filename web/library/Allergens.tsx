import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { AllergenSummary } from '#web/stock/AllergenSummary.tsx'
import { allergenTexts as texts } from '#web/stock/allergen-texts.ts'
import { allergensQuery } from '#web/stock/use-allergens.ts'
import css from './allergens.module.css'

/** Below the recipe, where the plate is passed: what is in it. If it cannot be read, it says so; silence would be a promise. */
export function Allergens({ recipeId }: { readonly recipeId: string }) {
  const { data: report, error, refetch } = useQuery(allergensQuery(recipeId))
  useEffect(() => {
    if (error) console.error(error)
  }, [error])
  if (report === undefined && error === null) return null
  return (
    <section className={css.allergens} aria-labelledby="allergens">
      <h2 id="allergens" className={css.heading}>
        {texts.title}
      </h2>
      {report !== undefined ? (
        <AllergenSummary report={report} />
      ) : (
        <div className={css.unread}>
          <p>{texts.loadFailed}</p>
          <Button variant="default" onClick={() => void refetch()}>
            {texts.retry}
          </Button>
        </div>
      )}
    </section>
  )
}
