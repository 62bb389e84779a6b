import { uiTexts } from './texts.ts'
import css from './wordmark.module.css'

/** The name, set as a mark: a copper pot and the word. Same drawing as public/favicon.svg. */
export function Wordmark() {
  return (
    <span className={css.mark}>
      <svg className={css.pot} viewBox="0 0 24 24" fill="none" aria-hidden="true">
        <path d="M2.5 11h13v6.5a2.5 2.5 0 0 1-2.5 2.5H5a2.5 2.5 0 0 1-2.5-2.5z M15.5 12.75h6.5" />
        <path d="M6.25 8c0-1.8 1.4-1.9 1.4-3.7M10.25 8c0-1.8 1.4-1.9 1.4-3.7" />
      </svg>
      {uiTexts.name}
    </span>
  )
}
