import { type ReactNode, useEffect, useRef } from 'react'
import css from './auth.module.css'
import type { AccessForm } from './use-access-form.ts'

type Props = { readonly busy: boolean; readonly form: AccessForm; readonly children: ReactNode }

/** While a request runs the fieldset disables every control at once. */
export function AuthForm({ busy, form, children }: Props) {
  const rememberFocus = useFocusAfter(busy)
  return (
    <form {...form.props}>
      <fieldset className={css.fields} disabled={busy} onFocus={(event) => rememberFocus(event.target)}>
        {children}
      </fieldset>
    </form>
  )
}

/** A disabled control drops the focus; when the request is over it gets it back, and with it its place on the screen. */
const useFocusAfter = (busy: boolean) => {
  const last = useRef<HTMLElement>(null)
  const wasBusy = useRef(false)
  useEffect(() => {
    if (wasBusy.current && !busy && document.activeElement === document.body) last.current?.focus()
    wasBusy.current = busy
  }, [busy])
  return (focused: HTMLElement) => {
    last.current = focused
  }
}
