import { Button } from '@mantine/core'
import { IconAlertTriangle, IconReceiptEuro, IconScale } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { CostLine, UnitMode } from '#core/costing/costs/cost.ts'
import type { Equivalence } from '#core/costing/costs/equivalence.ts'
import type { LineCheck } from '#core/costing/costs/line-checks.ts'
import { checkText, sheetTexts } from '#web/costing/texts.ts'
import css from './lines.module.css'
import { mermaNote } from './merma-texts.ts'

const { notes: texts } = sheetTexts

type Props = {
  readonly line: CostLine
  readonly equivalence: Equivalence | null
  readonly onReading: (reading: UnitMode) => void
  /** What stands below the notes. */
  readonly children?: ReactNode
}

/** What to look at in a line, in a row of its own below it; the counting of pieces and spoons changes with one tap. */
export function LineNotes({ line, equivalence, onReading, children }: Props) {
  const { name, quantity, unit, reading, price, checks } = line
  const weighed = reading === 'household' && equivalence !== null
  return (
    <tr className={css.notesRow}>
      <td colSpan={columnCount}>
        <ul className={css.notes} aria-label={sheetTexts.notesOf(name)}>
          {price !== null && <Note icon={IconReceiptEuro}>{sheetTexts.priceFrom(price)}</Note>}
          {checks.map((check) => (
            <Note key={check.kind} icon={IconAlertTriangle} amber>
              <span>
                {checkText(check)}
                {isGuess(check) && ` ${texts.guess}`}
              </span>
              <ApplyEquivalence name={name} check={check} onApply={() => onReading('household')} />
            </Note>
          ))}
          {weighed && (
            <Note icon={IconScale}>
              <span>
                {texts.weighed(quantity, unit, quantity * equivalence.gramsPerUnit, equivalence.foodName)}
                {equivalence.guess && ` ${texts.guess}`}
              </span>
              <Button
                className={css.noteAction ?? ''}
                variant="subtle"
                aria-label={texts.backHint(name)}
                onClick={() => onReading('specified')}
              >
                {texts.back}
              </Button>
            </Note>
          )}
          {mermaNote(line) !== null && <Note icon={IconScale}>{mermaNote(line)}</Note>}
        </ul>
        {children}
      </td>
    </tr>
  )
}

const columnCount = Object.keys(sheetTexts.columns).length

type NoteProps = {
  readonly icon: typeof IconScale
  /** Wants attention; otherwise it is only good to know. */
  readonly amber?: boolean
  readonly children: ReactNode
}

function Note({ icon: Icon, amber = false, children }: NoteProps) {
  return (
    <li className={css.note} data-voice={amber ? 'amber' : undefined}>
      <Icon size="1rem" stroke={1.5} aria-hidden />
      <span className={css.noteWords}>{children}</span>
    </li>
  )
}

const isGuess = (check: LineCheck): boolean =>
  (check.kind === 'counted_as_is' || check.kind === 'volume_as_weight') && (check.equivalence?.guess ?? false)

type ApplyProps = { readonly name: string; readonly check: LineCheck; readonly onApply: () => void }

/** Only a price per kilo can take grams: per litre the equivalence would be a weight times the wrong price. */
function ApplyEquivalence({ name, check, onApply }: ApplyProps) {
  if (check.kind !== 'counted_as_is' || check.equivalence === null || check.countedAs !== 'kg') return null
  const { grams } = check.equivalence
  return (
    <Button
      className={css.noteAction ?? ''}
      variant="light"
      aria-label={texts.applyHint(name, grams)}
      onClick={onApply}
    >
      {texts.apply(grams)}
    </Button>
  )
}
