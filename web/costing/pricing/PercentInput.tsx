import { useState } from 'react'
import { DecimalInput } from '#web/ui/DecimalInput.tsx'

type Props = {
  readonly className?: string | undefined
  readonly label: string
  readonly value: number | null
  readonly minimum: number
  readonly maximum?: number
  /** What holds while the field is empty; with it the field may be emptied, and null is kept. */
  readonly inherited?: string
  readonly onChange: (value: number | null) => void
}

/** A percentage that is kept once it has been typed: on leaving the field or Enter. What is none is put back. */
export function PercentInput({ className, label, value, minimum, maximum = 100, inherited, onChange }: Props) {
  // Undefined: nobody is typing.
  const [typed, setTyped] = useState<{ readonly value: number | null; readonly text: string }>()
  const keep = () => {
    setTyped(undefined)
    if (typed === undefined || typed.value === value) return
    const isOne = typed.value !== null && typed.value >= minimum && typed.value <= maximum
    if (isOne || (inherited !== undefined && typed.text.trim() === '')) onChange(typed.value)
  }
  return (
    <DecimalInput
      className={className}
      label={label}
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
