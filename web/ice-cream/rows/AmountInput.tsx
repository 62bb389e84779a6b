import { useState } from 'react'
import { isTooSmall, smallestQuantity } from '#core/units/quantity.ts'
import { rowTexts as texts } from '#web/ice-cream/texts.ts'
import { DecimalInput } from '#web/ui/DecimalInput.tsx'

type Props = {
  readonly label: string
  /** Which column of the sheet it stands in. */
  readonly cell: string
  readonly value: number
  readonly most: number
  /** What an arrow key adds or takes away. */
  readonly step?: number
  readonly className?: string | undefined
  readonly onChange: (value: number) => void
}

/**
 * 0, or a number from the smallest that means something to `most`. Nothing typed is 0; what cannot be is said and not taken:
 * the figure before it stays.
 */
export function AmountInput({ label, cell, value, most, step = 1, className, onChange }: Props) {
  const [wrong, setWrong] = useState<'outside' | 'tiny' | null>(null)
  return (
    <DecimalInput
      className={className}
      label={label}
      data-cell={cell}
      enterKeyHint="next"
      value={value}
      step={step}
      max={most}
      error={wrong !== null && texts.outside(wrong === 'tiny' ? smallestQuantity : 0, most)}
      onFocus={() => setWrong(null)}
      onChange={(typed, text) => {
        const next = text.trim() === '' ? 0 : typed
        const isWrong = next === null || next < 0 || next > most
        const isTiny = next !== null && isTooSmall(next)
        setWrong(isWrong ? 'outside' : isTiny ? 'tiny' : null)
        if (!isWrong && !isTiny && next !== value) onChange(next)
      }}
    />
  )
}
