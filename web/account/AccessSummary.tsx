import { formatDate } from '#core/format/date.ts'
import { AccountSection } from './AccountSection.tsx'
import css from './account.module.css'
import type { AccountUser } from './account-requests.ts'
import { accountTexts } from './texts.ts'

type Props = { readonly email: string; readonly user: AccountUser | undefined; readonly failed: boolean }

const { access: texts } = accountTexts

/** Who one is here, and by which door one comes in. */
export function AccessSummary({ email, user, failed }: Props) {
  const missing = failed ? texts.failed : texts.unknown
  const ways = user?.providers.map((provider) => texts.ways[provider] ?? provider)
  return (
    <AccountSection title={texts.title} text={texts.text}>
      <dl className={css.facts}>
        <dt>{texts.email}</dt>
        <dd>{email}</dd>
        <dt>{texts.way}</dt>
        <dd>{ways === undefined ? missing : ways.join(' · ')}</dd>
        <dt>{texts.since}</dt>
        <dd>{user === undefined ? missing : formatDate(user.createdAt)}</dd>
      </dl>
    </AccountSection>
  )
}
