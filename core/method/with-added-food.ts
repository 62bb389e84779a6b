import type { Role } from '#core/pantry/role-words.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { pronoun } from '#core/spanish/agreement.ts'
import { fold } from '#core/spanish/fold.ts'
import { placeLeftovers } from './kinds/leftovers.ts'
import { garden } from './kinds/role-groups.ts'
import { type Item, layOut, say } from './mise.ts'

/** A method with a step for one food more, where it belongs; every other word is the cook's own. */
export const withAddedFood = (method: string, added: IngredientDraft, isSweet: boolean): string => {
  const steps = method.split('\n').filter((step) => step.trim() !== '')
  const [item] = layOut([added]).items
  if (item === undefined) return method
  const { at, says } = isSweet ? inSweet(steps, item, added) : inSavoury(steps, item, added)
  return renumbered(steps.toSpliced(at, 0, says)).join('\n')
}

/** Steps that carry their numbers get them anew; others stay as they are. */
export const renumbered = (steps: readonly string[]): readonly string[] => {
  const number = /^\s*(\d{1,2})([.):-]+ ?)/
  if (steps.filter((step) => number.test(step)).length < steps.length - 1 || !number.test(steps[0] ?? '')) return steps
  return steps.map((step, at) => `${at + 1}${number.exec(steps[0] ?? '')?.[2] ?? '. '}${step.replace(number, '')}`)
}

type Placed = { readonly at: number; readonly says: string }

const findStep = (steps: readonly string[], words: RegExp): number => steps.findIndex((step) => words.test(fold(step)))

/** Before what is done at the pass or in the cold store. */
const beforeEnd = (steps: readonly string[]): number => {
  const end =
    /^\s*(?:\d{1,2}[.):-]+ ?)?(?:servir|emplatar|rotular|tapar|conservar|guardar|enfriar|reposar|dejar (?:reposar|enfriar)|probar|rectificar|acompanar|salsear|decorar)/
  let at = steps.length
  while (at > 1 && end.test(fold(steps[at - 1] ?? ''))) at--
  return at
}

const mixed: readonly Role[] = [
  'nut',
  'driedFruit',
  'chocolate',
  'cocoa',
  'zest',
  'fruit',
  'spice',
  'aroma',
  'sugar',
  'honey',
]

const inSweet = (steps: readonly string[], item: Item, added: IngredientDraft): Placed => {
  const baked = steps.findIndex((step, at) => at > 0 && intoOven.test(fold(step)))
  if (baked > 0 && mixed.includes(item.role)) return { at: baked, says: intoBatter(item) }
  const set = findStep(steps, /\bcuaj|\benfriar\b|\bcongel|\bmantecar|\bverter\b|\bcopas?\b|\bmoldes?\b/)
  const late: readonly Role[] = ['nut', 'fruit', 'chocolate', 'driedFruit', 'jam', 'icingSugar', 'herb']
  const at = late.includes(item.role) || set < 1 ? beforeEnd(steps) : set
  return { at, says: leftover(added, true) }
}

/** Where a batter or a dough leaves its bowl. */
const intoOven = /\bhornear\b|\b(?:en|al) (?:el )?moldes?\b|\b(?:repartir|rellenar|escudillar|bolear|formar)\b/

const intoBatter = ({ role, full, ...agreement }: Item): string => {
  const them = pronoun(agreement)
  if (role === 'nut') return `Tostar ${full} 8 min a 160 °C, picar${them} e incorporar${them} a la mezcla.`
  if (role === 'chocolate' && !/pepita|perla|gota|viruta/.test(fold(full)))
    return `Picar ${full} e incorporar${them} a la mezcla.`
  return role === 'driedFruit'
    ? `Remojar ${full} 15 min, escurrir${them} e incorporar${them} a la mezcla.`
    : `Incorporar ${full} a la mezcla.`
}

