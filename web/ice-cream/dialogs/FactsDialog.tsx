import { NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { iceCreamLimits } from '#core/api/ice-cream.ts'
import { formatDecimal } from '#core/format/decimal.ts'
import { type Formula, type FormulaType, formulaTypes } from '#core/ice-cream/composition/formula.ts'
import { defaultServing, servingLimits } from '#core/ice-cream/freezing/serving.ts'
import { useForm } from '#web/data/form.ts'
import type { FormulaPatch } from '#web/ice-cream/ice-requests.ts'
import { belowZero } from '#web/ice-cream/results/below-zero.ts'
import { labTexts, factTexts as texts, typeNames, typeOf } from '#web/ice-cream/texts.ts'
import { DecimalInput } from '#web/ui/DecimalInput.tsx'
import { FormActions } from '#web/ui/FormActions.tsx'
import { FormDialog } from '#web/ui/FormDialog.tsx'
import css from './dialogs.module.css'

type Props = {
  readonly opened: boolean
  readonly formula: Formula
  readonly busy: boolean
  readonly onClose: () => void
  readonly onReopen: () => void
  readonly onSave: (patch: FormulaPatch) => Promise<boolean>
}

/** Another name, type, yield or serving temperature for a formula; its ingredients stay as they are. */
export function FactsDialog({ opened, formula, busy, onClose, onReopen, onSave }: Props) {
  return (
    <FormDialog opened={opened} title={texts.title} size="md" busy={busy} onClose={onClose} onReopen={onReopen}>
      {(cancel) => <FactsForm formula={formula} busy={busy} onCancel={cancel} onSave={onSave} onDone={onClose} />}
    </FormDialog>
  )
}

type FormProps = Pick<Props, 'formula' | 'busy' | 'onSave'> & {
  readonly onCancel: () => void
  readonly onDone: () => void
}

function FactsForm({ formula, busy, onCancel, onSave, onDone }: FormProps) {
  const { name, type, servings, servingTemperature } = formula
  const [shown, setContent] = useState<Content>({
    ...{ name, type, servings },
    serving: { degrees: servingTemperature, isWrong: false },
  })
  const patch = changesOf(formula, shown)
  const filled = Object.keys(patch).length
  const form = useForm<Problem>({
    filled,
    check: () => {
      if (shown.name.trim() === '') return 'name'
      if (!isYield(shown.servings)) return 'servings'
      return shown.serving.isWrong ? 'serving' : null
    },
    say: (problem) => [
      labTexts.error,
      problem === 'name' ? problemTexts.name : `${texts[problem]}: ${problemTexts[problem]}`,
    ],
    save: async () => {
      if (filled === 0 || (await onSave(patch))) onDone()
    },
  })
  return (
    <form {...form.props} className={css.form}>
      <TextInput
        label={labTexts.name}
        value={shown.name}
        error={form.problem === 'name' && shown.name.trim() === ''}
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
        onChange={(event) => setContent({ ...shown, type: typeOf(event.currentTarget.value), serving: usual })}
      />
      <DecimalInput
        label={texts.servings}
        description={texts.servingsNote}
        value={shown.servings}
        min={leastYield}
        max={iceCreamLimits.servings}
        error={!isYield(shown.servings) && problemTexts.servings}
        onChange={(grams) => setContent({ ...shown, servings: grams })}
      />
      <DecimalInput
        // Another type has another usual temperature.
        key={shown.type}
        label={texts.serving}
        description={texts.servingNote}
        placeholder={formatDecimal(defaultServing(shown.type))}
        value={shown.serving.degrees}
        step={0.5}
        start={defaultServing(shown.type)}
        min={servingLimits[0]}
        max={servingLimits[1]}
        error={shown.serving.isWrong && problemTexts.serving}
        onChange={(degrees, text) => setContent({ ...shown, serving: servingOf(shown.type, degrees, text) })}
      />
      <FormActions submit={texts.save} onCancel={onCancel} busy={busy} />
    </form>
  )
}

type Problem = 'name' | 'servings' | 'serving'

const problemTexts: Readonly<Record<Problem, string>> = {
  name: labTexts.nameRequired,
  servings: texts.outside(iceCreamLimits.servings),
  serving: texts.servingOutside(...servingLimits),
}

type Content = Pick<Formula, 'name' | 'type'> & { readonly servings: number | null; readonly serving: Serving }

type Serving = { readonly degrees: number | null; readonly isWrong: boolean }
const usual: Serving = { degrees: null, isWrong: false }

/** Nothing typed is the usual one of the type, and so is that one typed. */
const servingOf = (type: FormulaType, typed: number | null, text: string): Serving => {
  const [least, most] = servingLimits
  const degrees = belowZero(typed)
  if (text.trim() === '' || degrees === defaultServing(type)) return usual
  return { degrees, isWrong: degrees === null || degrees < least || degrees > most }
}

/** g. */
const leastYield = 0.001

const isYield = (grams: number | null): grams is number =>
  grams !== null && grams >= leastYield && grams <= iceCreamLimits.servings

const changesOf = (formula: Formula, { name, type, servings, serving }: Content): FormulaPatch => ({
  ...(name.trim() === formula.name ? {} : { name: name.trim() }),
  ...(type === formula.type ? {} : { type }),
  ...(servings === formula.servings || servings === null ? {} : { servings }),
  ...(serving.degrees === formula.servingTemperature ? {} : { servingTemperature: serving.degrees }),
})
