import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { ask } from '#web/data/ask.ts'
import { toast } from '#web/data/toast.ts'
import { DeleteDialog } from '#web/ui/DeleteDialog.tsx'
import { FormActions } from '#web/ui/FormActions.tsx'
import { FormDialog } from '#web/ui/FormDialog.tsx'
import css from './design.module.css'
import { designTexts as texts } from './texts.ts'

/** A question, a deletion, a form, and the three kinds of toast, each behind its button. */
export function Dialogs() {
  const [deleting, setDeleting] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  return (
    <div className={css.row}>
      <Button variant="default" onClick={() => void ask({ ...texts.question, destructive: true })}>
        {texts.ask}
      </Button>
      <Button variant="default" onClick={() => setDeleting(texts.sample)}>
        {texts.delete}
      </Button>
      <Button variant="default" onClick={() => setOpen(true)}>
        {texts.form}
      </Button>
      {(['done', 'info', 'error'] as const).map((kind) => (
        <Button key={kind} variant="default" onClick={() => toast[kind](texts.toasts[kind][0], texts.toasts[kind][1])}>
          {texts.toasts.show(texts.toasts[kind][0])}
        </Button>
      ))}
      <DeleteDialog
        item={deleting}
        nameOf={(name) => name}
        texts={texts.deletion}
        busy={false}
        onConfirm={() => setDeleting(null)}
        onClose={() => setDeleting(null)}
      />
      <FormDialog opened={open} title={texts.empty.action} size="md" onClose={() => setOpen(false)}>
        {(leave) => (
          <>
            <TextInput label={texts.fields.name} data-autofocus />
            <FormActions submit={texts.buttons.primary} onSubmit={() => setOpen(false)} onCancel={leave} />
          </>
        )}
      </FormDialog>
    </div>
  )
}
