import { type Allergen, allergens, type Food } from '#core/pantry/food.ts'
import { foodCalled } from '#core/pantry/food-index.ts'
import { foodWords } from '#core/pantry/food-words.ts'
import { translations } from '#core/pantry/other-languages.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import words from './annex-words.json' with { type: 'json' }

/** An allergen that a name tells itself, and the word that tells it. */
export type Told = { readonly allergen: Allergen; readonly word: string; readonly state: 'contiene' | 'puede_contener' }

type Word = { readonly stem: string; readonly written: string }

const stemmed = (list: string): readonly Word[] =>
  list
    .split(' ')
    .filter((word) => word !== '')
    .map((written) => ({ stem: foodWords(written)[0] ?? written, written }))

const table = allergens.map((allergen) => ({
  allergen,
  surely: stemmed(words[allergen].contiene),
  perhaps: stemmed(words[allergen].puede),
}))

/** Additives of Reglamento (CE) 1333/2008 that are the allergen or are made of it: lysozyme, lactitol, sulphites. */
const additives: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(words['números E']).map(([allergen, numbers]) => [allergen, numbers.split(' ')]),
)

/** Imitations and namesakes: no milk is in 'queso vegano' or 'manteca de karité', no nut in 'nuez moscada'. */
const notMilk = /\b(?:vegan[oa]s?|vegetal(?:es)?|coco|karite?|cacao|avena|arroz)\b/
const namesakes: Readonly<Partial<Record<Allergen, RegExp>>> = {
  gluten: /\btrig sarracen/,
  lacteos: notMilk,
  frutos_cascara: /\bmoscad[ao]s?\b|\bkola\b/,
  // 'Croissant choco': chocolate.
  moluscos:
    /\b(?:croissant|magdalen|muffin|coulant|mouss|napolitan|galleta|bizcoch|tarta|helad|donut|gofr|palmera|cooki|brownie|relleno) .*\bchoco\b/,
}

/**
 * What the words of a name tell of annex II of Reglamento (UE) 1169/2011, food by food, where the table has no such food:
 * 'harina de triticale' holds gluten, whatever else it is. 'sin gluten' takes the word back. That nothing is told says nothing.
 */
export const toldAllergens = (name: string): readonly Told[] => {
  const held = foodsHeld(name)
  const said = [...foodWords(name), ...translations(name).flatMap(foodWords)]
  const written = new Set(said)
  const key = said.join(' ')
  return table.flatMap(({ allergen, surely, perhaps }): Told[] => {
    if (namesakes[allergen]?.test(key) === true || said.some((word) => takesBack(word, allergen))) return []
    const additive = additives
      .get(allergen)
      ?.find((number) => said.some((word, at) => word === number && said[at - 1] === 'e'))
    if (additive !== undefined) return [{ allergen, word: `E-${additive}`, state: 'contiene' }]
    const sure = surely.find(({ stem }) => written.has(stem) || written.has(`con-${stem}`))
    if (sure !== undefined) return [{ allergen, word: sure.written, state: 'contiene' }]
    const possible = perhaps.find(({ stem }) => written.has(stem))
    if (possible !== undefined) return [{ allergen, word: possible.written, state: 'puede_contener' }]
    const food = held.find((one) => [...one.allergens, ...one.possibleAllergens].includes(allergen))
    return food === undefined ? [] : [{ allergen, word: food.name, state: 'puede_contener' }]
  })
}

/** Words in a name that are more often something else than the food they name. */
const elsewhere = new Set([
  'caña',
  'cola',
  'gallo',
  'rubio',
  'vieja',
  'rey',
  'base',
  'lisa',
  'corte',
  'pinta',
  'loro',
  'boga',
])
const longestHeld = 4

/** The foods of the table whose whole names stand within a name, the longest first: 'empanada de zamburiñas' holds scallops, perhaps. */
const foodsHeld = (name: string): readonly Food[] => {
  if (/\bvegan[oa]s?\b|\bvegetal(?:es)?\b/.test(nameKey(name))) return []
  const words = nameKey(name).match(/\p{L}+/gu) ?? []
  const found: Food[] = []
  for (let at = 0; at < words.length; at++) {
    for (let length = Math.min(longestHeld, words.length - at); length > 0; length--) {
      const said = words.slice(at, at + length)
      if (words[at - 1] === 'sin' || (length === 1 && (elsewhere.has(said[0] ?? '') || (said[0] ?? '').length < 4)))
        continue
      const food = foodCalled(said.join(' '))
      if (food === null) continue
      found.push(food)
      at += length - 1
      break
    }
  }
  return found
}

/** 'sin-glut' for gluten, 'sin-lact' for nothing but sugar of milk: milk without lactose is milk. */
const takesBack = (word: string, allergen: Allergen): boolean =>
  word.startsWith('sin-') && foodWords(allergen)[0] === word.slice('sin-'.length)
