import { IconAlarm, IconBellRinging } from '@tabler/icons-react'
import { useMemo } from 'react'
import { countdown, stepTimes } from '#core/recipes/step-times.ts'
import { prepareSound } from './ring.ts'
import { timerTexts as texts } from './texts.ts'
import css from './timers.module.css'
import { startTimer, stopTimer, type Timer } from './timers.ts'

type Props = {
  readonly recipeId: string
  readonly recipe: string
  /** Counted from 1. */
  readonly step: number
  readonly text: string
  readonly timers: readonly Timer[]
  /** Milliseconds of the clock. */
  readonly now: number
}

/** Below a step: a button for each time it speaks of. One press sets it, another ends it. */
export function StepTimers({ recipeId, recipe, step, text, timers, now }: Props) {
  const times = useMemo(() => stepTimes(text), [text])
  if (times.length === 0) return null
  return (
    <div className={css.timers}>
      {times.map(({ seconds, words }) => {
        const id = timerId(recipeId, step, seconds)
        const set = timers.find((one) => one.id === id)
        if (set === undefined) {
          const start = () => {
            prepareSound()
            startTimer({ id, recipe, step, words }, seconds)
          }
          return (
            <button key={id} type="button" className={css.timer} aria-label={texts.start(words, step)} onClick={start}>
              <IconAlarm stroke={1.5} aria-hidden />
              {words}
            </button>
          )
        }
        const left = countdown((set.endsAt - now) / 1000)
        return (
          <button
            key={id}
            type="button"
            className={css.timer}
            data-state={set.rung ? 'over' : 'running'}
            aria-label={set.rung ? texts.hushOne(words, step) : texts.stop(words, left, step)}
            onClick={() => stopTimer(id)}
          >
            {set.rung ? <IconBellRinging stroke={1.5} aria-hidden /> : <IconAlarm stroke={1.5} aria-hidden />}
            {set.rung ? texts.over(words) : left}
          </button>
        )
      })}
    </div>
  )
}

/** Names of all timers of a recipe begin so. */
export const timersOf = (recipeId: string): string => `${recipeId}:`
const timerId = (recipeId: string, step: number, seconds: number) => `${timersOf(recipeId)}${step}:${seconds}`
