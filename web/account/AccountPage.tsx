import { useSession } from '#web/api/session-state.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { AccessSummary } from './AccessSummary.tsx'
import css from './account.module.css'
import { DeleteAccount } from './DeleteAccount.tsx'
import { DownloadData } from './DownloadData.tsx'
import { ModelSection } from './ModelSection.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { SessionList } from './SessionList.tsx'
import { accountTexts as texts } from './texts.ts'
import { UsageSection } from './UsageSection.tsx'
import { useAccountUser } from './use-account.ts'

/** `/account`: how one gets in, where one is in, and the way out with everything. From harmless to final. */
export function AccountPage() {
  const session = useSession()
  const user = useAccountUser()
  if (session.status !== 'signed-in') return null
  const { email, userId } = session
  return (
    <div className={css.page}>
      <PageHeader title={texts.title} subtitle={texts.subtitle} />
      <AccessSummary email={email} user={user.data} failed={user.isError} />
      <SessionList />
      <PasswordForm email={email} googleOnly={user.data !== undefined && !user.data.providers.includes('email')} />
      <ModelSection />
      <UsageSection />
      <DownloadData />
      <DeleteAccount userId={userId} email={email} />
    </div>
  )
}
