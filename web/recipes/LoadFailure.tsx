import { Button } from '@mantine/core'
import { failureText } from '#web/ui/use-operation.ts'
import css from './notice.module.css'
import { recipeTexts } from './texts.ts'

const { failure, retry } = recipeTexts.load

type Props = {
  readonly error: unknown
  readonly onRetry: () => void
  /** What did not load; the recipes unless said otherwise. */
  readonly title?: string
}

/** In the place of what did not load: what the toast said, the reason if there is one, and another try. */
export function LoadFailure({ error, onRetry, title = failure[1] }: Props) {
  const reason = failureText(error)
  return (
    <div className={css.notice} data-voice="amber">
      <p className={css.title}>{title}</p>
      {reason !== undefined && <p>{reason}</p>}
      <div className={css.actions}>
        <Button variant="default" onClick={onRetry}>
          {retry}
        </Button>
      </div>
    </div>
  )
}
