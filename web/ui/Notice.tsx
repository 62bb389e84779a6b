import { type ReactNode, type Ref, useId } from 'react'
import css from './notice.module.css'

type Props = {
  /** Steel: good to know. Amber: look at this before you go on. Herb: it went well, and this is what comes next. */
  readonly voice?: 'steel' | 'amber' | 'herb'
  readonly title?: string
  /** The title is a heading of the page, so that a screen reader finds its way to it. */
  readonly heading?: boolean
  readonly children?: ReactNode
  /** Buttons: what can be done about it. */
  readonly actions?: ReactNode
  /** Read out as soon as it stands there: `alert` for what stopped the cook, `status` for the rest. */
  readonly role?: 'alert' | 'status'
  readonly ref?: Ref<HTMLDivElement>
}

/** Something the cook should know or decide on, standing in the page instead of flying over it. */
export function Notice({ voice = 'steel', title, heading = false, children, actions, role, ref }: Props) {
  const id = useId()
  const labelled = heading ? { role: role ?? ('region' as const), 'aria-labelledby': id } : { role }
  return (
    <div ref={ref} className={css.notice} data-voice={voice} {...labelled}>
      {title !== undefined &&
        (heading ? (
          <h2 id={id} className={css.title}>
            {title}
          </h2>
        ) : (
          <p className={css.title}>{title}</p>
        ))}
      {children}
      {actions !== undefined && <div className={css.actions}>{actions}</div>}
    </div>
  )
}
