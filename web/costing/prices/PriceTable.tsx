import { memo, useCallback, useState } from 'react'
import type { IngredientPrice } from '#core/costing/prices/price.ts'
import { priceTexts as texts } from '#web/costing/texts.ts'
import { DataTable } from '#web/ui/DataTable.tsx'
import { PriceEditRow } from './PriceEditRow.tsx'
import { PriceRow } from './PriceRow.tsx'
import css from './price-table.module.css'

type Props = {
  readonly prices: readonly IngredientPrice[]
  readonly onDelete: (price: IngredientPrice) => void
  readonly onOpen: (price: IngredientPrice) => void
}

/** The saved prices; one row at a time is in inline edit. */
export const PriceTable = memo(function PriceTable({ prices, onDelete, onOpen }: Props) {
  const { columns } = texts
  const [editing, setEditing] = useState<IngredientPrice | null>(null)
  // The row that was just left takes the focus back.
  const [left, setLeft] = useState<string | null>(null)
  const edit = useCallback((price: IngredientPrice) => setEditing(price), [])
  const leave = useCallback((id: string) => {
    setEditing(null)
    setLeft(id)
  }, [])
  return (
    <DataTable className={css.table} label={texts.title}>
      <thead>
        <tr>
          <th scope="col" className={css.nameHead}>
            {columns.name}
          </th>
          <th scope="col" className={css.money}>
            {columns.price}
          </th>
          <th scope="col" className={css.unitHead}>
            {columns.unit}
          </th>
          <th scope="col" className={css.sourceHead}>
            {columns.source}
          </th>
          <th scope="col" className={css.dateHead}>
            {columns.date}
          </th>
          <th scope="col" className={css.actionsHead}>
            {columns.actions}
          </th>
        </tr>
      </thead>
      <tbody>
        {prices.map((price) =>
          price.id === editing?.id ? (
            <PriceEditRow key={price.id} price={editing} saved={price} onLeave={leave} />
          ) : (
            <PriceRow
              key={price.id}
              price={price}
              focused={left === price.id}
              onEdit={edit}
              onDelete={onDelete}
              onOpen={onOpen}
            />
          ),
        )}
      </tbody>
    </DataTable>
  )
})
