import { Button } from '@mantine/core'
import { type Ref, useState } from 'react'
import { AuthForm } from './AuthForm.tsx'
import css from './auth.module.css'
import { EmailField } from './EmailField.tsx'
import { GoogleButton } from './GoogleButton.tsx'
import { PasswordField } from './PasswordField.tsx'
import { authTexts } from './texts.ts'
import type { AuthActions } from './use-auth-actions.ts'

type Props = {
  readonly actions: AuthActions
  readonly email: string
  readonly onEmail: (email: string) => void
  readonly onForgot: () => void
  readonly forgotRef: Ref<HTMLButtonElement>
}

export function LoginForm({ actions, email, onEmail, onForgot, forgotRef }: Props) {
  const [password, setPassword] = useState('')
  return (
    <AuthForm busy={actions.busy} onSubmit={() => void actions.login(email, password)}>
      <EmailField value={email} onChange={onEmail} autoComplete="username" />
      <div>
        <PasswordField value={password} onChange={setPassword} autoComplete="current-password" />
        <button ref={forgotRef} type="button" className={css.forgot} onClick={onForgot}>
          {authTexts.forgot}
        </button>
      </div>
      <Button type="submit" fullWidth>
        {authTexts.login}
      </Button>
      <GoogleButton onPress={() => void actions.google()} />
    </AuthForm>
  )
}
