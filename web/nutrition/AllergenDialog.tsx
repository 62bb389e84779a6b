import { Button, NativeSelect, SegmentedControl, TextInput } from '@mantine/core'
import { useId, useState } from 'react'
import { allergenNames, allergenOfficialNames } from '#core/nutrition/allergen-names.ts'
import { type AllergenReport, type CorrectionState, correctionStates } from '#core/nutrition/allergens.ts'
import { type Allergen, allergens } from '#core/pantry/food.ts'
import { changedFields } from '#web/data/changed-fields.ts'
import { useForm } from '#web/data/form.ts'
import { useCorrectAllergen } from '#web/stock/use-allergens.ts'
import { FormActions } from '#web/ui/FormActions.tsx'
import { FormDialog } from '#web/ui/FormDialog.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import css from './detail.module.css'
import { allergenTexts as texts } from './texts.ts'

type Props = {
  readonly recipeId: string
  readonly report: AllergenReport
  /** 'new': one that the report does not have. */
  readonly target: Allergen | 'new' | null
  readonly onClose: () => void
  readonly onReopen: () => void
}

/** One allergen of one recipe, corrected by hand. */
export function AllergenDialog({ recipeId, report, target, onClose, onReopen }: Props) {
  // What the dialog speaks of stays while it fades out.
  const [last, setLast] = useState(target)
  if (target !== null && target !== last) setLast(target)
  const correction = useCorrectAllergen(recipeId)
  const title = last === 'new' || last === null ? texts.addTitle : texts.title(allergenNames[last])
  return (
    <FormDialog
      opened={target !== null}
      title={title}
      busy={correction.busy}
      size="md"
      onClose={onClose}
      onReopen={onReopen}
    >
      {(cancel) =>
        last !== null && (
          <CorrectionForm report={report} target={last} correction={correction} onDone={onClose} onCancel={cancel} />
        )
      }
    </FormDialog>
  )
}

type FormProps = {
  readonly report: AllergenReport
  readonly target: Allergen | 'new'
  readonly correction: ReturnType<typeof useCorrectAllergen>
  readonly onDone: () => void
  readonly onCancel: () => void
}

function CorrectionForm({ report, target, correction, onDone, onCancel }: FormProps) {
  const listed = new Set(report.entries.map(({ allergen }) => allergen))
  const [allergen, setAllergen] = useState(
    target === 'new' ? (allergens.find((one) => !listed.has(one)) ?? 'gluten') : target,
  )
  const entry = report.entries.find((one) => one.allergen === allergen)
  // It begins with what holds: an allergen is taken out by a choice, never by the first press of 'Guardar'.
  const [state, setState] = useState<CorrectionState>(entry?.correction?.state ?? entry?.computed ?? 'contiene')
  const [note, setNote] = useState(entry?.correction?.note ?? '')
  const [start] = useState({ allergen, state, note })
  const filled = changedFields(start, { allergen, state, note })
  // Nothing is taken out that no ingredient brings: what the cook added goes with `withdraw`, and leaves no 'Retirado' behind
  // that would read as its absence.
  const canTakeOut = (entry !== undefined && entry.computed !== null) || entry?.correction?.state === 'no'
  const states = correctionStates.filter((value) => value !== 'no' || canTakeOut)
  const stateLabel = useId()
  const { correct, withdraw, busy } = correction

  const form = useForm<never>({
    filled,
    busy,
    // Every state the form can be in may be saved.
    check: () => null,
    say: (problem) => problem,
    save: async () => {
      if (filled === 0 && target !== 'new') return onDone()
      const outcome = await correct(allergen, { state, note: note.trim() })
      if (outcome.ok) onDone()
    },
  })
  const takeBack = async () => {
    const outcome = await withdraw(allergen)
    if (outcome.ok) onDone()
  }
  return (
    <form {...form.props} className={css.form}>
      {target === 'new' && (
        <NativeSelect
          label={texts.allergen}
          data={allergens.filter((one) => !listed.has(one)).map((one) => ({ value: one, label: allergenNames[one] }))}
          value={allergen}
          onChange={(event) => {
            const chosen = allergens.find((one) => one === event.currentTarget.value)
            if (chosen !== undefined) setAllergen(chosen)
          }}
          data-autofocus
        />
      )}
      <p className={css.official}>{allergenOfficialNames[allergen]}</p>
      <p className={css.note}>{texts.computed[entry?.computed ?? 'none']}</p>
      <div>
        <p id={stateLabel} className={css.label}>
          {texts.state}
        </p>
        <SegmentedControl
          className={css.states ?? ''}
          fullWidth
          aria-labelledby={stateLabel}
          data={states.map((value) => ({ value, label: texts.states[value] }))}
          value={state}
          onChange={(value) => setState(value)}
        />
      </div>
      {state === 'no' && (
        <Notice voice="amber">
          <p>{texts.takeOutWarning}</p>
        </Notice>
      )}
      <TextInput
        label={texts.note}
        description={texts.noteHint}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
        maxLength={500}
        autoComplete="off"
      />
      {entry?.correction && (
        <Button variant="default" onClick={() => void takeBack()} disabled={busy}>
          {texts.withdraw}
        </Button>
      )}
      <FormActions submit={texts.save} cancel={texts.cancel} onCancel={onCancel} busy={busy} />
    </form>
  )
}
