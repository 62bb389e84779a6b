import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { AuthForm } from './AuthForm.tsx'
import css from './auth.module.css'
import { EmailField } from './EmailField.tsx'
import { authTexts } from './texts.ts'
import type { AuthActions } from './use-auth-actions.ts'

type Props = {
  readonly actions: AuthActions
  readonly email: string
  readonly onEmail: (email: string) => void
  readonly onSent: () => void
  readonly onCancel: () => void
}

const { reset } = authTexts

export function ForgotPasswordForm({ actions, email, onEmail, onSent, onCancel }: Props) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])

  const send = async () => {
    if (await actions.sendReset(email)) onSent()
  }
  return (
    <AuthForm busy={actions.busy} onSubmit={() => void send()}>
      <p className={css.text}>{reset.text}</p>
      <EmailField ref={field} value={email} onChange={onEmail} autoComplete="email" />
      <div className={css.pair}>
        <Button variant="default" onClick={onCancel}>
          {reset.cancel}
        </Button>
        <Button type="submit">{reset.send}</Button>
      </div>
    </AuthForm>
  )
}
