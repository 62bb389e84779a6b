import type { ReactNode } from 'react'
import css from './card-grid.module.css'

type Props<Item> = {
  readonly items: readonly Item[]
  /** What is shown is the answer to the question before the one just asked. */
  readonly stale?: boolean
  /** The card: a link as a whole, or an article with its own buttons. */
  readonly children: (item: Item) => ReactNode
}

/** Things with a name, as cards on one ruled sheet: recipes to read, projects, analyses. */
export function CardGrid<Item extends { readonly id: string }>({ items, stale = false, children }: Props<Item>) {
  return (
    <ul className={css.grid} data-stale={stale || undefined}>
      {items.map((item) => (
        <li key={item.id} className={css.cell}>
          {children(item)}
        </li>
      ))}
    </ul>
  )
}

/** Name of a card: three lines at most, the whole of it on the page it leads to. */
export function CardTitle({ id, children }: { readonly id?: string; readonly children: ReactNode }) {
  return (
    <h2 id={id} className={css.title}>
      {children}
    </h2>
  )
}

/** What one wants to know of it before opening it. */
export function CardFacts({ children }: { readonly children: ReactNode }) {
  return <p className={css.facts}>{children}</p>
}

/** What can be done with it, at the lower edge of its cell. */
export function CardFoot({ children }: { readonly children: ReactNode }) {
  return <div className={css.foot}>{children}</div>
}
