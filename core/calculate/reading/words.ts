import { fold } from '#core/spanish/fold.ts'

/** What is said of what a recipe was written for, before its figure: 'la receta es de', 'pide uno de'. */
export const ofRecipe = /\b(?:recetas?|pid[ea]n?|original)\b[^\d]*$/

const patterns = new Map<string, RegExp>()

/** A name as a whole word of a folded text, in either number: 'pulpa' is not 'pulpo', as it is by its stem. */
const patternOf = (name: string): RegExp => {
  const known = patterns.get(name)
  if (known !== undefined) return known
  const made = new RegExp(`\\b${fold(name).replace(/[^a-z\d ]/g, '.')}(?:e?s)?\\b`)
  patterns.set(name, made)
  return made
}

/** Where a folded text says one of the names first, its longest name there; null where it says none. */
const namedIn = (text: string, names: readonly string[]): { readonly at: number; readonly length: number } | null => {
  let best: { at: number; length: number } | null = null
  for (const name of names) {
    const found = patternOf(name).exec(text)
    if (found === null) continue
    const { index, 0: said } = found
    if (best === null || index < best.at || (index === best.at && said.length > best.length))
      best = { at: index, length: said.length }
  }
  return best
}

export const says = (text: string, names: readonly string[]): boolean => namedIn(text, names) !== null

/** The question that is asked now, without the one it goes on from. */
export const ownPart = (folded: string): string => folded.split('; ')[0] ?? ''

/** What is asked with 'cuánto' and is no amount of anything. */
export const noAmount =
  /€|\beuros?\b|\bcuest|\bvale\b|\bprecio|\bcost[eo]|\bcobr|\bvend|\btiempo\b|\btarda|\bdura\b|\bduran\b|\baguanta|\bhoras?\b|\bminutos?\b|\bdias?\b|\bcalorias?\b|\bkcal\b|\bgrados\b|\btemperatura|\bmerma|\bpor ?que\b|\bpeligr|\bse (?:me )?(?:ha|corta|queda)|\bcongel|\bguard|\bconserv|\bsustitu|\bcambi|\ben vez de|\ben lugar de|\bquito\b|\bsobr[ao]/
/** A recipe is ordered, to be saved. */
export const ordersRecipe = /\b(?:crea|creame|hazme|receta|guarda|guardame|inventa|desarrolla|menu)\b/
/** For a guest who may not eat what the usual rows and recipes hold. */
export const isForDiet =
  /\bsin (?:gluten|lactosa|leche|lacteos?|huevos?|azucar|sal|trigo|frutos secos|soja|alergenos)\b|\bvegan[oa]s?\b|\bceliac[oa]s?\b|\bintoleran|\balergi|\bdiabetic/
