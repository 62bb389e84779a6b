import { Button, PasswordInput, type PasswordInputProps } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { passwordProblem } from '#core/auth/credentials.ts'
import { toast } from '#web/data/toast.ts'
import { useUnsavedGuard } from '#web/data/use-unsaved-guard.ts'
import { AccountSection } from './AccountSection.tsx'
import css from './account.module.css'
import { ProofField } from './ProofField.tsx'
import { accountTexts } from './texts.ts'
import { useChangePassword } from './use-account.ts'
import { useProof } from './use-proof.ts'

type Props = { readonly email: string; readonly googleOnly: boolean }

const { password: texts, validation } = accountTexts

/** A new password, twice: typed blind with wet hands, once goes wrong. One switch shows both. */
export function PasswordForm({ email, googleOnly }: Props) {
  const { change, busy } = useChangePassword()
  const proof = useProof()
  const [password, setPassword] = useState('')
  const [again, setAgain] = useState('')
  const [visible, setVisible] = useState(false)
  useUnsavedGuard(password !== '' || again !== '' || proof.current !== '')
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
    if (proof.isMissing()) return
    const outcome = await change(password, proof.current)
    if (!outcome.ok) return proof.askAfter(outcome.error)
    proof.reset()
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
        <ProofField proof={proof} busy={busy} />
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
