import { dietsIn } from '#core/assistant/recipes/keeps-diet.ts'
import { allergenWords } from '#core/assistant/turns/allergen-words.ts'
import { isKindOfFood } from '#core/assistant/turns/lines-named.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { type Allergen, allergens } from '#core/pantry/food.ts'
import type { Kept } from './library-asked.ts'

/** What a question takes from the text, and what it leaves. */
export type Reading = { rest: string }
export const taken = (reading: Reading, pattern: RegExp): RegExpExecArray | null => {
  const found = pattern.exec(reading.rest)
  if (found !== null)
    reading.rest = `${reading.rest.slice(0, found.index)} | ${reading.rest.slice(found.index + found[0].length)}`
  return found
}

/** What runs out is on no plate until it comes: 'no tengo huevo', 'se ha acabado la nata'. */
const lacking =
  /\b(?:no (?:me |nos )?(?:tengo|tenemos|quedan?|hay|ha llegado|han traido|ha venido|traen?|llegan?|vienen?|trajeron|sirven|viene)|(?:se )?(?:me |nos )?(?:ha |han )?(?:acab|termin|agot)\w+|(?:me |nos )?(?:he |hemos )?(?:quedado )sin|(?:me |nos )?faltan?)(?: mas| nada de| hoy| ya)* (?:el |la |los |las )?/
/** What is asked of those that cannot be made. */
const offMenu = /\b(?:quit|tach|borr|retir|afect|pierd)\w+|\bca(?:en|igo)?\b|\bno (?:puedo|podemos|podria)\b/
export const without =
  /\b(?:sin|que no (?:llev[ae]n?|tengan?|us[ae]n?|haya)|no (?:llevan?|tienen?|usan?)|pero no|ni)(?: nada de)? (?:el |la |los |las |usar )?/
export const holding =
  /\b(?:con|(?<=^(?:y )?)hay(?= .{3,40} en (?:algun|mi|mis|nuestr|la carta))|(?:que )?(?:llev[ae]n?|tengan?|tienen?|us[aeo]n?|usamos|gast[aeo]n?|gastamos|llevo|llevamos|pong[ao]n?|pongo|ponemos|meto|entra|echo)|hechos? con|a base de|(?:donde|en (?:que|cuales|cuantas|cuantos)) (?:recetas |platos |postres )?(?:se )?(?:va|hay|entra))(?: algo de| mucho| mucha| solo)? (?:el |la |los |las )?/

/** Diets, allergens and foods the dishes keep, hold or lack. */
export const foodsIn = (reading: Reading, knowledge: Knowledge) => {
  const kept: Kept[] = []
  const holds: string[] = []
  const lacks: string[] = []
  const gone = taken(reading, new RegExp(`${lacking.source}(?=[a-z])`))
  // 'Qué quito de la carta' asks for those that hold it.
  const isOff = offMenu.test(reading.rest)
  if (gone !== null) (isOff ? holds : lacks).push(...listAt(reading, knowledge))
  const diets = dietsIn(reading.rest.replace(/\bno (?:llev[ae]n?|tienen?|contienen?|hay)\b/g, 'sin'))
  kept.push(...diets.map(({ name }): Kept => ({ kind: 'diet', diet: name })))
  if (diets.length > 0) reading.rest = reading.rest.replace(dietWords, ' | ')
  for (let n = 0; n < mostLists; n++) {
    const out = taken(reading, new RegExp(`${without.source}(?=[a-z])`))
    if (out === null) break
    lacks.push(...listAt(reading, knowledge))
  }
  for (let n = 0; n < mostLists; n++) {
    const at = new RegExp(`${holding.source}(?=[a-z])`).exec(reading.rest)
    if (at === null) break
    const said = reading.rest.slice(at.index + at[0].length)
    const found = allergenAt(said)
    reading.rest = `${reading.rest.slice(0, at.index)} | ${said.slice(found?.words.length ?? 0)}`
    if (found !== null && /\b(?:llev|tien|teng|cont)/.test(at[0]))
      kept.push({ kind: 'allergen', allergen: found.allergen, has: true })
    else if (found !== null) holds.push(found.words)
    else holds.push(...listAt(reading, knowledge))
  }
  return { kept, holds, lacks }
}
const mostLists = 3

const dietWords =
  /(?:\b(?:que )?(?:sean? |no (?:llev[ae]n?|tengan?|tienen?|contienen?|haya) |sin |libres? de |ni |y |apt[oa]s? (?:para )?|para |un |una |unos |a |al )*)(?:\b(?:(?:gluten|lactosa|lacteos|leche|huevos?|frutos (?:secos|de cascara)|marisco|pescado|carne|cerdo|soja|alcohol|mostaza|sesamo|apio|sulfitos|cacahuetes?|crustaceos|moluscos)|(?:vegan|vegetarian|celiac|celiaq|halal|kosher|embarazad|alergic|alergi|intoleran)[a-z]*)(?: al?(?: l[ao]s?)?)?)+/g

/** An allergen by its kitchen word at the beginning of a text: 'frutos secos', 'gluten'. */
const allergenAt = (said: string): { readonly allergen: Allergen; readonly words: string } | null => {
  for (const allergen of allergens) {
    const found = new RegExp(`^(?:${allergenWords[allergen].source})(?![a-z])`).exec(said)
    if (found !== null) return { allergen, words: found[0] }
  }
  return null
}

/** The foods that stand where the last piece was taken, joined by 'y', 'o', 'ni' or commas; each the longest the table knows. */
const listAt = (reading: Reading, knowledge: Knowledge): readonly string[] => {
  const at = reading.rest.lastIndexOf('|') + 1
  const words = reading.rest.slice(at).trim().split(' ')
  const foods: string[] = []
  let next = 0
  while (next < words.length && foods.length < 4) {
    if (foods.length > 0) {
      if (!/^(?:y|e|o|ni|,)$/.test(words[next] ?? '')) break
      next++
      while (/^(?:el|la|los|las|con|de|sin)$/.test(words[next] ?? '')) next++
    }
    const many = [4, 3, 2, 1].find(
      (length) => next + length <= words.length && isFood(words.slice(next, next + length).join(' '), knowledge),
    )
    if (many === undefined) {
      if (foods.length > 0) next--
      break
    }
    foods.push(words.slice(next, next + many).join(' '))
    next += many
  }
  reading.rest = `${reading.rest.slice(0, at)} ${words.slice(next).join(' ')}`
  return foods
}

const isFood = (words: string, knowledge: Knowledge): boolean =>
  !/(?:^| )(?:que|y|e|o|ni|puedo|para|hoy|mas|menos)(?: |$)|^(?:de|del|recetas?|platos?|postres?|cosas?) | (?:de|del|la|el|los|las|mi|mis|mi[oa]s?)$/.test(
    ` ${words}`.slice(1),
  ) &&
  (isKindOfFood(words) || knowledge.pantry.match(words) !== null)
