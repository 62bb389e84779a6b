import { Switch } from '@mantine/core'
import type { PreferencesPatch } from '#core/api/preferences.ts'
import type { RecipeCost } from '#core/costing/costs/cost.ts'
import { formatEuros } from '#core/format/money.ts'
import { sheetTexts } from '#web/costing/texts.ts'
import css from './merma.module.css'
import { mermaTexts as texts } from './merma-texts.ts'

type Props = {
  /** As the kitchen counts, and the other way. */
  readonly cost: RecipeCost
  readonly other: RecipeCost
  readonly counts: boolean
  readonly onChoose: (patch: PreferencesPatch) => void
}

/** What the dish costs with and without its merma, where it has lines that are limpias, and which of the two counts. */
export function MermaFigures({ cost, other, counts, onChoose }: Props) {
  if (cost.clean === 0) return null
  const [without, with_] = counts ? [other, cost] : [cost, other]
  return (
    <section className={css.merma} aria-label={texts.title}>
      <dl className={css.figures}>
        <Figure label={texts.without} cost={without} chosen={!counts} />
        <Figure label={texts.with} cost={with_} chosen={counts} />
      </dl>
      <p className={css.lines}>{texts.lines(cost.clean)}</p>
      <Switch
        className={css.switch ?? ''}
        label={texts.switch.label}
        checked={counts}
        onChange={(event) => onChoose({ count_merma: event.currentTarget.checked })}
      />
    </section>
  )
}

type FigureProps = { readonly label: string; readonly cost: RecipeCost; readonly chosen: boolean }

function Figure({ label, cost: { total, perServing }, chosen }: FigureProps) {
  return (
    <div className={css.figure} data-chosen={chosen || undefined}>
      <dt>
        {label}
        {chosen && <span className={css.chosen}> · {texts.counts}</span>}
      </dt>
      <dd>
        <strong>{total === null ? sheetTexts.unknown : formatEuros(total)}</strong>
        {perServing !== null && <span className={css.serving}>{texts.perServing(formatEuros(perServing))}</span>}
      </dd>
    </div>
  )
}
