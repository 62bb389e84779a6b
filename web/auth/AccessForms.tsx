import { Tabs } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import css from './auth.module.css'
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx'
import { LoginForm } from './LoginForm.tsx'
import { SignupForm } from './SignupForm.tsx'
import { authTexts } from './texts.ts'
import type { AuthActions } from './use-auth-actions.ts'

/** The two tabs, or in their place the forgot-password mode. What was typed as e-mail follows from one to the other. */
export function AccessForms({ actions }: { actions: AuthActions }) {
  const [email, setEmail] = useState('')
  const [forgot, setForgot] = useState(false)
  const forgotButton = useFocusOnReturn(forgot)

  if (forgot) {
    return (
      <>
        <h2 className={css.subtitle}>{authTexts.reset.title}</h2>
        <ForgotPasswordForm
          actions={actions}
          email={email}
          onEmail={setEmail}
          onCancel={() => setForgot(false)}
          onSent={() => {
            setForgot(false)
            setEmail('')
          }}
        />
      </>
    )
  }
  return (
    <Tabs defaultValue="login" keepMounted={false}>
      <Tabs.List grow aria-label={authTexts.tabs} className={css.tabs ?? ''}>
        <Tabs.Tab value="login" disabled={actions.busy}>
          {authTexts.login}
        </Tabs.Tab>
        <Tabs.Tab value="signup" disabled={actions.busy}>
          {authTexts.signup}
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="login">
        <LoginForm
          actions={actions}
          email={email}
          onEmail={setEmail}
          onForgot={() => setForgot(true)}
          forgotRef={forgotButton}
        />
      </Tabs.Panel>
      <Tabs.Panel value="signup">
        <SignupForm actions={actions} email={email} onEmail={setEmail} />
      </Tabs.Panel>
    </Tabs>
  )
}

/** Coming back from the forgot mode, the focus returns to what opened it. */
const useFocusOnReturn = (away: boolean) => {
  const button = useRef<HTMLButtonElement>(null)
  const wasAway = useRef(false)
  useEffect(() => {
    if (wasAway.current && !away) button.current?.focus()
    wasAway.current = away
  }, [away])
  return button
}
