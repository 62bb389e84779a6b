import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'
import { parseDecimal, showDecimal } from '#web/ui/decimal.ts'

type Props = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'step'> & {
  /** What stands there at first. */
  readonly initial: number | null
  /** Every keystroke: the number, or null while the text is none. */
  readonly onChange: (value: number | null) => void
  /** Takes the focus when it appears, its text selected. */
  readonly focused?: boolean
}

/** One cent (specification §2). */
const step = 0.01

/**
 * A price in euros. Understands '12,5' and '12.5', which a browser's own number field does not in every language, and
 * goes up and down by a cent with the arrow keys as that field would.
 */
export function PriceInput({ initial, onChange, focused = false, onKeyDown, ...input }: Props) {
  const [text, setText] = useState(showDecimal(initial))
  const value = parseDecimal(text)
  const type = (next: string) => {
    setText(next)
    onChange(parseDecimal(next))
  }
  const stepBy = (cents: number) => type(showDecimal(Math.max(step, Math.round((value ?? 0) * 100 + cents) / 100)))
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      {...input}
      ref={focused ? focusAndSelect : null}
      role="spinbutton"
      aria-valuenow={value ?? undefined}
      aria-valuemin={step}
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
          event.preventDefault()
          stepBy(event.key === 'ArrowUp' ? 1 : -1)
        }
        onKeyDown?.(event)
      }}
    />
  )
}

const focusAndSelect = (field: HTMLInputElement | null) => {
  field?.focus()
  field?.select()
}
