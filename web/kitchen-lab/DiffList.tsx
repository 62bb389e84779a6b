import { IconArrowsExchange, IconMinus, IconPencil, IconPlus } from '@tabler/icons-react'
import { formatDecimal } from '#core/format/decimal.ts'
import type { LineDiff, RecipeDiff } from '#core/kitchen-lab/diff.ts'
import { amount, amountChange } from './amount.ts'
import css from './diff.module.css'
import { diffTexts as texts } from './texts.ts'

const icons = { added: IconPlus, removed: IconMinus, changed: IconPencil, replaced: IconArrowsExchange }

/** Past this a card becomes a scroll: the rest waits behind one press. */
const mostLines = 8

/** What a variation changes, line by line: a sign, a word, and the ingredient before and after. */
export function DiffList({ diff, notes = '' }: { readonly diff: RecipeDiff; readonly notes?: string | undefined }) {
  const { servings, lines } = diff
  const shown = lines.length > mostLines ? lines.slice(0, mostLines - 1) : lines
  const rest = lines.slice(shown.length)
  return (
    <>
      <ul className={css.lines} aria-label={texts.title}>
        {servings !== null && (
          <li className={css.line} data-kind="changed">
            <Sign kind="changed" word={texts.servings} />
            <span className={css.words}>
              <Becomes before={formatDecimal(servings.before)} after={formatDecimal(servings.after)} />
            </span>
          </li>
        )}
        {shown.map(lineItem)}
      </ul>
      {rest.length > 0 && (
        <details className={css.rest}>
          <summary>{texts.more(rest.length)}</summary>
          <ul className={css.lines}>{rest.map(lineItem)}</ul>
        </details>
      )}
      {notes !== '' && (
        <div className={css.notes}>
          <p className={css.notesTitle}>{texts.notes}</p>
          <p className={css.notesText}>{notes}</p>
        </div>
      )}
    </>
  )
}

// A name may stand twice in a recipe: only its place tells one line from another.
const lineItem = (line: LineDiff, index: number) => (
  <li key={`${index}-${line.kind}`} className={css.line} data-kind={line.kind}>
    <Sign kind={line.kind} word={texts.kinds[line.kind]} />
    <span className={css.words}>
      <LineWords line={line} />
    </span>
  </li>
)

function LineWords({ line }: { readonly line: LineDiff }) {
  if (line.kind === 'added') return <Ingredient name={line.after.name} amount={amount(line.after)} />
  if (line.kind === 'removed') {
    return (
      <del>
        <Ingredient name={line.before.name} amount={amount(line.before)} />
      </del>
    )
  }
  const { before, after } = line
  if (line.kind === 'replaced' || before.name !== after.name) {
    return (
      <>
        <del>
          <Ingredient name={before.name} amount={amount(before)} />
        </del>
        <Arrow />
        <Ingredient name={after.name} amount={amount(after)} />
      </>
    )
  }
  return (
    <>
      <span className={css.name}>{after.name}</span>{' '}
      <Becomes before={amount(before)} after={amount(after)} change={amountChange(before, after)} />
    </>
  )
}

function Ingredient({ name, amount: text }: { readonly name: string; readonly amount: string }) {
  return (
    <>
      <span className={css.name}>{name}</span> <span className={css.amount}>{text}</span>
    </>
  )
}

type BecomesProps = { readonly before: string; readonly after: string; readonly change?: string | null }

function Becomes({ before, after, change = null }: BecomesProps) {
  return (
    <>
      <span className={css.amount}>{before}</span>
      <Arrow />
      <strong className={css.amount}>{after}</strong>
      {change !== null && <span className={css.change}>{change}</span>}
    </>
  )
}

/** An arrow for the eye, its word for the ear. */
function Arrow() {
  return (
    <>
      <span className={css.arrow} aria-hidden>
        →
      </span>
      <span className={css.hidden}>{texts.becomes}</span>
    </>
  )
}

function Sign({ kind, word }: { readonly kind: LineDiff['kind']; readonly word: string }) {
  const Icon = icons[kind]
  return (
    <span className={css.sign}>
      <Icon size="1rem" stroke={2} aria-hidden />
      {word}
    </span>
  )
}
