import type { HistoryAnswer } from '#core/api/price-history.ts'
import { LoadFailure } from '#web/ui/LoadFailure.tsx'
import { Loading } from '#web/ui/Loading.tsx'
import { withoutRepeats } from './chart.ts'
import css from './history.module.css'
import { ImpactTable } from './ImpactTable.tsx'
import { PriceChart } from './PriceChart.tsx'
import { historyTexts, impactTexts, operations } from './texts.ts'
import { useHistory } from './use-history.ts'

const texts = historyTexts

type Props = { readonly priceId: string; readonly name: string }

/** What a price was: drawn, listed, and what its last change does to the dishes. */
export function PriceHistory({ priceId, name }: Props) {
  const { data, error, refetch } = useHistory(priceId)
  return (
    <section className={css.history} aria-labelledby="history-title">
      <h3 id="history-title" className={css.heading}>
        {texts.heading}
      </h3>
      {data === undefined && error === null && <Loading />}
      {data === undefined && error !== null && (
        <LoadFailure title={operations.loadHistory[1]} error={error} onRetry={() => void refetch()} />
      )}
      {data !== undefined && (
        <>
          {withoutRepeats(data.points).length < 2 && (
            <p className={css.soft}>{data.points.length === 0 ? texts.none : texts.one}</p>
          )}
          <PriceChart name={name} points={data.points} />
          {data.change !== null && (
            <>
              <p className={css.sentence}>{impactTexts.sentence(data.change, data.target)}</p>
              {data.change.impact.worst.length > 0 && <ImpactTable name={name} impact={data.change.impact} />}
            </>
          )}
          {data.points.length > 0 && <PointTable points={withoutRepeats(data.points)} />}
        </>
      )}
    </section>
  )
}

const PointTable = ({ points }: { readonly points: HistoryAnswer['points'] }) => (
  <div className={css.scroll}>
    <table className={css.table} aria-label={texts.table}>
      <thead>
        <tr>
          <th scope="col">{texts.columns.date}</th>
          <th scope="col" className={css.figure}>
            {texts.columns.price}
          </th>
          <th scope="col">{texts.columns.source}</th>
        </tr>
      </thead>
      <tbody>
        {points.toReversed().map((point) => (
          <tr key={`${point.saved_at} ${point.counted} ${point.source} ${point.price_per_unit}`}>
            <td className={css.day}>{texts.dateOf(point)}</td>
            <td className={css.figure}>{texts.priceOf(point)}</td>
            <td className={css.source}>{texts.sourceOf(point)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
