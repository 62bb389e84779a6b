import { formatQuantity } from '#core/format/decimal.ts'
import type { Recipe } from '#core/recipes/recipe.ts'
import { unitLabel } from '#core/units/units.ts'
import css from './detail.module.css'
import { lineTexts as texts } from './texts.ts'

/** The ingredients as the recipe has them, for an analysis that keeps no breakdown of its own (figures typed elsewhere). */
export function PlainLines({ ingredients }: Pick<Recipe, 'ingredients'>) {
  return (
    <section className={css.section} aria-labelledby="lines">
      <h2 id="lines" className={css.heading}>
        {texts.title}
      </h2>
      <dl className={css.values}>
        {ingredients.map(({ name, quantity, unit }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the recipe; names may repeat
          <div key={index} className={css.value}>
            <dt>{name}</dt>
            <dd>
              {formatQuantity(quantity)} {unitLabel(unit, quantity)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
