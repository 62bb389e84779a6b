import { Button } from '@mantine/core'
import { type Ref, useState } from 'react'
import { AuthForm } from './AuthForm.tsx'
import css from './auth.module.css'
import { EmailField } from './EmailField.tsx'
import { GoogleButton } from './GoogleButton.tsx'
import { PasswordField } from './PasswordField.tsx'
import { authTexts } from './texts.ts'
import { UnconfirmedNotice } from './UnconfirmedNotice.tsx'
import { useAccessForm } from './use-access-form.ts'
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
  const form = useAccessForm({
    busy: actions.busy,
    typed: { email, password },
    save: login,
  })
  return (
    <AuthForm busy={actions.busy} form={form}>
      <EmailField value={email} onChange={onEmail} autoComplete="username" form={form} />
      <div>
        <PasswordField value={password} onChange={setPassword} autoComplete="current-password" form={form} />
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
