import { Badge } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import type { RecipeSummary } from '#core/recipes/recipe.ts'
import { servingsLabel } from '#web/recipes/texts.ts'
import css from './library.module.css'
import { libraryTexts as texts } from './texts.ts'

/** A recipe at a glance; the whole card is one link. */
export const RecipeCard = memo(function RecipeCard({ recipe }: { readonly recipe: RecipeSummary }) {
  const { id, name, category, servings, ingredientCount, methodPreview } = recipe
  return (
    <Link to="/library/$id" params={{ id }} className={css.card}>
      <h2 className={css.name}>{name}</h2>
      {category !== '' && (
        <Badge component="span" className={css.category ?? ''}>
          {category}
        </Badge>
      )}
      <span className={css.facts}>
        <span>{servingsLabel(servings)}</span>
        <span>{texts.ingredientCount(ingredientCount)}</span>
      </span>
      <span className={css.preview}>{methodPreview}</span>
    </Link>
  )
})
