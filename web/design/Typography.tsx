import css from './design.module.css'
import { designTexts as texts } from './texts.ts'

const titles = ['--title-xl', '--title-read', '--title-lg', '--title-md', '--title-sm'] as const
const words = ['--text-xl', '--text-lg', '--text-md', '--text-sm', '--text-xs'] as const
const spaces = [1, 2, 3, 4, 5, 6, 7, 8] as const

/** The two families at every size of the scale, and the steps of space. */
export function Typography() {
  return (
    <>
      <ul className={css.lines}>
        {titles.map((size) => (
          <li key={size}>
            <code>{size}</code>
            <span className={css.serif} style={{ fontSize: `var(${size})` }}>
              {texts.serif}
            </span>
          </li>
        ))}
        {words.map((size) => (
          <li key={size}>
            <code>{size}</code>
            <span style={{ fontSize: `var(${size})` }}>{texts.sans}</span>
          </li>
        ))}
      </ul>
      <h3 className={css.timeName}>{texts.space}</h3>
      <ul className={css.lines}>
        {spaces.map((step) => (
          <li key={step}>
            <code>{`--space-${step}`}</code>
            <span className={css.bar} style={{ width: `var(--space-${step})` }} />
          </li>
        ))}
      </ul>
    </>
  )
}
