import { Button } from '@mantine/core'
import { IconClock, IconPencil, IconSun, IconUsers } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { estimatedMinutes, methodSteps } from '#core/recipes/method-steps.ts'
import type { Recipe } from '#core/recipes/recipe.ts'
import { scaleIngredients } from '#core/recipes/scaling.ts'
import { servingsLabel } from '#web/stock/texts.ts'
import { BackLink } from '#web/ui/BackLink.tsx'
import { DetailHead } from '#web/ui/DetailHead.tsx'
import { PrintButton } from '#web/ui/PrintButton.tsx'
import { PrintFoot } from '#web/ui/PrintFoot.tsx'
import { useTitle } from '#web/ui/use-title.ts'
import { Allergens } from './Allergens.tsx'
import { CookingSteps } from './CookingSteps.tsx'
import css from './cooking.module.css'
import { useCookingSession } from './cooking-session.ts'
import { IngredientList } from './IngredientList.tsx'
import { ReadingNotes } from './ReadingNotes.tsx'
import { SafetyNotes } from './SafetyNotes.tsx'
import { ServingsStepper } from './ServingsStepper.tsx'
import { cookingTexts as texts } from './texts.ts'
import { useWakeLock } from './use-wake-lock.ts'

/** The recipe on the shelf above the stove: read from two metres, touched with the back of a wet finger. */
export function CookingView({ recipe }: { readonly recipe: Recipe }) {
  useTitle(recipe.name)
  const session = useCookingSession(recipe)
  const awake = useWakeLock()
  const ingredients = scaleIngredients(recipe.ingredients, recipe.servings, session.servings)
  return (
    <article className={css.sheet}>
      <DetailHead
        large
        name={recipe.name}
        category={recipe.category}
        back={<BackLink to="/library" label={texts.back} />}
        tools={
          <>
            <PrintButton label={texts.print} />
            <Button
              renderRoot={(props) => <Link {...props} to="/recipes" search={{ edit: recipe.id }} />}
              variant="subtle"
              leftSection={<IconPencil size="1.25rem" stroke={1.5} aria-hidden />}
            >
              {texts.edit}
            </Button>
          </>
        }
        facts={
          <>
            <span className={css.fact}>
              <IconUsers size="1.375rem" stroke={1.5} aria-hidden />
              {servingsLabel(recipe.servings)}
            </span>
            <span className={css.fact}>
              <IconClock size="1.375rem" stroke={1.5} aria-hidden />
              <span>
                {texts.estimated}: {texts.minutes(estimatedMinutes(recipe.method))}
              </span>
            </span>
          </>
        }
      />
      <ReadingNotes recipe={recipe} />
      <div className={css.bench}>
        <section className={css.ingredients} aria-labelledby="ingredients">
          <h2 id="ingredients" className={css.heading}>
            {texts.ingredients}
          </h2>
          <ServingsStepper base={recipe.servings} value={session.servings} onChange={session.setServings} />
          <IngredientList
            ingredients={ingredients}
            linked={recipe.linked}
            ticked={session.ingredients}
            onTick={session.tickIngredient}
          />
        </section>
        <section className={css.method} aria-labelledby="method">
          <h2 id="method" className={css.heading}>
            {texts.method}
          </h2>
          <CookingSteps
            recipeId={recipe.id}
            recipe={recipe.name}
            steps={methodSteps(recipe.method)}
            ticked={session.steps}
            onTick={session.tickStep}
          />
        </section>
      </div>
      <SafetyNotes recipeId={recipe.id} />
      <Allergens recipeId={recipe.id} />
      <PrintFoot />
      <div className={css.foot}>
        <Button variant="default" onClick={session.restart} disabled={!session.started}>
          {texts.restart}
        </Button>
        <p className={css.wake}>
          <IconSun size="1.125rem" stroke={1.5} aria-hidden />
          {awake ? texts.awake : texts.asleep}
        </p>
      </div>
    </article>
  )
}
