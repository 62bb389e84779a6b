import { useEffect, useState, useSyncExternalStore } from 'react'
import { z } from 'zod/mini'
import { onUserChange, sessionState } from '#web/api/session.ts'
import { toast } from '#web/data/toast.ts'
import { untilSignOutKey } from '#web/data/until-sign-out.ts'
import { ring } from './ring.ts'
import { timerTexts as texts } from './texts.ts'

/**
 * The timers of this tab, outside the screens: one set on a recipe rings wherever the cook is by then. Kept until the tab
 * closes or one signs out, so that a reload in the middle of service loses none.
 */
const timer = z.object({
  id: z.string(),
  recipe: z.string(),
  /** Counted from 1. */
  step: z.number(),
  /** As the step says it: '20 minutos'. */
  words: z.string(),
  /** Milliseconds of the clock. */
  endsAt: z.number(),
  rung: z.boolean(),
})
export type Timer = z.infer<typeof timer>

let owner = ''
let timers: readonly Timer[] = []
let clock: ReturnType<typeof setTimeout> | undefined
let hush: (() => void) | undefined
const listeners = new Set<() => void>()

const userNow = (): string => {
  const session = sessionState()
  return session.status === 'signed-in' ? session.userId : ''
}
const keyOf = (userId: string) => untilSignOutKey('temporizadores', userId)

/** Takes up this user's timers, if they are not at hand. Tells nobody: it is also called while drawing. */
const takeUp = (): void => {
  const userId = userNow()
  if (owner === userId) return
  owner = userId
  timers = userId === '' ? [] : stored(keyOf(userId))
  schedule()
}

const stored = (key: string): readonly Timer[] => {
  try {
    return z.array(timer).parse(JSON.parse(sessionStorage.getItem(key) ?? '[]'))
  } catch (error) {
    console.warn('The timers of this tab could not be read', error)
    return []
  }
}

const change = (next: readonly Timer[]): void => {
  timers = next
  try {
    sessionStorage.setItem(keyOf(owner), JSON.stringify(next))
  } catch (error) {
    console.warn('The timers will not outlive this page', error)
  }
  if (!next.some(({ rung }) => rung)) {
    hush?.()
    hush = undefined
  }
  schedule()
  for (const listener of listeners) listener()
}

const schedule = (): void => {
  clearTimeout(clock)
  const next = Math.min(...timers.filter(({ rung }) => !rung).map(({ endsAt }) => endsAt))
  if (Number.isFinite(next)) clock = setTimeout(ringDue, Math.max(0, next - Date.now()))
}

const ringDue = (): void => {
  const due = timers.filter(({ endsAt, rung }) => !rung && endsAt <= Date.now())
  // The clock of the machine was set back meanwhile.
  if (due.length === 0) schedule()
  else ringFor(due)
}

const ringFor = (due: readonly Timer[]): void => {
  hush?.()
  hush = ring()
  for (const { id, recipe, step, words } of due) {
    toast.info(texts.over(words), texts.where(recipe, step), { label: texts.hush, onPress: () => stopTimer(id) })
  }
  change(timers.map((one) => (due.includes(one) ? { ...one, rung: true } : one)))
}

export const startTimer = (started: Omit<Timer, 'endsAt' | 'rung'>, seconds: number): void => {
  takeUp()
  change([...others(started.id), { ...started, endsAt: Date.now() + seconds * 1000, rung: false }])
}

/** Ends a timer. One that still ran can be put back: a sleeve on the screen must not spoil a roast. */
export const stopTimer = (id: string): void => {
  takeUp()
  const stopped = timers.find((one) => one.id === id)
  change(others(id))
  if (stopped === undefined || stopped.rung) return
  const onPress = () => change([...others(id), stopped])
  const action = { label: texts.goOn, undoes: true, onPress }
  toast.info(texts.stopped(stopped.words), texts.where(stopped.recipe, stopped.step), action)
}

const others = (id: string) => timers.filter((one) => one.id !== id)

onUserChange(() => {
  if (owner === '') return
  change([])
  owner = ''
})

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const timersNow = (): readonly Timer[] => {
  takeUp()
  return timers
}

/** The timers, and the time by which to show what is left of them: it moves on while one of these runs. */
export const useTimers = (mine: (timer: Timer) => boolean): { timers: readonly Timer[]; now: number } => {
  const all = useSyncExternalStore(subscribe, timersNow)
  const [now, setNow] = useState(Date.now)
  const shown = all.filter(mine)
  const running = shown.some(({ rung }) => !rung)
  useEffect(() => {
    if (!running) return
    setNow(Date.now())
    const tick = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(tick)
  }, [running])
  return { timers: shown, now }
}
