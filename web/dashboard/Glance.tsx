import { IconAlertTriangle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { formatDate } from '#core/format/date.ts'
import css from './glance.module.css'
import { glanceTexts as texts } from './texts.ts'
import { useRecent, useUnpriced } from './use-glance.ts'

/** Beside the tiles: where one left off, and what wants attention. It never moves the tiles. */
export function Glance() {
  const recent = useRecent()
  const unpriced = useUnpriced()
  return (
    <aside className={css.glance} aria-label={texts.label} aria-busy={recent === undefined}>
      <h2 className={css.title}>{texts.recent}</h2>
      {recent === null && <p className={css.quiet}>{texts.failed}</p>}
      {recent?.length === 0 && <p className={css.quiet}>{texts.none}</p>}
      {recent && recent.length > 0 && (
        <ul className={css.list}>
          {recent.map(({ id, name, category, updated_at }) => (
            <li key={id}>
              <Link to="/library/$id" params={{ id }} className={css.recipe}>
                <span className={css.name}>{name}</span>
                <span className={css.facts}>
                  {category !== '' && `${category} · `}
                  {formatDate(updated_at)}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {unpriced > 0 && (
        <Link to="/cost-analysis" className={css.attention}>
          <IconAlertTriangle size="1.25rem" stroke={1.5} aria-hidden />
          {texts.unpriced(unpriced)}
        </Link>
      )}
    </aside>
  )
}
