import { TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { newId } from '#web/recipes/new-id.ts'
import { FormActions } from '#web/ui/FormActions.tsx'
import { FormDialog } from '#web/ui/FormDialog.tsx'
import { toast } from '#web/ui/toast.ts'
import css from './costing.module.css'
import { PriceInput } from './PriceInput.tsx'
import { type PriceProblem, priceProblem } from './price-problem.ts'
import { priceTexts, addPriceTexts as texts } from './texts.ts'
import { useAddPrice } from './use-costing.ts'

type Props = { readonly opened: boolean; readonly onClose: () => void }

/** A price of the cook's own. */
export function AddPriceDialog({ opened, onClose }: Props) {
  const [dirty, setDirty] = useState(false)
  const [busy, setBusy] = useState(false)
  const close = () => {
    setDirty(false)
    onClose()
  }
  return (
    <FormDialog opened={opened} title={texts.title} dirty={dirty} busy={busy} size="md" onClose={close}>
      {(leave) => <AddPriceForm onDirty={setDirty} onBusy={setBusy} onLeave={leave} onSaved={close} />}
    </FormDialog>
  )
}

type FormProps = {
  readonly onDirty: (dirty: boolean) => void
  readonly onBusy: (busy: boolean) => void
  readonly onLeave: () => void
  readonly onSaved: () => void
}

function AddPriceForm({ onDirty, onBusy, onLeave, onSaved }: FormProps) {
  const { add, busy } = useAddPrice()
  const [id] = useState(newId)
  const [name, setName] = useState('')
  const [price, setPrice] = useState<number | null>(null)
  const [unit, setUnit] = useState<string>(texts.unitHint)
  const [problem, setProblem] = useState<PriceProblem | null>(null)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = priceProblem({ name, price, unit })
    setProblem(found)
    if (found !== null) return toast.error(priceTexts.invalid.title, priceTexts.invalid[found])
    if (price === null) return
    onBusy(true)
    const outcome = await add({ id, ingredientName: name.trim(), pricePerUnit: price, unit: unit.trim() })
    onBusy(false)
    if (outcome.ok) onSaved()
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} onChange={() => onDirty(true)}>
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
        <PriceInput label={texts.price} initial={null} onChange={setPrice} error={problem === 'price'} />
        <TextInput
          label={texts.unit}
          placeholder={texts.unitHint}
          value={unit}
          onChange={(event) => setUnit(event.currentTarget.value)}
          error={problem === 'unit'}
          autoComplete="off"
        />
      </div>
      <FormActions submit={texts.save} cancel={texts.cancel} onCancel={onLeave} busy={busy} />
    </form>
  )
}
