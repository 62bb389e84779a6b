import { Button } from '@mantine/core'
import css from './examples.module.css'
import { examplesTexts as texts } from './examples-texts.ts'
import { useExamples, useRemoveExamples } from './use-examples.ts'

/** As long as examples are there: says so, and takes them away with one tap. */
export function ExamplesNotice() {
  const counts = useExamples()
  const { remove, busy } = useRemoveExamples()
  if (counts === undefined || Object.values(counts).every((count) => count === 0)) return null
  return (
    <aside className={css.notice} aria-label={texts.noticeLabel}>
      <p>{texts.notice(counts)}</p>
      <Button variant="default" loading={busy} onClick={() => void remove()}>
        {texts.takeAway}
      </Button>
    </aside>
  )
}
