import { TextInput } from '@mantine/core'
import { emailProblem } from '#core/auth/credentials.ts'
import { authTexts } from './texts.ts'
import type { AccessForm } from './use-access-form.ts'

type Props = {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly autoComplete: 'username' | 'email'
  readonly form: AccessForm
}

export function EmailField({ value, onChange, autoComplete, form }: Props) {
  return (
    <TextInput
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
      error={form.problem?.field === 'email' && emailProblem(value) !== null}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
