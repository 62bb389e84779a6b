import type { Amounts, Nutrient } from '#core/nutrition/nutrients.ts'
import { macroShares } from '#core/nutrition/per-serving.ts'
import { amountText, shareText } from './amounts.ts'
import css from './detail.module.css'
import { detailTexts, nutritionTexts as texts } from './texts.ts'

const macros = ['proteins', 'carbohydrates', 'fats'] as const

type Props = { readonly perServing: Amounts; readonly lowerBounds: readonly Nutrient[] }

/** Grams per portion of the three, and each one's part of their sum. The bars repeat the words beside them. */
export function Macros({ perServing, lowerBounds }: Props) {
  const shares = macroShares(perServing)
  return (
    <section className={css.block} aria-labelledby="macros">
      <div className={css.headline}>
        <h2 id="macros" className={css.heading}>
          {detailTexts.macros}
        </h2>
        <span className={css.aside}>{texts.perPortion}</span>
      </div>
      <ul className={css.macros}>
        {macros.map((macro) => (
          <li key={macro} className={css.macro}>
            <span className={css.macroName}>{texts.macros[macro]}</span>
            <span className={css.macroGrams}>{amountText(macro, perServing[macro], lowerBounds.includes(macro))}</span>
            <span className={css.macroShare}>{shares === null ? '—' : shareText(shares[macro])}</span>
            <span className={css.bar} aria-hidden>
              <span
                className={css.fill}
                data-macro={macro}
                style={{ inlineSize: `${(shares === null ? 0 : shares[macro]) * 100}%` }}
              />
            </span>
          </li>
        ))}
      </ul>
      <p className={css.note}>{shares === null ? detailTexts.noShares : detailTexts.macrosNote}</p>
    </section>
  )
}
