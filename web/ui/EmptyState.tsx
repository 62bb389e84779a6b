import type { ComponentType, ReactNode } from 'react'
import css from './empty-state.module.css'

type Props = {
  /** The specified sentence. */
  readonly title: string
  /** What the cook could do about it. */
  readonly text?: ReactNode
  readonly icon?: ComponentType<{ className?: string; stroke?: number; 'aria-hidden'?: boolean }>
  /** Links or buttons. */
  readonly children?: ReactNode
}

/** Nothing here yet: says so, and what comes next. */
export function EmptyState({ title, text, icon: Icon, children }: Props) {
  return (
    <div className={css.empty}>
      {Icon !== undefined && <Icon className={css.icon ?? ''} stroke={1.25} aria-hidden />}
      <p className={css.title}>{title}</p>
      {text !== undefined && <p className={css.text}>{text}</p>}
      {children !== undefined && <div className={css.actions}>{children}</div>}
    </div>
  )
}
