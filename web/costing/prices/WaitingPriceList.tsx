import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import type { ImportPreview } from '#core/api/prices.ts'
import { useUserId } from '#web/api/session-state.ts'
import { usePreviewImport } from '#web/costing/use-costing.ts'
import { dropPriceList, readPriceList } from '#web/stock/read-price-list.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { ImportDialog } from './ImportDialog.tsx'
import { waitingTexts as texts } from './waiting-texts.ts'

/** A list the scanner has read: what it would change is shown at once, and it stays until it is imported or thrown away. */
export function WaitingPriceList() {
  const userId = useUserId()
  const [list, setList] = useState(() => readPriceList(userId))
  const [read, setRead] = useState<ImportPreview | null>(null)
  const { preview, busy } = usePreviewImport()

  const open = async (csv: string) => {
    const outcome = await preview(new Blob([csv], { type: 'text/csv' }))
    if (outcome.ok) setRead(outcome.value)
  }
  const first = useRef(open)
  useEffect(() => {
    const waiting = readPriceList(userId)
    if (waiting !== null) void first.current(waiting)
  }, [userId])
  const drop = () => {
    dropPriceList(userId)
    setList(null)
  }
  return (
    <>
      {list !== null && (
        <Notice
          voice="amber"
          title={texts.title}
          actions={
            <>
              <Button onClick={() => void open(list)} loading={busy}>
                {texts.open}
              </Button>
              <Button variant="default" onClick={drop} disabled={busy}>
                {texts.drop}
              </Button>
            </>
          }
        >
          <p>{texts.text}</p>
        </Notice>
      )}
      <ImportDialog preview={read} onClose={() => setRead(null)} onImported={drop} />
    </>
  )
}
