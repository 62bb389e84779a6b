import { Link } from '@tanstack/react-router'
import css from './guide.module.css'
import type { Section } from './guide.ts'
import { guideTexts as texts } from './texts.ts'

/** A link to every section: above the text, or beside it where there is room. */
export function Contents({ sections }: { readonly sections: readonly Section[] }) {
  return (
    <nav className={css.contents} aria-label={texts.contents}>
      <ol className={css.links}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link to="/guia" hash={id} className={css.link} onClick={() => focusSoon(id)}>
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

// The keyboard and the screen reader go where the eye went.
const focusSoon = (id: string) => window.setTimeout(() => document.getElementById(id)?.focus({ preventScroll: true }))
