import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import css from './fold.module.css'

type Props = {
  readonly label: string
  /** What it comes to, said beside the label. */
  readonly summary?: ReactNode
  /** It is a part of the page: its line is a heading. */
  readonly heading?: boolean
  /** Made when it is first unfolded. */
  readonly children: ReactNode
}

/** One quiet line that unfolds: nothing in it asks for anything until the cook opens it. */
export function Fold({ label, summary, heading = false, children }: Props) {
  const [unfolded, setUnfolded] = useState(false)
  const id = useId()
  const line = (
    <button
      type="button"
      className={css.fold}
      aria-expanded={unfolded}
      aria-controls={unfolded ? id : undefined}
      onClick={() => setUnfolded((before) => !before)}
    >
      <IconChevronDown className={css.arrow} size="1.25rem" stroke={1.5} aria-hidden />
      <span className={css.words}>
        <span>{label}</span>
        {summary !== undefined && <span className={css.summary}>{summary}</span>}
      </span>
    </button>
  )
  return (
    <div className={css.place}>
      {heading ? <h2 className={css.heading}>{line}</h2> : line}
      {unfolded && <div id={id}>{children}</div>}
    </div>
  )
}
