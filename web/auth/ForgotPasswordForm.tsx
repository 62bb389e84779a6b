import { Button } from '@mantine/core'
import { AuthForm } from './AuthForm.tsx'
import css from './auth.module.css'
import { EmailField } from './EmailField.tsx'
import { authTexts } from './texts.ts'
import { useAccessForm } from './use-access-form.ts'
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
  const send = async () => {
    if (await actions.sendReset(email)) onSent()
  }
  const form = useAccessForm({
    busy: actions.busy,
    typed: { email },
    save: send,
    takesFocus: true,
  })
  return (
    <AuthForm busy={actions.busy} form={form}>
      <p className={css.text}>{reset.text}</p>
      <EmailField value={email} onChange={onEmail} autoComplete="email" form={form} />
      <div className={css.pair}>
        <Button variant="default" onClick={onCancel}>
          {reset.cancel}
        </Button>
        <Button type="submit">{reset.send}</Button>
      </div>
    </AuthForm>
  )
}
