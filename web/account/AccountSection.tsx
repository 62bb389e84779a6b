import { type ReactNode, useId } from 'react'
import css from './account.module.css'

type Props = {
  readonly title: string
  readonly text: string
  readonly danger?: boolean
  readonly children: ReactNode
}

/** One matter of the account: what it is at the left, what can be done at the right (below it on a phone). */
export function AccountSection({ title, text, danger = false, children }: Props) {
  const id = useId()
  return (
    <section className={css.section} aria-labelledby={id} data-danger={danger || undefined}>
      <div>
        <h2 id={id} className={css.heading}>
          {title}
        </h2>
        <p className={css.text}>{text}</p>
      </div>
      <div className={css.body}>{children}</div>
    </section>
  )
}
