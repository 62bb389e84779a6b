import { Button } from '@mantine/core'
import { type Ref, useState } from 'react'
import { AuthForm } from './AuthForm.tsx'
import css from './auth.module.css'
import { EmailField } from './EmailField.tsx'
import { GoogleButton } from './GoogleButton.tsx'
import { PasswordField } from './PasswordField.tsx'
import { authTexts } from './texts.ts'
import { UnconfirmedNotice } from './UnconfirmedNotice.tsx'
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
  // The address whose link has not been used yet; another address typed, and the offer is gone.
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null)
  const login = async () => {
    const outcome = await actions.login(email, password)
    setUnconfirmed(outcome.unconfirmed ? email : null)
  }
  return (
    <AuthForm busy={actions.busy} onSubmit={() => void login()}>
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
      {unconfirmed === email && (
        <UnconfirmedNotice email={email} onResend={() => void actions.resendConfirmation(email)} />
      )}
      <GoogleButton onPress={() => void actions.google()} />
    </AuthForm>
  )
}
