import { Button } from '@mantine/core'
import { useState } from 'react'
import { AuthForm } from './AuthForm.tsx'
import css from './auth.module.css'
import { PasswordField } from './PasswordField.tsx'
import { authTexts } from './texts.ts'
import { useAccessForm } from './use-access-form.ts'
import type { AuthActions } from './use-auth-actions.ts'

const { newPassword } = authTexts

/** The end of a password reset: the link has opened a session, now the password itself. */
export function NewPasswordForm({ actions }: { actions: AuthActions }) {
  const [password, setPassword] = useState('')
  const form = useAccessForm({
    busy: actions.busy,
    typed: { password },
    save: () => actions.setPassword(password),
  })
  return (
    <AuthForm busy={actions.busy} form={form}>
      <p className={css.text}>{newPassword.text}</p>
      <PasswordField
        value={password}
        onChange={setPassword}
        autoComplete="new-password"
        form={form}
        label={newPassword.label}
        placeholder={authTexts.passwordPlaceholder}
      />
      <Button type="submit" fullWidth>
        {newPassword.save}
      </Button>
    </AuthForm>
  )
}
