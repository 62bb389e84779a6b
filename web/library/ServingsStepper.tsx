import { ActionIcon, Button } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { DecimalInput } from '#web/ui/DecimalInput.tsx'
import css from './cooking.module.css'
import { cookingTexts as texts } from './texts.ts'

// The wire's own bound (core/api/recipes.ts); beyond it a typed number is a slip of the finger.
const most = 100_000

type Props = {
  /** What the recipe is written for. */
  readonly base: number
  readonly value: number
  readonly onChange: (servings: number) => void
}

/** For how many one cooks today: on screen only, the recipe stays as it is. */
export function ServingsStepper({ base, value, onChange }: Props) {
  const set = (servings: number) => onChange(Math.min(Math.max(servings, 1), most))
  return (
    <div className={css.servings}>
      <div className={css.stepper}>
        <ActionIcon
          className={css.step}
          variant="default"
          aria-label={texts.fewer}
          // 2,5 goes to 2 and then to 1.
          onClick={() => set(Math.ceil(value) - 1)}
          disabled={value <= 1}
        >
          <IconMinus aria-hidden />
        </ActionIcon>
        <DecimalInput
          className={css.servingsInput}
          aria-label={texts.servings}
          value={value}
          min={1}
          max={most}
          onChange={(typed) => typed !== null && typed > 0 && set(typed)}
          enterKeyHint="done"
          onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
        />
        <ActionIcon
          className={css.step}
          variant="default"
          aria-label={texts.more}
          onClick={() => set(Math.floor(value) + 1)}
          disabled={value >= most}
        >
          <IconPlus aria-hidden />
        </ActionIcon>
        <span className={css.servingsWord}>{texts.servings.toLowerCase()}</span>
      </div>
      {/* The region stands before its words, so that they are read out. */}
      <div role="status">
        {value !== base && (
          <div className={css.scaled}>
            <p>{texts.scaled(base, value)}</p>
            <Button className={css.unscale ?? ''} variant="default" onClick={() => onChange(base)}>
              {texts.backTo(base)}
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}
