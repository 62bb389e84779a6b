import type { Period } from '#core/api/sales.ts'

/** The month before that of `today` ('YYYY-MM-DD'), whole: what a kitchen looks at when it has saved nothing yet. */
export const monthBefore = (today: string): Period => {
  const [year = 0, month = 1] = today.split('-').map(Number)
  const day = (of: number, at: number) => new Date(Date.UTC(year, of, at)).toISOString().slice(0, 10)
  return { from: day(month - 2, 1), to: day(month - 1, 0) }
}
