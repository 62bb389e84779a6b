import { Button } from '@mantine/core'
import { IconSparkles } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { focusIfLost } from '#web/data/focus-if-lost.ts'
import css from './list.module.css'
import { listTexts } from './texts.ts'
import { type Batch, useGenerateAll } from './use-generate-all.ts'
import { usePendingCount } from './use-nutrition.ts'

const texts = listTexts.batch

/** 'Generar para todas': the button while some recipe waits, then the count, a way out, and what went wrong. */
export function GenerateAll({ listId }: { readonly listId: string }) {
  const pending = usePendingCount()
  const { batch, start, cancel, close } = useGenerateAll()
  const { status } = batch
  const before = useRef(status)
  // Every step puts other buttons in the place of the one just pressed.
  useEffect(() => {
    if (status !== before.current) focusIfLost(status === 'idle' ? listId : actionId)
    before.current = status
  }, [status, listId])
  if (status !== 'idle') return <Progress batch={batch} onStart={start} onCancel={cancel} onClose={close} />
  if (pending === undefined) return <span className={css.place} />
  if (pending === 0) return null
  return (
    <Button
      variant="default"
      leftSection={<IconSparkles size="1.125rem" stroke={1.5} aria-hidden />}
      onClick={() => void start()}
    >
      {texts.start(pending)}
    </Button>
  )
}

type ProgressProps = {
  readonly batch: Batch
  readonly onStart: () => Promise<void>
  readonly onCancel: () => void
  readonly onClose: () => void
}

function Progress({ batch: { status, done, total, failures }, onStart, onCancel, onClose }: ProgressProps) {
  const words = {
    idle: '',
    running: texts.progress(done, total),
    cancelled: texts.cancelled(done, total),
    stopped: texts.stopped(done, total),
    finished: texts.progress(done, total),
  }[status]
  return (
    <section
      className={css.batch}
      aria-label={texts.running}
      data-voice={status === 'running' || failures.length === 0 ? undefined : 'amber'}
    >
      <div className={css.batchLine}>
        <div role="status">
          <p className={css.batchTitle}>{status === 'running' ? texts.running : ''}</p>
          <p>{words}</p>
        </div>
        <div className={css.foot}>
          {status === 'running' ? (
            <Button id={actionId} variant="default" onClick={onCancel}>
              {texts.cancel}
            </Button>
          ) : (
            <>
              {status !== 'finished' && (
                <Button id={actionId} onClick={() => void onStart()}>
                  {texts.resume}
                </Button>
              )}
              <Button {...(status === 'finished' ? { id: actionId } : {})} variant="default" onClick={onClose}>
                {texts.close}
              </Button>
            </>
          )}
        </div>
      </div>
      <progress className={css.progress} value={done} max={Math.max(total, 1)} aria-label={texts.running} />
      {failures.length > 0 && (
        <>
          <p className={css.batchTitle}>{texts.failed(failures.length)}</p>
          <ul className={css.failures}>
            {failures.slice(0, mostShown).map(({ id, name, reason }) => (
              <li key={id}>{texts.failedOne(name, reason)}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

const actionId = 'batch-action'

/** A list of a thousand failures helps nobody: they all wait for another try, and have their cards. */
const mostShown = 10
