import { nameKey } from '#core/pantry/name-key.ts'
import { cakes } from './cakes.ts'
import { coldSweets } from './cold-sweets.ts'
import { doughs } from './doughs.ts'
import { eggsAndFried } from './eggs-and-fried.ts'
import { fish } from './fish.ts'
import { fruitAndDrinks } from './fruit-and-drinks.ts'
import { genericSavoury, genericSweet } from './generic.ts'
import { houseClassics } from './house-classics.ts'
import type { Kind } from './kind.ts'
import { meats } from './meats.ts'
import type { Mise } from './mise.ts'
import { ricePastaLegumes } from './rice-pasta-legumes.ts'
import { saladsAndVegetables } from './salads-and-vegetables.ts'
import { sauces } from './sauces.ts'
import { setCreams } from './set-creams.ts'
import { soups } from './soups.ts'
import { specialWays } from './special-ways.ts'

/** All dishes we know how to write, the special before the general. */
export const kinds: readonly Kind[] = [
  ...specialWays,
  ...houseClassics,
  ...eggsAndFried.slice(0, 1),
  ...ricePastaLegumes,
  ...setCreams,
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
export const dishKind = (recipeName: string, m: Mise): Kind => byName(recipeName, m) ?? byRoles(m)

/** Dishes that only hold what is named after them: a salad of confit is a salad. */
const holdsAnother =
  /^(ensalada|arroz|canelon|croqueta|pizza|pasta|risotto|ravioli|taco|bocadillo|tosta|empanad|lasana|crema|sopa|timbal|hamburguesa|helado|tarta)/

const byName = (recipeName: string, m: Mise): Kind | undefined => {
  // The table's names have no hyphens or signs; 200 characters are all a name may have.
  const key = nameKey(recipeName).slice(0, 200)
  // 'Pollo a baja temperatura', 'bonito en conserva': a way of cooking stands behind the food and still decides.
  const special = holdsAnother.test(key)
    ? undefined
    : specialWays.find(({ names, needs }) => names.test(key) && needs.every((roles) => m.has(...roles)))
  if (special !== undefined) return special
  let best: { kind: Kind; at: number } | undefined
  for (const kind of kinds) {
    const at = kind.names.exec(key)?.index
    if (at === undefined || !kind.needs.every((roles) => m.has(...roles))) continue
    if (best === undefined || at < best.at) best = { kind, at }
  }
  return best?.kind
}

/** The first whose roles are all there; from the most telling down. */
const byRoles = (m: Mise): Kind => {
  const sweet =
    m.has('sugar', 'honey', 'chocolate', 'icingSugar') &&
    !m.has('aromatic', 'garlic', 'meat', 'poultry', 'fish', 'mince')
  const known = (id: string) => kinds.find((kind) => kind.id === id)
  const protein = m.has('meat', 'poultry', 'mince', 'offal')
  const guess = (): string | null => {
    if (m.has('flour') && m.has('yeast')) return sweet && m.has('butter', 'egg') ? 'bollería' : 'pan'
    if (sweet && m.has('flour') && m.has('egg'))
      return m.has('butter') && !m.has('raising', 'milk', 'yogurt', 'oil') ? 'galletas' : 'bizcocho'
    if (sweet && m.has('milk', 'cream') && m.has('egg', 'yolk')) return m.has('starch') ? 'crema cocida' : 'flan'
    if (sweet && m.has('gelatine', 'agar')) return 'panacota o gelatina'
    if (sweet && m.has('chocolate') && m.has('cream')) return 'ganache o trufas'
    if (sweet && m.has('fruit', 'citrus')) return 'mermelada'
    if (sweet) return null
    if (m.has('rice')) return 'arroz'
    if (m.has('pasta', 'freshPasta')) return 'pasta'
    if (m.has('legume', 'cookedLegume')) return 'legumbre'
    if (m.has('mollusc') && !m.has('fish') && !protein) return 'moluscos abiertos'
    if (m.has('mince')) return m.has('stock', 'wine', 'tomato', 'flour') ? 'albóndigas' : 'hamburguesa'
    if (protein)
      return m.has('stock', 'wine', 'water', 'tomato', 'juice') || m.named(/carriller|rabo|osobuco|morcillo/, 'meat')
        ? 'guiso'
        : m.has('leaf')
          ? 'ensalada'
          : 'plancha'
    if (m.has('fish', 'shellfish', 'cephalopod'))
      return m.has('stock', 'wine', 'tomato', 'cream')
        ? 'pescado en salsa'
        : m.has('potato')
          ? 'pescado al horno'
          : 'plancha'
    if (m.has('egg') && m.has('potato', 'vegetable', 'mushroom', 'cured', 'cheese')) return 'tortilla'
    if (m.has('leaf')) return 'ensalada'
    if (m.has('vegetable', 'potato', 'mushroom'))
      return m.has('stock', 'cream', 'milk') ? 'crema de verduras' : 'verdura salteada'
    if (m.has('tomato')) return 'salsa de tomate'
    if (m.has('oil') && m.has('acid', 'citrus')) return 'vinagreta'
    return null
  }
  const id = guess()
  const found = id === null ? undefined : known(id)
  return found?.needs.every((roles) => m.has(...roles)) ? found : sweet ? genericSweet : genericSavoury
}
