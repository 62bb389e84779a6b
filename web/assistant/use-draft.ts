import { useState } from 'react'
import { readText, writeText } from '#web/data/device-storage.ts'
import { untilSignOutKey } from '#web/data/until-sign-out.ts'

/** The question being written, kept in this tab until it is sent: a reload or a look at a recipe does not eat it. */
export const useDraft = (userId: string) => {
  const key = untilSignOutKey('consulta', userId)
  const [text, setText] = useState(() => readText('tab', key) ?? '')
  const change = (next: string) => {
    setText(next)
    writeText('tab', key, next === '' ? null : next)
  }
  return [text, change] as const
}
