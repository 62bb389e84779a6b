import { formatDate } from '#core/format/date.ts'
import css from './print-foot.module.css'
import { uiTexts } from './texts.ts'

/** On paper only: the day it was printed, because what is in the kitchen may have changed since. */
export function PrintFoot() {
  return <p className={css.foot}>{uiTexts.printed(formatDate(new Date().toISOString()))}</p>
}
