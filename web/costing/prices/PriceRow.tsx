import { ActionIcon, Badge } from '@mantine/core'
import { IconPencil, IconTrash, IconTruckDelivery } from '@tabler/icons-react'
import { memo, useEffect, useRef } from 'react'
import { type IngredientPrice, isEstimated, priceDay } from '#core/costing/prices/price.ts'
import { formatUnitPrice } from '#core/format/money.ts'
import { formatPeriod, withReadableMonths } from '#core/format/period.ts'
import { offerTexts } from '#web/costing/offers/texts.ts'
import { priceTexts as texts } from '#web/costing/texts.ts'
import css from './price-table.module.css'

type Props = {
  readonly price: IngredientPrice
  /** Its inline edit has just been left: the focus returns to its button. */
  readonly focused: boolean
  readonly onEdit: (price: IngredientPrice) => void
  readonly onDelete: (price: IngredientPrice) => void
  /** Its formats, suppliers and history. */
  readonly onOpen: (price: IngredientPrice) => void
}

/** A saved price in display mode. */
export const PriceRow = memo(function PriceRow({ price, focused, onEdit, onDelete, onOpen }: Props) {
  const { columns } = texts
  const { ingredientName: name, pricePerUnit, unit } = price
  const pencil = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (focused) pencil.current?.focus({ preventScroll: true })
  }, [focused])
  return (
    <tr className={css.priceRow}>
      <td className={css.name}>{name}</td>
      <td className={css.money} data-label={columns.price}>
        {formatUnitPrice(pricePerUnit)}
      </td>
      <td className={css.unit}>{unit}</td>
      <td className={css.source} data-label={columns.source}>
        <PriceSource price={price} />
      </td>
      <td className={css.date} data-label={columns.date}>
        {formatPeriod(priceDay(price))}
      </td>
      <td className={css.actions}>
        <ActionIcon aria-label={offerTexts.open(name)} aria-haspopup="dialog" onClick={() => onOpen(price)}>
          <IconTruckDelivery size="1.25rem" stroke={1.5} aria-hidden />
        </ActionIcon>
        <ActionIcon ref={pencil} aria-label={texts.edit(name)} onClick={() => onEdit(price)}>
          <IconPencil size="1.25rem" stroke={1.5} aria-hidden />
        </ActionIcon>
        <ActionIcon color="brick" aria-label={texts.delete(name)} onClick={() => onDelete(price)}>
          <IconTrash size="1.25rem" stroke={1.5} aria-hidden />
        </ActionIcon>
      </td>
    </tr>
  )
})

/** Where a price is from: whose it is, or that it is a guess, stands beside it. */
export function PriceSource({ price: { source, kind } }: { readonly price: IngredientPrice }) {
  return (
    <>
      {kind === 'typed' && <Badge color="herb">{texts.own}</Badge>}
      {isEstimated(kind) && <Badge color="amber">{texts.estimated}</Badge>}{' '}
      <span className={css.sourceText}>
        {source === null || source === '' ? texts.noSource : withReadableMonths(source)}
      </span>
    </>
  )
}
