import type { ReactNode } from 'react'
import css from './data-table.module.css'

type Props = {
  /** Accessible name of the table. */
  readonly label: string
  /** The screen's own columns, and how its rows become cards in a narrow place. */
  readonly className: string | undefined
  readonly children: ReactNode
}

/** The frame of every working table: the recipes, what they cost, the prices. */
export function DataTable({ label, className = '', children }: Props) {
  return (
    <table className={`${css.table} ${className}`} aria-label={label}>
      {children}
    </table>
  )
}
