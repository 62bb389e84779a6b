import { Link, useLocation } from '@tanstack/react-router'
import { menu } from './menu.ts'
import css from './shell.module.css'

type Props = {
  readonly onFollow?: () => void
  /** Icon and word side by side at any width (in the drawer). */
  readonly wide?: boolean
}

/** Links to the screens; the router marks the current one with aria-current, and we what belongs to one elsewhere. */
export function NavLinks({ onFollow, wide = false }: Props) {
  const path = useLocation({ select: ({ pathname }) => pathname })
  return (
    <ul className={css.links} data-wide={wide || undefined}>
      {menu.map(({ to, label, icon: Icon, ...more }) => (
        <li key={to}>
          <Link
            to={to}
            className={css.link}
            onClick={() => onFollow?.()}
            {...('also' in more && path.startsWith(more.also) ? { 'aria-current': 'true' as const } : {})}
          >
            <Icon className={css.linkIcon} stroke={1.5} aria-hidden />
            <span>{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
