import { Autocomplete, Button, Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { PriceInput } from '#web/costing/prices/PriceInput.tsx'
import { DecimalInput } from '#web/ui/DecimalInput.tsx'
import { contentsOf, draftUnitPrice, type OfferDraft, type OfferProblem } from './offer-draft.ts'
import css from './offers.module.css'
import { formTexts as texts } from './texts.ts'
import { useSuppliers } from './use-offers.ts'

type Props = {
  readonly draft: OfferDraft
  readonly onChange: (draft: OfferDraft) => void
  readonly problem: OfferProblem | null
}

/** What an invoice says of one ingredient, with the price per kilo, litre or piece that follows from it while it is typed. */
export function OfferFields({ draft, onChange, problem }: Props) {
  const suppliers = useSuppliers()
  const set = (change: Partial<OfferDraft>) => onChange({ ...draft, ...change })
  return (
    <div className={css.fields}>
      <Autocomplete
        label={texts.supplier}
        data={[...suppliers]}
        value={draft.supplier}
        onChange={(supplier) => set({ supplier })}
        // The keyboard comes by here; who wants the names taps the field or types.
        openOnFocus={false}
        maxDropdownHeight="14rem"
        maxLength={120}
      />
      <TextInput
        label={texts.format}
        placeholder={texts.formatHint}
        value={draft.format}
        onChange={(event) => set({ format: event.currentTarget.value, isOwn: false })}
        autoComplete="off"
        maxLength={120}
      />
      <ContentsFields draft={draft} onChange={set} problem={problem} />
      <PriceInput
        label={texts.price}
        value={draft.formatPrice}
        onChange={(formatPrice) => set({ formatPrice })}
        error={problem === 'price'}
      />
      <NativeSelect
        label={texts.vat}
        data={ratesWith(draft.vatRate)}
        value={draft.vatRate === null ? '' : String(draft.vatRate)}
        onChange={({ currentTarget: { value } }) => set({ vatRate: value === '' ? null : Number(value) })}
      />
      <Checkbox
        className={css.wide ?? ''}
        label={texts.vatIncluded}
        checked={draft.vatIncluded}
        onChange={(event) => set({ vatIncluded: event.currentTarget.checked })}
      />
      <TextInput
        type="date"
        label={texts.date}
        value={draft.priceDate}
        onChange={(event) => set({ priceDate: event.currentTarget.value })}
        error={problem === 'date'}
      />
      <TextInput
        label={texts.reference}
        value={draft.reference}
        onChange={(event) => set({ reference: event.currentTarget.value })}
        autoComplete="off"
        maxLength={80}
      />
      <TextInput
        label={texts.minimum}
        value={draft.minimum}
        onChange={(event) => set({ minimum: event.currentTarget.value })}
        autoComplete="off"
        maxLength={80}
      />
      <output className={css.result} aria-label={texts.resultLabel}>
        {resultOf(draft)}
      </output>
    </div>
  )
}

type ContentsProps = {
  readonly draft: OfferDraft
  readonly onChange: (change: Partial<OfferDraft>) => void
  readonly problem: OfferProblem | null
}

/** How much is in the format: read in it, or said by the cook. */
function ContentsFields({ draft, onChange, problem }: ContentsProps) {
  const { amount, unit, isRead, pieces, approximate } = contentsOf(draft)
  if (isRead && amount !== null)
    return (
      <div className={css.contents}>
        <p role="status">{texts.contents(amount, unit, approximate)}</p>
        {pieces !== null && (
          <Checkbox
            label={texts.perPiece(pieces)}
            checked={draft.perPiece}
            onChange={(event) => onChange({ perPiece: event.currentTarget.checked })}
          />
        )}
        <Button variant="subtle" onClick={() => onChange({ isOwn: true, amount, unit })}>
          {texts.own}
        </Button>
      </div>
    )
  return (
    <div className={css.own}>
      <DecimalInput
        label={texts.amount}
        value={draft.amount}
        onChange={(typed) => onChange({ amount: typed })}
        error={problem === 'amount'}
      />
      <TextInput
        label={texts.unit}
        placeholder={texts.unitHint}
        value={draft.unit}
        onChange={(event) => onChange({ unit: event.currentTarget.value })}
        error={problem === 'unit'}
        autoComplete="off"
        maxLength={40}
      />
      {draft.isOwn ? (
        <Button variant="subtle" onClick={() => onChange({ isOwn: false })}>
          {texts.asRead}
        </Button>
      ) : (
        draft.format.trim() !== '' && <p className={css.unread}>{texts.unread}</p>
      )}
    </div>
  )
}

const ratesWith = (rate: number | null) =>
  rate === null || texts.vatRates.some(({ value }) => value === String(rate))
    ? [...texts.vatRates]
    : [...texts.vatRates, texts.otherRate(rate)]

const resultOf = (draft: OfferDraft): string => {
  const price = draftUnitPrice(draft)
  if (price === null) return texts.noResult
  const { unit } = contentsOf(draft)
  return draft.vatRate === null ? texts.resultAsIs(price, unit) : texts.result(price, unit)
}
