import type { Numbers } from '#core/safety/hearing/numbers.ts'
import type { Slots } from '#core/safety/hearing/read-slots.ts'
import { type Expression, everNegated, fitness, onlyNegated, type Worth } from './expression.ts'
import type { Page } from './page.ts'

/**
 * What undoes a mend said in the same turn, unless its own condition speaks of it: 'croquetas bien fritas y unas lonchas frías
 * encima', 'a 66, pero antes estuvo apagada'.
 */
const spoils: readonly string[] = [
  'crudo',
  'sin-calor',
  'poco-hecho',
  'huevo-poco-cuajado',
  'huevo-fresco',
  'no-pasteurizado',
  'sin-congelar',
  'fuera-frio',
  'averia',
  'caducado',
  'oler-mal',
  'moho',
  'bote-hinchado',
  'luego-hecho',
]

/** Whether a condition of `## remedia` holds of what is said now (`own`, `said`), and its `!!` of what was said before, too. */
export const holdsNow = (when: Expression, own: Worth, said: Numbers, before: Worth, numbers: Numbers): boolean =>
  fitness(when, own, said) !== null &&
  fitness(everNegated(when), before, numbers) !== null &&
  spoils.every((tag) => own(tag) <= 0 || speaksOf(when, tag))

const speaksOf = (when: Expression, tag: string): boolean =>
  when.some((term) => term.some((one) => one.kind === 'tag' && one.tag === tag))

/** Whether what is said now mends what was refused: the page has words for it, or judges it anew. */
export const mendOf = ({ mended, variants }: Page, now: Slots, before: Slots): 'in words' | 'anew' | null => {
  const own: Worth = (tag) => (now.tags.has(tag) ? 1 : 0)
  const former: Worth = (tag) => (before.tags.has(tag) ? 1 : 0)
  if (variants.some(({ when, mends }) => mends && holdsNow(when, own, now.numbers, former, before.numbers)))
    return 'in words'
  return mended.some(
    (one) => fitness(one, own, now.numbers) !== null && fitness(onlyNegated(one), former, before.numbers) !== null,
  )
    ? 'anew'
    : null
}
