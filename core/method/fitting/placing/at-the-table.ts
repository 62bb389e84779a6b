import { afterStep, finishing, type Rule } from './added.ts'
import { placeByUse } from './by-use.ts'
import { atTheEnd, buns, glazes, toBrown } from './words.ts'

/** What the line itself says it is kept for: 'para pintar'. */
export const byItsUse: Rule = ({ line, named, steps, keys }) => placeByUse(line, named, steps, keys)

/** The steps speak of it by its whole name. */
export const saidWhole: Rule = ({ whole, keys }) =>
  whole.length > 5 && whole.includes(' ') && keys.some((key) => key.includes(whole)) ? { how: 'said' } : null

export const servedInBuns: Rule = ({ whole, last, named }) =>
  buns.test(whole) ? afterStep(last, `Servir en ${named}, abierto y tostado.`) : null

export const glazed: Rule = (added) => (glazes.test(added.whole) ? finishing(added, 'Glasear con') : null)

export const brownedApart: Rule = ({ whole, last, named }) =>
  toBrown.test(whole)
    ? {
        how: 'before',
        at: last,
        sentence: `Dorar aparte ${named} 4-5 min, hasta 70 °C en el centro, y servir con el resto.`,
      }
    : null

export const servedSauce: Rule = (added) =>
  added.role === 'sauce' && added.garnishes.has(added.first) ? finishing(added, 'Servir con') : null

export const garnish: Rule = (added) =>
  added.garnishes.has(added.first) && atTheEnd.includes(added.role) ? finishing(added) : null

export const breadBeside: Rule = (added) =>
  added.role === 'bread' && !added.sweet ? finishing(added, 'Servir con') : null
