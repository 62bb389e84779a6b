import { NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { iceCreamLimits } from '#core/api/ice-cream.ts'
import { type Formula, formulaTypes } from '#core/ice-cream/formula.ts'
import { DecimalInput } from '#web/ui/DecimalInput.tsx'
import { FormActions } from '#web/ui/FormActions.tsx'
import { FormDialog } from '#web/ui/FormDialog.tsx'
import { toast } from '#web/ui/toast.ts'
import css from './dialogs.module.css'
import type { FormulaPatch } from './ice-requests.ts'
import { labTexts, factTexts as texts, typeNames, typeOf } from './texts.ts'

type Props = {
  readonly opened: boolean
  readonly formula: Formula
  readonly busy: boolean
  readonly onClose: () => void
  readonly onSave: (patch: FormulaPatch) => Promise<boolean>
}

/** Another name, type or yield for a formula; its ingredients stay as they are. */
export function FactsDialog({ opened, formula, busy, onClose, onSave }: Props) {
  const [content, setContent] = useState<Content | null>(null)
  const { name, type, servings } = formula
  const shown: Content = content ?? { name, type, servings }
  const patch = changesOf(formula, shown)
  const close = () => {
    setContent(null)
    onClose()
  }
  const save = async () => {
    if (shown.name.trim() === '') return toast.error(labTexts.error, labTexts.nameRequired)
    if (!isYield(shown.servings)) return
    if (Object.keys(patch).length === 0 || (await onSave(patch))) close()
  }
  return (
    <FormDialog
      opened={opened}
      title={texts.title}
      size="md"
      dirty={Object.keys(patch).length > 0}
      busy={busy}
      onClose={close}
    >
      {(cancel) => (
        <form
          className={css.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void save()
          }}
        >
          <TextInput
            label={labTexts.name}
            value={shown.name}
            maxLength={iceCreamLimits.name}
            autoComplete="off"
            data-autofocus
            onChange={(event) => setContent({ ...shown, name: event.currentTarget.value })}
          />
          <NativeSelect
            label={labTexts.type}
            description={texts.typeNote}
            value={shown.type}
            data={formulaTypes.map((value) => ({ value, label: typeNames[value] }))}
            onChange={(event) => setContent({ ...shown, type: typeOf(event.currentTarget.value) })}
          />
          <DecimalInput
            label={texts.servings}
            description={texts.servingsNote}
            value={shown.servings}
            error={!isYield(shown.servings) && texts.outside(iceCreamLimits.servings)}
            onChange={(grams) => setContent({ ...shown, servings: grams })}
          />
          <FormActions submit={texts.save} onCancel={cancel} busy={busy} />
        </form>
      )}
    </FormDialog>
  )
}

type Content = Pick<Formula, 'name' | 'type'> & { readonly servings: number | null }

const isYield = (grams: number | null): grams is number =>
  grams !== null && grams >= 0.001 && grams <= iceCreamLimits.servings

const changesOf = (formula: Formula, { name, type, servings }: Content): FormulaPatch => ({
  ...(name.trim() === formula.name ? {} : { name: name.trim() }),
  ...(type === formula.type ? {} : { type }),
  ...(servings === formula.servings || servings === null ? {} : { servings }),
})
