import { Autocomplete, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { YieldTestRow } from '#core/api/yield-tests.ts'
import { usableKiloCost, usablePercent } from '#core/costing/costs/yield-test.ts'
import { today } from '#web/costing/offers/today.ts'
import { PriceInput } from '#web/costing/prices/PriceInput.tsx'
import { changedFields } from '#web/data/changed-fields.ts'
import { useForm } from '#web/data/form.ts'
import { DecimalInput } from '#web/ui/DecimalInput.tsx'
import { FormActions } from '#web/ui/FormActions.tsx'
import { yieldTexts } from './texts.ts'
import { usePriced, useSaveYieldTest } from './use-yields.ts'
import {
  bodyFrom,
  type DraftProblem,
  draftFrom,
  draftProblem,
  draftTest,
  emptyDraft,
  type YieldDraft,
} from './yield-draft.ts'
import css from './yields.module.css'

const { form: texts } = yieldTexts

type Props = {
  /** Null: a new one. */
  readonly test: YieldTestRow | null
  /** What was typed before it was cancelled. */
  readonly typed: YieldDraft | undefined
  /** With what was typed, where it has not been saved. */
  readonly onLeave: (name: string, typed?: YieldDraft) => void
}

/** What was weighed, with what follows from it while it is typed. */
export function YieldTestForm({ test, typed, onLeave }: Props) {
  const { save, busy } = useSaveYieldTest()
  const [start] = useState(() => (test === null ? emptyDraft(today()) : draftFrom(test)))
  const [draft, setDraft] = useState(typed ?? start)
  const title = test === null ? texts.new : texts.edit
  const filled = changedFields(start, draft)
  const set = (change: Partial<YieldDraft>) => setDraft((before) => ({ ...before, ...change }))
  const { names, kiloPrice } = usePriced(draft.name)
  const form = useForm<DraftProblem>({
    filled,
    check: () => draftProblem(draft),
    say: (problem) => [yieldTexts.invalid, yieldTexts.problems[problem]],
    save: async () => {
      if ((await save(bodyFrom(draft))).ok) onLeave(title)
    },
    takesFocus: true,
  })
  const cancel = () => onLeave(title, filled > 0 ? draft : undefined)
  const { problem } = form
  return (
    <form {...form.props} className={css.form} aria-labelledby="yield-form">
      <h3 id="yield-form" className={css.heading}>
        {title}
      </h3>
      <div className={css.fields}>
        <Autocomplete
          className={css.wide ?? ''}
          label={texts.name}
          description={test === null ? texts.nameHint : undefined}
          data={[...names]}
          value={draft.name}
          onChange={(name) => set({ name })}
          error={problem === 'name'}
          // Another name would be another ingredient's test.
          readOnly={test !== null}
          maxLength={200}
          // The keyboard comes by here; who wants the names taps the field or types.
          openOnFocus={false}
          maxDropdownHeight="14rem"
        />
        <DecimalInput
          label={texts.before}
          value={draft.gramsBefore}
          onChange={(gramsBefore) => set({ gramsBefore })}
          error={problem === 'before'}
        />
        <DecimalInput
          label={texts.after}
          value={draft.gramsAfter}
          onChange={(gramsAfter) => set({ gramsAfter })}
          error={problem === 'after' || problem === 'after_above'}
        />
        <DecimalInput
          label={texts.trimmings}
          description={texts.trimmingsHint}
          value={draft.trimmingsGrams}
          onChange={(trimmingsGrams) => set({ trimmingsGrams })}
          error={problem === 'trimmings' || problem === 'trimmings_above'}
        />
        <PriceInput
          label={texts.value}
          value={draft.trimmingsPrice}
          onChange={(trimmingsPrice) => set({ trimmingsPrice })}
          error={problem === 'trimmings_price'}
        />
        <TextInput
          type="date"
          label={texts.date}
          value={draft.testedOn}
          onChange={(event) => set({ testedOn: event.currentTarget.value })}
          error={problem === 'date'}
        />
        <output className={css.result} aria-label={texts.result}>
          {resultOf(draft, kiloPrice)}
        </output>
      </div>
      <FormActions submit={texts.save} cancel={texts.cancel} onCancel={cancel} busy={busy} sticky />
    </form>
  )
}

const resultOf = (draft: YieldDraft, kiloPrice: number | null): string => {
  const test = draftTest(draft)
  if (test === null) return texts.noResult
  const kilo = kiloPrice === null ? texts.noKilo : texts.kilo(usableKiloCost(kiloPrice, test), kiloPrice)
  const capped =
    kiloPrice !== null && test.gramsAfter < test.gramsBefore && usableKiloCost(kiloPrice, test) === kiloPrice
  return `${texts.usable(usablePercent(test))}; ${kilo}.${capped ? ` ${texts.capped}` : ''}`
}
