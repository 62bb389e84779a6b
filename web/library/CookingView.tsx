import { Badge, Button } from '@mantine/core'
import { IconArrowLeft, IconClock, IconPencil, IconPrinter, IconSun, IconUsers } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { estimatedMinutes, methodSteps } from '#core/recipes/method-steps.ts'
import type { Recipe } from '#core/recipes/recipe.ts'
import { scaleIngredients } from '#core/recipes/scaling.ts'
import { servingsLabel } from '#web/recipes/texts.ts'
import { useTitle } from '#web/ui/use-title.ts'
import { Allergens } from './Allergens.tsx'
import { CookingSteps } from './CookingSteps.tsx'
import css from './cooking.module.css'
import { useCookingSession } from './cooking-session.ts'
import { IngredientList } from './IngredientList.tsx'
import { ReadingNotes } from './ReadingNotes.tsx'
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
      <div className={css.tools}>
        <Link to="/library" className={css.back}>
          <IconArrowLeft size="1.25rem" aria-hidden />
          {texts.back}
        </Link>
        <Button
          variant="subtle"
          leftSection={<IconPrinter size="1.25rem" stroke={1.5} aria-hidden />}
          onClick={() => window.print()}
        >
          {texts.print}
        </Button>
        <Button
          renderRoot={(props) => <Link {...props} to="/recipes" search={{ edit: recipe.id }} />}
          variant="subtle"
          leftSection={<IconPencil size="1.25rem" stroke={1.5} aria-hidden />}
        >
          {texts.edit}
        </Button>
      </div>
      <header className={css.head}>
        <h1 className={css.name} data-long={recipe.name.length > longName || undefined}>
          {recipe.name}
        </h1>
        <div className={css.facts}>
          {recipe.category !== '' && <Badge size="lg">{recipe.category}</Badge>}
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
        </div>
      </header>
      <ReadingNotes recipe={recipe} />
      <div className={css.bench}>
        <section className={css.ingredients} aria-labelledby="ingredients">
          <h2 id="ingredients" className={css.heading}>
            {texts.ingredients}
          </h2>
          <ServingsStepper base={recipe.servings} value={session.servings} onChange={session.setServings} />
          <IngredientList ingredients={ingredients} ticked={session.ingredients} onTick={session.tickIngredient} />
        </section>
        <section className={css.method} aria-labelledby="method">
          <h2 id="method" className={css.heading}>
            {texts.method}
          </h2>
          <CookingSteps steps={methodSteps(recipe.method)} ticked={session.steps} onTick={session.tickStep} />
        </section>
      </div>
      <Allergens recipeId={recipe.id} />
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

/** Letters that still look well at the size of a title page, on a tablet. */
const longName = 60
