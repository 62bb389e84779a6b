import { Button } from '@mantine/core'
import { IconMessagePlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { firstSuggestions } from '#core/assistant/suggestions.ts'
import { useSession } from '#web/api/session-state.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import css from './assistant.module.css'
import { Composer } from './Composer.tsx'
import type { Exchange } from './conversation.ts'
import { ExchangeView } from './ExchangeView.tsx'
import { Suggestions } from './Suggestions.tsx'
import { assistantTexts as texts } from './texts.ts'
import { prepare, useAssistant } from './use-assistant.ts'
import { useDraft } from './use-draft.ts'
import { useKeyboardInset } from './use-keyboard-inset.ts'
import { WhoAnswers } from './WhoAnswers.tsx'

/** `/ai-assistant`: a conversation about cooking, with the recipes it makes. */
export function AssistantPage() {
  const session = useSession()
  return session.status === 'signed-in' ? <Conversation key={session.userId} userId={session.userId} /> : null
}

function Conversation({ userId }: { readonly userId: string }) {
  const { exchanges, waiting, ask, askAgain, remove, startAnew, save, stop } = useAssistant(userId)
  const [text, setText] = useDraft(userId)
  const input = useRef<HTMLTextAreaElement>(null)
  const bench = useRef<HTMLDivElement>(null)
  useKeyboardInset(bench)
  useInSight(exchanges, waiting)
  const { older, latest, hiddenCount, showOlder } = useWindow(exchanges)

  const send = () => {
    setText('')
    void ask(text.trim())
    goOnWriting(input.current)
  }
  const askNow = useCallback(
    (question: string) => {
      void ask(question)
      goOnWriting(input.current)
    },
    [ask],
  )
  const again = useCallback(
    (exchange: Exchange) => {
      askAgain(exchange)
      goOnWriting(input.current)
    },
    [askAgain],
  )
  const setTextRef = useRef(setText)
  setTextRef.current = setText
  const correct = useCallback(
    ({ id, question }: Exchange) => {
      // What is being written goes on below what comes back.
      setTextRef.current([question, input.current?.value ?? ''].filter((words) => words.trim() !== '').join('\n'))
      remove(id)
      input.current?.focus()
    },
    [remove],
  )
  const saveAgain = useCallback((exchange: Exchange) => void save(exchange), [save])
  const halt = () => {
    stop()
    goOnWriting(input.current)
  }
  const clear = () => {
    startAnew()
    goOnWriting(input.current)
  }

  const view = (exchange: Exchange) => (
    <ExchangeView
      key={exchange.id}
      exchange={exchange}
      waiting={waiting === exchange.id}
      busy={waiting !== null}
      onSave={saveAgain}
      onAskAgain={again}
      onCorrect={correct}
    />
  )
  const next = exchanges.length === 0 ? firstSuggestions : (exchanges.at(-1)?.answer?.suggestions ?? [])
  return (
    <div className={css.page}>
      <PageHeader title={texts.title} back={<BackLink />}>
        {exchanges.length > 0 && (
          <Button
            variant="default"
            leftSection={<IconMessagePlus size="1.125rem" stroke={1.5} aria-hidden />}
            onClick={clear}
          >
            {texts.start.button}
          </Button>
        )}
      </PageHeader>
      <div className={css.talk}>
        <div className={css.welcome}>
          {texts.welcome.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        {hiddenCount > 0 && (
          <Button className={css.older ?? ''} variant="default" onClick={showOlder}>
            {texts.older(hiddenCount)}
          </Button>
        )}
        {older.map(view)}
        {/* What is added here is read out; what one fetches from before is not. */}
        <div role="log" aria-label={texts.conversation}>
          {latest.map(view)}
        </div>
      </div>
      {waiting === null && <Suggestions questions={next} onAsk={askNow} />}
      <div ref={bench} className={css.bench}>
        <Composer
          text={text}
          onText={setText}
          waiting={waiting !== null}
          onFocus={prepare}
          onSend={send}
          onStop={halt}
          input={input}
        />
        <footer className={css.foot}>
          <WhoAnswers />
          <Link to="/recipes" className={css.recipes}>
            {texts.links.recipes}
          </Link>
        </footer>
      </div>
    </div>
  )
}

function BackLink() {
  return (
    <nav aria-label={texts.links.label}>
      <Link to="/" className={css.back}>
        {texts.links.home}
      </Link>
    </nav>
  )
}

const atATime = 20

/** The end of a long conversation, and more of it when one asks: two hundred recipes at once would take seconds to draw. */
const useWindow = (exchanges: readonly Exchange[]) => {
  const beyond = Math.max(0, exchanges.length - atATime)
  const [start] = useState(beyond)
  const [shown, setShown] = useState(beyond)
  const from = Math.min(start, beyond)
  const hiddenCount = Math.min(shown, from)
  return {
    older: exchanges.slice(hiddenCount, from),
    latest: exchanges.slice(from),
    hiddenCount,
    showOlder: () => setShown(Math.max(0, hiddenCount - atATime)),
  }
}

/**
 * What was pressed goes away, and the keyboard stays where one writes. A finger is spared: focus would push the on-screen
 * keyboard over the answer, unless it is up already.
 */
const goOnWriting = (input: HTMLTextAreaElement | null): void => {
  if (input === null || document.activeElement === input) return
  if (window.matchMedia('(pointer: coarse)').matches) document.getElementById('content')?.focus({ preventScroll: true })
  else input.focus({ preventScroll: true })
}

/** Brings the newest question to the top of the window when it is asked and when it is answered; on arrival, too. */
const useInSight = (exchanges: readonly Exchange[], waiting: string | null): void => {
  const last = exchanges.at(-1)
  const state = last === undefined ? '' : `${last.id} ${last.answer !== undefined} ${waiting === last.id}`
  useEffect(() => {
    const id = state.split(' ')[0]
    // After the router, which puts a page it has just opened at its top.
    const frame = requestAnimationFrame(() => document.getElementById(`consulta-${id}`)?.scrollIntoView())
    return () => cancelAnimationFrame(frame)
  }, [state])
}
