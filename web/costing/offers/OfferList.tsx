import { ActionIcon, Badge, Button } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import type { OfferRow, OffersAnswer } from '#core/api/offers.ts'
import css from './offers.module.css'
import { offerTexts as texts } from './texts.ts'

type Props = {
  readonly offers: OffersAnswer
  readonly busy: boolean
  readonly onFix: (offer: OfferRow) => void
  readonly onEdit: (offer: OfferRow) => void
  readonly onDelete: (offer: OfferRow) => void
}

/** The formats of all suppliers of one ingredient; in a narrow place a card each. */
export function OfferList({ offers: { items, offer_id, choice }, busy, onFix, onEdit, onDelete }: Props) {
  const { columns } = texts
  return (
    <table className={css.table} aria-label={texts.list}>
      <thead>
        <tr>
          <th scope="col">{columns.supplier}</th>
          <th scope="col">{columns.format}</th>
          <th scope="col" className={css.money}>
            {columns.unit}
          </th>
          <th scope="col">{columns.date}</th>
          <th scope="col" className={css.actionsHead}>
            {columns.actions}
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((offer) => {
          const name = texts.nameOf(offer)
          const counts = offer.id === offer_id
          return (
            <tr key={offer.id} data-counts={counts || undefined}>
              <th scope="row" className={css.supplier}>
                {offer.supplier === '' ? texts.noSupplier : offer.supplier}{' '}
                {counts && <Badge color="herb">{texts.counting}</Badge>}
                {texts.moreOf(offer) !== '' && <span className={css.more}>{texts.moreOf(offer)}</span>}
              </th>
              <td className={css.format}>
                {texts.formatOf(offer)}
                <span className={css.more}>
                  {texts.priceOf(offer)} {texts.vatOf(offer)}
                </span>
              </td>
              <td className={css.money}>{texts.unitPriceOf(offer)}</td>
              <td className={css.date} data-label={columns.date}>
                {texts.dateOf(offer)}
              </td>
              <td className={css.actions}>
                {!(counts && choice === 'fixed') && (
                  <Button variant="subtle" aria-label={texts.fixOf(name)} disabled={busy} onClick={() => onFix(offer)}>
                    {texts.fix}
                  </Button>
                )}
                <ActionIcon aria-label={texts.edit(name)} onClick={() => onEdit(offer)}>
                  <IconPencil size="1.25rem" stroke={1.5} aria-hidden />
                </ActionIcon>
                <ActionIcon color="brick" aria-label={texts.delete(name)} onClick={() => onDelete(offer)}>
                  <IconTrash size="1.25rem" stroke={1.5} aria-hidden />
                </ActionIcon>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
