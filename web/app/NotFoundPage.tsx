import { Link } from '@tanstack/react-router'
import buttons from '#web/ui/plain-button.module.css'
import { useTitle } from '#web/ui/use-title.ts'
import { Wordmark } from '#web/ui/Wordmark.tsx'
import css from './plain-page.module.css'
import { appTexts, pageTitles } from './texts.ts'

const { notFound } = appTexts

export function NotFoundPage() {
  useTitle(pageTitles.notFound)
  return (
    <main className={css.page}>
      <Wordmark />
      <p className={css.code} aria-hidden>
        404
      </p>
      <h1 className={css.title}>{notFound.title}</h1>
      <p className={css.text}>{notFound.text}</p>
      <div className={css.actions}>
        <Link className={buttons.primary} to="/">
          {notFound.home}
        </Link>
      </div>
    </main>
  )
}
