import { makeStore } from './store.ts'

/**
 * Toasts: a list outside React, so that any code may report, and drawn by `Toasts.tsx` at the root of the app, so that
 * 'Sesión cerrada' outlives the screen that said it (the landing has no Mantine to draw it with).
 */
export type ToastKind = 'done' | 'error' | 'info'
export type ToastAction = {
  readonly label: string
  readonly onPress: () => void
  /** It takes back what was just done, so Ctrl+Z presses it too. */
  readonly undoes?: boolean
}
export type Toast = {
  readonly id: number
  readonly kind: ToastKind
  readonly title: string
  readonly text?: string | undefined
  readonly action?: ToastAction | undefined
}

/** PRODUCTO: up to three may stand together; a fourth pushes out the oldest. */
const mostVisible = 3

/** Errors stay longer: they are read with both hands full. Pointing or tabbing into the stack stops the clocks. */
const toastMilliseconds: Record<ToastKind, number> = { done: 5000, info: 6000, error: 9000 }

/** A toast with a button stays long enough to be decided on. */
const actionMilliseconds = 10_000

export const toastTime = ({ kind, action }: Pick<Toast, 'kind' | 'action'>): number =>
  action === undefined ? toastMilliseconds[kind] : Math.max(toastMilliseconds[kind], actionMilliseconds)

/** The toasts that stand, the newest last. */
export const toastStore = makeStore<readonly Toast[]>([])
let lastId = 0

const add = (kind: ToastKind, title: string, text?: string, action?: ToastAction) => {
  lastId += 1
  const toasts = toastStore.current()
  // The same refusal again: said again, but it stands once.
  const others = kind === 'error' ? toasts.filter((one) => !isSame(one, { kind, title, text })) : toasts
  toastStore.set([...others, { id: lastId, kind, title, text, action }].slice(-mostVisible))
  return lastId
}

const isSame = (one: Toast, { kind, title, text }: Omit<Toast, 'id'>): boolean =>
  one.kind === kind && one.title === title && one.text === text

export const toast = {
  done: (title: string, text?: string, action?: ToastAction): void => void add('done', title, text, action),
  /** Answers its id, to close it by. */
  info: (title: string, text?: string, action?: ToastAction): number => add('info', title, text, action),
  /** The destructive style of the specification's error catalogue. */
  error: (title: string, text?: string, action?: ToastAction): void => void add('error', title, text, action),
  /** Presses the newest 'Deshacer' that stands; false when there is none. */
  undo: (): boolean => {
    const newest = toastStore.current().findLast(({ action }) => action?.undoes === true)
    if (newest === undefined) return false
    toast.close(newest.id)
    newest.action?.onPress()
    return true
  },
  close: (id: number) => toastStore.set(toastStore.current().filter((one) => one.id !== id)),
}
