import { TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { changedFields } from '#web/data/changed-fields.ts'
import { useFilledFields } from '#web/data/filled-fields.ts'
import { newId } from '#web/data/new-id.ts'
import { toast } from '#web/data/toast.ts'
import { FormActions } from '#web/ui/FormActions.tsx'
import { FormDialog } from '#web/ui/FormDialog.tsx'
import css from './costing.module.css'
import { PriceInput } from './PriceInput.tsx'
import { type PriceProblem, priceProblem } from './price-problem.ts'
import { priceTexts, addPriceTexts as texts } from './texts.ts'
import { useAddPrice } from './use-costing.ts'

type Props = { readonly opened: boolean; readonly onClose: () => void; readonly onReopen: () => void }

/** A price of the cook's own. */
export function AddPriceDialog({ opened, onClose, onReopen }: Props) {
  const { add, busy } = useAddPrice()
  return (
    <FormDialog opened={opened} title={texts.title} busy={busy} size="md" onClose={onClose} onReopen={onReopen}>
      {(cancel) => <AddPriceForm add={add} busy={busy} onCancel={cancel} onSaved={onClose} />}
    </FormDialog>
  )
}

type FormProps = ReturnType<typeof useAddPrice> & {
  readonly onCancel: () => void
  readonly onSaved: () => void
}

function AddPriceForm({ add, busy, onCancel, onSaved }: FormProps) {
  const [id] = useState(newId)
  const [name, setName] = useState('')
  const [price, setPrice] = useState<number | null>(null)
  const [unit, setUnit] = useState<string>(texts.unitHint)
  const [problem, setProblem] = useState<PriceProblem | null>(null)
  useFilledFields(changedFields({ name: '', price: null, unit: texts.unitHint }, { name, price, unit }))

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = priceProblem({ name, price, unit })
    setProblem(found)
    if (found !== null) return toast.error(priceTexts.invalid.title, priceTexts.invalid[found])
    if (price === null) return
    const outcome = await add({ id, ingredientName: name.trim(), pricePerUnit: price, unit: unit.trim() })
    if (outcome.ok) onSaved()
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <TextInput
        label={texts.name}
        description={texts.replaces}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        error={problem === 'name'}
        autoComplete="off"
        data-autofocus
      />
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
      <FormActions submit={texts.save} cancel={texts.cancel} onCancel={onCancel} busy={busy} />
    </form>
  )
}
