import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { draftPrefix } from '#web/stock/draft-prefix.ts'

const Loaded = lazy(async () => ({ default: (await import('./LoadedPageDrafts.tsx')).LoadedPageDrafts }))

/** The unsaved forms of this device; what reads them is fetched only where there are any. */
export function PageDrafts(props: ComponentProps<typeof Loaded>) {
  const [some] = useState(() => Object.keys(localStorage).some((key) => key.startsWith(draftPrefix)))
  return (
    some && (
      <Suspense fallback={null}>
        <Loaded {...props} />
      </Suspense>
    )
  )
}
