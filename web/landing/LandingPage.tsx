import { Link } from '@tanstack/react-router'
import buttons from '#web/ui/plain-button.module.css'
import { Wordmark } from '#web/ui/Wordmark.tsx'
import { FeatureCards } from './FeatureCards.tsx'
import css from './landing.module.css'
import { SampleSheet } from './SampleSheet.tsx'
import { landingTexts as texts } from './texts.ts'

/** `/`: plain CSS on the tokens, so that the first page needs neither Mantine nor the auth client. */
export function LandingPage() {
  return (
    <div className={css.page}>
      <header className={css.bar}>
        <Wordmark />
        <nav className={css.nav} aria-label={texts.navigation}>
          <Link to="/demo" className={css.navLink}>
            {texts.demo}
          </Link>
          <Link to="/auth" className={css.navLink}>
            {texts.enter}
          </Link>
        </nav>
      </header>
      <main id="content" tabIndex={-1} className={css.main}>
        <section className={css.hero}>
          <div>
            <h1 className={css.title}>{texts.title}</h1>
            <p className={css.lead}>{texts.lead}</p>
            <div className={css.actions}>
              <Link to="/auth" className={buttons.primary}>
                {texts.start}
              </Link>
              <Link to="/demo" className={buttons.secondary}>
                {texts.seeDemo}
              </Link>
            </div>
          </div>
          <SampleSheet />
        </section>
        <FeatureCards />
        <section className={css.more}>
          <h2 className={css.heading}>{texts.more}</h2>
          <dl className={css.tools}>
            {texts.tools.map(([name, text]) => (
              <div key={name} className={css.tool}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section className={css.closing}>
          <h2 className={css.heading}>{texts.closing}</h2>
          <p className={css.closingText}>{texts.closingText}</p>
          <Link to="/auth" className={buttons.primary}>
            {texts.free}
          </Link>
        </section>
      </main>
      <footer className={css.footer}>{texts.footer}</footer>
    </div>
  )
}
