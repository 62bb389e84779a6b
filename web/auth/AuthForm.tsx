import type { ReactNode } from 'react'
import css from './auth.module.css'

type Props = { readonly busy: boolean; readonly onSubmit: () => void; readonly children: ReactNode }

/**
 * A form that leaves the judging to us: `noValidate`, because the browser's bubbles would stand before the specified
 * toasts. While a request runs the fieldset disables every control at once.
 */
export function AuthForm({ busy, onSubmit, children }: Props) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) onSubmit()
      }}
    >
      <fieldset className={css.fields} disabled={busy}>
        {children}
      </fieldset>
    </form>
  )
}
