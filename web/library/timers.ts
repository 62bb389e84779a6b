import { useEffect, useState } from 'react'
import { z } from 'zod/mini'
import { onUserChange, sessionState } from '#web/api/session-state.ts'
import { readJson, writeJson } from '#web/data/device-storage.ts'
import { makeStore, type Store, useStore } from '#web/data/store.ts'
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
let store = makeStore<readonly Timer[]>([])
let clock: ReturnType<typeof setTimeout> | undefined
let hush: (() => void) | undefined

const keyOf = (userId: string) => untilSignOutKey('temporizadores', userId)

/** The timers of whoever is signed in. Tells nobody when it takes them up: it is also called while drawing. */
const ownTimers = (): Store<readonly Timer[]> => {
  const session = sessionState()
  const userId = session.status === 'signed-in' ? session.userId : ''
  if (owner === userId) return store
  owner = userId
  store = makeStore<readonly Timer[]>(userId === '' ? [] : (readJson('tab', keyOf(userId), z.array(timer)) ?? []))
  schedule()
  return store
}

const change = (next: readonly Timer[]): void => {
  writeJson('tab', keyOf(owner), next)
  if (!next.some(({ rung }) => rung)) {
    hush?.()
    hush = undefined
  }
  store.set(next)
  schedule()
}

const schedule = (): void => {
  clearTimeout(clock)
  const next = Math.min(
    ...store
      .current()
      .filter(({ rung }) => !rung)
      .map(({ endsAt }) => endsAt),
  )
  if (Number.isFinite(next)) clock = setTimeout(ringDue, Math.max(0, next - Date.now()))
}

const ringDue = (): void => {
  const due = store.current().filter(({ endsAt, rung }) => !rung && endsAt <= Date.now())
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
  change(store.current().map((one) => (due.includes(one) ? { ...one, rung: true } : one)))
}

export const startTimer = (started: Omit<Timer, 'endsAt' | 'rung'>, seconds: number): void => {
  ownTimers()
  change([...others(started.id), { ...started, endsAt: Date.now() + seconds * 1000, rung: false }])
}

/** Ends a timer. One that still ran can be put back: a sleeve on the screen must not spoil a roast. */
export const stopTimer = (id: string): void => {
  const stopped = ownTimers()
    .current()
    .find((one) => one.id === id)
  change(others(id))
  if (stopped === undefined || stopped.rung) return
  const onPress = () => change([...others(id), stopped])
  const action = { label: texts.goOn, undoes: true, onPress }
  toast.info(texts.stopped(stopped.words), texts.where(stopped.recipe, stopped.step), action)
}

const others = (id: string) => store.current().filter((one) => one.id !== id)

onUserChange(() => {
  if (owner === '') return
  change([])
  owner = ''
})

/** The timers, and the time by which to show what is left of them: it moves on while one of these runs. */
export const useTimers = (mine: (timer: Timer) => boolean): { timers: readonly Timer[]; now: number } => {
  const all = useStore(ownTimers())
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
