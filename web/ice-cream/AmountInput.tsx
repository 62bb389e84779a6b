import { useState } from 'react'
import { DecimalInput } from '#web/ui/DecimalInput.tsx'
import { rowTexts as texts } from './texts.ts'

type Props = {
  readonly label: string
  /** Which column of the sheet it stands in. */
  readonly cell: string
  readonly value: number
  readonly most: number
  readonly className?: string | undefined
  readonly onChange: (value: number) => void
}

/** A number from 0 to `most`. Nothing typed is 0; what cannot be is said and not taken: the figure before it stays. */
export function AmountInput({ label, cell, value, most, className, onChange }: Props) {
  const [wrong, setWrong] = useState(false)
  return (
    <DecimalInput
      className={className}
      label={label}
      data-cell={cell}
      enterKeyHint="next"
      value={value}
      error={wrong && texts.outside(0, most)}
      onFocus={() => setWrong(false)}
      onChange={(typed, text) => {
        const next = text.trim() === '' ? 0 : typed
        const isWrong = next === null || next < 0 || next > most
        setWrong(isWrong)
        if (!isWrong && next !== value) onChange(next)
      }}
    />
  )
}
