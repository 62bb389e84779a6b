import { Button } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { ImportPreview } from '#core/api/prices.ts'
import { priceTexts as texts } from '#web/costing/texts.ts'
import { usePreviewImport } from '#web/costing/use-costing.ts'
import { ImportDialog } from './ImportDialog.tsx'

/** Chooses a price list and shows what is in it before anything is saved. */
export function ImportButton() {
  const chooser = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { preview, busy } = usePreviewImport()
  const [read, setRead] = useState<ImportPreview | null>(null)

  const choose = async (file: File | undefined) => {
    if (file === undefined) return
    const outcome = await preview(file)
    if (outcome.ok) setRead(outcome.value)
  }
  return (
    <>
      <input
        ref={chooser}
        type="file"
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        hidden
        onChange={(event) => {
          void choose(event.currentTarget.files?.[0])
          // The same file, corrected, can be chosen again.
          event.currentTarget.value = ''
        }}
      />
      <Button
        ref={button}
        variant="default"
        leftSection={<IconUpload size="1.25rem" stroke={1.5} aria-hidden />}
        loading={busy}
        onClick={() => chooser.current?.click()}
      >
        {texts.import}
      </Button>
      <ImportDialog preview={read} onClose={() => setRead(null)} />
    </>
  )
}
