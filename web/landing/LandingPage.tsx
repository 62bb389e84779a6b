import buttons from '#web/ui/plain-button.module.css'
import { Wordmark } from '#web/ui/Wordmark.tsx'
import { FeatureCards } from './FeatureCards.tsx'
import { Hero } from './Hero.tsx'
import { Jobs } from './Jobs.tsx'
import css from './landing.module.css'
import { landingTexts as texts } from './texts.ts'

/** `/`: plain CSS on the tokens, so that the first page needs neither Mantine nor the auth client. */
export function LandingPage() {
  return (
    <div className={css.page}>
      <header className={css.bar}>
        <Wordmark />
        <nav className={css.nav} aria-label={texts.navigation}>
          <a href="/demo" className={css.navLink}>
            {texts.demo}
          </a>
          <a href="/auth" className={css.navLink}>
            {texts.enter}
          </a>
        </nav>
      </header>
      <main id="content" tabIndex={-1} className={css.main}>
        <Hero />
        <FeatureCards />
        <Jobs />
        <ListOf heading={texts.more} entries={texts.tools} />
        <ListOf heading={texts.house} entries={texts.terms} />
        <section className={css.closing}>
          <h2 className={css.closingTitle}>{texts.closing}</h2>
          <p className={css.closingText}>{texts.closingText}</p>
          <a href="/auth" className={buttons.primary}>
            {texts.free}
          </a>
        </section>
      </main>
      <footer className={css.footer}>{texts.footer}</footer>
    </div>
  )
}

type Entries = { readonly heading: string; readonly entries: readonly (readonly [name: string, text: string])[] }

/** A page of the notebook: what it is about at the left, one ruled line for each thing at the right. */
function ListOf({ heading, entries }: Entries) {
  return (
    <section className={css.list}>
      <h2 className={css.heading}>{heading}</h2>
      <dl className={css.entries}>
        {entries.map(([name, text]) => (
          <div key={name} className={css.entry}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
