import { Button } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { Period, SalesPreview } from '#core/api/sales.ts'
import { SalesImportDialog } from './SalesImportDialog.tsx'
import { menuTexts as texts } from './texts.ts'
import { usePreviewSales } from './use-menu.ts'

/** Chooses a till's list and shows what is in it before anything is saved. */
export function SalesImport({ period }: { readonly period: Period | null }) {
  const chooser = useRef<HTMLInputElement>(null)
  const { preview, busy } = usePreviewSales()
  const [read, setRead] = useState<{ readonly period: Period; readonly preview: SalesPreview } | null>(null)

  const choose = async (file: File | undefined) => {
    if (file === undefined || period === null) return
    const outcome = await preview(period, file)
    if (outcome.ok) setRead({ period, preview: outcome.value })
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
        variant="default"
        leftSection={<IconUpload size="1.25rem" stroke={1.5} aria-hidden />}
        loading={busy}
        disabled={period === null}
        onClick={() => chooser.current?.click()}
      >
        {texts.import}
      </Button>
      <SalesImportDialog read={read} onClose={() => setRead(null)} />
    </>
  )
}
