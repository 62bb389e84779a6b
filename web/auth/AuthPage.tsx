import { IconArrowLeft } from '@tabler/icons-react'
import { Link, useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { useSession } from '#web/api/session-state.ts'
import { toast } from '#web/data/toast.ts'
import { Loading } from '#web/ui/Loading.tsx'
import { Redirect } from '#web/ui/Redirect.tsx'
import { Wordmark } from '#web/ui/Wordmark.tsx'
import { AccessForms } from './AccessForms.tsx'
import css from './auth.module.css'
import { MailLinkStep } from './MailLinkStep.tsx'
import { errorCodeIn, mailLinkIn } from './mail-link.ts'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import { isMarked } from './recovery-mark.ts'
import { authOperations, authReasons, authTexts } from './texts.ts'
import { useAuthActions } from './use-auth-actions.ts'

/** `/auth`: sign in, sign up, forgot; and the far ends of the links we mail. */
export function AuthPage() {
  const session = useSession()
  const actions = useAuthActions()
  const { link, forgetLink } = useArrival()

  if (session.status === 'checking') return <Loading page />
  if (link !== null) {
    return (
      <Frame title={authTexts.link[link.type].title}>
        <MailLinkStep link={link} onDone={forgetLink} />
      </Frame>
    )
  }
  if (session.status === 'signed-out') {
    return (
      <Frame title={authTexts.title}>
        <AccessForms actions={actions} />
      </Frame>
    )
  }
  if (!session.recovering && !isMarked(session.userId)) return <Redirect to="/dashboard" />
  return (
    <Frame title={authTexts.newPassword.title}>
      <NewPasswordForm actions={actions} />
    </Frame>
  )
}

/**
 * What the address brought along, read once and then removed from it: a mail link's token must not stay in the history,
 * and an error must not come back with a reload.
 */
const useArrival = () => {
  const router = useRouter()
  const navigate = useNavigate()
  const { search, hash } = useLocation()
  // Also before the first effect: somebody who is signed in would be led on to the dashboard.
  const [link, setLink] = useState(() => mailLinkIn(router.latestLocation.search, router.latestLocation.hash))

  // A link opened where this page stands already changes nothing but the part behind the '#', without loading anything.
  useEffect(() => {
    const arrived = mailLinkIn(search, hash)
    const errorCode = errorCodeIn(search, hash)
    if (arrived !== null) setLink(arrived)
    if (errorCode !== null)
      toast.error(authOperations.login.failure[0], authReasons.get(errorCode) ?? authTexts.noReason)
    if (arrived !== null || errorCode !== null) void navigate({ to: '/auth', search: {}, hash: '', replace: true })
  }, [search, hash, navigate])
  return { link, forgetLink: () => setLink(null) }
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main id="content" tabIndex={-1} className={css.page}>
      <section className={css.card}>
        <div className={css.top}>
          <Link to="/" className={css.back} aria-label={authTexts.back}>
            <IconArrowLeft size="1.375rem" aria-hidden />
          </Link>
          <Wordmark />
        </div>
        <h1 className={css.title}>{title}</h1>
        {children}
      </section>
    </main>
  )
}
