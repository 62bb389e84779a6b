/**
 * Days after which a price wants a look: half a year. Our own threshold: between two seasons the wholesale price of fruit
 * and fish doubles or halves (Mercamadrid by months), while a grocer's list holds for some months.
 */
export const oldAfterDays = 180

const millisecondsPerDay = 86_400_000

/**
 * Days from the day a price was true to `today`; null for a text that is no date. Both as 'YYYY-MM-DD' or longer; a
 * month or a span of months ('2025-01/2025-09') counts from its last day. Never below 0.
 */
export const priceAge = (date: string, today: string): number | null => {
  const from = lastDay(date.split('/').at(-1) ?? '')
  const to = Date.parse(`${today.slice(0, 10)}T00:00:00Z`)
  if (from === null || Number.isNaN(to)) return null
  return Math.max(0, Math.round((to - from) / millisecondsPerDay))
}

const lastDay = (text: string): number | null => {
  const [, year, month, day] = /^(\d{4})-(\d\d)(?:-(\d\d))?/.exec(text) ?? []
  if (year === undefined || month === undefined) return null
  const days =
    day === undefined
      ? Date.UTC(Number(year), Number(month), 0)
      : Date.UTC(Number(year), Number(month) - 1, Number(day))
  return Number.isNaN(days) ? null : days
}
