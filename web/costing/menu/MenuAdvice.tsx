import { quadrants } from '#core/costing/menu/menu-engineering.ts'
import { type JudgedDish, reasons } from './judge.ts'
import css from './menu.module.css'
import { menuTexts as texts } from './texts.ts'

/** What to do with the dishes of each quadrant, and which dishes are not judged. */
export function MenuAdvice({ dishes }: { readonly dishes: readonly JudgedDish[] }) {
  const places = quadrants.map((one) => ({ one, held: dishes.filter(({ quadrant }) => quadrant === one) }))
  const left = reasons.map((one) => ({ one, held: dishes.filter(({ reason }) => reason === one) }))
  return (
    <ul className={css.advice} aria-label={texts.advice}>
      {places
        .filter(({ held }) => held.length > 0)
        .map(({ one, held }) => (
          <li key={one} data-quadrant={one}>
            <p>
              <strong className={css.place}>{texts.name(one)}</strong> {texts.adviceOf(one, held.length)}
            </p>
            <p className={css.soft}>{namesOf(held)}</p>
          </li>
        ))}
      {left
        .filter(({ held }) => held.length > 0)
        .map(({ one, held }) => (
          <li key={one}>
            <p>
              <strong>{texts.reasons[one]}</strong> {texts.reasonOf(one, held.length)}
            </p>
            <p className={css.soft}>{namesOf(held)}</p>
          </li>
        ))}
    </ul>
  )
}

/** Names told; the table has them all. */
const told = 12

const namesOf = (dishes: readonly JudgedDish[]): string =>
  [
    dishes
      .slice(0, told)
      .map(({ row }) => row.name)
      .join(', '),
    ...(dishes.length > told ? [texts.rest(dishes.length - told)] : []),
  ].join(' ')
