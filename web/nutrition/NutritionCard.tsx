import { Badge, Button } from '@mantine/core'
import { IconAlertTriangle, IconSparkles } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { memo, useId } from 'react'
import type { NutritionCardRow } from '#core/api/nutrition.ts'
import { focusIfLost } from '#web/data/focus-if-lost.ts'
import { CardFacts, CardFoot, CardTitle } from '#web/ui/CardGrid.tsx'
import { amountText } from './amounts.ts'
import css from './list.module.css'
import { listTexts, portionsLabel, nutritionTexts as texts } from './texts.ts'
import { useGenerate } from './use-generate.ts'

type Analysed = NonNullable<NutritionCardRow['nutrition']>

/** A recipe with its figures per portion, or with the button that calculates them. */
export const NutritionCard = memo(function NutritionCard({ card }: { readonly card: NutritionCardRow }) {
  const { id, name, category, servings, nutrition } = card
  const titleId = useId()
  const detailId = useId()
  const { generate, busy } = useGenerate(id)
  const press = async () => {
    if (await generate()) focusIfLost(detailId)
  }
  return (
    <article aria-labelledby={titleId} aria-busy={busy}>
      <CardTitle id={titleId}>{name}</CardTitle>
      <CardFacts>
        {category !== '' && <Badge component="span">{category}</Badge>}
        <span>{portionsLabel(servings)}</span>
      </CardFacts>
      {nutrition === null ? (
        <p className={css.none}>{listTexts.none}</p>
      ) : (
        <Figures nutrition={nutrition} servings={servings} />
      )}
      {nutrition?.stale === true && (
        <Badge color="amber" leftSection={<IconAlertTriangle size="0.875rem" aria-hidden />}>
          {nutrition.recipe_updated_at === null ? texts.otherFood : texts.changed}
        </Badge>
      )}
      <CardFoot>
        {nutrition !== null && (
          <Button
            renderRoot={(props) => (
              <Link
                {...props}
                id={detailId}
                to="/nutrition/$recipeId"
                params={{ recipeId: id }}
                aria-describedby={titleId}
              />
            )}
            variant="default"
          >
            {listTexts.detail}
          </Button>
        )}
        {(nutrition === null || nutrition.stale) && (
          <Button
            variant="light"
            onClick={() => void press()}
            // Not `disabled`, which would drop the focus; a second press does nothing anyway.
            aria-disabled={busy}
            data-disabled={busy}
            aria-describedby={titleId}
            leftSection={<IconSparkles size="1.125rem" stroke={1.5} aria-hidden />}
          >
            {busy ? texts.generating : nutrition === null ? texts.generate : texts.regenerate}
          </Button>
        )}
      </CardFoot>
    </article>
  )
})

function Figures({ nutrition, servings }: { readonly nutrition: Analysed; readonly servings: number }) {
  const { with_data, line_count } = nutrition
  // An ingredient without data means that every sum is a lower bound.
  const lowerBound = with_data !== null && line_count !== null && with_data < line_count
  const perPortion = (total: number) => total / Math.max(servings, 1)
  return (
    <>
      <p className={css.energy}>
        <span className={css.kcal}>{amountText('calories', perPortion(nutrition.calories), lowerBound)}</span>{' '}
        <span>{texts.perPortion}</span>{' '}
        <span className={css.total}>
          {amountText('calories', nutrition.calories, lowerBound)} {texts.inTotal}
        </span>
      </p>
      <dl className={css.macros}>
        {(['proteins', 'carbohydrates', 'fats'] as const).map((macro) => (
          <div key={macro} className={css.macro}>
            <dt>{texts.macros[macro]}</dt>
            <dd>{amountText(macro, perPortion(nutrition[macro]), lowerBound)}</dd>
          </div>
        ))}
      </dl>
      {lowerBound && (
        <p className={css.partial}>
          <IconAlertTriangle aria-hidden />
          <span>{listTexts.partial(texts.withData(with_data, line_count))}</span>
        </p>
      )}
    </>
  )
}
