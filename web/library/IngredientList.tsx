import { formatQuantity } from '#core/format/decimal.ts'
import type { Ingredient, LinkedRecipe } from '#core/recipes/recipe.ts'
import css from './cooking.module.css'
import { Elaboracion, unitWords } from './Elaboracion.tsx'

type Props = {
  readonly ingredients: readonly Ingredient[]
  /** Ids of what is already on the bench. */
  readonly ticked: readonly string[]
  readonly onTick: (id: string) => void
  /** The recipes that lines are elaboraciones of. */
  readonly linked: readonly LinkedRecipe[]
}

/** Name, quantity and unit; the whole line ticks it off. */
export function IngredientList({ ingredients, ticked, onTick, linked }: Props) {
  const recipes = new Map(linked.map((recipe) => [recipe.id, recipe]))
  return (
    <ul className={css.lines}>
      {ingredients.map((line) => {
        const { id, name, quantity, link } = line
        const recipe = recipes.get(link?.recipeId ?? '')
        return (
          <li key={id}>
            <label className={css.line}>
              <input type="checkbox" className={css.tick} checked={ticked.includes(id)} onChange={() => onTick(id)} />
              <span className={css.lineName}>{name}</span>
              <span className={css.amount}>
                <span className={css.figure}>{formatQuantity(quantity)}</span> <span>{unitWords(line)}</span>
              </span>
            </label>
            {recipe !== undefined && <Elaboracion line={line} recipe={recipe} />}
          </li>
        )
      })}
    </ul>
  )
}
