import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'
import { parseDecimal, showDecimal } from './decimal.ts'

type Props = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type'> & {
  readonly value: number | null
  /** Every keystroke: the number if the text is one, else null, and the text. What null means is the caller's rule. */
  readonly onChange: (value: number | null, text: string) => void
}

/**
 * A number with a decimal comma: understands '12,5' and '12.5', shows '12,5'. While it has the focus it leaves the text
 * exactly as typed ('12,' or '' included); on leaving it shows the value the caller holds.
 */
export function DecimalInput({ value, onChange, onFocus, onBlur, ...input }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      {...input}
      value={typed ?? showDecimal(value)}
      onFocus={(event) => {
        setTyped(showDecimal(value))
        event.currentTarget.select()
        onFocus?.(event)
      }}
      onChange={(event) => {
        const text = event.currentTarget.value
        setTyped(text)
        onChange(parseDecimal(text), text)
      }}
      onBlur={(event) => {
        setTyped(null)
        onBlur?.(event)
      }}
    />
  )
}
