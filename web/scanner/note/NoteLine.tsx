import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { formatQuantity } from '#core/format/decimal.ts'
import { formatUnitPrice } from '#core/format/money.ts'
import { DecimalInput } from '#web/ui/DecimalInput.tsx'
import css from './note.module.css'
import { type LineDraft, problemOf, unitPrice } from './note-draft.ts'
import { noteTexts as texts } from './texts.ts'

type Props = {
  readonly line: LineDraft
  /** From 1, as on the paper. */
  readonly number: number
  readonly vatIncluded: boolean
  readonly onChange: (line: LineDraft) => void
}

/** One line of the paper: what was read, to be put right, and the price per kilo that follows from it. */
export function NoteLine({ line, number, vatIncluded, onChange }: Props) {
  const problem = problemOf(line)
  const set = (change: Partial<LineDraft>) => onChange({ ...line, ...change })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not become a grid in every browser
    <div role="group" className={css.line} aria-label={texts.line(number, line.product)} data-taken={line.taken}>
      <Checkbox
        className={css.take ?? ''}
        aria-label={texts.take(line.product)}
        checked={line.taken && problem === null}
        disabled={problem !== null}
        onChange={(event) => set({ taken: event.currentTarget.checked })}
      />
      <TextInput
        className={css.product ?? ''}
        label={texts.product}
        value={line.product}
        onChange={(event) => set({ product: event.currentTarget.value })}
        error={problem === 'product'}
        autoComplete="off"
        maxLength={200}
      />
      <TextInput
        className={css.format ?? ''}
        label={texts.format}
        value={line.format}
        onChange={(event) => set({ format: event.currentTarget.value })}
        error={problem === 'format'}
        autoComplete="off"
        maxLength={120}
      />
      <DecimalInput
        className={css.price ?? ''}
        label={texts.price}
        value={line.price}
        onChange={(price) => set({ price })}
        error={problem === 'price'}
        step={0.01}
      />
      <NativeSelect
        className={css.vat ?? ''}
        label={texts.vat}
        data={ratesWith(line.vat)}
        value={line.vat === null ? '' : String(line.vat)}
        onChange={({ currentTarget: { value } }) => set({ vat: value === '' ? null : Number(value) })}
      />
      <p className={css.result} data-voice={problem !== null || !line.adds ? 'amber' : undefined}>
        {resultOf(line, vatIncluded)}
      </p>
    </div>
  )
}

const ratesWith = (rate: number | null) =>
  rate === null || texts.rates.some(({ value }) => value === String(rate))
    ? [...texts.rates]
    : [...texts.rates, texts.otherRate(rate)]

const resultOf = (line: LineDraft, vatIncluded: boolean): string => {
  const problem = problemOf(line)
  if (problem !== null) return texts.problems[problem]
  const found = unitPrice(line, vatIncluded)
  const price = found === null ? '' : `${formatUnitPrice(found.price)}/${found.unit}`
  const count = line.quantity === null ? '' : texts.delivered(formatQuantity(line.quantity))
  return [price, count, ...(line.adds ? [] : [texts.doubtful])].filter((part) => part !== '').join(' · ')
}
