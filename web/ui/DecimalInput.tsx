import { TextInput, type TextInputProps } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'
import { parseDecimal, showDecimal, stepped } from './decimal.ts'

type Props = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'step' | 'min' | 'max'> & {
  readonly value: number | null
  /** Every keystroke: the number if the text is one, else null, and the text. What null means is the caller's rule. */
  readonly onChange: (value: number | null, text: string) => void
  /** What an arrow key adds or takes away. */
  readonly step?: number
  /** Where the arrow keys begin while nothing stands there: what an empty field means. */
  readonly start?: number
  /** How far the arrow keys go; what may be typed is the caller's rule. */
  readonly min?: number
  readonly max?: number
}

/**
 * A number with a decimal comma: understands '12,5' and '12.5', shows '12,5'. While it has the focus it leaves the text
 * exactly as typed ('12,' or '' included); on leaving it shows the value the caller holds, or, where that is none, what was
 * typed instead of a number. For assistive tools it is a number field; not the browser's own, which takes '2,5' for nothing
 * where the tablet speaks another language.
 */
export function DecimalInput(props: Props) {
  const { value, onChange, step = 1, start = 0, min = 0, max, onFocus, onBlur, onKeyDown, ...input } = props
  const [typed, setTyped] = useState<string | null>(null)
  const [focused, setFocused] = useState(false)
  const type = (text: string) => {
    setTyped(text)
    onChange(parseDecimal(text), text)
  }
  const spin = (event: KeyboardEvent) => {
    const isArrow = event.key === 'ArrowUp' || event.key === 'ArrowDown'
    const isPlain = !(event.shiftKey || event.ctrlKey || event.altKey || event.metaKey)
    if (!isArrow || !isPlain || input.readOnly) return
    event.preventDefault()
    type(showDecimal(stepped(value ?? start, event.key === 'ArrowUp', { step, min, max })))
  }
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      role="spinbutton"
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={value ?? undefined}
      aria-valuetext={value === null ? undefined : showDecimal(value)}
      {...input}
      value={typed !== null && (focused || value === null) ? typed : showDecimal(value)}
      onFocus={(event) => {
        setTyped((text) => (value === null && text !== null ? text : showDecimal(value)))
        setFocused(true)
        event.currentTarget.select()
        onFocus?.(event)
      }}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={(event) => {
        spin(event)
        onKeyDown?.(event)
      }}
      onBlur={(event) => {
        setTyped((text) => (text !== null && parseDecimal(text) === null ? text : null))
        setFocused(false)
        onBlur?.(event)
      }}
    />
  )
}
