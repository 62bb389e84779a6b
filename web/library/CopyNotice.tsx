import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { copyAge } from './copy-age.ts'
import css from './copy-notice.module.css'
import { copyTexts as texts } from './texts.ts'

type Props = { readonly at: number; readonly onRetry: () => void }

/** What is shown is a copy, and how old it is: it must never pass for what the server says now. */
export function CopyNotice({ at, onRetry }: Props) {
  const now = useNow()
  return (
    <div className={css.copy} role="status">
      <p>
        <strong>{texts.title(copyAge(at, now))}</strong> {texts.text}
      </p>
      <Button variant="default" onClick={onRetry}>
        {texts.retry}
      </Button>
    </div>
  )
}

/** It gets older while one reads. */
const useNow = (): number => {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs / 2)
    return () => clearInterval(timer)
  }, [])
  return now
}

const minuteMs = 60_000
