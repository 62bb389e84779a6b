import { formatQuantity } from '#core/format/decimal.ts'
import type { Ingredient } from '#core/recipes/recipe.ts'
import { unitLabel } from '#core/units/units.ts'
import css from './cooking.module.css'

type Props = {
  readonly ingredients: readonly Ingredient[]
  /** Ids of what is already on the bench. */
  readonly ticked: readonly string[]
  readonly onTick: (id: string) => void
}

/** Name, quantity and unit; the whole line ticks it off. */
export function IngredientList({ ingredients, ticked, onTick }: Props) {
  return (
    <ul className={css.lines}>
      {ingredients.map(({ id, name, quantity, unit }) => (
        <li key={id}>
          <label className={css.line}>
            <input type="checkbox" className={css.tick} checked={ticked.includes(id)} onChange={() => onTick(id)} />
            <span className={css.lineName}>{name}</span>
            <span className={css.amount}>
              <span className={css.figure}>{formatQuantity(quantity)}</span> <span>{unitLabel(unit, quantity)}</span>
            </span>
          </label>
        </li>
      ))}
    </ul>
  )
}
