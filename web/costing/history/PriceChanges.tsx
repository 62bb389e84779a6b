import { Button, TextInput } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import type { ChangesAnswer } from '#core/api/price-history.ts'
import { today } from '#web/costing/offers/today.ts'
import { focusIfLost } from '#web/data/focus-if-lost.ts'
import css from './history.module.css'
import { ImpactTable } from './ImpactTable.tsx'
import { impactTexts, changesTexts as texts } from './texts.ts'
import { useChanges, useMarkSeen } from './use-history.ts'

const foldId = 'price-changes'

/**
 * What prices have changed and what that does to the dishes. Quiet: one line that unfolds, as high before it is known what
 * it says as afterwards, so that nothing below it moves.
 */
export function PriceChanges() {
  const [since, setSince] = useState<string | null>(null)
  const [unfolded, setUnfolded] = useState(false)
  const { data } = useChanges(since)
  const { mark, busy } = useMarkSeen()
  const [most] = (data?.items ?? []).map(({ impact }) => impact).toSorted((one, other) => other.over - one.over)
  const seen = async () => {
    const outcome = await mark()
    if (outcome.ok) {
      setSince(null)
      setUnfolded(false)
    }
    // The button that was pressed is gone, or was no button while it waited.
    focusIfLost(foldId)
  }
  return (
    <section className={css.changes} aria-labelledby="changes-title">
      <h2 id="changes-title" className={css.changesTitle}>
        <button
          id={foldId}
          type="button"
          className={css.fold}
          aria-expanded={unfolded}
          onClick={() => setUnfolded((before) => !before)}
        >
          <IconChevronDown className={css.arrow} size="1.25rem" stroke={1.5} aria-hidden />
          <span className={css.summary}>
            {texts.title}
            {data !== undefined && `: ${texts.summary(data.total, data.since)}`}
          </span>
          {data !== undefined && most !== undefined && most.over > 0 && (
            <span className={css.warning}>
              <IconAlertTriangle size="1.125rem" stroke={1.5} aria-hidden />
              {texts.over(most, data.target)}
            </span>
          )}
        </button>
      </h2>
      {unfolded && data !== undefined && (
        <div className={css.unfolded}>
          <Changes data={data} />
          <div className={css.tools}>
            <TextInput
              type="date"
              label={texts.since}
              max={today()}
              value={since ?? data.since.slice(0, 10)}
              onChange={({ currentTarget: { value } }) => setSince(value === '' ? null : value)}
            />
            {data.total > 0 && (
              <Button
                variant="default"
                leftSection={<IconCheck size="1.25rem" stroke={1.5} aria-hidden />}
                loading={busy}
                onClick={() => void seen()}
              >
                {texts.seen}
              </Button>
            )}
            <p className={css.soft}>{texts.seenHint}</p>
          </div>
        </div>
      )}
    </section>
  )
}

function Changes({ data: { items, total, target } }: { readonly data: ChangesAnswer }) {
  return (
    <>
      <ul className={css.list} aria-label={texts.list}>
        {items.map((change) => (
          <li key={change.price_id}>
            <p className={css.sentence} data-voice={change.impact.over > 0 ? 'amber' : undefined}>
              {change.impact.over > 0 && <IconAlertTriangle size="1.125rem" stroke={1.5} aria-hidden />}
              {impactTexts.sentence(change, target)}
            </p>
            {change.impact.worst.length > 0 && (
              <details className={css.details}>
                <summary aria-label={impactTexts.showDishes(change.ingredient_name)}>{impactTexts.dishes}</summary>
                <ImpactTable name={change.ingredient_name} impact={change.impact} />
              </details>
            )}
          </li>
        ))}
      </ul>
      {total > items.length && <p className={css.soft}>{texts.more(total - items.length)}</p>}
    </>
  )
}
