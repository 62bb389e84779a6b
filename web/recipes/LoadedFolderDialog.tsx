import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useForm } from '#web/data/form.ts'
import { newId } from '#web/data/new-id.ts'
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
  const isBlank = name.trim() === ''
  const form = useForm({
    filled: isBlank ? 0 : 1,
    check: () => (isBlank ? 'blank' : null),
    say: () => [recipeTexts.error, texts.blank],
    save: async () => {
      if ((await create(id, name.trim())).ok) onSaved()
    },
  })
  return (
    <form {...form.props}>
      <TextInput
        label={texts.name}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        error={form.problem === 'blank' && isBlank}
        autoComplete="off"
        data-autofocus
      />
      <FormActions submit={texts.create} cancel={texts.cancel} onCancel={onCancel} busy={busy} />
    </form>
  )
}
