import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Changes } from '#core/kitchen-lab/changes.ts'
import { diffOf, isSame, recipeDiff } from '#core/kitchen-lab/diff.ts'
import type { BaseRecipe, NewerBase as Newer, Variation } from '#core/kitchen-lab/project.ts'
import { type RebaseNote, rebaseChanges } from '#core/kitchen-lab/rebase.ts'
import { FormActions } from '#web/ui/FormActions.tsx'
import { FormDialog } from '#web/ui/FormDialog.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import css from './changes.module.css'
import { DiffList } from './DiffList.tsx'
import { EffectView } from './EffectView.tsx'
import { newerBaseTexts as texts } from './texts.ts'
import { usePreview } from './use-effects.ts'
import { useVariationOperations } from './use-lab-operations.ts'

type Props = { readonly variation: Variation; readonly base: BaseRecipe; readonly newer: Newer }

/** The recipe has changed since the copy was taken: what changed, and the way to take it over. */
export function NewerBase({ variation, base, newer }: Props) {
  const [taking, setTaking] = useState(false)
  return (
    <Notice
      voice="amber"
      title={texts.title}
      actions={
        <Button variant="default" onClick={() => setTaking(true)}>
          {texts.take}
        </Button>
      }
    >
      <details className={css.method}>
        <summary>{texts.what}</summary>
        <DiffList diff={recipeDiff(base, newer)} />
        {newer.methodChanged && <p>{texts.method}</p>}
      </details>
      <TakeDialog opened={taking} variation={variation} base={base} newer={newer} onClose={() => setTaking(false)} />
    </Notice>
  )
}

type TakeProps = Props & { readonly opened: boolean; readonly onClose: () => void }

/** What the variation becomes on the new base, before anything is saved. */
function TakeDialog({ opened, variation, base, newer, onClose }: TakeProps) {
  const { save, busy } = useVariationOperations(variation.projectId)
  const { changes, notes } = rebaseChanges(base, newer, variation.changes)
  const diff = diffOf(newer, changes)
  const take = async () => {
    await save(variation, changes, newer.updatedAt)
    // Refused, the list reloads and shows what there is now: this preview is of no more use.
    onClose()
  }
  return (
    <FormDialog opened={opened} title={texts.dialog(variation.name)} busy={busy} onClose={onClose}>
      {(leave) => (
        <>
          <p className={css.result}>{texts.result}</p>
          {isSame(diff) && changes.notes === undefined ? (
            <p>{texts.same}</p>
          ) : (
            <DiffList diff={diff} notes={changes.notes} />
          )}
          <Preview variation={variation} newer={newer} changes={changes} />
          {notes.length > 0 && (
            <ul>
              {notes.map((note) => (
                <li key={`${note.kind} ${note.name}`}>{noteText(note)}</li>
              ))}
            </ul>
          )}
          <FormActions
            submit={texts.take}
            onSubmit={() => void take()}
            cancel={texts.cancel}
            onCancel={leave}
            busy={busy}
          />
        </>
      )}
    </FormDialog>
  )
}

function Preview({ variation, newer, changes }: { variation: Variation; newer: Newer; changes: Changes }) {
  return (
    <div className={css.liveEffect}>
      <EffectView effect={usePreview(variation.id, newer, changes)} />
    </div>
  )
}

const noteText = ({ kind, name }: RebaseNote): string =>
  kind === 'kept_as_added' ? texts.keptAsAdded(name) : texts.nowInBase(name)
