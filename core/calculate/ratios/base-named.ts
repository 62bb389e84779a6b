import { says } from '#core/calculate/reading/words.ts'
import type { Ratio } from '#core/cookbook/ratios.ts'
import type { Amount } from './amount-said.ts'

/** A part is asked for where it is named, and is not what the amount was said of. */
export const isPartAsked = ({ part }: Ratio, own: string, { of }: Amount): boolean =>
  !says(of, part) && says(of === '' ? own : own.replace(of, ' '), part)

/** The rows whose base is what the amount was said of; all where it was said of nothing, or of the thing itself. */
export const ofBase = (rows: readonly Ratio[], { of, kind }: Amount): readonly Ratio[] => {
  const fitting = rows.filter(({ per }) => (per === 'unidad') === (kind === 'unidad'))
  const named = fitting.filter(({ base }) => says(of, base))
  if (named.length > 0) return named
  const isOfThing = of === '' || kind === 'unidad' || says(of, rows[0]?.names ?? [])
  const isFruit = fitting.some(
    ({ base }) => base.includes('fruta') || base.includes('verdura') || base.includes('líquido'),
  )
  return isOfThing || (isFruit && !fitting.some(({ part }) => says(of, part))) ? fitting : []
}
