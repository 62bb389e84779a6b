import type { Ask, Calculation } from '#core/calculate/calculation.ts'
import { isForDiet, noAmount, ordersRecipe, ownPart, says } from '#core/calculate/reading/words.ts'
import type { Ratio } from '#core/cookbook/ratios.ts'
import { fold } from '#core/spanish/fold.ts'
import { type Amount, amountIn } from './amount-said.ts'
import { isPartAsked } from './base-named.ts'
import { baseOfWhole, inverse } from './base-of-whole.ts'
import { rowsNamed } from './rows-named.ts'
import { atShare, inShares, sharesOf, sharesSaid } from './shared-out.ts'
import { worked } from './worked.ts'

/** How much of one thing goes on so much of another, by the table of ratios: 'chucrut con 7 kg de col, cuánta sal'. */
export const ratio: Calculation = {
  id: 'proporción',
  continues: true,
  work: (ask, figures) => {
    const { folded, slots } = ask
    const own = ownPart(folded)
    if (
      noAmount.test(own) ||
      isForDiet.test(own) ||
      (ordersRecipe.test(own) && !/\ben ml\b/.test(own)) ||
      /\b(?:sale|salen|saco|sacamos|rinden?|me da|dan?)\b|\d[^;]{0,30}(?:\bpor|\bcada|\/) ?(?:litro|l|kilo|kg)\b/.test(
        own,
      )
    )
      return null
    // What is brought to other °Brix is no recipe.
    if (slots.some(({ kind }) => kind === 'brix')) return null
    // 'Cuántas pizzas de 240' counts what is made.
    if (/\bcuant[oa]s [a-z]{4,14} de \d/.test(own)) return null
    // 'Flan para 40 flaneras de 120': what they hold is the whole mix.
    if (/\b\d{1,4} (?:flaneras?|vasitos?|vasos?|copas?|tarrinas?|moldes|ramequines?|cazuelitas) de \d{2,4}\b/.test(own))
      return null
    const rows = rowsNamed(ask, figures)
    if (rows.length === 0) return null
    // 'Espresso martini' asks for no espresso.
    const rest = withoutNames(own, rows)
    const shared = sharesSaid(own)
    const share =
      slots.find(({ kind }) => kind === 'percent') ??
      slots.find(
        ({ kind, at, of, value }) =>
          kind === 'count' &&
          value < 100 &&
          /\bal $/.test(folded.slice(0, at)) &&
          rows.some(({ part }) => says(of, part) || says(/([a-z]+) al $/.exec(folded.slice(0, at))?.[1] ?? '', part)),
      )
    if (shared === null && share !== undefined) return atShare(rows, amountIn(ask, figures, rows), share, rest)
    const isShareAsked =
      /\bporcentajes?\b|\bpor ciento\b|\bproporcion(?:es)?\b|\bmedidas\b|\bratio\b|\ben ml\b|\bque %/.test(own)
    const amount = amountIn(ask, figures, rows)
    if (amount === null) return isShareAsked ? sharesOf(rows, rest) : null
    // 'Claras para 2 kg de merengue' asks for the base, and says the whole.
    const wanted = /^\W*(?:cuant[oa]s? )?([a-z]{3,}) (?:para|pa) /.exec(own)?.[1] ?? ''
    const isOfBase =
      rows.some(({ base }) => says(wanted, base)) &&
      !rows.some(({ part, names }) => says(wanted, [...part, ...names.map((name) => name.split(' ')[0] ?? '')]))
    if (isOfBase && !rows.some(({ base }) => says(amount.of.split(' ')[0] ?? '', base)))
      return baseOfWhole(rows, amount, wanted) ?? inverse(rows, amount, rest)
    if (isOfWhole(ask, amount, rows)) return null
    if (shared !== null) return inShares(rows, amount, shared, own)
    // 'Merengue con medio kilo de claras' says the rest.
    const isSaid =
      own.length <= 60 &&
      (/\bcon \S+/.test(own) || says(own.slice(0, 24), rows[0]?.names ?? [])) &&
      rows.some(({ base }) => says(amount.of, base))
    const isAsked =
      isSaid ||
      /^\W*(?:y )?(?:curar|curo|marinar|marino|fermentar|fermento|encurtir|encurto)\b.*\d/.test(own) ||
      rows.every(({ use }) => use !== '' && says(own, [use])) ||
      isShareAsked ||
      asks.test(own) ||
      rows.some((row) => isPartAsked(row, rest, amount))
    return isAsked ? worked(rows, amount, rest, ask) : null
  },
}

/**
 * 'Ganache para 3 kg', 'masa de brioche, para 4 kg cuánto huevo': so much of the whole, where we have its recipe, and much of it is no
 * base of the row. Its own recipe says what goes in.
 */
const isOfWhole = ({ knowledge, folded }: Ask, { of, kind }: Amount, rows: readonly Ratio[]): boolean => {
  const names = rows[0]?.names ?? []
  const isMixed = rows.some(({ per, measure, high }) => per === 'kg' && measure === 'g' && high >= muchOfIt)
  const saysBase = rows.some(({ base }) => says(of, base) || names.some((name) => base.includes(name)))
  if (kind !== 'mass' || !isMixed || saysBase || !(of === '' || says(of, names))) return false
  const asked = rows.filter((row) => isPartAsked(row, folded, { value: 0, said: '', of: '', kind }))
  return names.some((name) => {
    const page = says(folded, [name]) ? knowledge.cookbook.named(name) : null
    const holds = (one: Ratio): boolean => page?.ingredients.some((line) => says(fold(line.name), one.part)) === true
    return asked.length > 0 ? asked.every(holds) : rows.some(holds)
  })
}
/** g per kg of the base. */
const muchOfIt = 250

const withoutNames = (own: string, rows: readonly Ratio[]): string =>
  (rows[0]?.names ?? [])
    .map(fold)
    // What is a part too is asked for: 'pectina'.
    .filter((name) => !rows.some(({ part }) => part.some((one) => fold(one) === name)))
    .toSorted((a, b) => b.length - a.length)
    .reduce((text, name) => text.replace(name, ' '), own)

const asks =
  /\bcuant[oa]s?\b|\bcantidad|\bdosis\b|\b(?:le )?(?:pongo|echo|meto|lleva|necesito)\b|\bpara (?:un |una )?\d|\bpa \d/
