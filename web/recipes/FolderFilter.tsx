import { Button, NativeSelect } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { Folder } from '#core/recipes/recipe.ts'
import { useDeleteFolder } from '#web/stock/use-recipe-operations.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import css from './manager.module.css'
import { folderTexts, managerTexts as texts } from './texts.ts'

type Props = {
  readonly folders: readonly Folder[]
  /** Null: all folders. */
  readonly chosen: Folder | null
  readonly onChoose: (id: string | null) => void
}

/** Narrows the table to a folder; the chosen one can be deleted here, because here one sees what is in it. */
export function FolderFilter({ folders, chosen, onChoose }: Props) {
  const { remove, busy } = useDeleteFolder()
  const [asking, setAsking] = useState(false)
  // What the dialog speaks of stays while it fades out, when nothing is chosen any more.
  const [last, setLast] = useState(chosen)
  if (chosen !== null && chosen !== last) setLast(chosen)

  const confirm = async () => {
    if (chosen === null) return
    const outcome = await remove(chosen.id)
    if (!outcome.ok && outcome.ignored) return
    setAsking(false)
    if (!outcome.ok) return
    onChoose(null)
    document.getElementById('folder-filter')?.focus()
  }
  return (
    <div className={css.folderFilter}>
      <NativeSelect
        id="folder-filter"
        className={css.folderSelect}
        aria-label={texts.folderFilter}
        data={[{ value: '', label: texts.allFolders }, ...folders.map(({ id, name }) => ({ value: id, label: name }))]}
        value={chosen?.id ?? ''}
        onChange={(event) => onChoose(event.currentTarget.value || null)}
      />
      {chosen !== null && (
        <Button
          variant="default"
          leftSection={<IconTrash size="1.125rem" stroke={1.5} aria-hidden />}
          onClick={() => setAsking(true)}
        >
          {texts.deleteFolder}
        </Button>
      )}
      <ConfirmDialog
        opened={asking}
        title={folderTexts.delete.title(last?.name ?? '')}
        text={folderTexts.delete.text(last?.recipeCount ?? 0)}
        confirmLabel={folderTexts.delete.confirm}
        destructive
        busy={busy}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      />
    </div>
  )
}
