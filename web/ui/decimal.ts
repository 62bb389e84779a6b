/** Decimal numbers as a Spanish cook types them. Only typing: text for reading is core/format's job. */

const number = /^[+-]?(?:\d+[.,]?\d*|[.,]\d+)$/

/** '12,5' and '12.5' are 12.5; '1.234,5' is 1234.5; blanks around are forgiven. Anything else is null, also nothing. */
export const parseDecimal = (text: string): number | null => {
  const typed = text.trim().replace(/\s/g, '')
  const plain = /[.,].*[.,]/.test(typed) ? withoutThousands(typed) : typed
  if (!number.test(plain)) return null
  const value = Number(plain.replace(',', '.'))
  return Number.isFinite(value) ? value : null
}

/** 12.5 is '12,5'. No thousands marks: they stand in the way of the cursor. */
export const showDecimal = (value: number | null): string =>
  value === null || !Number.isFinite(value) ? '' : trimmed(value).replace('.', ',')

// Two marks: the last one is the decimal mark if it is of the other kind ('1.234,5'), else all are thousands ('1.234.567').
const withoutThousands = (text: string) => {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  const other = text[last] === ',' ? '.' : ','
  const head = text.slice(0, last)
  if (head.includes(text[last] ?? '')) return head.includes(other) ? text : text.replace(/[.,]/g, '')
  return head.replaceAll(other, '') + text.slice(last)
}

// Ten decimals hide 0.1 + 0.2 without touching anything a scale can weigh; very large or small numbers stay plain.
const trimmed = (value: number) => value.toFixed(10).replace(/\.?0+$/, '')
