import { Button } from '@mantine/core'
import { failureText } from '#web/ui/use-operation.ts'
import css from './costing.module.css'
import { costTexts } from './texts.ts'

type Props = {
  /** What the toast said. */
  readonly text: string
  readonly error: unknown
  readonly onRetry: () => void
}

/** In the place of what did not load: what, why if anybody said so, and another try. */
export function Failure({ text, error, onRetry }: Props) {
  const reason = failureText(error)
  return (
    <div className={css.notice}>
      <p className={css.noticeTitle}>{text}</p>
      {reason !== undefined && <p>{reason}</p>}
      <Button variant="default" onClick={onRetry}>
        {costTexts.retry}
      </Button>
    </div>
  )
}
