import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { ProductPicture } from '#web/ui/ProductPicture.tsx'
import buttons from '#web/ui/plain-button.module.css'
import { Wordmark } from '#web/ui/Wordmark.tsx'
import css from './demo.module.css'
import { demoTexts as texts } from './texts.ts'

/** `/demo`: what is inside, shown as it is; every try-now leads to an account. Plain CSS, like the landing. */
export function DemoPage() {
  return (
    <div className={css.page}>
      <header className={css.bar}>
        <Link to="/" className={css.back}>
          <IconArrowLeft size="1.25rem" aria-hidden />
          {texts.back}
        </Link>
        <Wordmark />
      </header>
      <main id="content" tabIndex={-1} className={css.main}>
        <div>
          <span className={css.badge}>{texts.badge}</span>
          <h1 className={css.title}>{texts.title}</h1>
          <p className={css.lead}>{texts.lead}</p>
        </div>
        <section aria-labelledby="demo-features">
          <h2 id="demo-features" className={css.heading}>
            {texts.features}
          </h2>
          <ul className={css.cards}>
            {texts.cards.map(({ title, mark, text, picture, alt }, index) => (
              <li key={title} className={css.card}>
                <ProductPicture name={picture} alt={alt} narrowBelow={64} strip first={index === 0} />
                <p className={css.mark}>{mark}</p>
                <h3 className={css.name}>{title}</h3>
                <p className={css.text}>{text}</p>
                <Link to="/auth" className={buttons.secondary} aria-label={texts.tryNowOf(title)}>
                  {texts.tryNow}
                </Link>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="demo-highlights">
          <h2 id="demo-highlights" className={css.heading}>
            {texts.highlights}
          </h2>
          <ul className={css.highlights}>
            {texts.highlighted.map(({ name, text, picture, alt }) => (
              <li key={name}>
                <ProductPicture name={picture} alt={alt} narrowBelow={Number.POSITIVE_INFINITY} strip />
                <h3 className={css.name}>{name}</h3>
                <p className={css.text}>{text}</p>
              </li>
            ))}
          </ul>
        </section>
      </main>
    </div>
  )
}