const sofrito: readonly Role[] = ['aromatic', 'garlic', 'tomato', 'spice', 'paprika', 'wine', ...garden]
const stewed: readonly Role[] = ['potato', 'cookedLegume', 'leaf', 'vegetable', 'mushroom']

const inSavoury = (steps: readonly string[], item: Item, added: IngredientDraft): Placed => {
  const { role, full } = item
  const blended = findStep(steps, /\btritur/)
  const fried = findStep(steps, /\bpoch|\bsofr|\brehog|\bsudar\b/)
  const end = beforeEnd(steps)
  const pieces = small.test(fold(full)) ? '' : ' en trozos regulares'
  if (
    !/\bfuego|\d °c|\bhorn|\bcoc|\bcuez|\bherv|\bfre[ií]|\bpoch|\bdor|\bplancha|\bsalte|\bas[ao]r?\b/.test(
      fold(steps.join(' ')),
    )
  )
    return raw.includes(role)
      ? { at: end, says: leftover(added, false) }
      : { at: blended > 0 ? blended : end, says: `Incorporar ${full}${pieces}.` }
  const minutes = minutesOf[role]
  // What is put in before a sauce is blended is blended too; in a cream that is what is wanted.
  const lostInSauce =
    garden.includes(role) &&
    blended > fried &&
    steps.slice(blended + 1).some((step) => /\bcoc|\bguis|\bherv|\bfuego/.test(fold(step)))
  if (fried !== -1 && minutes !== undefined && sofrito.includes(role) && !lostInSauce)
    return { at: fried + 1, says: inPan(item, minutes, pieces) }
  const boiled = findStep(steps, /\bcaldo\b|\bagua\b|\bfumet\b|\bguis|\bestof|\bcazuela|\bolla\b/) !== -1
  if (boiled && stewed.includes(role))
    return {
      at: end,
      says: `Añadir ${full}${pieces} y cocer ${role === 'potato' ? '20-25' : role === 'leaf' ? '3-4' : '8-10'} min, hasta su punto.`,
    }
  return { at: end, says: leftover(added, false) }
}

/** What no cold dish takes raw as it is: it is cooked apart, or only seasons. */
const raw: readonly Role[] = [
  'poultry',
  'meat',
  'mince',
  'offal',
  'fish',
  'shellfish',
  'mollusc',
  'cephalopod',
  'egg',
  'legume',
  'rice',
  'pasta',
  'freshPasta',
  'grain',
  'potato',
  'salt',
  'pepper',
  'spice',
  'acid',
  'condiment',
  'herb',
  'oil',
  'nut',
  'cheese',
  'softCheese',
  'sugar',
  'honey',
  'paprika',
  'saffron',
]

/** What is not cut. */
const small = /guisante|maiz|habit|habas|garbanzo|alubia|lenteja|brote|canonigo|rucula|espinaca/

/** Minutes a food takes in the sofrito (docs/ciencia/motor-local.md §6.2). */
const minutesOf: Partial<Record<Role, number>> = {
  aromatic: 12,
  garlic: 2,
  vegetable: 8,
  mushroom: 6,
  tomato: 12,
  spice: 1,
  paprika: 0,
  wine: 3,
  leaf: 3,
}

const inPan = ({ role, full }: Item, minutes: number, pieces: string): string => {
  if (role === 'paprika') return `Apartar del fuego, añadir ${full} y remover 10 s para que no se queme.`
  if (role === 'wine') return `Mojar con ${full} y reducir ${minutes}-${minutes + 1} min.`
  return `Añadir ${full}${role === 'spice' || role === 'tomato' || role === 'garlic' ? '' : pieces} y rehogar ${minutes} min.`
}

const leftover = (added: IngredientDraft, isSweet: boolean): string => {
  const mise = layOut([added])
  const { early, late } = placeLeftovers(mise, isSweet)
  return [...early, ...late][0] ?? say`Añadir ${added.name}.` ?? ''
}
