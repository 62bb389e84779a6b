import css from './loading.module.css'
import { uiTexts } from './texts.ts'

type Props = {
  /** What is being waited for; 'Cargando...' unless said otherwise. */
  readonly text?: string
  /** Fills the window (the guard) instead of standing in the flow. */
  readonly page?: boolean
}

/** The spinner, always with its word. */
export function Loading({ text = uiTexts.loading, page = false }: Props) {
  return (
    <div className={css.loading} data-page={page || undefined} role="status">
      <span className={css.ring} aria-hidden />
      {text}
    </div>
  )
}
