import { calculationTexts as texts } from '#web/ice-cream/texts.ts'
import css from './results.module.css'

/** The figures below are those of the last analysis; the rows have changed since. */
export function StaleNotice() {
  return <p className={css.stale}>{texts.stale}</p>
}
