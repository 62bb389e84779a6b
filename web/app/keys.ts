/** Keys that work on every screen. Pure: which command a press means; use-keys.ts listens and does it. */
export type Command = 'palette' | 'keys' | 'new' | 'undo'

type Press = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat' | 'isComposing' | 'defaultPrevented'
>

export type Situation = {
  /** The focus is where letters are typed or chosen by: a field, a menu, a list. */
  readonly typing: boolean
  /** A dialog stands over the page and has the keyboard for itself. */
  readonly dialog: boolean
  /** Whether keys of a single letter are on (a cook who dictates or touches keys by accident turns them off). */
  readonly singleKeys: boolean
}

export const commandOf = (press: Press, { typing, dialog, singleKeys }: Situation): Command | null => {
  const { key, ctrlKey, metaKey, altKey, repeat, isComposing, defaultPrevented } = press
  if (dialog || repeat || isComposing || defaultPrevented || altKey) return null
  if (ctrlKey || metaKey) {
    if (key.toLowerCase() === 'k') return 'palette'
    return key.toLowerCase() === 'z' && !typing ? 'undo' : null
  }
  if (typing || !singleKeys) return null
  return singleKeyCommands[key] ?? null
}

const singleKeyCommands: Readonly<Record<string, Command | undefined>> = {
  '/': 'palette',
  '?': 'keys',
  n: 'new',
  N: 'new',
}
