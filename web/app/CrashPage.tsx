import { useEffect } from 'react'
import { serverHasNewer } from '#web/api/new-version.ts'
import buttons from '#web/ui/plain-button.module.css'
import css from './plain-page.module.css'
import { appTexts } from './texts.ts'

const { crash } = appTexts

/**
 * Plain links and a reload: nothing here depends on the router, which may be what broke. A page older than what the server
 * has now may have broken on a part that is no longer there: it becomes the new version by itself, once.
 */
export function CrashPage() {
  useEffect(() => {
    void serverHasNewer().then((newer) => {
      if (newer) window.location.reload()
    })
  }, [])
  return (
    <main className={css.page} role="alert">
      <h1 className={css.title}>{crash.title}</h1>
      <p className={css.text}>{crash.text}</p>
      <div className={css.actions}>
        <button type="button" className={buttons.primary} onClick={() => window.location.reload()}>
          {crash.reload}
        </button>
        <a className={buttons.secondary} href="/">
          {crash.home}
        </a>
      </div>
    </main>
  )
}
