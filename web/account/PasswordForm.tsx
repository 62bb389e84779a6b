import { Button, PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useState } from 'react'
import { passwordProblem } from '#core/auth/credentials.ts'
import { useForm } from '#web/data/form.ts'
import { useUnsavedGuard } from '#web/data/use-unsaved-guard.ts'
import { AccountSection } from './AccountSection.tsx'
import css from './account.module.css'
import { ProofField } from './ProofField.tsx'
import { passwordFormProblem } from './password-form-problem.ts'
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
  const filled = [password, again, proof.current].filter((typed) => typed !== '').length
  useUnsavedGuard(filled > 0)

  const save = async () => {
    const outcome = await change(password, proof.current)
    if (!outcome.ok) return proof.askAfter(outcome.error)
    proof.reset()
    setPassword('')
    setAgain('')
    setVisible(false)
  }
  const form = useForm({
    filled,
    busy,
    check: () => passwordFormProblem(password, again, proof.isMissing),
    say: ({ text }) => [validation, text],
    save,
  })
  const refused = form.problem?.field
  const marked = (wrong: boolean) => ({ error: wrong, 'aria-invalid': wrong || undefined })
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
      <form {...form.props} className={css.form}>
        {/* For the password manager: whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <ProofField proof={proof} busy={busy} refused={refused === 'proof'} />
        <PasswordInput
          {...shared}
          label={texts.label}
          {...marked(refused === 'password' && passwordProblem(password) !== null)}
          placeholder={texts.placeholder}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <PasswordInput
          {...shared}
          {...marked(refused === 'again' && password !== again)}
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
