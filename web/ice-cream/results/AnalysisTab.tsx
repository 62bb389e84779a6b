import { Button } from '@mantine/core'
import { IconBook, IconListDetails } from '@tabler/icons-react'
import { unbroken } from '#core/format/unbroken.ts'
import { numbered } from '#web/ice-cream/numbered.ts'
import { panelTexts, recipeTexts, severityWords, analysisTexts as texts } from '#web/ice-cream/texts.ts'
import { useAnalysis } from '#web/ice-cream/use-lab.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LoadFailure } from '#web/ui/LoadFailure.tsx'
import { Loading } from '#web/ui/Loading.tsx'
import css from './results.module.css'
import { StaleNotice } from './StaleNotice.tsx'

type Props = {
  readonly formulaId: string
  /** Null while nothing weighs anything. */
  readonly onRecipe: (() => void) | null
  readonly creating: boolean
  readonly stale: boolean
  readonly busy: boolean
  readonly onAnalyze: () => void
}

/** The full recipe and the process step by step, as the last analysis wrote them. */
export function AnalysisTab({ formulaId, onRecipe, creating, stale, busy, onAnalyze }: Props) {
  const { data: analysis, error, refetch } = useAnalysis(formulaId)
  if (error !== null && analysis === undefined)
    return <LoadFailure title={texts.failed} error={error} onRetry={() => void refetch()} />
  if (analysis === undefined) return <Loading />
  if (analysis === null) {
    return (
      <EmptyState title={texts.prompt} text={texts.promptText} icon={IconListDetails}>
        <Button loading={busy} onClick={onAnalyze}>
          {panelTexts.analyze}
        </Button>
      </EmptyState>
    )
  }
  return (
    <>
      {stale && <StaleNotice />}
      <div className={css.tools}>
        <Button
          variant="default"
          leftSection={<IconBook size="1.125rem" stroke={1.5} aria-hidden />}
          loading={creating}
          disabled={onRecipe === null}
          onClick={() => onRecipe?.()}
        >
          {recipeTexts.create}
        </Button>
      </div>
      <p className={css.summary}>
        {texts.summary(analysis.sub_style_label, analysis.mass, analysis.litres)}
        {analysis.serving_temperature !== null && ` · ${texts.serving(analysis.serving_temperature)}`}
      </p>
      <h3 className={css.heading}>{texts.recipe}</h3>
      <ul className={css.recipe} aria-label={texts.recipe}>
        {numbered(analysis.recipe).map(({ key, line }) => (
          <li key={key}>{unbroken(line)}</li>
        ))}
      </ul>
      <h3 className={css.heading}>{texts.steps}</h3>
      <ol className={css.steps} aria-label={texts.steps}>
        {numbered(analysis.steps).map(({ key, line }) => (
          <li key={key}>{unbroken(line)}</li>
        ))}
      </ol>
      {analysis.warnings.length > 0 && (
        <>
          <h3 className={css.heading}>{texts.warnings}</h3>
          <ul className={css.recipe}>
            {numbered(analysis.warnings).map(({ key, line }) => (
              <li key={key}>
                <strong>{severityWords[line.severity]}:</strong> {unbroken(line.text)} {unbroken(line.advice)}
              </li>
            ))}
          </ul>
        </>
      )}
      {analysis.legal_names.length > 0 && (
        <>
          <h3 className={css.heading}>{texts.legal}</h3>
          <p>{analysis.legal_names.join(', ')}</p>
        </>
      )}
    </>
  )
}
