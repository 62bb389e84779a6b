import { Button } from '@mantine/core'
import { IconAlertTriangle, IconInfoCircle, IconUrgent } from '@tabler/icons-react'
import { unbroken } from '#core/format/unbroken.ts'
import type { FormulaFix, FormulaWarning } from '#core/ice-cream/judging/analysis.ts'
import { severityWords, warningTexts as texts } from '#web/ice-cream/texts.ts'
import css from './warnings.module.css'

type Props = {
  readonly warnings: readonly FormulaWarning[]
  readonly busy: boolean
  readonly onFix: (fix: FormulaFix) => void
}

const icons = { critical: IconUrgent, warning: IconAlertTriangle, info: IconInfoCircle } as const

/** What the formula should be looked at for, worst first, with the correction at one tap where weights can do it. */
export function Warnings({ warnings, busy, onFix }: Props) {
  if (warnings.length === 0) return null
  return (
    <section aria-label={texts.title} className={css.section}>
      <h3 className={css.heading}>{texts.title}</h3>
      <ul className={css.list}>
        {warnings.map(({ code, severity, text, advice, fix, row }) => {
          const Icon = icons[severity]
          return (
            <li key={`${code} ${row ?? ''} ${text}`} className={css.warning} data-severity={severity}>
              <Icon className={css.icon ?? ''} aria-hidden />
              <div className={css.words}>
                <p>
                  <strong className={css.severity}>{severityWords[severity]}:</strong> {unbroken(text)}
                </p>
                {advice !== '' && <p className={css.advice}>{unbroken(advice)}</p>}
              </div>
              {fix !== null && (
                <Button
                  variant="default"
                  className={css.fix ?? ''}
                  classNames={{ label: css.fixLabel ?? '' }}
                  disabled={busy}
                  onClick={() => onFix(fix)}
                >
                  {fix.label}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
