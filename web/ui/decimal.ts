/** Decimal numbers as a Spanish cook types them. Only typing: text for reading is core/format's job. */

const plain = /^[+-]?(?:\d+[.,]?\d*|[.,]\d+)$/

/** Two marks or more: groups of exactly three, so that a slip of the finger ('12,,5', '1,2,3') is no number. */
const grouped = [
  /^[+-]?\d{1,3}(?:\.\d{3})+,\d*$/, // 1.234,5
  /^[+-]?\d{1,3}(?:,\d{3})+\.\d*$/, // 1,234.5
  /^[+-]?\d{1,3}(?:\s\d{3})+(?:[.,]\d*)?$/, // 1 234,5
  /^[+-]?\d{1,3}(?:\.\d{3}){2,}$/, // 1.234.567
  /^[+-]?\d{1,3}(?:,\d{3}){2,}$/, // 1,234,567
]

/**
 * '12,5' and '12.5' are 12.5; '1.234,5' is 1234.5; blanks around are forgiven. Anything else is null, also nothing.
 * One mark is always the decimal mark: a kitchen weighs 1,234 kg far more often than it types thousands.
 */
export const parseDecimal = (text: string): number | null => {
  const typed = text.trim()
  const digits = grouped.some((shape) => shape.test(typed)) ? withoutGroups(typed) : typed
  if (!plain.test(digits)) return null
  const value = Number(digits.replace(',', '.'))
  return Number.isFinite(value) ? value : null
}

/** 12.5 is '12,5'. No thousands marks: they stand in the way of the cursor. */
export const showDecimal = (value: number | null): string =>
  value === null || !Number.isFinite(value) ? '' : trimmed(value).replace('.', ',')

/** How a number field counts. */
export type Steps = { readonly step: number; readonly min: number; readonly max?: number | undefined }

/**
 * The next multiple of `step` above or below, never beyond `min` and `max`, as in a browser's own number field: by 1, 2.5
 * goes to 3 and to 2.
 */
export const stepped = (value: number, up: boolean, { step, min, max = Number.MAX_VALUE }: Steps): number => {
  const multiple = value / step
  const nearest = Math.round(multiple)
  // 0.3 / 0.1 is 2.9999999999999996.
  const from = Math.abs(multiple - nearest) < 1e-6 ? nearest : multiple
  const next = (up ? Math.floor(from) + 1 : Math.ceil(from) - 1) * step
  return Math.min(Math.max(Number(next.toFixed(6)), min), max)
}

// Keeps the last mark if it is of another kind than the ones before it: then it is the decimal mark.
const withoutGroups = (text: string) => {
  const marks = text.replace(/[\d+-]/g, '')
  const last = marks.at(-1) ?? ''
  const decimal = marks.length > 1 && marks[0] !== last ? last : ''
  const [whole = '', fraction = ''] = decimal === '' ? [text] : text.split(decimal)
  return `${whole.replace(/[.,\s]/g, '')}.${fraction}`
}

// Ten decimals hide 0.1 + 0.2 without touching anything a scale can weigh; what is smaller still is no 0 (twenty is its end).
const trimmed = (value: number) => {
  const decimals = Math.abs(value) < 1e-6 ? 20 : 10
  return value.toFixed(decimals).replace(/\.?0+$/, '')
}
