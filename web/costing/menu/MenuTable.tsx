import { Button } from '@mantine/core'
import { useState } from 'react'
import { salesLimits } from '#core/api/sales.ts'
import { formatEuros } from '#core/format/money.ts'
import { KeptInput } from '#web/costing/sheet/KeptInput.tsx'
import type { JudgedDish } from './judge.ts'
import css from './menu.module.css'
import { menuTexts as texts } from './texts.ts'

type Props = {
  readonly dishes: readonly JudgedDish[]
  readonly onUnits: (recipeId: string, units: number | null) => void
  readonly onOpen: (recipeId: string) => void
}

/** Dishes drawn at first; every field is a part of the page that costs. */
const drawn = 100

/** The menu with what it sold: typed here, and where each dish stands. */
export function MenuTable({ dishes, onUnits, onOpen }: Props) {
  const [shown, setShown] = useState(drawn)
  const { columns } = texts
  return (
    <>
      <table className={css.table} aria-label={texts.table}>
        <thead>
          <tr>
            <th scope="col">{columns.dish}</th>
            <th scope="col" className={css.unitsColumn}>
              {columns.units}
            </th>
            <th scope="col" className={css.money}>
              {columns.price}
            </th>
            <th scope="col" className={css.money}>
              {columns.cost}
            </th>
            <th scope="col" className={css.money}>
              {columns.margin}
            </th>
            <th scope="col" className={css.placeColumn}>
              {columns.place}
            </th>
          </tr>
        </thead>
        <tbody>
          {dishes.slice(0, shown).map((dish) => (
            <Row key={dish.row.recipe_id} dish={dish} onUnits={onUnits} onOpen={onOpen} />
          ))}
        </tbody>
      </table>
      {dishes.length > shown && (
        <Button variant="default" onClick={() => setShown((before) => before + drawn)}>
          {texts.showMore(Math.min(drawn, dishes.length - shown))}
        </Button>
      )}
    </>
  )
}

type RowProps = Omit<Props, 'dishes'> & { readonly dish: JudgedDish }

function Row({ dish, onUnits, onOpen }: RowProps) {
  const { row, margin, quadrant, reason, number } = dish
  const { columns } = texts
  return (
    <tr data-quadrant={quadrant ?? undefined}>
      <th scope="row">
        <button type="button" className={css.open} aria-haspopup="dialog" onClick={() => onOpen(row.recipe_id)}>
          {number !== null && <span className={css.badge}>{number}</span>}
          <span>{row.name}</span>
        </button>
      </th>
      <td className={css.unitsColumn} data-label={columns.units}>
        <KeptInput
          className={css.units}
          hidden
          whole
          label={texts.unitsOf(row.name)}
          value={row.units}
          minimum={0}
          maximum={salesLimits.units}
          inherited={texts.unsaid}
          onChange={(units) => onUnits(row.recipe_id, units)}
        />
      </td>
      <td className={css.money} data-label={columns.price}>
        {row.gross_price === null ? texts.unsaid : formatEuros(row.gross_price)}
      </td>
      <td className={css.money} data-label={columns.cost}>
        {row.per_serving === null ? texts.unsaid : formatEuros(row.per_serving)}
      </td>
      <td className={css.money} data-label={columns.margin}>
        {margin === null ? texts.unsaid : formatEuros(margin)}
      </td>
      <td className={css.placeColumn} data-label={columns.place}>
        {quadrant !== null && <span className={css.place}>{texts.name(quadrant)}</span>}
        {reason !== null && <span className={css.soft}>{texts.reasons[reason]}</span>}
      </td>
    </tr>
  )
}
