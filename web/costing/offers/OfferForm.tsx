import { type FormEvent, useState } from 'react'
import type { OfferRow } from '#core/api/offers.ts'
import { changedFields } from '#web/data/changed-fields.ts'
import { useFilledFields } from '#web/data/filled-fields.ts'
import { toast } from '#web/data/toast.ts'
import { FormActions } from '#web/ui/FormActions.tsx'
import { OfferFields } from './OfferFields.tsx'
import { bodyFrom, draftFrom, emptyDraft, type OfferProblem, offerProblem } from './offer-draft.ts'
import css from './offers.module.css'
import { formTexts, offerTexts as texts } from './texts.ts'
import { today } from './today.ts'
import { useSaveOffer } from './use-offers.ts'

type Props = {
  readonly ingredientName: string
  /** Null: a new one. */
  readonly offer: OfferRow | null
  readonly onLeave: () => void
}

/** A format of a supplier, new or edited, within the dialog of its price. */
export function OfferForm({ ingredientName, offer, onLeave }: Props) {
  const { save, busy } = useSaveOffer()
  const [start] = useState(() => (offer === null ? emptyDraft(today()) : draftFrom(offer)))
  const [draft, setDraft] = useState(start)
  const [problem, setProblem] = useState<OfferProblem | null>(null)
  useFilledFields(changedFields(start, draft))

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = offerProblem(ingredientName, draft)
    setProblem(found)
    if (found !== null) return toast.error(formTexts.invalid, formTexts.problems[found])
    const body = bodyFrom(ingredientName, draft, offer)
    if (body !== null && (await save(body)).ok) onLeave()
  }
  return (
    <form className={css.form} noValidate onSubmit={(event) => void submit(event)} aria-labelledby="offer-form">
      <h3 id="offer-form" className={css.heading}>
        {offer === null ? texts.newOffer : texts.editing}
      </h3>
      <OfferFields draft={draft} onChange={setDraft} problem={problem} />
      <FormActions submit={formTexts.save} cancel={formTexts.cancel} onCancel={onLeave} busy={busy} sticky />
    </form>
  )
}
