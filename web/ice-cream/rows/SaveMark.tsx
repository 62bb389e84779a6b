import { IconCheck, IconCloudOff, IconRefresh } from '@tabler/icons-react'
import { saveTexts } from '#web/ice-cream/texts.ts'
import type { SaveState } from './row-saver.ts'
import css from './rows.module.css'

const marks = { saved: IconCheck, saving: IconRefresh, retrying: IconCloudOff } as const

/** Whether what was typed is on disk: a word and a sign, never only a colour. */
export function SaveMark({ state }: { readonly state: SaveState }) {
  const Mark = marks[state]
  return (
    <p className={css.mark} data-state={state} role="status">
      <Mark size="1.125rem" aria-hidden />
      <span className={css.word}>{saveTexts[state]}</span>
    </p>
  )
}
