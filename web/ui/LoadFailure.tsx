import { Button } from '@mantine/core'
import { failureText } from '#web/data/failure.ts'
import { Notice } from './Notice.tsx'
import { uiTexts } from './texts.ts'

type Props = {
  /** What did not load, as the toast said it. */
  readonly title: string
  readonly error: unknown
  readonly onRetry: () => void
}

/** In the place of what did not load: what, why if anybody said so, and another try. */
export function LoadFailure({ title, error, onRetry }: Props) {
  const reason = failureText(error)
  return (
    <Notice
      voice="amber"
      title={title}
      actions={
        <Button variant="default" onClick={onRetry}>
          {uiTexts.retry}
        </Button>
      }
    >
      {reason !== undefined && <p>{reason}</p>}
    </Notice>
  )
}
