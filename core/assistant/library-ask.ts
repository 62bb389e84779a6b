import { diets } from '#core/knowledge/diets.ts'
import { allergenNames } from '#core/nutrition/allergen-names.ts'
import { type Allergen, allergens } from '#core/pantry/food.ts'
import { fold } from '#core/spanish/fold.ts'

/** A question about all of the cook's recipes. */
export type LibraryAsk =
  | { readonly kind: 'list' }
  /** The dearest or cheapest serving, or those above or below so many €. */
  | { readonly kind: 'cost'; readonly order: 'dearest' | 'cheapest'; readonly limit: number | null }
  | { readonly kind: 'allergen'; readonly allergen: Allergen; readonly has: boolean }
  | { readonly kind: 'diet'; readonly diet: string }
  /** What earns most: no selling price is kept, so it is said what is lacking. */
  | { readonly kind: 'earning' }

const ofAll =
  /\b(?:que|cuales|cuantas|cuantos|cual|lista(?:do|me)?|dime|ensename|todas|todos)\b.{0,40}\b(?:recetas?|platos?|llevan?|tienen|contienen|tengo|es la mas|es el mas|son)\b|^(?:y )?(?:cuales?|cual es)\b|^y (?:el|la|los|las) mas (?:car|barat|costos|economic)[oa]s?\b|\bmis (?:recetas|platos)\b|\bmi (?:receta|plato) mas\b/

/** Words of an allergen beside its own name. */
const words: Readonly<Record<Allergen, RegExp>> = {
  gluten: /gluten|trigo/,
  crustaceos: /crustaceos?|marisco/,
  huevos: /huevos?/,
  pescado: /pescado/,
  cacahuetes: /cacahuetes?|mani/,
  soja: /soja|soya/,
  lacteos: /lacteos?|leche|lactosa/,
  frutos_cascara: /frutos? (?:secos?|de cascara)|nueces|almendras?|avellanas?/,
  apio: /apio/,
  mostaza: /mostaza/,
  sesamo: /sesamo/,
  sulfitos: /sulfitos?/,
  altramuces: /altramuces|altramuz/,
  moluscos: /moluscos?/,
}

/** The question about the whole library, or null: a dish by name, and 'qué tengo con merluza', are asked otherwise. */
export const libraryAskIn = (text: string): LibraryAsk | null => {
  const folded = fold(text.slice(0, 200))
    .replace(/[¿?¡!.,]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (!ofAll.test(folded) || folded.split(' ').length > 16) return null
  // 'Qué alérgenos lleva el aceite de sésamo' is asked of one thing.
  if (/\balergenos?\b/.test(folded) && !/\b(?:recetas|platos)\b/.test(folded)) return null
  if (/\brentab|\bdeja(?:n)? mas (?:dinero|margen)|\bmas margen\b/.test(folded)) return { kind: 'earning' }
  const euros = /\b(?:mas|menos) de (\d{1,4}(?:[.,]\d{1,2})?) ?(?:€|euros?)/.exec(folded)
  if (euros !== null)
    return {
      kind: 'cost',
      order: folded.includes('menos de') ? 'cheapest' : 'dearest',
      limit: Number((euros[1] ?? '').replace(',', '.')),
    }
  if (/\bmas (?:car[oa]s?|costos[oa]s?)\b|\bcuestan? mas\b/.test(folded))
    return { kind: 'cost', order: 'dearest', limit: null }
  if (/\bmas (?:barat[oa]s?|economic[oa]s?)\b|\bcuestan? menos\b/.test(folded))
    return { kind: 'cost', order: 'cheapest', limit: null }
  const allergen = allergenIn(folded)
  if (allergen !== null) return allergen
  const diet = diets.find(({ asked }) => asked.test(folded))
  if (diet !== undefined) return { kind: 'diet', diet: diet.name }
  return /^(?:que|cuantas|dime|ensename|lista(?:me|do)?|todas|cuales son)\b.{0,12}\b(?:recetas|platos)\b(?: (?:tengo|hay|tenemos|tienes|guardadas?|mias|son|en (?:mi|la) biblioteca|de (?:mi|la) biblioteca)){0,3}$|^mis recetas$/.test(
    folded,
  )
    ? { kind: 'list' }
    : null
}

const allergenIn = (folded: string): LibraryAsk | null => {
  const found = /\b(no )?(?:llevan?|tienen|contienen|hay(?: con)?|con|sin)\b (.{3,30})$/.exec(folded)
  if (found === null) return null
  const allergen = allergens.find((one) => words[one].test(found[2] ?? '') || fold(allergenNames[one]) === found[2])
  if (allergen === undefined) return null
  // 'Con almendra' is asked of the search; what a guest must not eat, of all recipes.
  if (/\bcon\b/.test(found[0]) && !/\bllevan?|tienen|contienen/.test(found[0])) return null
  return { kind: 'allergen', allergen, has: found[1] === undefined && !/\bsin\b/.test(found[0]) }
}
