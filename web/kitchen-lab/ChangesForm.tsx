import { Button, Textarea } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { labLimits } from '#core/api/kitchen-lab.ts'
import { AppError } from '#core/errors/app-error.ts'
import type { ErrorCode } from '#core/errors/codes.ts'
import { errorMessages } from '#core/errors/messages.es.ts'
import { formatDecimal } from '#core/format/decimal.ts'
import { type Changes, changesProblems, tidyChanges } from '#core/kitchen-lab/changes.ts'
import { diffOf, isSame } from '#core/kitchen-lab/diff.ts'
import type { BaseRecipe, WholeVariation } from '#core/kitchen-lab/project.ts'
import { changedFields } from '#web/data/changed-fields.ts'
import { useForm } from '#web/data/form.ts'
import { ServingsInput } from '#web/stock/ServingsInput.tsx'
import { FormActions } from '#web/ui/FormActions.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { ChangeRows } from './ChangeRows.tsx'
import css from './changes.module.css'
import { DiffList } from './DiffList.tsx'
import { EffectView } from './EffectView.tsx'
import { diffTexts, changesTexts as texts, wordsTexts } from './texts.ts'
import { useChangesForm } from './use-changes-form.ts'
import { usePreview } from './use-effects.ts'
import { useVariationOperations } from './use-lab-operations.ts'

type Props = {
  readonly projectId: string
  readonly variation: WholeVariation
  readonly base: BaseRecipe
  /** The changes the form opens with: the variation's, or the cook's own on a newer version. */
  readonly start: Changes
  readonly onCancel: () => void
  readonly onBusy: (busy: boolean) => void
  readonly onSaved: () => void
  /** Go on from a newer version: with these changes of the cook's, made on this base, or (null) without. */
  readonly onNewest: (newest: WholeVariation, own: Changes | null, base: BaseRecipe) => void
}

export function ChangesForm({ projectId, variation, base, start, onCancel, onBusy, onSaved, onNewest }: Props) {
  const edited = useChangesForm(base, start)
  const { content, changes, change } = edited
  const { save, open, busy } = useVariationOperations(projectId)
  const [stale, setStale] = useState(false)
  useEffect(() => onBusy(busy), [onBusy, busy])
  const form = useForm<ErrorCode>({
    // The cook's own on a newer version differ from what is saved before anything more is typed.
    filled: changedFields(tidyChanges(base, variation.changes), changes),
    check: () => changesProblems(base, changes)[0] ?? null,
    say: (problem) => [wordsTexts.error, errorMessages[problem]],
    save: async () => {
      const outcome = await save(variation, changes, base.updatedAt)
      if (outcome.ok) return onSaved()
      setStale(outcome.error instanceof AppError && outcome.error.code === 'stale_edit')
    },
  })
  const takeNewest = async (own: Changes | null) => {
    const outcome = await open(variation.id)
    if (outcome.ok) onNewest(outcome.value, own, base)
  }
  const diff = diffOf(base, changes)
  const effect = usePreview(variation.id, base, changes)
  return (
    <form
      {...form.props}
      className={css.form}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.submit(event)
      }}
    >
      {stale && (
        <StaleNotice busy={busy} onMine={() => void takeNewest(changes)} onTheirs={() => void takeNewest(null)} />
      )}
      <p className={css.base}>{texts.base(base.name)}</p>
      <div className={css.servings}>
        <ServingsInput value={content.servings} onChange={(servings) => change({ servings })} />
        <p className={css.hint}>{texts.baseServings(formatDecimal(base.servings))}</p>
        {edited.scaledFor !== content.servings && (
          <Button variant="light" onClick={edited.scale}>
            {texts.scale(formatDecimal(edited.scaledFor), formatDecimal(content.servings))}
          </Button>
        )}
      </div>
      <ChangeRows form={edited} base={base} problem={form.problem} />
      <Textarea
        label={diffTexts.notes}
        description={texts.notesHint}
        inputWrapperOrder={['label', 'input', 'description']}
        value={content.notes}
        onChange={(event) => change({ notes: event.currentTarget.value })}
        maxLength={labLimits.notes}
        autosize
        minRows={3}
      />
      {variation.baseMethod.trim() !== '' && (
        <details className={css.method}>
          <summary>{texts.baseMethod}</summary>
          <p>{variation.baseMethod}</p>
        </details>
      )}
      <section className={css.live} aria-label={diffTexts.title}>
        <h3 className={css.liveTitle}>{diffTexts.title}</h3>
        {isSame(diff) ? <p className={css.hint}>{diffTexts.none}</p> : <DiffList diff={diff} />}
        <div className={css.liveEffect}>
          <EffectView effect={effect} />
        </div>
      </section>
      <FormActions submit={wordsTexts.save} cancel={wordsTexts.cancel} onCancel={onCancel} busy={busy} sticky />
    </form>
  )
}

type StaleProps = { readonly busy: boolean; readonly onMine: () => void; readonly onTheirs: () => void }

/** The save was refused because the variation changed elsewhere: both ways on, and nothing typed is lost meanwhile. */
function StaleNotice({ busy, onMine, onTheirs }: StaleProps) {
  const notice = useRef<HTMLDivElement>(null)
  // Guardar is at the bottom of a long form, this stands on top.
  // In braces: newer browsers answer a promise, which React would take for a clean-up.
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <Notice
      ref={notice}
      voice="amber"
      title={texts.stale.title}
      role="alert"
      actions={
        <>
          <Button variant="default" onClick={onMine} disabled={busy}>
            {texts.stale.mine}
          </Button>
          <Button variant="default" onClick={onTheirs} disabled={busy}>
            {texts.stale.theirs}
          </Button>
        </>
      }
    >
      <p>{texts.stale.kept}</p>
    </Notice>
  )
}
