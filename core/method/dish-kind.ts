import type { Role } from '#core/pantry/role-words.ts'
import { classify } from '#core/pantry/roles.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import { tough } from './fitting/placing/words.ts'
import { cakes } from './kinds/cakes.ts'
import { charcuterie } from './kinds/charcuterie.ts'
import { chocolates } from './kinds/chocolate.ts'
import { brined, coldAndRaw } from './kinds/cold-and-raw.ts'
import { coldSweets } from './kinds/cold-sweets.ts'
import { doughs } from './kinds/doughs.ts'
import { eggsAndFried } from './kinds/eggs-and-fried.ts'
import { eggsByMinutes } from './kinds/eggs-by-minutes.ts'
import { fish } from './kinds/fish.ts'
import { fruitAndDrinks } from './kinds/fruit-and-drinks.ts'
import { genericSavoury, genericSweet } from './kinds/generic.ts'
import { houseClassics } from './kinds/house-classics.ts'
import type { Kind } from './kinds/kind.ts'
import { meats } from './kinds/meats.ts'
import { moreDoughs } from './kinds/more-doughs.ts'
import { plainDishes } from './kinds/plain-dishes.ts'
import { ricePastaLegumes } from './kinds/rice-pasta-legumes.ts'
import { flesh, sea } from './kinds/role-groups.ts'
import { saladsAndVegetables } from './kinds/salads-and-vegetables.ts'
import { sauces } from './kinds/sauces.ts'
import { setCreams } from './kinds/set-creams.ts'
import { smoked } from './kinds/smoked.ts'
import { soups } from './kinds/soups.ts'
import { specialWays } from './kinds/special-ways.ts'
import { spreads } from './kinds/spreads.ts'
import { textures } from './kinds/textures.ts'
import type { Mise } from './mise.ts'

/** A way of cooking that decides wherever it stands in the name, the narrow before the wide. */
const inBatter: readonly Kind[] = eggsAndFried
  .filter(({ id }) => id === 'fritura')
  .map((kind) => ({ ...kind, names: /\b(?:en tempura|rebozad[oa]s?)\b/ }))
const spheres: readonly Kind[] = textures
  .filter(({ id }) => id === 'esferificación')
  .map((kind) => ({ ...kind, names: /\besferificad[oa]s?\b/ }))
/** A whole cut at the fire is no roast of the oven, whatever it is called; minced meat has its own way. */
const atTheFire: readonly Kind[] = meats
  .filter(({ id }) => id === 'plancha')
  .map((kind) => ({
    ...kind,
    names: /\b(?:a la parrilla|a la brasa|al espeto)\b/,
    needs: [['meat', 'poultry', 'fish', 'shellfish', 'cephalopod', 'offal']],
  }))
/** Under as much vinegar as this list has, a jar is a pickle and no preserve of low acid. */
const inVinegar: readonly Kind[] = sauces
  .filter(({ id }) => id === 'encurtido o conserva')
  .map((kind) => ({
    ...kind,
    names: /\bagridulces?\b|\bencurtid[oa]s?\b/,
    needs: [['pickle', 'vegetable', 'aromatic', 'garlic'], ['acid'], ['salt', 'sugar']],
  }))
/** Pulses that are fried come cooked, and have no broth. */
const friedPulses: readonly Kind[] = meats
  .filter(({ id }) => id === 'salteado')
  .map((kind) => ({
    ...kind,
    names: /^(?:garbanzos?|alubias|judias|habas|lentejas)(?: \w+)? (?:frit|saltead)[oa]s?\b/,
    needs: [['cookedLegume']],
  }))
/** A tart that is turned over stands behind the word that opens its name. */
const turnedOver: readonly Kind[] = [
  ...specialWays.filter(({ id }) => id === 'tatin'),
  ...meats.filter(({ id }) => id === 'precocinado congelado' || id === 'carne en costra'),
]
const specials: readonly Kind[] = [
  ...friedPulses,
  ...spheres,
  ...inVinegar,
  ...atTheFire,
  ...smoked,
  ...inBatter,
  brined,
  ...specialWays,
  ...coldAndRaw,
]

/** All dishes we know how to write, the special before the general. */
export const kinds: readonly Kind[] = [
  ...moreDoughs,
  ...charcuterie,
  ...textures,
  ...plainDishes,
  ...coldAndRaw,
  brined,
  ...specialWays,
  ...spreads,
  ...houseClassics,
  ...eggsByMinutes,
  ...eggsAndFried.slice(0, 1),
  ...ricePastaLegumes,
  ...setCreams,
  ...chocolates,
  ...coldSweets,
  ...cakes,
  ...fruitAndDrinks,
  ...doughs,
  ...eggsAndFried.slice(1),
  ...sauces,
  ...soups,
  ...saladsAndVegetables,
  ...fish,
  ...meats,
]

