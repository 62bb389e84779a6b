import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { Allergen } from '#core/pantry/food.ts'
import { useDialogTarget } from '#web/data/use-dialog-target.ts'
import { AllergenSummary } from '#web/stock/AllergenSummary.tsx'
import { allergenTexts as shared } from '#web/stock/allergen-texts.ts'
import { allergensQuery } from '#web/stock/use-allergens.ts'
import { Loading } from '#web/ui/Loading.tsx'
import { AllergenDialog } from './AllergenDialog.tsx'
import css from './detail.module.css'
import { allergenTexts as texts } from './texts.ts'

/** The 14 of annex II for this recipe, each with what brings it, and the cook's word above the table's. */
export function AllergenSection({ recipeId }: { readonly recipeId: string }) {
  const { data: report, error, refetch } = useQuery(allergensQuery(recipeId))
  const correcting = useDialogTarget<Allergen | 'new'>()
  return (
    <section className={css.section} aria-labelledby="allergens">
      <h2 id="allergens" className={css.heading}>
        {shared.title}
      </h2>
      {report === undefined && error === null && <Loading />}
      {report === undefined && error !== null && (
        <div className={css.unloaded} role="alert">
          <p>{shared.loadFailed}</p>
          <Button variant="default" onClick={() => void refetch()}>
            {shared.retry}
          </Button>
        </div>
      )}
      {report !== undefined && (
        <>
          <AllergenSummary report={report} onCorrect={correcting.open} />
          <Button
            className={css.add ?? ''}
            variant="default"
            leftSection={<IconPlus size="1.125rem" aria-hidden />}
            onClick={() => correcting.open('new')}
          >
            {texts.add}
          </Button>
          <AllergenDialog
            recipeId={recipeId}
            report={report}
            target={correcting.target}
            onClose={correcting.close}
            onReopen={correcting.reopen}
          />
        </>
      )}
    </section>
  )
}
