import { fold } from '#core/spanish/fold.ts'
import type { HowServed } from './wish.ts'

/** A dish by its steps and the names of what goes in. */
type Served = { readonly steps: readonly string[]; readonly foods: readonly string[] }

/** Whether a dish is served cold or hot, or made without something, as its steps tell. */
export const isServedSo = ({ steps, foods }: Served, how: HowServed): boolean => {
  if (steps.length === 0) return false
  const all = fold(steps.join(' '))
  switch (how) {
    case 'sin horno':
      return !oven.test(all) && !foods.some((name) => baked.test(fold(name)))
    case 'sin freír':
      return !fries.test(all)
    case 'sin fuego':
      return !heats.test(all)
    case 'frío':
    case 'caliente': {
      const isCold = served.test(fold(steps.slice(-2).join(' '))) || !heats.test(all.replace(toasts, ' '))
      return (how === 'frío') === isCold
    }
  }
}
/** What goes in already baked is baked in the house, too. */
const baked =
  /^masa (?!madre)|hojaldre|quebrada|sable|brisa|^bizcocho(?!s? de soletilla)|brioche|^tartaleta|choux|genoves/
const fries = /\bfri(?:e|endo|tur|to|ta)|\bfreir|\bfreid/
const served =
  /\bservir (?:a|entre) (?:[2-9]|1[0-5])\b|\bfri[oa]s?\b|\b(?:por debajo de|menos de|a) [48] ?°c|temperatura ambiente|\bhelad[oa]\b|en camara/
/** Toast under cold things is no hot dish. */
const toasts = /\btostar[^.;]*/g
const heats =
  /\b(?:fri[ae]|freir|asar|hornear|horno|plancha|cocer|hervir|saltear|dorar|guisar|gratinar|marcar|pochar|calent)|\b(?:[6-9]\d|[12]\d\d) ?°c/
const oven = /\bhorn|\bgratin|\basar\b/
