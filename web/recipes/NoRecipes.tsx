import { IconFolder, IconNotebook, IconSearchOff } from '@tabler/icons-react'
import { examplesTexts } from '#web/stock/examples-texts.ts'
import { LoadExamplesButton } from '#web/stock/LoadExamplesButton.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { managerTexts as texts } from './texts.ts'

type Props = {
  readonly shown: boolean
  readonly searching: boolean
  /** The name of the folder the table is narrowed to. */
  readonly folder: string | undefined
}

/** In the place of an empty table: why it is empty, and how to begin. */
export function NoRecipes({ shown, searching, folder }: Props) {
  const { search, searchHint, none, folderHint } = texts.empty
  if (!shown) return null
  if (searching) return <EmptyState title={search} text={searchHint} icon={IconSearchOff} />
  if (folder !== undefined) return <EmptyState title={none} text={folderHint(folder)} icon={IconFolder} />
  return (
    <EmptyState title={none} text={examplesTexts.hint} icon={IconNotebook}>
      <LoadExamplesButton />
    </EmptyState>
  )
}
