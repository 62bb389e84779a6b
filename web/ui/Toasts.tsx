import { IconAlertTriangle, IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useStore } from '#web/data/store.ts'
import { type Toast, toast, toastStore, toastTime } from '#web/data/toast.ts'
import { uiTexts } from './texts.ts'
import css from './toasts.module.css'

/** The specification gives one title a tick of its own: it stands to the letter, and no second one beside it. */
const ownSign = '✅'

const icons = { done: IconCheck, info: IconInfoCircle, error: IconAlertTriangle }

/**
 * The stack of toasts, at the bottom. Its height is published as `--toast-space`: pages get that much room below and
 * dialogs end above it, so a toast never covers a button for good. One polite live region, always in the page, because
 * a region that appears together with its text is not read out.
 */
export function Toasts() {
  const toasts = useStore(toastStore)
  const [held, setHeld] = useState(false)
  const stack = useRef<HTMLElement>(null)

  useLayoutEffect(() => {
    const height = toasts.length === 0 ? 0 : (stack.current?.offsetHeight ?? 0)
    document.documentElement.style.setProperty('--toast-space', `${height}px`)
    if (stack.current) uncoverFocused(stack.current)
  }, [toasts])

  return (
    <section
      ref={stack}
      className={css.stack}
      aria-label={uiTexts.notices}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div role="status" aria-live="polite" aria-atomic="false" aria-relevant="additions">
        {toasts.map((one) => (
          <ToastCard key={one.id} toast={one} held={held} />
        ))}
      </div>
    </section>
  )
}

/** What was just pressed or typed into comes out from under the stack (base.css keeps the room by scroll-padding). */
const uncoverFocused = (stack: HTMLElement) => {
  const focused = document.activeElement
  if (focused === null || focused === document.body || stack.contains(focused)) return
  const [over, under] = [stack.getBoundingClientRect(), focused.getBoundingClientRect()]
  const apart = under.right <= over.left || under.bottom <= over.top || under.height > window.innerHeight / 2
  if (over.height > 0 && !apart) focused.scrollIntoView({ block: 'nearest' })
}

function ToastCard({ toast: { id, kind, title, text, action }, held }: { toast: Toast; held: boolean }) {
  useEffect(() => {
    if (held) return
    const clock = setTimeout(() => toast.close(id), toastTime({ kind, action }))
    return () => clearTimeout(clock)
  }, [id, kind, action, held])

  const titleId = useId()
  const Icon = icons[kind]
  const press = () => {
    toast.close(id)
    action?.onPress()
  }
  return (
    <div className={css.toast} data-kind={kind}>
      {!title.startsWith(ownSign) && <Icon className={css.icon} aria-hidden />}
      <div className={css.words}>
        <p id={titleId} className={css.title}>
          {title}
        </p>
        {text !== undefined && <p className={css.text}>{text}</p>}
        {action !== undefined && (
          <button type="button" className={css.action} onClick={press}>
            {action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        className={css.close}
        // The next one comes under the finger: several are put away in a row.
        data-repeats
        aria-label={uiTexts.close}
        aria-describedby={titleId}
        onClick={() => toast.close(id)}
      >
        <IconX aria-hidden />
      </button>
    </div>
  )
}
