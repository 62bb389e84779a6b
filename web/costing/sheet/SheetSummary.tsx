import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { RecipeCost } from '#core/costing/costs/cost.ts'
import { sheetTexts } from '#web/costing/texts.ts'
import css from './sheet.module.css'

const { summary: texts } = sheetTexts

type Props = {
  readonly cost: RecipeCost
  /** What can be done about it. */
  readonly children?: ReactNode
}

/** How far the total can be trusted, beside it. */
export function SheetSummary({ cost: { withoutPrice, estimated, countedAsIs, withoutMerma }, children }: Props) {
  const notes = [
    ...(withoutPrice > 0 ? [texts.without(withoutPrice)] : []),
    ...(estimated > 0 ? [texts.estimated(estimated)] : []),
    ...(countedAsIs > 0 ? [texts.countedAsIs(countedAsIs)] : []),
    ...(withoutMerma > 0 ? [texts.withoutMerma(withoutMerma)] : []),
  ]
  if (notes.length === 0) return null
  return (
    <div className={css.doubts}>
      <ul className={css.summary}>
        {notes.map((note) => (
          <li key={note}>
            <IconAlertTriangle size="1.125rem" stroke={1.5} aria-hidden />
            {note}
          </li>
        ))}
      </ul>
      {children}
    </div>
  )
}
