import { TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { FormActions } from '#web/ui/FormActions.tsx'
import { FormDialog } from '#web/ui/FormDialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { newId } from './new-id.ts'
import { recipeTexts, folderTexts as texts } from './texts.ts'
import { useCreateFolder } from './use-recipe-operations.ts'

type Props = { readonly opened: boolean; readonly onClose: () => void }

/** What `FolderDialog` shows once it has been fetched. */
export function LoadedFolderDialog({ opened, onClose }: Props) {
  const { create, busy } = useCreateFolder()
  const [name, setName] = useState('')
  const [id, setId] = useState(newId)

  const close = () => {
    setName('')
    setId(newId())
    onClose()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return toast.error(recipeTexts.error, texts.blank)
    const outcome = await create(id, name.trim())
    if (outcome.ok) close()
  }
  return (
    <FormDialog opened={opened} title={texts.title} dirty={name.trim() !== ''} busy={busy} size="md" onClose={close}>
      {(leave) => (
        <form onSubmit={(event) => void submit(event)} noValidate>
          <TextInput
            label={texts.name}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            autoComplete="off"
            data-autofocus
          />
          <FormActions submit={texts.create} cancel={texts.cancel} onCancel={leave} busy={busy} />
        </form>
      )}
    </FormDialog>
  )
}
