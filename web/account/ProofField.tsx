import { Button, PasswordInput } from '@mantine/core'
import { useState } from 'react'
import { Notice } from '#web/ui/Notice.tsx'
import css from './account.module.css'
import { accountTexts } from './texts.ts'
import { useSignInAgain } from './use-account.ts'
import type { Proof } from './use-proof.ts'

type Props = {
  readonly proof: Proof
  readonly busy: boolean
  /** The form was refused without it. */
  readonly refused: boolean
}

const { proof: texts } = accountTexts

/** In its form, once the server has asked: the present password, or for an account without one the way back to Google. */
export function ProofField({ proof, busy, refused }: Props) {
  const [visible, setVisible] = useState(false)
  if (proof.wanted === undefined) return null
  if (proof.wanted === 'sign-in') return <SignInAgain />
  return (
    <PasswordInput
      ref={proof.field}
      label={texts.label}
      description={texts.why}
      autoComplete="current-password"
      required
      withAsterisk={false}
      readOnly={busy}
      value={proof.current}
      error={refused && proof.isMissing}
      aria-invalid={(refused && proof.isMissing) || undefined}
      onChange={(event) => proof.setCurrent(event.currentTarget.value)}
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': visible ? texts.hide : texts.show }}
    />
  )
}

function SignInAgain() {
  const { signInAgain, busy } = useSignInAgain()
  return (
    <div className={css.signInAgain}>
      <Notice
        voice="amber"
        actions={
          <Button variant="default" loading={busy} onClick={() => void signInAgain()}>
            {texts.google}
          </Button>
        }
      >
        <p>{texts.signInAgain}</p>
      </Notice>
    </div>
  )
}
