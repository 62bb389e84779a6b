import { Button } from '@mantine/core'
import { IconTemperature } from '@tabler/icons-react'
import { unbroken } from '#core/format/unbroken.ts'
import type { Formula } from '#core/ice-cream/composition/formula.ts'
import type { FormulaAnalysis } from '#core/ice-cream/judging/analysis.ts'
import { panelTexts, processTexts as texts } from '#web/ice-cream/texts.ts'
import { useProcess } from '#web/ice-cream/use-lab.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LoadFailure } from '#web/ui/LoadFailure.tsx'
import { Loading } from '#web/ui/Loading.tsx'
import { FreezingCurve } from './FreezingCurve.tsx'
import css from './results.module.css'
import { StaleNotice } from './StaleNotice.tsx'

type Props = {
  readonly formula: Formula
  readonly live: FormulaAnalysis | null
  readonly stale: boolean
  readonly busy: boolean
  readonly onAnalyze: () => void
}

/** What the machines are set to; a prompt until one of the three temperatures exists (specification §4). */
export function ProcessTab({ formula, live, ...saved }: Props) {
  return (
    <>
      <SavedProcess formulaId={formula.id} {...saved} />
      {live !== null && <FreezingCurve formula={formula} live={live} />}
    </>
  )
}

type SavedProps = Omit<Props, 'formula' | 'live'> & { readonly formulaId: string }

function SavedProcess({ formulaId, stale, busy, onAnalyze }: SavedProps) {
  const { data: process, error, refetch } = useProcess(formulaId)
  if (error !== null && process === undefined)
    return <LoadFailure title={texts.failed} error={error} onRetry={() => void refetch()} />
  if (process === undefined) return <Loading />
  const temperatures = [process?.pasteurization_temp, process?.maturation_temp, process?.churning_temp]
  if (process === null || temperatures.every((temperature) => temperature === null)) {
    return (
      <EmptyState title={texts.prompt} text={texts.promptText} icon={IconTemperature}>
        <Button loading={busy} onClick={onAnalyze}>
          {panelTexts.analyze}
        </Button>
      </EmptyState>
    )
  }
  const shown = (value: number | null, words: (value: number) => string): string =>
    value === null ? texts.missing : words(value)
  const steps = [
    {
      label: texts.pasteurization,
      value: shown(process.pasteurization_temp, texts.degrees),
      note: shown(process.pasteurization_time, texts.minutes),
    },
    {
      label: texts.maturation,
      value: shown(process.maturation_temp, texts.degrees),
      note: shown(process.maturation_time, texts.hours),
    },
    { label: texts.churning, value: shown(process.churning_temp, texts.degrees), note: texts.churningNote },
    { label: texts.storage, value: shown(process.recommended_storage_temp, texts.degrees), note: texts.storageNote },
  ]
  return (
    <>
      {stale && <StaleNotice />}
      <dl className={css.figures}>
        {steps.map(({ label, value, note }) => (
          <div key={label} className={css.figure}>
            <dt>{label}</dt>
            <dd>{value}</dd>
            <dd className={css.note}>{note}</dd>
          </div>
        ))}
      </dl>
      {process.freezing_curve !== null && (
        <>
          <h3 className={css.heading}>{texts.curve}</h3>
          <p className={css.curveText}>{unbroken(process.freezing_curve)}</p>
        </>
      )}
    </>
  )
}
