import css from './results.module.css'
import { calculationTexts as texts } from './texts.ts'

/** The figures below are those of the last analysis; the rows have changed since. */
export function StaleNotice() {
  return <p className={css.stale}>{texts.stale}</p>
}
