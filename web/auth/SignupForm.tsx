import { Button } from '@mantine/core'
import { useState } from 'react'
import { AuthForm } from './AuthForm.tsx'
import { EmailField } from './EmailField.tsx'
import { GoogleButton } from './GoogleButton.tsx'
import { PasswordField } from './PasswordField.tsx'
import { authTexts } from './texts.ts'
import type { AuthActions } from './use-auth-actions.ts'

type Props = { readonly actions: AuthActions; readonly email: string; readonly onEmail: (email: string) => void }

export function SignupForm({ actions, email, onEmail }: Props) {
  const [password, setPassword] = useState('')
  return (
    <AuthForm busy={actions.busy} onSubmit={() => void actions.signup(email, password)}>
      <EmailField value={email} onChange={onEmail} autoComplete="email" />
      <PasswordField
        value={password}
        onChange={setPassword}
        autoComplete="new-password"
        placeholder={authTexts.passwordPlaceholder}
      />
      <Button type="submit" fullWidth>
        {authTexts.signup}
      </Button>
      <GoogleButton onPress={() => void actions.google()} />
    </AuthForm>
  )
}