/**
 * The kind of dish: what the recipe's name says first, if the ingredients allow it; else what the ingredients say. In
 * 'merluza en salsa verde con almejas' the earliest words that name a kind decide, so what follows 'con' rarely does.
 */
export const dishKind = (recipeName: string, m: Mise): { readonly kind: Kind; readonly named: boolean } => {
  const named = byName(recipeName, m)
  const kind = named ?? byRoles(m)
  // 'Ternera con setas' of a tough cut, with onion and stock, is a stew and nothing else.
  return {
    kind,
    named:
      named !== undefined ||
      tellThemselves.has(kind.id) ||
      (kind.id === 'guiso' && ['meat', 'poultry'].includes(leadRole(recipeName))) ||
      (kind.id === 'pescado en salsa' && sea.includes(leadRole(recipeName))),
  }
}

/** What a name is of, before what comes with it. */
const leadRole = (recipeName: string): Role => classify(nameKey(recipeName).split(' con ')[0] ?? '').role

/**
 * Whether a name calls for a dish of another world than its list: a sweet of beef, a stew of chocolate. A quarter of the
 * weight in raw meat or fish makes no sweet. Ours.
 */
export const isAnotherWorld = (recipeName: string, m: Mise): boolean => {
  const key = nameKey(recipeName).slice(0, 200)
  // What sets by agar, gelatine or alginate may be called ravioli, noodles or caviar.
  if (m.has('agar', 'gelatine', 'stabiliser')) return false
  const first = kinds.filter(({ names }) => names.exec(key)?.index === 0)
  const named = byName(recipeName, m)
  if (first.length === 0 || (named !== undefined && first.includes(named) && named.sweet !== true)) return false
  const all = m.items.reduce((sum, { grams }) => sum + grams, 0)
  if (first.every(({ sweet }) => sweet === true)) return m.grams(...rawFoods) > all / 4
  const met = first.some(({ needs }) => needs.every((roles) => m.has(...roles)))
  const sweets = m.grams('sugar', 'honey', 'chocolate', 'icingSugar', 'fruit', 'cocoa', 'caramel', 'jam')
  return !met && sweets > all / 3 && !m.has(...rawFoods, 'aromatic', 'garlic')
}

/** Whether the name calls for a kind that the list can make. */
export const makesAKind = (recipeName: string, m: Mise): boolean => byName(recipeName, m) !== undefined

const rawFoods: readonly Role[] = [...flesh, 'cookedLegume', 'cured', 'cannedFish']

/** What is swallowed without chewing is blended whole, whatever the dish. */
const softened: readonly Kind[] = plainDishes.filter(({ id }) => id === 'triturado para disfagia')

/** Whether a name asks for a texture that only its own kind gives. */
export const isSoftened = (recipeName: string): boolean =>
  softened.some(({ names }) => names.test(nameKey(recipeName).slice(0, 200)))

/** Dishes that only hold what is named after them: a salad of confit is a salad. */
const holdsAnother =
  /^(ensalada|arroz|canelon|croqueta|pizza|pasta|risotto|ravioli|taco|bocadillo|tosta|empanad|lasana|crema|sopa|timbal|hamburguesa|helado|tarta)/

