import { Switch, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { changedFields } from '#web/data/changed-fields.ts'
import { useFilledFields } from '#web/data/filled-fields.ts'
import { newId } from '#web/data/new-id.ts'
import { toast } from '#web/data/toast.ts'
import { FormActions } from '#web/ui/FormActions.tsx'
import { FormDialog } from '#web/ui/FormDialog.tsx'
import css from './costing.module.css'
import { OfferFields } from './offers/OfferFields.tsx'
import { bodyFrom, emptyDraft, type OfferProblem, offerProblem } from './offers/offer-draft.ts'
import { formTexts } from './offers/texts.ts'
import { today } from './offers/today.ts'
import { useSaveOffer } from './offers/use-offers.ts'
import { PriceInput } from './PriceInput.tsx'
import { type PriceProblem, priceProblem } from './price-problem.ts'
import { priceTexts, addPriceTexts as texts } from './texts.ts'
import { useAddPrice } from './use-costing.ts'

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
  const [problem, setProblem] = useState<PriceProblem | OfferProblem | null>(null)
  useFilledFields(
    changedFields({ name: '', price: null, unit: texts.unitHint, draft: start }, { name, price, unit, draft }),
  )

  const addPlain = async () => {
    const found = priceProblem({ name, price, unit })
    setProblem(found)
    if (found !== null) return toast.error(priceTexts.invalid.title, priceTexts.invalid[found])
    if (price === null) return
    const outcome = await add({ id, ingredientName: name.trim(), pricePerUnit: price, unit: unit.trim() })
    if (outcome.ok) onSaved()
  }
  const addInvoice = async () => {
    const found = offerProblem(name, draft)
    setProblem(found)
    if (found !== null) return toast.error(formTexts.invalid, formTexts.problems[found])
    const body = bodyFrom(name, draft, null)
    if (body !== null && (await save({ id, ...body })).ok) onSaved()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void (asInvoice ? addInvoice() : addPlain())
  }
  return (
    <form noValidate onSubmit={submit}>
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
          setProblem(null)
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
