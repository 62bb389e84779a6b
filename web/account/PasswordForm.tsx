import { Button, PasswordInput, type PasswordInputProps } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { passwordProblem } from '#core/auth/credentials.ts'
import { toast } from '#web/ui/toast.ts'
import { useUnsavedGuard } from '#web/ui/use-unsaved-guard.ts'
import { AccountSection } from './AccountSection.tsx'
import css from './account.module.css'
import { accountTexts } from './texts.ts'
import { useChangePassword } from './use-account.ts'

type Props = { readonly email: string; readonly googleOnly: boolean }

const { password: texts, validation } = accountTexts

/** A new password, twice: typed blind with wet hands, once goes wrong. One switch shows both. */
export function PasswordForm({ email, googleOnly }: Props) {
  const { change, busy } = useChangePassword()
  const [password, setPassword] = useState('')
  const [again, setAgain] = useState('')
  const [visible, setVisible] = useState(false)
  useUnsavedGuard(password !== '' || again !== '')
  const first = useRef<HTMLInputElement>(null)
  const second = useRef<HTMLInputElement>(null)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const problem = passwordProblem(password)
    const wrong = problem ?? (password === again ? null : texts.mismatch)
    if (wrong !== null) {
      toast.error(validation, wrong)
      const field = problem === null ? second : first
      return field.current?.focus()
    }
    if (!(await change(password))) return
    setPassword('')
    setAgain('')
    setVisible(false)
  }
  const shared: PasswordInputProps = {
    autoComplete: 'new-password',
    required: true,
    withAsterisk: false,
    // Not `disabled`: a refused password must not lose its place on the screen keyboard.
    readOnly: busy,
    visible,
    onVisibilityChange: setVisible,
    visibilityToggleFocusable: true,
    visibilityToggleButtonProps: { 'aria-label': visible ? texts.hide : texts.show },
  }
  return (
    <AccountSection title={texts.title} text={googleOnly ? texts.textGoogle : texts.text}>
      <form className={css.form} noValidate onSubmit={(event) => void submit(event)}>
        {/* For the password manager: whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordInput
          {...shared}
          ref={first}
          label={texts.label}
          placeholder={texts.placeholder}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <PasswordInput
          {...shared}
          ref={second}
          // The first field's switch shows both: one is enough for a keyboard.
          visibilityToggleFocusable={false}
          visibilityToggleButtonProps={{ 'aria-hidden': true }}
          label={texts.again}
          value={again}
          onChange={(event) => setAgain(event.currentTarget.value)}
        />
        <Button type="submit" loading={busy}>
          {texts.save}
        </Button>
      </form>
    </AccountSection>
  )
}
