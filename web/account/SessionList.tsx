import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { ask } from '#web/data/ask.ts'
import { failureText } from '#web/data/failure.ts'
import { Loading } from '#web/ui/Loading.tsx'
import { AccountSection } from './AccountSection.tsx'
import css from './account.module.css'
import { SessionRow } from './SessionRow.tsx'
import { accountOperations, accountTexts } from './texts.ts'
import { useSessionOperations, useSessions } from './use-account.ts'

const { sessions: texts, retry } = accountTexts

/** Where the account is open: this device first, then by last use, as the server sends them. */
export function SessionList() {
  const { data: sessions, error, refetch, isFetching } = useSessions()
  const { end, endOthers, busy } = useSessionOperations()
  const [ending, setEnding] = useState<string | null>(null)
  const list = useRef<HTMLUListElement>(null)

  const others = sessions?.filter(({ current }) => !current).length ?? 0
  // What was pressed is gone from the list: the keyboard goes on from the list itself.
  const keepFocus = () => {
    if (document.activeElement === document.body) list.current?.focus({ preventScroll: true })
  }
  const endOne = async (id: string) => {
    setEnding(id)
    await end(id)
    setEnding(null)
    requestAnimationFrame(keepFocus)
  }
  const endAllOthers = async () => {
    const { title, text, yes, no } = texts.ask
    if (!(await ask({ title, text: text(others), yes, no, destructive: true }))) return
    await endOthers()
    setTimeout(keepFocus, focusReturnMilliseconds)
  }
  return (
    <AccountSection title={texts.title} text={texts.text}>
      {sessions === undefined && error === null && <Loading />}
      {sessions === undefined && error !== null && (
        <div className={css.failure}>
          <p>{failureText(error, accountOperations.load.failure[1])}</p>
          <Button variant="default" loading={isFetching} onClick={() => void refetch()}>
            {retry}
          </Button>
        </div>
      )}
      {sessions !== undefined && (
        <ul ref={list} tabIndex={-1} className={css.sessions} aria-label={texts.list}>
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              busy={busy}
              ending={ending === session.id}
              onEnd={() => void endOne(session.id)}
            />
          ))}
        </ul>
      )}
      {sessions !== undefined && others === 0 && <p className={css.note}>{texts.onlyHere}</p>}
      {others > 0 && (
        <Button
          className={css.endOthers ?? ''}
          variant="default"
          loading={busy && ending === null}
          disabled={busy}
          onClick={() => void endAllOthers()}
        >
          {texts.endOthers}
        </Button>
      )}
    </AccountSection>
  )
}

// Mantine gives the focus back 10 ms after a dialog closes; we look after that.
const focusReturnMilliseconds = 60
