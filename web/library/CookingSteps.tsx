import { Unbroken } from '#web/ui/Unbroken.tsx'
import css from './cooking.module.css'
import { StepTimers, timersOf } from './StepTimers.tsx'
import { cookingTexts as texts } from './texts.ts'
import { useTimers } from './timers.ts'

type Props = {
  readonly recipeId: string
  readonly recipe: string
  readonly steps: readonly string[]
  /** Places of the steps already done. */
  readonly ticked: readonly number[]
  readonly onTick: (index: number) => void
}

/** The method step by step; the whole step ticks it off, and the first one not done yet stands out. */
export function CookingSteps({ recipeId, recipe, steps, ticked, onTick }: Props) {
  const { timers, now: time } = useTimers(({ id }) => id.startsWith(timersOf(recipeId)))
  const now = steps.findIndex((_, index) => !ticked.includes(index))
  return (
    <ol className={css.steps}>
      {steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place; the list never changes under one version
        <li key={index} className={css.stepItem} data-now={index === now || undefined}>
          <label className={css.stepLabel}>
            <input
              type="checkbox"
              className={css.tick}
              aria-label={texts.step(index + 1)}
              aria-describedby={`step-${index}`}
              checked={ticked.includes(index)}
              onChange={() => onTick(index)}
            />
            <span className={css.number} aria-hidden>
              {index + 1}
            </span>
            <span id={`step-${index}`} className={css.stepText}>
              <Unbroken text={step} />
            </span>
          </label>
          <StepTimers {...{ recipeId, recipe, timers }} step={index + 1} text={step} now={time} />
        </li>
      ))}
    </ol>
  )
}
