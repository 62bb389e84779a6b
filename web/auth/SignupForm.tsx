import { Button } from '@mantine/core'
import { useState } from 'react'
import { AuthForm } from './AuthForm.tsx'
import { EmailField } from './EmailField.tsx'
import { GoogleButton } from './GoogleButton.tsx'
import { PasswordField } from './PasswordField.tsx'
import { authTexts } from './texts.ts'
import { useAccessForm } from './use-access-form.ts'
import type { AuthActions } from './use-auth-actions.ts'

type Props = { readonly actions: AuthActions; readonly email: string; readonly onEmail: (email: string) => void }

export function SignupForm({ actions, email, onEmail }: Props) {
  const [password, setPassword] = useState('')
  const form = useAccessForm({
    busy: actions.busy,
    typed: { email, password },
    save: () => actions.signup(email, password),
  })
  return (
    <AuthForm busy={actions.busy} form={form}>
      <EmailField value={email} onChange={onEmail} autoComplete="email" form={form} />
      <PasswordField
        value={password}
        onChange={setPassword}
        autoComplete="new-password"
        form={form}
        placeholder={authTexts.passwordPlaceholder}
      />
      <Button type="submit" fullWidth>
        {authTexts.signup}
      </Button>
      <GoogleButton onPress={() => void actions.google()} />
    </AuthForm>
  )
}
