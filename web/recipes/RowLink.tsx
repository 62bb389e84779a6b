import { Button } from '@mantine/core'
import { IconAlertTriangle, IconLink } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { letGo, openLink } from '#core/elaboraciones/open-link.ts'
import { shareNumber, shareOf } from '#core/elaboraciones/share.ts'
import type { IngredientDraft, LinkedRecipe } from '#core/recipes/recipe.ts'
import { reportFailure } from '#web/data/failure.ts'
import { knownQuery } from '#web/stock/elaboraciones.ts'
import { recipeQuery } from '#web/stock/use-recipes.ts'
import { linkTexts as texts } from './link-texts.ts'
import css from './row-link.module.css'

type OfferProps = { readonly recipe: LinkedRecipe; readonly onLink: () => void }

/** The name of a line is a recipe of the kitchen: it may be that recipe. */
export function LinkOffer({ recipe, onLink }: OfferProps) {
  return (
    <div className={css.link}>
      <span className={css.words}>
        <IconLink size="1rem" stroke={1.5} aria-hidden />
        {texts.offer(recipe.name)}
      </span>
      <Button className={css.action ?? ''} variant="light" aria-label={texts.linkTo(recipe.name)} onClick={onLink}>
        {texts.link}
      </Button>
    </div>
  )
}

type LinkProps = {
  readonly row: IngredientDraft
  /** The line, or the lines in its place. */
  readonly onReplace: (lines: readonly IngredientDraft[]) => void
}

/** A line that is an elaboración: of which recipe, what that comes to, and the two ways of not being one any more. */
export function RowLink({ row, onReplace }: LinkProps) {
  const { link } = row
  const queries = useQueryClient()
  const { data: recipe } = useQuery({ ...knownQuery(link?.recipeId ?? ''), enabled: Boolean(link) })
  if (!link) return null
  const share = recipe === undefined ? null : shareOf({ ...row, link }, recipe.known)
  const batches = share === null ? null : shareNumber(share)
  const open = async () => {
    if (batches === null) return
    try {
      const { ingredients } = await queries.fetchQuery(recipeQuery(link.recipeId))
      onReplace(openLink(ingredients, batches).map(withoutDust))
    } catch (error) {
      reportFailure(texts.openFailed, error)
    }
  }
  return (
    <div className={css.link}>
      <span className={css.words}>
        <IconLink size="1rem" stroke={1.5} aria-hidden />
        <span>
          {recipe === undefined ? texts.linked : texts.linkedTo(recipe.name)}
          {recipe !== undefined && <span className={css.yield}> · {texts.comesTo(recipe.known)}</span>}
        </span>
      </span>
      {share !== null && 'lacks' in share && (
        <span className={css.lacks}>
          <IconAlertTriangle size="1rem" stroke={1.5} aria-hidden />
          {texts.lacks(share.lacks)}
        </span>
      )}
      <Button
        className={css.action ?? ''}
        variant="subtle"
        aria-label={texts.letGoOf(row.name)}
        onClick={() => onReplace([letGo(row)])}
      >
        {texts.letGo}
      </Button>
      {batches !== null && row.quantity > 0 && (
        <Button
          className={css.action ?? ''}
          variant="subtle"
          aria-label={texts.openOf(row.name)}
          onClick={() => void open()}
        >
          {texts.open}
        </Button>
      )}
    </div>
  )
}

// A third of 250 g is written 83,3333333333, not with sixteen digits.
const withoutDust = (line: IngredientDraft): IngredientDraft => ({
  ...line,
  quantity: Number(line.quantity.toPrecision(12)),
})
