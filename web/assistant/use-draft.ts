import { useState } from 'react'
import { untilSignOutKey } from '#web/data/until-sign-out.ts'

/** The question being written, kept in this tab until it is sent: a reload or a look at a recipe does not eat it. */
export const useDraft = (userId: string) => {
  const key = untilSignOutKey('consulta', userId)
  const [text, setText] = useState(() => read(key))
  const change = (next: string) => {
    setText(next)
    try {
      if (next === '') sessionStorage.removeItem(key)
      else sessionStorage.setItem(key, next)
    } catch (error) {
      console.warn('The question will not outlive this page', error)
    }
  }
  return [text, change] as const
}

const read = (key: string): string => {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}
