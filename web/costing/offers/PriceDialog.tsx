import { Button, NativeSelect } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { OfferRow, OffersAnswer } from '#core/api/offers.ts'
import { priceChoices } from '#core/costing/offers/offer.ts'
import type { IngredientPrice } from '#core/costing/prices/price.ts'
import { PriceHistory } from '#web/costing/history/PriceHistory.tsx'
import { focusIfLost } from '#web/data/focus-if-lost.ts'
import { useInnerForm } from '#web/data/use-inner-form.ts'
import { DeleteDialog } from '#web/ui/DeleteDialog.tsx'
import { FormDialog } from '#web/ui/FormDialog.tsx'
import { LoadFailure } from '#web/ui/LoadFailure.tsx'
import { Loading } from '#web/ui/Loading.tsx'
import { OfferForm } from './OfferForm.tsx'
import { OfferList } from './OfferList.tsx'
import type { OfferDraft } from './offer-draft.ts'
import css from './offers.module.css'
import { operations, offerTexts as texts } from './texts.ts'
import { useChoosePrice, useDeleteOffer, useOffers } from './use-offers.ts'

type Props = {
  /** Null: closed. */
  readonly price: IngredientPrice | null
  readonly onClose: () => void
  readonly onReopen: () => void
}

/** Everything about the price of one ingredient: what counts, of which supplier and format, and what it was. */
export function PriceDialog({ price, onClose, onReopen }: Props) {
  const [shown, setShown] = useState(price)
  if (price !== null && price !== shown) setShown(price)
  const { data, error, refetch } = useOffers(price === null ? null : price.id)
  return (
    <FormDialog
      opened={price !== null}
      title={texts.title(shown?.ingredientName ?? '')}
      size="56rem"
      onClose={onClose}
      onReopen={onReopen}
    >
      {() => (
        <>
          {data === undefined && error === null && <Loading />}
          {data === undefined && error !== null && (
            <LoadFailure title={operations.load[1]} error={error} onRetry={() => void refetch()} />
          )}
          {data !== undefined && <Offers key={data.price.id} offers={data} />}
        </>
      )}
    </FormDialog>
  )
}

/** Where the keyboard goes on once a form or a question is gone. */
const addId = 'add-offer'

function Offers({ offers }: { readonly offers: OffersAnswer }) {
  const { price, choice, offer_id, items } = offers
  const { form, open, leave } = useInnerForm<OfferRow, OfferDraft>(addId)
  const [deleting, setDeleting] = useState<OfferRow | null>(null)
  const { choose, busy } = useChoosePrice(price.id)
  const { remove, busy: removing } = useDeleteOffer()
  const confirm = async ({ id }: OfferRow) => {
    const outcome = await remove(id)
    if (!outcome.ok && outcome.ignored) return
    setDeleting(null)
    focusIfLost(addId)
  }
  if (form !== undefined)
    return <OfferForm ingredientName={price.ingredient_name} offer={form.item} typed={form.draft} onLeave={leave} />
  return (
    <div className={css.dialog}>
      <div className={css.counts}>
        <p>
          <span className={css.label}>{texts.counts}</span>
          <output className={css.figure} aria-label={texts.counts}>
            {texts.unitPriceOf(price)}
          </output>
          <span className={css.more}>{price.source}</span>
        </p>
        {items.length > 0 && (
          <NativeSelect
            className={css.choice ?? ''}
            label={texts.choice}
            description={choice === 'fixed' && offer_id === null ? texts.byHand : undefined}
            data={priceChoices.map((value) => ({ value, label: texts.choices[value] }))}
            value={choice}
            disabled={busy}
            onChange={({ currentTarget: { value } }) => {
              const chosen = priceChoices.find((one) => one === value) ?? 'last'
              void choose({ choice: chosen, offer_id: chosen === 'fixed' ? offer_id : null })
            }}
          />
        )}
      </div>
      <section aria-labelledby="offers-title">
        <div className={css.head}>
          <h3 id="offers-title" className={css.heading}>
            {texts.heading}
          </h3>
          <Button
            id={addId}
            variant="default"
            leftSection={<IconPlus size="1.25rem" aria-hidden />}
            onClick={() => open(null)}
          >
            {texts.add}
          </Button>
        </div>
        {items.length === 0 ? (
          <p className={css.empty}>{texts.empty}</p>
        ) : (
          <OfferList
            offers={offers}
            busy={busy}
            onFix={({ id }) => void choose({ choice: 'fixed', offer_id: id })}
            onEdit={open}
            onDelete={setDeleting}
          />
        )}
      </section>
      <PriceHistory priceId={price.id} name={price.ingredient_name} />
      <DeleteDialog
        item={deleting}
        nameOf={texts.nameOf}
        texts={texts.ask}
        busy={removing}
        onConfirm={(offer) => void confirm(offer)}
        onClose={() => setDeleting(null)}
      />
    </div>
  )
}
