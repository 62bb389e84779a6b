import { Link } from '@tanstack/react-router'
import { menu } from './menu.ts'
import css from './shell.module.css'

type Props = {
  readonly onFollow?: () => void
  /** Icon and word side by side at any width (in the drawer). */
  readonly wide?: boolean
}

/** Links to the screens; the router marks the current one with aria-current. */
export function NavLinks({ onFollow, wide = false }: Props) {
  return (
    <ul className={css.links} data-wide={wide || undefined}>
      {menu.map(({ to, label, icon: Icon }) => (
        <li key={to}>
          <Link to={to} className={css.link} onClick={() => onFollow?.()}>
            <Icon className={css.linkIcon} stroke={1.5} aria-hidden />
            <span>{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
