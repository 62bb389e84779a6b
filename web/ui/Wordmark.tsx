import { uiTexts } from './texts.ts'
import css from './wordmark.module.css'

/** The name, set as a mark: a copper pot and the word. Same drawing as public/favicon.svg. */
export function Wordmark() {
  return (
    <span className={css.mark}>
      <svg className={css.pot} viewBox="0 0 24 24" fill="none" aria-hidden="true">
        <path d="M3.5 11.5h14v5.5a3 3 0 0 1-3 3h-8a3 3 0 0 1-3-3z M17.5 13.5h3.5" />
        <path d="M8 8.5c0-1.8 1.5-1.9 1.5-3.7M12.5 8.5c0-1.8 1.5-1.9 1.5-3.7" />
      </svg>
      {uiTexts.name}
    </span>
  )
}
