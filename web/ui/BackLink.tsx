import { IconArrowLeft } from '@tabler/icons-react'
import { Link, type LinkProps } from '@tanstack/react-router'
import css from './detail-head.module.css'

/** The way back to the list a page was opened from. */
export function BackLink({ to, label }: { readonly to: NonNullable<LinkProps['to']>; readonly label: string }) {
  return (
    <Link to={to} className={css.back}>
      <IconArrowLeft size="1.25rem" aria-hidden />
      {label}
    </Link>
  )
}
