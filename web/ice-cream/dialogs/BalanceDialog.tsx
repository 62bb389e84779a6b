import { Button, Checkbox } from '@mantine/core'
import { useMemo, useState } from 'react'
import { formatDecimal } from '#core/format/decimal.ts'
import { balanceFormula } from '#core/ice-cream/balance/balance.ts'
import { goalLimits } from '#core/ice-cream/balance/balance-model.ts'
import type { BalanceGoal } from '#core/ice-cream/balance/balance-report.ts'
import { applyBalance } from '#core/ice-cream/balance/change-rows.ts'
import { isMovable } from '#core/ice-cream/balance/movable.ts'
import type { Formula, FormulaIngredient, FormulaRow, FormulaType } from '#core/ice-cream/composition/formula.ts'
import { type IcePantry, rowFromIngredient } from '#core/ice-cream/composition/match-ingredient.ts'
import { mixRows } from '#core/ice-cream/composition/mix.ts'
import { defaultServing, referenceServing, servingLimits } from '#core/ice-cream/freezing/serving.ts'
import { changedFields } from '#web/data/changed-fields.ts'
import { useForm } from '#web/data/form.ts'
import { belowZero } from '#web/ice-cream/results/below-zero.ts'
import { labTexts, rowTexts, balanceTexts as texts } from '#web/ice-cream/texts.ts'
import { DecimalInput } from '#web/ui/DecimalInput.tsx'
import { FormActions } from '#web/ui/FormActions.tsx'
import { FormDialog } from '#web/ui/FormDialog.tsx'
import css from './dialogs.module.css'

type Props = {
  readonly opened: boolean
  readonly formula: Formula
  readonly pantry: IcePantry
  readonly rows: readonly FormulaIngredient[]
  readonly busy: boolean
  readonly onClose: () => void
  readonly onReopen: () => void
  /** With the temperature it was balanced for; null: the usual of its type. */
  readonly onApply: (rows: readonly FormulaIngredient[], servingTemperature: number | null) => Promise<boolean>
  readonly onAdd: (row: FormulaRow) => Promise<unknown>
}

/** Moves the rows that are not fixed towards the optimum of their kind; nothing changes until it is applied. */
export function BalanceDialog({ opened, onClose, onReopen, busy, ...rest }: Props) {
  return (
    <FormDialog opened={opened} title={texts.title} size="56rem" busy={busy} onClose={onClose} onReopen={onReopen}>
      {(close) => <BalanceForm {...rest} busy={busy} onCancel={close} onDone={onClose} />}
    </FormDialog>
  )
}

type FormProps = Omit<Props, 'opened' | 'onClose' | 'onReopen'> & {
  readonly onCancel: () => void
  readonly onDone: () => void
}
type Targets = Readonly<Partial<Record<Exclude<BalanceGoal['name'], 'serving'>, number>>>

