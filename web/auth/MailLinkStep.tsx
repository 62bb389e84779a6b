import { Button } from '@mantine/core'
import { auth } from '#web/api/auth-client.ts'
import { useAction } from '#web/data/action.ts'
import css from './auth.module.css'
import { orThrow } from './auth-reason.ts'
import type { MailLink } from './mail-link.ts'
import { markRecovery } from './recovery-mark.ts'
import { authOperations, authTexts } from './texts.ts'

type Opened = { readonly user: { readonly id: string } | null }
type Props = { readonly link: MailLink; readonly onDone: () => void }

/**
 * One button between the mail and its effect: mail scanners that open every link must not use the token up.
 * A good link opens a session; `AuthPage` then shows the new-password form or leads on to the dashboard.
 */
export function MailLinkStep({ link: { type, tokenHash }, onDone }: Props) {
  const words = authTexts.link[type]
  const { run, busy } = useAction<Opened>(type === 'recovery' ? authOperations.recovery : authOperations.confirm)
  const open = async () => {
    const outcome = await run(() => orThrow(auth.verifyOtp({ type, token_hash: tokenHash })))
    if (outcome.ok && type === 'recovery' && outcome.value.user !== null) markRecovery(outcome.value.user.id)
    onDone()
  }
  return (
    <div className={css.fields}>
      <p className={css.text}>{words.text}</p>
      <Button fullWidth loading={busy} onClick={() => void open()}>
        {words.go}
      </Button>
      <Button fullWidth variant="default" disabled={busy} onClick={onDone}>
        {authTexts.link.cancel}
      </Button>
    </div>
  )
}
