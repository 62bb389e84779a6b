import { quadrants } from '#core/costing/menu/menu-engineering.ts'
import type { JudgedDish } from './judge.ts'
import css from './menu.module.css'
import { drawMenu, mostNumbered } from './picture.ts'
import { menuTexts as texts } from './texts.ts'

type Props = {
  readonly dishes: readonly JudgedDish[]
  readonly matrix: { readonly popularFrom: number; readonly meanMargin: number }
}

/** The four quadrants with their dishes. Everything in it stands in the table too. */
export function MenuPicture({ dishes, matrix }: Props) {
  const { dots, popular, profitable } = drawMenu(dishes, matrix)
  const counts = quadrants.map((one) => [one, dots.filter(({ dish }) => dish.quadrant === one).length] as const)
  const numbered = dots.length <= mostNumbered
  return (
    <figure className={css.picture}>
      <p className={css.axis} aria-hidden>
        {texts.axes.margin}
      </p>
      <svg className={css.drawing} role="img" aria-label={texts.picture(counts)}>
        <line className={css.bound} x1={`${popular}%`} x2={`${popular}%`} y1="0" y2="100%" />
        <line className={css.bound} x1="0" x2="100%" y1={`${profitable}%`} y2={`${profitable}%`} />
        <text className={css.corner} x="0" y="0" dx="0.5em" dy="1.3em">
          {texts.plural.puzzle}
        </text>
        <text className={css.corner} x="100%" y="0" dx="-0.5em" dy="1.3em" textAnchor="end">
          {texts.plural.star}
        </text>
        <text className={css.corner} x="0" y="100%" dx="0.5em" dy="-0.6em">
          {texts.plural.dog}
        </text>
        <text className={css.corner} x="100%" y="100%" dx="-0.5em" dy="-0.6em" textAnchor="end">
          {texts.plural.workhorse}
        </text>
        {dots.map(({ dish, x, y }) => (
          <g key={dish.row.recipe_id} data-quadrant={dish.quadrant}>
            <circle className={css.dot} cx={`${x}%`} cy={`${y}%`} r={numbered ? '0.75em' : '0.35em'}>
              <title>{dish.row.name}</title>
            </circle>
            {numbered && (
              <text className={css.number} x={`${x}%`} y={`${y}%`} dy="0.36em" textAnchor="middle">
                {dish.number}
              </text>
            )}
          </g>
        ))}
      </svg>
      <p className={css.axis} data-end aria-hidden>
        {texts.axes.units}
      </p>
    </figure>
  )
}
