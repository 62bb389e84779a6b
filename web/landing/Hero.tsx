import { ProductPicture } from '#web/ui/ProductPicture.tsx'
import buttons from '#web/ui/plain-button.module.css'
import css from './hero.module.css'
import { landingTexts as texts } from './texts.ts'

/** The first screen: what it is, the way in, and the product itself. */
export function Hero() {
  return (
    <section className={css.hero}>
      <div className={css.words}>
        <h1 className={css.title}>{texts.title}</h1>
        <p className={css.lead}>{texts.lead}</p>
        <div className={css.actions}>
          <a href="/auth" className={buttons.primary}>
            {texts.start}
          </a>
          <a href="/demo" className={buttons.secondary}>
            {texts.seeDemo}
          </a>
        </div>
        <p className={css.terms}>{texts.inShort}</p>
      </div>
      <ProductPicture name="cook" alt={texts.pictures.cook} first />
    </section>
  )
}
