import { IconChevronDown } from '@tabler/icons-react'
import type { RecipeYield } from '#core/recipes/yield.ts'
import { DecimalInput } from '#web/ui/DecimalInput.tsx'
import { yieldTexts as texts } from './link-texts.ts'
import css from './yield-fields.module.css'

type Props = {
  readonly value: RecipeYield
  readonly onChange: (value: RecipeYield) => void
}

const fields = [
  { key: 'grams', label: texts.grams, most: 1e9 },
  { key: 'millilitres', label: texts.millilitres, most: 1e9 },
  { key: 'pieces', label: texts.pieces, most: 1e9 },
  { key: 'cookingLossPercent', label: texts.loss, most: 99.9 },
] as const

/** What one batch comes to. Folded away until something is said of it: most recipes go to the table as they are. */
export function YieldFields({ value, onChange }: Props) {
  const said = Object.values(value).some((one) => one !== null)
  return (
    <details className={css.yield} open={said || undefined}>
      <summary className={css.title}>
        <IconChevronDown className={css.arrow} size="1.25rem" stroke={1.5} aria-hidden />
        {texts.title}
      </summary>
      <p className={css.hint}>{texts.hint}</p>
      <div className={css.fields}>
        {fields.map(({ key, label, most }) => (
          <DecimalInput
            key={key}
            label={label}
            value={value[key]}
            min={0}
            max={most}
            onChange={(typed) => onChange({ ...value, [key]: usable(typed, key === 'cookingLossPercent', most) })}
            enterKeyHint="next"
          />
        ))}
      </div>
    </details>
  )
}

/** Nothing, or a figure that may be kept: a yield is above 0, a loss may be 0. */
const usable = (typed: number | null, zero: boolean, most: number): number | null =>
  typed === null || !(zero ? typed >= 0 : typed > 0) ? null : Math.min(typed, most)
