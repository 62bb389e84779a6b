import { Badge } from '@mantine/core'
import type { ReactNode } from 'react'
import css from './detail-head.module.css'

type Props = {
  /** The page's one h1. */
  readonly name: string
  /** Where the keyboard may be led (`focusIfLost`). */
  readonly id?: string
  readonly category: string
  /** Read from the other side of the bench: a size up. */
  readonly large?: boolean
  readonly back: ReactNode
  /** Buttons that lead on from here: print, edit, the same recipe elsewhere. */
  readonly tools: ReactNode
  /** Beside the category: how many it serves, how long it takes, when it was made. */
  readonly facts: ReactNode
}

/** Letters that still look well at the size of a title page, on a tablet. */
const longName = 60

/** The head of a page about one recipe: the way back and on, its name, and what one wants to know of it first. */
export function DetailHead({ name, id, category, large = false, back, tools, facts }: Props) {
  return (
    <>
      <div className={css.tools}>
        {back}
        <div className={css.buttons}>{tools}</div>
      </div>
      <header className={css.head} data-large={large || undefined}>
        <h1 id={id} className={css.name} data-long={name.length > longName || undefined} tabIndex={-1}>
          {name}
        </h1>
        <div className={css.facts}>
          {category !== '' && <Badge size="lg">{category}</Badge>}
          {facts}
        </div>
      </header>
    </>
  )
}
