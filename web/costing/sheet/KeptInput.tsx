import { useEffect, useRef, useState } from 'react'
import { DecimalInput } from '#web/ui/DecimalInput.tsx'

type Props = {
  readonly className?: string | undefined
  /** `hidden`: read out, not shown; the column's head says it. */
  readonly label: string
  readonly hidden?: boolean
  readonly value: number | null
  readonly minimum: number
  readonly maximum: number
  /** No decimals. */
  readonly whole?: boolean
  /** What holds while the field is empty; with it the field may be emptied, and null is kept. */
  readonly inherited?: string
  readonly onChange: (value: number | null) => void
}

/**
 * A number that is kept once it has been typed: on leaving the field, with Enter, or when the field goes from the page under
 * the cook's hand (Back). What is none, or out of bounds, is put back.
 */
export function KeptInput(props: Props) {
  const { className, label, hidden = false, value, minimum, maximum, whole = false, inherited, onChange } = props
  // Undefined: nobody is typing.
  const [typed, setTyped] = useState<{ readonly value: number | null; readonly text: string }>()
  const keep = () => {
    setTyped(undefined)
    if (typed === undefined || typed.value === value) return
    const isOne = typed.value !== null && typed.value >= minimum && typed.value <= maximum
    const isEmptied = inherited !== undefined && typed.text.trim() === ''
    if (isEmptied || (isOne && (!whole || Number.isInteger(typed.value)))) onChange(typed.value)
  }
  const latest = useRef(keep)
  useEffect(() => {
    latest.current = keep
  })
  useEffect(() => () => latest.current(), [])
  return (
    <DecimalInput
      className={className}
      {...(hidden ? { 'aria-label': label } : { label })}
      {...(inherited === undefined ? {} : { placeholder: inherited })}
      value={typed === undefined ? value : typed.value}
      min={minimum}
      max={maximum}
      onChange={(next, text) => setTyped({ value: next, text })}
      onBlur={keep}
      onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      enterKeyHint="done"
    />
  )
}