const byName = (recipeName: string, m: Mise): Kind | undefined => {
  // The table's names have no hyphens or signs; 200 characters are all a name may have.
  const key = nameKey(recipeName).slice(0, 200)
  const soft = [...softened, ...turnedOver].find(
    ({ id, names, needs }) =>
      names.test(id === 'precocinado congelado' ? [key, ...m.items.map((item) => item.key)].join(' , ') : key) &&
      !(id === 'precocinado congelado' && m.has('flour', 'crumbs', 'egg', 'white')) &&
      needs.every((roles) => m.has(...roles)),
  )
  if (soft !== undefined) return soft
  // 'Pollo a baja temperatura', 'bonito en conserva': a way of cooking stands behind the food and still decides.
  const special = holdsAnother.test(key)
    ? undefined
    : specials.find(
        (kind) => kind.names.test(key) && kind.needs.every((roles) => m.has(...roles)) && !isNeverRaw(kind, m),
      )
  if (special !== undefined) return special
  // 'Ternera con setas' is no dish of mushrooms: what follows 'con' names no kind where an animal stands before it.
  const lead = key.split(/ (?:con|y) /)[0] ?? ''
  const ofAnimal = lead !== key && flesh.includes(classify(lead).role)
  let best: { kind: Kind; at: number } | undefined
  for (const kind of kinds) {
    const at = kind.names.exec(key)?.index
    if (at === undefined || !kind.needs.every((roles) => m.has(...roles)) || isNeverRaw(kind, m)) continue
    if (ofAnimal && at >= lead.length && /^verdura|^ensalada$|^puré|^moluscos|^encurtido/.test(kind.id)) continue
    if (best === undefined || at < best.at) best = { kind, at }
  }
  // A stew of nothing but pulses is a pot of pulses, with their own water and times.
  if (best?.kind.id === 'guiso' && m.has('cookedLegume', 'legume') && !m.has(...flesh))
    return kinds.find(({ id }) => id === 'legumbre')
  return best?.kind
}

/** Pork and rabbit are dressed raw by no kind, whatever the name. */
const isNeverRaw = ({ id }: Kind, m: Mise): boolean =>
  id === 'crudo marinado' && m.named(/\b(?:cerdo|conejo|jabali)\b/, 'meat', 'mince', 'offal')

/** What is dressed, and is no dressing. */
const solid: readonly Role[] = [
  'cheese',
  'softCheese',
  'tomato',
  'bread',
  'fruit',
  'cannedFish',
  'cured',
  'leaf',
  'boiledEgg',
]

/** Kinds that a list says by itself as surely as a name. */
const tellThemselves: ReadonlySet<string> = new Set(['cóctel', 'panacota o gelatina'])

/** What a drink of the bar is made of, and nothing that is cooked. */
const poured: readonly Role[] = [
  'spirit',
  'wine',
  'soda',
  'juice',
  'acid',
  'citrus',
  'honey',
  'sugar',
  'white',
  'cream',
  'coconut',
  'coffee',
  'herb',
  'ice',
  'water',
  'zest',
  'aroma',
]

/** What a few foods say by themselves, whatever the name; for the rest nobody guesses. */
const byRoles = (m: Mise): Kind => {
  const protein = m.has(...flesh)
  const sweet = m.has('sugar', 'honey', 'chocolate', 'icingSugar') && !m.has('aromatic', 'garlic') && !protein
  const plain =
    !protein && !m.has('fryOil') && !m.named(/\b(laminad[oa]|laminar|plegar|pliegues?|hojaldrar)\b/, 'butter')
  const guess = (): string | null => {
    if (
      m.has('spirit') &&
      m.items.every(({ role }) => poured.includes(role)) &&
      m.has('acid', 'juice', 'soda', 'wine', 'citrus')
    )
      return 'cóctel'
    if (m.has('flour') && m.has('yeast') && plain) return sweet && m.has('butter', 'egg') ? 'bollería' : 'pan'
    if (sweet && m.has('flour') && m.has('egg') && m.has('raising', 'milk', 'yogurt', 'oil')) return 'bizcocho'
    if (
      m.has('meat') &&
      m.items.some(({ role, key }) => role === 'meat' && tough.test(key)) &&
      m.has('stock', 'wine') &&
      m.has('aromatic')
    )
      return 'guiso'
    if (m.has('gelatine', 'agar') && sweet && !m.has('egg', 'yolk', 'white') && m.has('milk', 'cream', 'coconut'))
      return 'panacota o gelatina'
    if (m.has('fish', 'cephalopod') && m.has('stock', 'wine') && m.has('aromatic', 'garlic') && !m.has('rice', 'pasta'))
      return 'pescado en salsa'
    if (m.has('rice') && !sweet && !m.named(/cocid/, 'rice')) return 'arroz'
    if (m.has('legume') || (m.has('cookedLegume') && m.has('aromatic', 'potato', 'cured'))) return 'legumbre'
    if (
      m.has('oil') &&
      !m.has('agar', 'gelatine', 'stabiliser') &&
      m.has('acid', 'citrus') &&
      m.items.length < 6 &&
      plain &&
      !m.has('vegetable', 'egg', 'yolk', ...solid)
    )
      return 'vinagreta'
    return null
  }
  const id = guess()
  const found = id === null ? undefined : kinds.find((kind) => kind.id === id)
  return found?.needs.every((roles) => m.has(...roles)) ? found : sweet ? genericSweet : genericSavoury
}
