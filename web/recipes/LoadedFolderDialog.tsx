import { TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useFilledFields } from '#web/data/filled-fields.ts'
import { newId } from '#web/data/new-id.ts'
import { toast } from '#web/data/toast.ts'
import { recipeTexts } from '#web/stock/texts.ts'
import { useCreateFolder } from '#web/stock/use-recipe-operations.ts'
import { FormActions } from '#web/ui/FormActions.tsx'
import { FormDialog } from '#web/ui/FormDialog.tsx'
import { folderTexts as texts } from './texts.ts'

type Props = { readonly opened: boolean; readonly onClose: () => void; readonly onReopen: () => void }

/** What `FolderDialog` shows once it has been fetched. */
export function LoadedFolderDialog({ opened, onClose, onReopen }: Props) {
  const { create, busy } = useCreateFolder()
  return (
    <FormDialog opened={opened} title={texts.title} busy={busy} size="md" onClose={onClose} onReopen={onReopen}>
      {(cancel) => <FolderForm create={create} busy={busy} onCancel={cancel} onSaved={onClose} />}
    </FormDialog>
  )
}

type FormProps = ReturnType<typeof useCreateFolder> & {
  readonly onCancel: () => void
  readonly onSaved: () => void
}

function FolderForm({ create, busy, onCancel, onSaved }: FormProps) {
  const [name, setName] = useState('')
  const [id] = useState(newId)
  useFilledFields(name.trim() === '' ? 0 : 1)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return toast.error(recipeTexts.error, texts.blank)
    const outcome = await create(id, name.trim())
    if (outcome.ok) onSaved()
  }
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <TextInput
        label={texts.name}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        autoComplete="off"
        data-autofocus
      />
      <FormActions submit={texts.create} cancel={texts.cancel} onCancel={onCancel} busy={busy} />
    </form>
  )
}
