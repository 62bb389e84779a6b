import { useNavigate } from '@tanstack/react-router'
import { auth } from '#web/api/auth-client.ts'
import { endSession } from '#web/api/session.ts'
import { finishRecovery } from '#web/api/session-state.ts'
import { type Outcome, useAction } from '#web/data/action.ts'
import { isLinkTooOld, isUnconfirmed, orThrow } from './auth-reason.ts'
import { goToGoogle } from './google.ts'
import { clearRecovery } from './recovery-mark.ts'
import { authOperations } from './texts.ts'

/** Everything `/auth` can do. What is typed was checked by its form. */
export const useAuthActions = () => {
  const navigate = useNavigate()
  const login = useAction(authOperations.login)
  const signup = useAction(authOperations.signup)
  const reset = useAction(authOperations.reset)
  const resend = useAction(authOperations.resend)
  const google = useAction(authOperations.google)
  const newPassword = useAction(authOperations.newPassword)

  // Part of the press: until the dashboard is there, the form waits.
  const toDashboard = { follow: ({ ok }: Outcome<unknown>) => ok && navigate({ to: '/dashboard', replace: true }) }

  return {
    busy: login.busy || signup.busy || reset.busy || resend.busy || google.busy || newPassword.busy,

    /** Answers whether the mailed link still has to be used: the form then offers another one. */
    login: async (email: string, password: string): Promise<{ unconfirmed: boolean }> => {
      const signIn = () => orThrow(auth.signInWithPassword({ email: email.trim(), password }))
      const outcome = await login.run(signIn, toDashboard)
      return { unconfirmed: !outcome.ok && isUnconfirmed(outcome.error) }
    },

    signup: async (email: string, password: string) => {
      const options = { emailRedirectTo: `${window.location.origin}/dashboard` }
      // Also when the server waits for a confirmation and gave no session: the guard then leads back here (PRODUCTO).
      await signup.run(() => orThrow(auth.signUp({ email: email.trim(), password, options })), toDashboard)
    },

    resendConfirmation: (email: string) => {
      const options = { emailRedirectTo: `${window.location.origin}/dashboard` }
      return resend.run(() => orThrow(auth.resend({ type: 'signup', email: email.trim(), options })))
    },

    sendReset: async (email: string): Promise<boolean> => {
      const redirectTo = `${window.location.origin}/auth`
      return (await reset.run(() => orThrow(auth.resetPasswordForEmail(email.trim(), { redirectTo })))).ok
    },

    google: () => google.run(goToGoogle),

    setPassword: async (password: string) => {
      const save = async () => {
        await orThrow(auth.updateUser({ password }))
        clearRecovery()
        finishRecovery()
      }
      const outcome = await newPassword.run(save, toDashboard)
      if (outcome.ok || !isLinkTooOld(outcome.error)) return
      // Back to the form that sends another link, instead of one that cannot be finished any more.
      clearRecovery()
      await endSession()
    },
  }
}

export type AuthActions = ReturnType<typeof useAuthActions>
