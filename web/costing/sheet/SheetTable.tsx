import type { RecipeCost, UnitMode } from '#core/costing/costs/cost.ts'
import type { CostedInBook } from '#core/costing/costs/cost-book.ts'
import type { RecipeToCost } from '#web/costing/costing-requests.ts'
import { sheetTexts as texts } from '#web/costing/texts.ts'
import css from './lines.module.css'
import { SheetLine } from './SheetLine.tsx'

type Props = {
  readonly recipe: RecipeToCost
  readonly cost: RecipeCost
  readonly book: ReadonlyMap<string, CostedInBook>
  readonly onQuantity: (index: number, quantity: number) => void
  readonly onReading: (index: number, reading: UnitMode) => void
}

/** The lines of an escandallo. */
export function SheetTable({ recipe, cost, book, onQuantity, onReading }: Props) {
  const { columns } = texts
  return (
    <table className={css.table} aria-label={texts.table}>
      <thead>
        <tr>
          <th scope="col">{columns.name}</th>
          <th scope="col" className={css.quantityHead}>
            {columns.quantity}
          </th>
          <th scope="col" className={css.priceHead}>
            {columns.price}
          </th>
          <th scope="col" className={css.costHead}>
            {columns.cost}
          </th>
          <th scope="col" className={css.shareHead}>
            {columns.share}
          </th>
        </tr>
      </thead>
      <tbody>
        {cost.lines.map((line, index) => (
          <SheetLine
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place; the list never changes under one version
            key={index}
            line={line}
            book={book}
            equivalence={recipe.lines[index]?.equivalence ?? null}
            onQuantity={(quantity) => onQuantity(index, quantity)}
            onReading={(reading) => onReading(index, reading)}
          />
        ))}
      </tbody>
    </table>
  )
}
