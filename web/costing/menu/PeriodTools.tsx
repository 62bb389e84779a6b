import { Button, NativeSelect, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useLayoutEffect, useMemo, useState } from 'react'
import { isDay } from '#core/api/offers.ts'
import type { Period } from '#core/api/sales.ts'
import { today } from '#web/costing/offers/today.ts'
import { focusIfLost } from '#web/data/focus-if-lost.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import css from './menu.module.css'
import { monthBefore } from './periods.ts'
import { SalesImport } from './SalesImport.tsx'
import { menuTexts as texts } from './texts.ts'
import { useDeleteSales } from './use-menu.ts'

type Saved = Period & { readonly dishes: number }

type Props = {
  /** The newest first. */
  readonly periods: readonly Saved[]
  /** Null while the two days are none. */
  readonly onPeriod: (period: Period | null) => void
}

const toolsId = 'menu-period'
const keyOf = ({ from, to }: Period): string => `${from} ${to}`

/** Of which days the sales are: one of the periods saved, or others; and what can be done with a whole period. */
export function PeriodTools({ periods, onPeriod }: Props) {
  const [days, setDays] = useState<Period>(() => {
    const [newest] = periods
    return newest === undefined ? monthBefore(today()) : { from: newest.from, to: newest.to }
  })
  const [deleting, setDeleting] = useState(false)
  const { remove, busy } = useDeleteSales()
  const { from, to } = days
  const areDays = isDay(from) && isDay(to)
  const period = useMemo(() => (isDay(from) && isDay(to) && from <= to ? { from, to } : null), [from, to])
  useLayoutEffect(() => onPeriod(period), [period, onPeriod])
  const saved = periods.find((one) => keyOf(one) === keyOf(days))
  const confirm = async () => {
    const outcome = await remove(days)
    if (!outcome.ok && outcome.ignored) return
    setDeleting(false)
    await outcome.shown
    // The button that was pressed has gone with the sales.
    focusIfLost(toolsId)
  }
  return (
    <div id={toolsId} className={css.tools} tabIndex={-1}>
      {periods.length > 0 && (
        <NativeSelect
          className={css.saved}
          label={texts.saved}
          data={[
            ...(saved === undefined ? [{ value: '', label: texts.other }] : []),
            ...periods.map((one) => ({ value: keyOf(one), label: texts.period(one.from, one.to, one.dishes) })),
          ]}
          value={saved === undefined ? '' : keyOf(saved)}
          onChange={({ currentTarget: { value } }) => {
            const one = periods.find((each) => keyOf(each) === value)
            if (one !== undefined) setDays({ from: one.from, to: one.to })
          }}
        />
      )}
      <TextInput
        className={css.day ?? ''}
        type="date"
        label={texts.from}
        value={from}
        onChange={({ currentTarget: { value } }) => setDays((before) => ({ ...before, from: value }))}
      />
      <TextInput
        className={css.day ?? ''}
        type="date"
        label={texts.to}
        value={to}
        error={areDays && from > to && texts.wrongPeriod}
        onChange={({ currentTarget: { value } }) => setDays((before) => ({ ...before, to: value }))}
      />
      <div className={css.actions}>
        <SalesImport period={period} />
        {saved !== undefined && (
          <Button
            variant="default"
            leftSection={<IconTrash size="1.25rem" stroke={1.5} aria-hidden />}
            onClick={() => setDeleting(true)}
          >
            {texts.delete}
          </Button>
        )}
      </div>
      <ConfirmDialog
        opened={deleting}
        title={texts.deleting.title}
        text={<p>{texts.deleting.text}</p>}
        confirmLabel={texts.deleting.confirm}
        cancelLabel={texts.deleting.cancel}
        destructive
        busy={busy}
        onConfirm={() => void confirm()}
        onClose={() => setDeleting(false)}
      />
    </div>
  )
}
