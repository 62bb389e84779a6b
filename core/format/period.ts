import { formatDate } from './date.ts'

const months = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic']

const aDay = /^\d{4}-\d\d-\d\d/
const aMonth = '\\d{4}-(?:0[1-9]|1[0-2])'
const period = new RegExp(`^(${aMonth})(?:/(${aMonth}))?$`)
// Not within a longer number or date: of '2026-06-21' nothing is a month.
const inText = new RegExp(`(?<![\\d-])${aMonth}(?:/${aMonth})?(?![\\d-])`, 'g')

/**
 * When something was true, as a cook reads it: '21/11/2026' for a day, 'jun 2026' for a month, 'ene–sep 2025' and
 * 'nov 2025 – feb 2026' for a span of months. What is none of these stays as it is.
 */
export const formatPeriod = (text: string): string => {
  const [, from = '', to = from] = period.exec(text) ?? []
  if (from === '') return aDay.test(text) ? formatDate(text) : text
  if (from === to) return `${monthOf(from)} ${yearOf(from)}`
  if (yearOf(from) === yearOf(to)) return `${monthOf(from)}–${monthOf(to)} ${yearOf(to)}`
  return `${monthOf(from)} ${yearOf(from)} – ${monthOf(to)} ${yearOf(to)}`
}

/** The months a source names as its table writes them ('2025-01/2025-09'), made readable; the other words stay. */
export const withReadableMonths = (text: string): string => text.replace(inText, formatPeriod)

const yearOf = (month: string): string => month.slice(0, 4)
const monthOf = (month: string): string => months[Number(month.slice(5)) - 1] ?? ''
