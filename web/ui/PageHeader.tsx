import type { ReactNode } from 'react'
import css from './page-header.module.css'

type Props = {
  /** The page's one h1. */
  readonly title: string
  /** One line under the title: what this screen is for, or a count. */
  readonly subtitle?: ReactNode
  /** Above the title: a link back. */
  readonly back?: ReactNode
  /** Buttons: beside the title while both fit, else below it. */
  readonly children?: ReactNode
}

export function PageHeader({ title, subtitle, back, children }: Props) {
  return (
    <div className={css.header}>
      {back !== undefined && <div className={css.back}>{back}</div>}
      <div className={css.words}>
        <h1 className={css.title}>{title}</h1>
        {subtitle !== undefined && <p className={css.subtitle}>{subtitle}</p>}
      </div>
      {children !== undefined && <div className={css.actions}>{children}</div>}
    </div>
  )
}
