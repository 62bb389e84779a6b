import { CloseButton, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { uiTexts } from './texts.ts'

type Props = {
  readonly value: string
  readonly onChange: (value: string) => void
  /** Accessible name; shown as the placeholder unless `placeholder` is given. */
  readonly label: string
  readonly placeholder?: string
  /** Milliseconds of quiet before `onChange`; 0 (default) reports every keystroke. Clearing reports at once. */
  readonly debounce?: number
  readonly className?: string | undefined
}

/** A search field with a magnifier and a clear button. Keeps what is being typed even while the report waits. */
export function SearchBox({ value, onChange, label, placeholder, debounce = 0, className }: Props) {
  const [text, setText] = useState(value)
  const [seen, setSeen] = useState(value)
  const clock = useRef<ReturnType<typeof setTimeout>>(undefined)
  const field = useRef<HTMLInputElement>(null)

  // The value changed from outside (an address with ?q=, a reset): take it over. Our own reports come back equal.
  if (value !== seen) {
    setSeen(value)
    setText(value)
  }
  useEffect(() => () => clearTimeout(clock.current), [])

  const report = (next: string) => {
    setSeen(next)
    onChange(next)
  }
  const type = (next: string, wait: number) => {
    setText(next)
    clearTimeout(clock.current)
    if (wait === 0) report(next)
    else clock.current = setTimeout(() => report(next), wait)
  }
  const clear = () => {
    type('', 0)
    field.current?.focus()
  }
  return (
    <TextInput
      ref={field}
      type="search"
      enterKeyHint="search"
      aria-label={label}
      placeholder={placeholder ?? label}
      className={className}
      value={text}
      onChange={(event) => type(event.currentTarget.value, debounce)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') type(text, 0)
        if (event.key === 'Escape' && text !== '') {
          event.stopPropagation()
          clear()
        }
      }}
      leftSection={<IconSearch size="1.25rem" aria-hidden />}
      rightSection={text === '' ? null : <CloseButton aria-label={uiTexts.clear} onClick={clear} />}
      rightSectionWidth="2.75rem"
    />
  )
}
