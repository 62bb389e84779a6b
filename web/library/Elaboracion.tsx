import { Button } from '@mantine/core'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { shareNumber, shareOf } from '#core/elaboraciones/share.ts'
import { formatQuantity } from '#core/format/decimal.ts'
import { isClean } from '#core/recipes/draft.ts'
import { methodSteps } from '#core/recipes/method-steps.ts'
import type { Ingredient, LinkedRecipe } from '#core/recipes/recipe.ts'
import { unitLabel } from '#core/units/units.ts'
import { cleanWord } from '#web/stock/texts.ts'
import { recipeQuery } from '#web/stock/use-recipes.ts'
import { Unbroken } from '#web/ui/Unbroken.tsx'
import css from './elaboracion.module.css'
import { elaboracionTexts as texts } from './texts.ts'
import { useRecipeCopy } from './use-copies.ts'

type Props = {
  /** The line as it is cooked today, for the servings on screen. */
  readonly line: Ingredient
  readonly recipe: LinkedRecipe
}

/** An elaboración within the recipe: opens in place, with its quantities for what this dish takes of it. */
export function Elaboracion({ line, recipe }: Props) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const { link } = line
  if (!link) return null
  const batches = shareNumber(shareOf({ ...line, link }, recipe.known))
  return (
    <div className={css.elaboracion}>
      <Button
        className={css.toggle ?? ''}
        variant="light"
        aria-expanded={open}
        aria-controls={id}
        leftSection={
          open ? <IconChevronDown size="1.25rem" aria-hidden /> : <IconChevronRight size="1.25rem" aria-hidden />
        }
        onClick={() => setOpen(!open)}
      >
        {open ? texts.close(recipe.name) : texts.open(recipe.name)}
      </Button>
      <div id={id}>{open && <Inside recipe={recipe} batches={batches} />}</div>
    </div>
  )
}

/** Its ingredients and steps; what is within it opens in turn. */
function Inside({ recipe, batches }: { readonly recipe: LinkedRecipe; readonly batches: number | null }) {
  const query = useQuery(recipeQuery(recipe.id))
  const copy = useRecipeCopy(recipe.id, query, false)
  const whole = query.data ?? copy?.content
  if (whole === undefined) {
    return <p className={css.note}>{query.error === null ? texts.loading : texts.failed}</p>
  }
  const factor = batches ?? 1
  const lines = whole.ingredients.map((line) => ({ ...line, quantity: line.quantity * factor }))
  const linked = new Map(whole.linked.map((one) => [one.id, one]))
  const steps = methodSteps(whole.method)
  return (
    <div className={css.inside}>
      <p className={css.note}>{batches === null ? texts.wholeBatch : texts.part(batches)}</p>
      <ul className={css.lines}>
        {lines.map((line) => {
          const below = linked.get(line.link?.recipeId ?? '')
          return (
            <li key={line.id}>
              <span className={css.line}>
                <span className={css.name}>{line.name}</span>
                <span className={css.amount}>
                  <strong>{formatQuantity(line.quantity)}</strong> {unitWords(line)}
                </span>
              </span>
              {below !== undefined && <Elaboracion line={line} recipe={below} />}
            </li>
          )
        })}
      </ul>
      <ol className={css.steps}>
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place; the list never changes under one version
          <li key={index}>
            <Unbroken text={step} />
          </li>
        ))}
      </ol>
      <Link to="/library/$id" params={{ id: whole.id }} className={css.whole ?? ''}>
        {texts.whole(whole.name)}
      </Link>
    </div>
  )
}

/** 'g', 'g en limpio'; 'raciones' where an elaboración is counted in servings. */
export const unitWords = (line: Ingredient): string => {
  const { link, unit, quantity } = line
  if (link?.inServings) return texts.servings(quantity)
  return isClean(line) ? `${unitLabel(unit, quantity)} ${cleanWord}` : unitLabel(unit, quantity)
}
