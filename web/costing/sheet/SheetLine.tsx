import type { CostLine, UnitMode } from '#core/costing/costs/cost.ts'
import type { CostedInBook } from '#core/costing/costs/cost-book.ts'
import type { Equivalence } from '#core/costing/costs/equivalence.ts'
import { formatEuros } from '#core/format/money.ts'
import { unitLabel } from '#core/units/units.ts'
import { sheetTexts as texts, unitPriceLabel } from '#web/costing/texts.ts'
import { DecimalInput } from '#web/ui/DecimalInput.tsx'
import { LineNotes } from './LineNotes.tsx'
import css from './lines.module.css'
import { NestedLines } from './NestedLines.tsx'
import { nestedTexts as nested } from './nested-texts.ts'

type Props = {
  readonly line: CostLine
  readonly book: ReadonlyMap<string, CostedInBook>
  readonly equivalence: Equivalence | null
  readonly onQuantity: (quantity: number) => void
  readonly onReading: (reading: UnitMode) => void
}

/** One ingredient: how much of it, at what price, what that costs and which part of the dish it is. */
export function SheetLine({ line, book, equivalence, onQuantity, onReading }: Props) {
  const { columns } = texts
  const { name, quantity, price, cost, share, link } = line
  return (
    <>
      <tr className={css.line}>
        <th scope="row" className={css.name}>
          {name}
        </th>
        <td className={css.quantity} data-label={columns.quantity}>
          <span className={css.amount}>
            <DecimalInput
              className={css.quantityInput}
              aria-label={texts.quantityOf(name)}
              value={quantity}
              // No number and less than nothing are 0 (specification §5).
              onChange={(typed) => onQuantity(Math.max(typed ?? 0, 0))}
              enterKeyHint="done"
              onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
            />
            <span className={css.unit}>{unitWords(line)}</span>
          </span>
        </td>
        <td className={css.price} data-label={columns.price}>
          {link !== null ? (
            <span className={css.missing}>{link.share === null ? nested.noYield : nested.part(link.share)}</span>
          ) : price === null ? (
            <span className={css.missing}>{texts.noPrice}</span>
          ) : (
            unitPriceLabel(price.pricePerUnit, price.unit)
          )}
        </td>
        <td className={css.cost} data-label={columns.cost}>
          {cost === null ? <span className={css.missing}>{texts.noPrice}</span> : formatEuros(cost)}
        </td>
        <td className={css.share} data-label={columns.share}>
          {share !== null && (
            <span className={css.shareBox}>
              <span className={css.shareTrack} aria-hidden>
                <span className={css.shareBar} style={{ width: `${share * 100}%` }} />
              </span>
              {texts.share(share)}
            </span>
          )}
        </td>
      </tr>
      <LineNotes line={line} equivalence={equivalence} onReading={onReading}>
        {link !== null && <NestedLines line={line} book={book} />}
      </LineNotes>
    </>
  )
}

/** 'raciones' where an elaboración is counted in servings. */
const unitWords = ({ link, unit, quantity }: CostLine): string =>
  link?.by === 'servings' ? nested.servings(quantity) : unitLabel(unit, quantity)
