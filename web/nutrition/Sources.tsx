import { attributions } from '#core/nutrition/sources.ts'
import css from './sources.module.css'
import { nutritionTexts } from './texts.ts'

const texts = nutritionTexts.sources

/** Whose figures these are and what they leave out. On both screens: the licence of Ciqual wants its name in sight. */
export function Sources() {
  return (
    <section className={css.sources} aria-labelledby="sources">
      <h2 id="sources" className={css.heading}>
        {texts.title}
      </h2>
      <p>{texts.lead}</p>
      <ul className={css.list}>
        {attributions.map((source) => (
          <li key={source}>{source}</li>
        ))}
      </ul>
      <p>{texts.raw}</p>
      <p>{texts.oilAndAlcohol}</p>
      <p>{texts.missing}</p>
    </section>
  )
}
