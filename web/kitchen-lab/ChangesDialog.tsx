import { useState } from 'react'
import type { Changes } from '#core/kitchen-lab/changes.ts'
import type { BaseRecipe, WholeVariation } from '#core/kitchen-lab/project.ts'
import { rebaseChanges } from '#core/kitchen-lab/rebase.ts'
import { FormDialog } from '#web/ui/FormDialog.tsx'
import { ChangesForm } from './ChangesForm.tsx'
import { changesTexts as texts } from './texts.ts'

type Props = {
  readonly projectId: string
  /** Null: closed. The whole variation, read just now. */
  readonly variation: WholeVariation | null
  readonly onClose: () => void
  readonly onReopen: () => void
}

/** The editor of what a variation changes: the base's lines, each with its own way back. */
export function ChangesDialog({ projectId, variation, onClose, onReopen }: Props) {
  // The last one stays while the dialog fades out.
  const [opened, setOpened] = useState(variation)
  const [shown, setShown] = useState(variation)
  const [start, setStart] = useState<Changes>(variation?.changes ?? {})
  const [busy, setBusy] = useState(false)
  if (variation !== null && variation !== opened) {
    setOpened(variation)
    setShown(variation)
    setStart(variation.changes)
  }
  /** Somebody saved a newer version: goes on from it, with the cook's own changes on it or without. */
  const goOn = (newest: WholeVariation, own: Changes | null, base: BaseRecipe) => {
    setShown(newest)
    setStart(own === null || newest.base === null ? newest.changes : rebaseChanges(base, newest.base, own).changes)
  }
  return (
    <FormDialog
      opened={variation !== null}
      title={texts.title(shown?.name ?? '')}
      busy={busy}
      size="56rem"
      onClose={onClose}
      onReopen={onReopen}
    >
      {(cancel) =>
        shown !== null &&
        shown.base !== null && (
          <ChangesForm
            key={`${shown.id} ${shown.updatedAt}`}
            projectId={projectId}
            variation={shown}
            base={shown.base}
            start={start}
            onCancel={cancel}
            onBusy={setBusy}
            onSaved={onClose}
            onNewest={goOn}
          />
        )
      }
    </FormDialog>
  )
}
