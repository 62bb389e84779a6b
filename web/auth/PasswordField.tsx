import { PasswordInput } from '@mantine/core'
import { useState } from 'react'
import { passwordProblem } from '#core/auth/credentials.ts'
import { authTexts } from './texts.ts'
import type { AccessForm } from './use-access-form.ts'

type Props = {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly autoComplete: 'current-password' | 'new-password'
  readonly form: AccessForm
  readonly label?: string
  readonly placeholder?: string
}

/** A password with a button that shows it: typing blind with wet hands fails half the time. */
export function PasswordField({
  value,
  onChange,
  autoComplete,
  form,
  label = authTexts.password,
  placeholder = '',
}: Props) {
  const [visible, setVisible] = useState(false)
  const wrong = form.problem?.field === 'password' && passwordProblem(value) !== null
  return (
    <PasswordInput
      label={label}
      name="password"
      placeholder={placeholder}
      autoComplete={autoComplete}
      required
      withAsterisk={false}
      value={value}
      error={wrong}
      // Mantine marks the frame alone, and the focus goes by the mark.
      aria-invalid={wrong || undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': visible ? authTexts.hidePassword : authTexts.showPassword }}
    />
  )
}