function BalanceForm({ formula, pantry, rows, busy, onApply, onAdd, onCancel, onDone }: FormProps) {
  const { type } = formula
  const [locked, setLocked] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [serving, setServing] = useState<number | null>(formula.servingTemperature ?? defaultServing(type))
  const [targets, setTargets] = useState<Targets>({})
  const usual = useMemo(() => mixRows(pantry, rows).map((row) => !isMovable(row)), [pantry, rows])
  const [usualServing] = useState(serving)
  const locks = rows.map(({ id }, index) => locked.get(id) ?? usual[index] ?? true)
  const result = balanceFormula(pantry, { type, rows, locks, targets, servingTemperature: serving ?? undefined })
  const askedOf = ({ name }: BalanceGoal) => (name === 'serving' ? serving : (targets[name] ?? null))
  const form = useForm<BalanceGoal>({
    filled: locked.size + changedFields({ serving: usualServing }, { ...targets, serving }),
    busy,
    check: () => result?.goals.find((goal) => isOutside(goal, askedOf(goal))) ?? null,
    say: ({ name, label, unit }) => [
      labTexts.error,
      `${texts.target(label, unit)}: ${rowTexts.outside(...limitsOf(name))}`,
    ],
    save: async () => {
      if (result === null || !result.isChanged) return
      if (await onApply(applyBalance(rows, result.rows), unusual(type, serving))) onDone()
    },
  })
  if (result === null) return <p>{texts.weighsNothing}</p>

  const setTarget = (name: BalanceGoal['name'], value: number | null) => {
    if (name === 'serving') return setServing(belowZero(value))
    const { [name]: _, ...others } = targets
    setTargets(value === null ? others : { ...others, [name]: value })
  }
  return (
    <form {...form.props} className={css.form}>
      <p className={css.lead}>{texts.lead}</p>
      <div className={css.noticeRegion} role="status">
        {result.notice !== null && <p className={css.notice}>{result.notice}</p>}
      </div>
      <h3 className={css.heading}>{texts.rows}</h3>
      <ul className={css.balanced} aria-label={texts.rows}>
        {result.rows.map(({ row, before, grams, atBound }) => {
          const own = rows[row]
          if (own === undefined) return null
          const name = rowTexts.row(row + 1, own.name)
          return (
            <li key={own.id}>
              <Checkbox
                label={texts.lock(name)}
                classNames={{ label: css.lockLabel ?? '' }}
                checked={locks[row] ?? true}
                onChange={(event) => setLocked(new Map(locked).set(own.id, event.currentTarget.checked))}
              />
              <span className={css.amount} data-changed={Math.abs(grams - before) > 0.005 || undefined}>
                {texts.change(before, grams)}
                {atBound !== null && Math.abs(grams - before) > 0.005 && <small>{texts.bound[atBound]}</small>}
              </span>
            </li>
          )
        })}
      </ul>
      <h3 className={css.heading}>{texts.goals}</h3>
      <ul className={css.goals} aria-label={texts.goals}>
        {result.goals.map((goal) => (
          <Goal
            key={goal.name}
            goal={goal}
            asked={askedOf(goal)}
            onAsk={(value) => setTarget(goal.name, value)}
            helper={goal.missing === null ? undefined : pantry.byId.get(goal.missing)?.name}
            busy={busy}
            onHelp={() => {
              const ingredient = goal.missing === null ? undefined : pantry.byId.get(goal.missing)
              if (ingredient !== undefined) void onAdd(rowFromIngredient(ingredient, 0))
            }}
          />
        ))}
      </ul>
      <FormActions
        sticky
        submit={result.isChanged ? texts.apply : texts.nothing}
        onCancel={onCancel}
        busy={busy}
        disabled={!result.isChanged}
      />
    </form>
  )
}

/** Null when it is the usual one of the type, or none. */
const unusual = (type: FormulaType, serving: number | null): number | null =>
  serving === null || serving === defaultServing(type) ? null : referenceServing(type, serving)

const limitsOf = (name: BalanceGoal['name']): readonly [least: number, most: number] =>
  name === 'serving' ? servingLimits : goalLimits[name]

const isOutside = ({ name }: BalanceGoal, asked: number | null): boolean => {
  const [least, most] = limitsOf(name)
  return asked !== null && (asked < least || asked > most)
}

type GoalProps = {
  readonly goal: BalanceGoal
  readonly asked: number | null
  readonly onAsk: (value: number | null) => void
  /** Name of an ingredient that would help. */
  readonly helper: string | undefined
  readonly busy: boolean
  readonly onHelp: () => void
}

function Goal({ goal, asked, onAsk, helper, busy, onHelp }: GoalProps) {
  const { label, unit, target, before, after, isReached, reason } = goal
  const shown = (value: number | null): string =>
    value === null ? texts.missing : formatDecimal(value, unit === 'pts/kg' ? 0 : 1)
  const [least, most] = limitsOf(goal.name)
  return (
    <li data-reached={isReached}>
      <DecimalInput
        className={css.target}
        label={texts.target(label, unit)}
        placeholder={shown(target)}
        value={asked}
        step={unit === 'pts/kg' ? 1 : goal.name === 'serving' ? 0.5 : 0.1}
        start={target}
        min={least}
        max={most}
        error={isOutside(goal, asked) && rowTexts.outside(least, most)}
        onChange={onAsk}
      />
      <p className={css.outcome}>
        <span>{texts.beforeAfter(shown(before), shown(after), unit)}</span>
        <strong>{isReached ? texts.reached : texts.notReached}</strong>
      </p>
      {reason !== null && <p className={css.reason}>{reason}</p>}
      {helper !== undefined && (
        <Button variant="default" disabled={busy} onClick={onHelp}>
          {texts.help(helper)}
        </Button>
      )}
    </li>
  )
}
