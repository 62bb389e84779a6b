import { Badge } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import type { RecipeSummary } from '#core/recipes/recipe.ts'
import { servingsLabel } from '#web/stock/texts.ts'
import { CardFacts, CardTitle } from '#web/ui/CardGrid.tsx'
import css from './library.module.css'
import { libraryTexts as texts } from './texts.ts'

/** A recipe at a glance; the whole card is one link. */
export const RecipeCard = memo(function RecipeCard({ recipe }: { readonly recipe: RecipeSummary }) {
  const { id, name, category, servings, ingredientCount, methodPreview } = recipe
  return (
    <Link to="/library/$id" params={{ id }}>
      <CardTitle>{name}</CardTitle>
      <CardFacts>
        {category !== '' && <Badge component="span">{category}</Badge>}
        <span>{servingsLabel(servings)}</span>
        <span>{texts.ingredientCount(ingredientCount)}</span>
      </CardFacts>
      <p className={css.preview}>{methodPreview}</p>
    </Link>
  )
})
