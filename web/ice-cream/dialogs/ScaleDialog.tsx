import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { iceCreamLimits } from '#core/api/ice-cream.ts'
import { formatExact } from '#core/format/decimal.ts'
import { scaleToRow, scaleToYield } from '#core/ice-cream/balance/change-rows.ts'
import type { FormulaIngredient } from '#core/ice-cream/composition/formula.ts'
import type { IcePantry } from '#core/ice-cream/composition/match-ingredient.ts'
import { changedFields } from '#web/data/changed-fields.ts'
import { useForm } from '#web/data/form.ts'
import { labTexts, rowTexts, scaleTexts as texts } from '#web/ice-cream/texts.ts'
import { DecimalInput } from '#web/ui/DecimalInput.tsx'
import { FormActions } from '#web/ui/FormActions.tsx'
import { FormDialog } from '#web/ui/FormDialog.tsx'
import css from './dialogs.module.css'

type Props = {
  readonly opened: boolean
  readonly pantry: IcePantry
  readonly rows: readonly FormulaIngredient[]
  readonly servings: number
  readonly busy: boolean
  readonly onClose: () => void
  readonly onReopen: () => void
  /** `servings` when the whole was given a yield. */
  readonly onApply: (rows: readonly FormulaIngredient[], servings: number | null) => Promise<boolean>
}

/** All rows in proportion: to a yield, or to what there is of one ingredient. */
export function ScaleDialog({ opened, onClose, onReopen, busy, ...rest }: Props) {
  return (
    <FormDialog opened={opened} title={texts.title} busy={busy} onClose={onClose} onReopen={onReopen}>
      {(close) => <ScaleForm {...rest} busy={busy} onCancel={close} onDone={onClose} />}
    </FormDialog>
  )
}

type FormProps = Omit<Props, 'opened' | 'onClose' | 'onReopen'> & {
  readonly onCancel: () => void
  readonly onDone: () => void
}

function ScaleForm({ pantry, rows, servings, busy, onApply, onCancel, onDone }: FormProps) {
  const [base, setBase] = useState('')
  const at = rows.findIndex(({ id }) => id === base)
  const [amount, setAmount] = useState<number | null>(servings)
  const isAmount = amount !== null && amount > 0
  const scaled = !isAmount ? rows : at === -1 ? scaleToYield(pantry, rows, amount) : scaleToRow(rows, at, amount)
  const most = iceCreamLimits.quantity
  const fits = isAmount && amount <= most && scaled.every(({ quantity }) => quantity <= most)
  const problem = !isAmount ? texts.positive : fits ? null : texts.tooMuch(most)
  const label = at === -1 ? texts.grams : texts.amountIn(rows[at]?.unit ?? 'g')
  const form = useForm({
    filled: changedFields({ base: '', amount: servings }, { base, amount }),
    busy,
    check: () => problem,
    say: (text) => [labTexts.error, `${label}: ${text}`],
    save: async () => {
      if (await onApply(scaled, at === -1 ? amount : null)) onDone()
    },
  })
  return (
    <form {...form.props} className={css.form}>
      <div className={css.pair}>
        <NativeSelect
          label={texts.by}
          value={base}
          data={[
            { value: '', label: texts.whole },
            ...rows.flatMap((row, index) =>
              row.quantity > 0 ? [{ value: row.id, label: rowTexts.row(index + 1, row.name) }] : [],
            ),
          ]}
          onChange={(event) => {
            const { value } = event.currentTarget
            setBase(value)
            setAmount(rows.find(({ id }) => id === value)?.quantity ?? servings)
          }}
        />
        <DecimalInput label={label} value={amount} max={most} error={problem} onChange={setAmount} data-autofocus />
      </div>
      <ul className={css.preview} aria-label={texts.preview}>
        {scaled.map((row, index) => (
          <li key={row.id}>
            <span>{rowTexts.row(index + 1, row.name)}</span>
            <span>
              {formatExact(row.quantity)} {row.unit}
            </span>
          </li>
        ))}
      </ul>
      <FormActions sticky submit={texts.apply} onCancel={onCancel} busy={busy} />
    </form>
  )
}
