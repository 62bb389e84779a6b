import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'
import { parseDecimal, showDecimal } from './decimal.ts'

type Props = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'step'> & {
  readonly value: number | null
  /** Every keystroke: the number if the text is one, else null, and the text. What null means is the caller's rule. */
  readonly onChange: (value: number | null, text: string) => void
  /** The arrow keys count in whole numbers, never below this, as in a browser's own number field; else they do nothing. */
  readonly countsFrom?: number
}

/**
 * A number with a decimal comma: understands '12,5' and '12.5', shows '12,5'. While it has the focus it leaves the text
 * exactly as typed ('12,' or '' included); on leaving it shows the value the caller holds.
 */
export function DecimalInput({ value, onChange, onFocus, onBlur, onKeyDown, countsFrom, ...input }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const type = (text: string) => {
    setTyped(text)
    onChange(parseDecimal(text), text)
  }
  const spin =
    countsFrom === undefined
      ? {}
      : ({ role: 'spinbutton', 'aria-valuemin': countsFrom, 'aria-valuenow': value ?? undefined } as const)
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      {...spin}
      {...input}
      value={typed ?? showDecimal(value)}
      onFocus={(event) => {
        setTyped(showDecimal(value))
        event.currentTarget.select()
        onFocus?.(event)
      }}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (countsFrom !== undefined && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
          event.preventDefault()
          const now = value ?? countsFrom
          // 2,5 goes to 3 and to 2.
          type(showDecimal(Math.max(event.key === 'ArrowUp' ? Math.floor(now) + 1 : Math.ceil(now) - 1, countsFrom)))
        }
        onKeyDown?.(event)
      }}
      onBlur={(event) => {
        setTyped(null)
        onBlur?.(event)
      }}
    />
  )
}
