import type { ImpactRow } from '#core/api/price-history.ts'
import { isOverTarget } from '#core/costing/menu/target.ts'
import css from './history.module.css'
import { impactTexts as texts } from './texts.ts'

type Props = { readonly name: string; readonly impact: ImpactRow }

/** The dishes a change of price moves most: per serving, and in food cost where their PVP is known. */
export function ImpactTable({ name, impact }: Props) {
  const { columns } = texts
  return (
    <>
      <table className={css.table} aria-label={texts.table(name)}>
        <thead>
          <tr>
            <th scope="col">{columns.dish}</th>
            <th scope="col" className={css.figure}>
              {columns.difference}
            </th>
            <th scope="col" className={css.figure}>
              {columns.foodCost}
            </th>
          </tr>
        </thead>
        <tbody>
          {impact.worst.map((dish) => (
            <tr key={dish.recipe_id}>
              <th scope="row">{dish.name}</th>
              <td className={css.figure}>{texts.difference(dish.difference)}</td>
              <td className={css.figure} data-voice={isOver(dish) ? 'amber' : undefined}>
                {texts.foodCost(dish.food_cost_before, dish.food_cost_after)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {impact.dishes > impact.worst.length && <p className={css.soft}>{texts.more(impact)}</p>}
      {impact.without_price > 0 && <p className={css.soft}>{texts.withoutPrice(impact)}</p>}
    </>
  )
}

const isOver = ({ food_cost_after, target }: ImpactRow['worst'][number]): boolean =>
  food_cost_after !== null && isOverTarget(food_cost_after, target)
