import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { keysUnder } from '#web/data/device-storage.ts'
import { draftPrefix } from '#web/stock/draft-prefix.ts'

const Loaded = lazy(async () => ({ default: (await import('./LoadedPageDrafts.tsx')).LoadedPageDrafts }))

/** The unsaved forms of this device; what reads them is fetched only where there are any. */
export function PageDrafts(props: ComponentProps<typeof Loaded>) {
  const [some] = useState(() => keysUnder('device', draftPrefix).length > 0)
  return (
    some && (
      <Suspense fallback={null}>
        <Loaded {...props} />
      </Suspense>
    )
  )
}
