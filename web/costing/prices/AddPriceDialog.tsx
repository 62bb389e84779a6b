import { Switch, TextInput } from '@mantine/core'
import { useState } from 'react'
import css from '#web/costing/costing.module.css'
import { OfferFields } from '#web/costing/offers/OfferFields.tsx'
import { bodyFrom, emptyDraft, type OfferProblem, offerProblem } from '#web/costing/offers/offer-draft.ts'
import { formTexts } from '#web/costing/offers/texts.ts'
import { today } from '#web/costing/offers/today.ts'
import { useSaveOffer } from '#web/costing/offers/use-offers.ts'
import { priceTexts, addPriceTexts as texts } from '#web/costing/texts.ts'
import { useAddPrice } from '#web/costing/use-costing.ts'
import { changedFields } from '#web/data/changed-fields.ts'
import { useForm } from '#web/data/form.ts'
import { newId } from '#web/data/new-id.ts'
import { FormActions } from '#web/ui/FormActions.tsx'
import { FormDialog } from '#web/ui/FormDialog.tsx'
import { PriceInput } from './PriceInput.tsx'
import { type PriceProblem, priceProblem } from './price-problem.ts'

type Props = { readonly opened: boolean; readonly onClose: () => void; readonly onReopen: () => void }

/** A price of the cook's own: of one unit, or as an invoice says it. */
export function AddPriceDialog({ opened, onClose, onReopen }: Props) {
  const { add, busy } = useAddPrice()
  const { save, busy: saving } = useSaveOffer()
  return (
    <FormDialog
      opened={opened}
      title={texts.title}
      busy={busy || saving}
      size="md"
      onClose={onClose}
      onReopen={onReopen}
    >
      {(cancel) => <AddPriceForm add={add} save={save} busy={busy || saving} onCancel={cancel} onSaved={onClose} />}
    </FormDialog>
  )
}

type FormProps = Pick<ReturnType<typeof useAddPrice>, 'add'> &
  Pick<ReturnType<typeof useSaveOffer>, 'save'> & {
    readonly busy: boolean
    readonly onCancel: () => void
    readonly onSaved: () => void
  }

function AddPriceForm({ add, save, busy, onCancel, onSaved }: FormProps) {
  const [id] = useState(newId)
  const [name, setName] = useState('')
  const [asInvoice, setAsInvoice] = useState(false)
  const [price, setPrice] = useState<number | null>(null)
  const [unit, setUnit] = useState<string>(texts.unitHint)
  const [start] = useState(() => emptyDraft(today()))
  const [draft, setDraft] = useState(start)
  const addPlain = async () => {
    if (price === null) return
    const outcome = await add({ id, ingredientName: name.trim(), pricePerUnit: price, unit: unit.trim() })
    if (outcome.ok) onSaved()
  }
  const addInvoice = async () => {
    const body = bodyFrom(name, draft, null)
    if (body !== null && (await save({ id, ...body })).ok) onSaved()
  }
  const plainTexts: Readonly<Record<string, string>> = priceTexts.invalid
  const form = useForm<PriceProblem | OfferProblem>({
    filled: changedFields({ name: '', price: null, unit: texts.unitHint, draft: start }, { name, price, unit, draft }),
    check: () => (asInvoice ? offerProblem(name, draft) : priceProblem({ name, price, unit })),
    say: (problem) =>
      asInvoice ? [formTexts.invalid, formTexts.problems[problem]] : [priceTexts.invalid.title, plainTexts[problem]],
    save: asInvoice ? addInvoice : addPlain,
  })
  const { problem } = form
  return (
    <form {...form.props}>
      <TextInput
        label={texts.name}
        description={asInvoice ? undefined : texts.replaces}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        error={problem === 'name'}
        autoComplete="off"
        data-autofocus
      />
      <Switch
        className={css.asInvoice ?? ''}
        label={formTexts.invoice}
        checked={asInvoice}
        onChange={(event) => {
          setAsInvoice(event.currentTarget.checked)
          form.forgive()
        }}
      />
      {asInvoice ? (
        <OfferFields draft={draft} onChange={setDraft} problem={problem} />
      ) : (
        <div className={css.addFields}>
          <PriceInput label={texts.price} value={price} onChange={setPrice} error={problem === 'price'} />
          <TextInput
            label={texts.unit}
            placeholder={texts.unitHint}
            value={unit}
            onChange={(event) => setUnit(event.currentTarget.value)}
            error={problem === 'unit'}
            autoComplete="off"
          />
        </div>
      )}
      <FormActions submit={texts.save} cancel={texts.cancel} onCancel={onCancel} busy={busy} sticky={asInvoice} />
    </form>
  )
}
