import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import css from './more-items.module.css'
import { uiTexts as texts } from './texts.ts'

type Props = {
  readonly list: {
    readonly hasNextPage: boolean
    readonly isFetchingNextPage: boolean
    readonly isFetchNextPageError: boolean
    readonly fetchNextPage: () => Promise<unknown>
  }
}

/** Below a list: loads the next page when it comes near, and has a button for the keyboard and for another try. */
export function MoreItems({ list }: Props) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list
  const mark = useRef<HTMLDivElement>(null)
  // After a failure only the button tries again: scrolling must not become a storm of requests.
  const watching = hasNextPage && !isFetchingNextPage && !isFetchNextPageError

  useEffect(() => {
    if (!watching || mark.current === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) void fetchNextPage()
      },
      // About a screen ahead, so that a quick thumb meets rows and not a spinner.
      { rootMargin: '0px 0px 800px' },
    )
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [watching, fetchNextPage])

  if (!hasNextPage) return null
  return (
    <div ref={mark} className={css.more}>
      <Button variant="default" onClick={() => void fetchNextPage()} disabled={isFetchingNextPage}>
        {isFetchingNextPage ? texts.loadingMore : texts.more}
      </Button>
    </div>
  )
}
