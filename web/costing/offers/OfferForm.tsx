import { useState } from 'react'
import type { OfferRow } from '#core/api/offers.ts'
import { changedFields } from '#web/data/changed-fields.ts'
import { useForm } from '#web/data/form.ts'
import { FormActions } from '#web/ui/FormActions.tsx'
import { OfferFields } from './OfferFields.tsx'
import { bodyFrom, draftFrom, emptyDraft, type OfferDraft, type OfferProblem, offerProblem } from './offer-draft.ts'
import css from './offers.module.css'
import { formTexts, offerTexts as texts } from './texts.ts'
import { today } from './today.ts'
import { useSaveOffer } from './use-offers.ts'

type Props = {
  readonly ingredientName: string
  /** Null: a new one. */
  readonly offer: OfferRow | null
  /** What was typed before it was cancelled. */
  readonly typed: OfferDraft | undefined
  /** With what was typed, where it has not been saved. */
  readonly onLeave: (name: string, typed?: OfferDraft) => void
}

/** A format of a supplier, new or edited, within the dialog of its price. */
export function OfferForm({ ingredientName, offer, typed, onLeave }: Props) {
  const { save, busy } = useSaveOffer()
  const [start] = useState(() => (offer === null ? emptyDraft(today()) : draftFrom(offer)))
  const [draft, setDraft] = useState(typed ?? start)
  const name = offer === null ? texts.newOffer : texts.editing
  const filled = changedFields(start, draft)
  const form = useForm<OfferProblem>({
    filled,
    check: () => offerProblem(ingredientName, draft),
    say: (problem) => [formTexts.invalid, formTexts.problems[problem]],
    save: async () => {
      const body = bodyFrom(ingredientName, draft, offer)
      if (body !== null && (await save(body)).ok) onLeave(name)
    },
    takesFocus: true,
  })
  const cancel = () => onLeave(name, filled > 0 ? draft : undefined)
  return (
    <form {...form.props} className={css.form} aria-labelledby="offer-form">
      <h3 id="offer-form" className={css.heading}>
        {name}
      </h3>
      <OfferFields draft={draft} onChange={setDraft} problem={form.problem} />
      <FormActions submit={formTexts.save} cancel={formTexts.cancel} onCancel={cancel} busy={busy} sticky />
    </form>
  )
}
