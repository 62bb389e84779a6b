import { useLayoutEffect, useRef, useState } from 'react'
import { formatDecimal } from '#core/format/decimal.ts'
import { contrast, parseColour } from './contrast.ts'
import css from './design.module.css'
import { type Pair, pairs } from './pairs.ts'
import { designTexts as texts } from './texts.ts'

/** Every pair of colours that meets on screen, drawn and measured in both themes. */
export function Colours() {
  return (
    <div className={css.both}>
      {(['day', 'night'] as const).map((time) => (
        <div key={time} className={css.time} data-time={time}>
          <h3 className={css.timeName}>{texts[time]}</h3>
          <ul className={css.pairs}>
            {pairs.map((pair) => (
              <Swatch key={`${pair.ink} ${pair.on}`} pair={pair} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

function Swatch({ pair: { ink, on, least } }: { readonly pair: Pair }) {
  const sample = useRef<HTMLSpanElement>(null)
  const [ratio, setRatio] = useState<number | null>(null)
  useLayoutEffect(() => {
    if (sample.current === null) return
    const { color, backgroundColor } = getComputedStyle(sample.current)
    const [one, other] = [parseColour(color), parseColour(backgroundColor)]
    setRatio(one === null || other === null ? null : contrast(one, other))
  }, [])
  return (
    <li className={css.pair}>
      <span ref={sample} className={css.sample} style={{ color: `var(--${ink})`, background: `var(--${on})` }}>
        {texts.sample}
      </span>
      <code>{`--${ink} / --${on}`}</code>
      <span className={css.ratio}>
        {ratio === null ? '–' : texts.ratio(formatDecimal(ratio, 1), formatDecimal(least, 1))}
      </span>
    </li>
  )
}
