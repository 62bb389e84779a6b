import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import css from './feature-cards.module.css'
import { featureCards } from './feature-cards.ts'
import { landingTexts as texts } from './texts.ts'
import { useRotation } from './use-rotation.ts'

/** Three cards, one after the other in the light. */
export function FeatureCards() {
  const { active, paused, toggle, hold } = useRotation(featureCards.length)
  const Toggle = paused ? IconPlayerPlay : IconPlayerPause
  return (
    <section className={css.section} aria-labelledby="features">
      <div className={css.head}>
        <h2 id="features" className={css.heading}>
          {texts.features}
        </h2>
        <button type="button" className={css.toggle} aria-label={paused ? texts.resume : texts.pause} onClick={toggle}>
          <Toggle size="1.25rem" stroke={1.5} aria-hidden />
        </button>
      </div>
      <ul className={css.cards} {...hold}>
        {featureCards.map((card, index) => (
          <li key={card.title} className={css.card} aria-current={index === active ? 'true' : undefined}>
            <card.icon className={css.icon} stroke={1.4} aria-hidden />
            <p className={css.mark}>{card.mark}</p>
            <h3 className={css.title}>
              {card.to === undefined ? (
                card.title
              ) : (
                <a href={card.to} className={css.link}>
                  {card.title}
                </a>
              )}
            </h3>
            <p className={css.text}>{card.text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
