import { TextInput } from '@mantine/core'
import type { Ref } from 'react'
import { authTexts } from './texts.ts'

type Props = {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly autoComplete: 'username' | 'email'
  readonly ref?: Ref<HTMLInputElement>
}

export function EmailField({ value, onChange, autoComplete, ref = null }: Props) {
  return (
    <TextInput
      ref={ref}
      type="email"
      name="email"
      label={authTexts.email}
      placeholder={authTexts.emailPlaceholder}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      required
      withAsterisk={false}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
