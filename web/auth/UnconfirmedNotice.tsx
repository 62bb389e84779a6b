import { Button } from '@mantine/core'
import css from './auth.module.css'
import { authTexts } from './texts.ts'

const { unconfirmed: texts } = authTexts

type Props = { readonly email: string; readonly onResend: () => void }

/** What to do about an account that waits for its link. Stays, unlike the toast: the mailbox is looked into meanwhile. */
export function UnconfirmedNotice({ email, onResend }: Props) {
  return (
    <div className={css.notice}>
      <p>{texts.text(email.trim())}</p>
      <Button variant="default" fullWidth onClick={onResend}>
        {texts.resend}
      </Button>
    </div>
  )
}
