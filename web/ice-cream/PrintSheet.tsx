import { memo } from 'react'
import { formatDecimal } from '#core/format/decimal.ts'
import { unbroken } from '#core/format/unbroken.ts'
import type { Formula, FormulaIngredient } from '#core/ice-cream/composition/formula.ts'
import type { IcePantry } from '#core/ice-cream/composition/match-ingredient.ts'
import { curveSamples } from '#core/ice-cream/freezing/curve.ts'
import type { FormulaAnalysis } from '#core/ice-cream/judging/analysis.ts'
import { fullRecipe } from '#core/ice-cream/process/full-recipe.ts'
import { numbered } from './numbered.ts'
import css from './print.module.css'
import { CurveDrawing } from './results/CurveDrawing.tsx'
import { processTexts, printTexts as texts, verdictWords } from './texts.ts'

type Props = {
  readonly formula: Formula
  readonly rows: readonly FormulaIngredient[]
  readonly pantry: IcePantry
  readonly live: FormulaAnalysis
}

/** The sheet that hangs beside the churn: what to weigh, what to do, and what it must come to. Only on paper. */
export const PrintSheet = memo(function PrintSheet({ formula, rows, pantry, live }: Props) {
  const { summary, amounts, steps } = fullRecipe(pantry, { name: formula.name, rows }, live)
  const curves = curveSamples(live)
  const { process } = live
  return (
    <article className={css.sheet}>
      <h1 className={css.title}>{formula.name}</h1>
      <p className={css.summary}>{summary}</p>
      <div className={css.columns}>
        <div>
          <table className={css.table}>
            <caption>{texts.weigh}</caption>
            <tbody>
              {numbered(amounts).map(({ key, line: { name, grams } }) => (
                <tr key={key}>
                  <th scope="row">{name === '' ? texts.unnamed : name}</th>
                  <td className={css.grams}>{texts.grams(grams)}</td>
                  <td>{texts.share((100 * grams) / live.mass)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{texts.total}</th>
                <td className={css.grams}>{texts.grams(live.mass)}</td>
                <td />
              </tr>
            </tfoot>
          </table>
          {curves !== null && (
            <figure className={css.curve}>
              <figcaption>{texts.curve}</figcaption>
              <CurveDrawing name={formula.name} curves={curves} compared={null} />
            </figure>
          )}
        </div>
        <div>
          <table className={css.table}>
            <caption>{texts.machines}</caption>
            <tbody>
              <Line
                label={processTexts.pasteurization}
                value={`${processTexts.degrees(process.pasteurizationTemp)} · ${processTexts.minutes(process.pasteurizationTime)}`}
              />
              <Line
                label={processTexts.maturation}
                value={`${processTexts.degrees(process.maturationTemp)} · ${processTexts.hours(process.maturationTime)}`}
              />
              <Line label={processTexts.churning} value={processTexts.degrees(process.churningTemp)} />
              <Line label={processTexts.storage} value={processTexts.degrees(process.recommendedStorageTemp)} />
              {live.freezing !== null && (
                <Line label={texts.serving} value={processTexts.degrees(live.freezing.servingTemperature)} />
              )}
              <Line label={texts.overrun} value={texts.about(live.overrun)} />
            </tbody>
          </table>
          <table className={css.table}>
            <caption>{texts.values}</caption>
            <tbody>
              {live.bands.map(({ name, label, unit, value, min, max, verdict }) => {
                const shown = (one: number): string => formatDecimal(one, unit === 'pts/kg' ? 0 : 1)
                return (
                  <tr key={name}>
                    <th scope="row">{label}</th>
                    <td>
                      {shown(value)} {unit}
                    </td>
                    <td>{texts.range(shown(min), shown(max), min < 0)}</td>
                    <td>{verdictWords[verdict]}</td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        </div>
      </div>
      <h2 className={css.heading}>{texts.steps}</h2>
      <ol className={css.steps}>
        {numbered(steps).map(({ key, line }) => (
          <li key={key}>{unbroken(line)}</li>
        ))}
      </ol>
      {formula.description !== '' && (
        <>
          <h2 className={css.heading}>{texts.notes}</h2>
          <p>{unbroken(formula.description)}</p>
        </>
      )}
    </article>
  )
})

function Line({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{value}</td>
    </tr>
  )
}
