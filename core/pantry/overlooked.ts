import type { Allergen, Food } from './food.ts'
import { canBeIgnored, isItsMaker, isItsPackage, isListed, isPreserve, saysPreserve } from './ignored-words.ts'
import type { Entry, Shelves } from './name-entry.ts'

export type Overlooks = (word: string, entry: Entry) => boolean

/**
 * Whether a word that a name of a food does not hold leaves the food what it is. A word that is a food is none of the feminine of a
 * listed one: 'nata con pasta' is no cream of the pasture ('pasto').
 */
export const overlooking =
  (isFood: (word: string) => boolean): Overlooks =>
  (word, entry) => {
    const { food, own, general } = entry
    return (
      own.has(word) ||
      (word === fresh
        ? mayBeFresh(entry)
        : canBeIgnored(word, food.category) && (isListed(word, food.category) || !isFood(word))) ||
      isFreeAnyway(word, food) ||
      isItsPackage(word, food) ||
      isItsMaker(word, food) ||
      isItsShare(Number(word.replace(',', '.')), food) ||
      (!general && isStrength(word, food))
    )
  }

export const frozen = 'congelado'
export const fresh = 'fresco'

/** The same, and frozen, where the table keeps no frozen one of its kind: freezing brings no allergen, and the price is an estimate. */
export const evenFrozen =
  (byWord: Shelves, overlooks: Overlooks): Overlooks =>
  (word, entry) =>
    overlooks(word, entry) || (word === frozen && !(byWord.get(frozen) ?? []).some(({ set }) => set.has(entry.head)))

/** A fresh gherkin is none of the jar, whose row also answers to the bare word; 'boquerón en vinagre fresco' says both. */
const mayBeFresh = ({ food, words }: Entry): boolean =>
  canBeIgnored(fresh, food.category) && (!isPreserve(food) || words.some(saysPreserve))

/** 'Sin gluten' says nothing new of a food without gluten: rice flour, not bread. */
const isFreeAnyway = (word: string, { allergens, possibleAllergens }: Food): boolean => {
  const absent = absences[word]
  return absent !== undefined && ![...allergens, ...possibleAllergens].includes(absent)
}
const absences: Readonly<Record<string, Allergen>> = { 'sin-glut': 'gluten', 'sin-gluten': 'gluten' }

/** From this share of fat on butter is butter. %, Reg. (UE) 1308/2013, annex VII, appendix II. */
const butterFat = 80

/**
 * Percentages, degrees and codes that are left over, and the letters of a size or a grade. Of milk and cream a percentage tells what
 * it is, of a liqueur the number may be its name, and 0 is always 'without'.
 */
const isStrength = (word: string, food: Food): boolean => {
  const { category, id } = food
  if (/^[b-df-hj-np-tv-xz]$/.test(word)) return category !== 'huevos'
  if (!/^\d+(?:[.,]\d+)?$/.test(word) || /^0+(?:[.,]0+)?$/.test(word)) return false
  const value = Number(word.replace(',', '.'))
  if (isItsShare(value, food)) return true
  if (category === 'leches_y_natas') return id.startsWith('mantequilla') && value >= butterFat
  if (category !== 'chocolate_y_cacao') return category !== 'vinos_y_licores'
  // Three figures and more are the number of an article.
  return value >= 100
}

const isItsShare = (value: number, { share }: Food): boolean =>
  share !== undefined && value >= share.from && value <= share.to
