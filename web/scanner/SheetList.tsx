import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import css from './scanner.module.css'
import { scannerTexts } from './texts.ts'
import type { Sheet } from './use-scan.ts'

const texts = scannerTexts.sheets

type Props = { readonly sheets: readonly Sheet[]; readonly disabled: boolean; readonly onRemove: (at: number) => void }

/** The sheets that come before the one in sight, in the order they are read. */
export function SheetList({ sheets, disabled, onRemove }: Props) {
  if (sheets.length === 0) return null
  return (
    <ol className={css.sheets} aria-label={texts.label}>
      {sheets.map(({ file }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same photo may be chosen twice, a sheet is its place
        <li key={at}>
          <span>{texts.one(at + 1, file.name)}</span>
          <ActionIcon
            variant="subtle"
            size="xl"
            aria-label={texts.remove(at + 1)}
            disabled={disabled}
            onClick={() => onRemove(at)}
          >
            <IconX size="1.25rem" stroke={1.5} aria-hidden />
          </ActionIcon>
        </li>
      ))}
    </ol>
  )
}
