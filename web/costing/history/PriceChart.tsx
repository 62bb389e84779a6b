import type { HistoryAnswer } from '#core/api/price-history.ts'
import { dayOf, draw, drawable, size, withoutRepeats } from './chart.ts'
import css from './history.module.css'
import { historyTexts as texts } from './texts.ts'

type Props = { readonly name: string; readonly points: HistoryAnswer['points'] }

/** What the price was from day to day, as steps; offers are hollow dots. Its words are in the table too. */
export function PriceChart({ name, points }: Props) {
  const shown = drawable(points)
  const drawing = draw(shown)
  const first = shown.find(({ counted }) => counted)
  const last = shown.findLast(({ counted }) => counted)
  if (drawing === null || first === undefined || last === undefined || withoutRepeats(shown).length < 2) return null
  const days = shown.toSorted((one, other) => (dayOf(one) < dayOf(other) ? -1 : 1))
  const values = shown.map(({ price_per_unit }) => price_per_unit)
  const [low, high] = [Math.min(...values), Math.max(...values)]
  return (
    <figure className={css.chart}>
      <div className={css.bounds} aria-hidden>
        <span>{texts.bounds(high, last.unit)}</span>
        {low !== high && <span>{texts.bounds(low, last.unit)}</span>}
      </div>
      {/* Only the line is stretched to the room there is: dots stay round, and as large on a phone. */}
      <svg className={css.drawing} role="img" aria-label={texts.drawing(name, first, last, low, high)}>
        <svg aria-hidden viewBox={`0 0 ${size.width} ${size.height}`} preserveAspectRatio="none" overflow="visible">
          <path className={css.line} d={drawing.line} />
        </svg>
        {drawing.dots.map(({ x, y, counted, key }) => (
          <circle
            key={key}
            className={counted ? css.dot : css.other}
            cx={`${(x / size.width) * 100}%`}
            cy={`${(y / size.height) * 100}%`}
            r={5}
          />
        ))}
      </svg>
      <div className={css.days} aria-hidden>
        <span>{texts.day(days[0] ?? first)}</span>
        <span>{texts.day(days.at(-1) ?? last)}</span>
      </div>
    </figure>
  )
}
