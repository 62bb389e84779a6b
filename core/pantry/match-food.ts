import { stem } from '#core/spanish/stem.ts'
import type { Food } from './food.ts'
import type { FoodMatch } from './food-match.ts'
import { foodWords, isAdjective } from './food-words.ts'
import { guesserOf } from './guess-food.ts'
import { isAnotherInFront, isCut, isMaker, isPackage } from './ignored-words.ts'
import { menderOf } from './mend-name.ts'
import { type Entry, entriesOf, isWithin, type Shelves, withGenerality } from './name-entry.ts'
import { translations } from './other-languages.ts'
import { evenFrozen, fresh, frozen, type Overlooks, overlooking } from './overlooked.ts'
import { spelledOut } from './product-name.ts'
import { type Reading, secondReadingsOf } from './second-readings.ts'

export type Pantry = {
  readonly foods: readonly Food[]
  readonly byId: ReadonlyMap<string, Food>
  /**
   * The food a cook means by this name, or null where the table has no such food: never the food of the first word.
   * Never throws. The same name, accents, capitals and plurals aside, always gives the same answer.
   */
  readonly match: (name: string) => FoodMatch | null
  /**
   * The food of a name that `match` does not know, without the words of it that look like a maker or a village. For weights and
   * composition, marked: who judges what is in it asks `match`.
   */
  readonly guess: (name: string) => FoodMatch | null
  /** The food that has this name, or this synonym: no word more, none less. A general name ('pimiento') calls none. */
  readonly called: (name: string) => Food | null
}

/** Longer names are a paste, not an ingredient: 'Salsa Worcestershire Lea & Perrins …' has nine words. */
const longestName = 160
const mostWords = 14

/** The pantry with the index of its names: some 10,000 names, made once in under a second. */
export const makePantry = (foods: readonly Food[]): Pantry => {
  const entries = withGenerality(foods.flatMap(entriesOf))
  const exact = new Map<string, Entry>()
  const byWord = new Map<string, Entry[]>()
  for (const entry of entries) {
    const key = entry.words.join(' ')
    const known = exact.get(key)
    if (known === undefined || (known.by === 'synonym' && entry.by === 'name')) exact.set(key, entry)
    // 'M&M' only as a whole name: its letters are in too many.
    if (entry.words.every((word) => word.length === 1)) continue
    for (const word of entry.set) {
      const shelf = byWord.get(word)
      if (shelf === undefined) byWord.set(word, [entry])
      else shelf.push(entry)
    }
  }
  const overlooks = overlooking((word) => exact.has(word))
  const mend = menderOf(byWord.keys())
  const secondReadings = secondReadingsOf(new Set(byWord.keys()))
  const matchAsWritten = (name: string): FoodMatch | null => {
    const whole = exact.get(foodWords(name).join(' '))
    if (whole !== undefined) return answer(whole, [])
    const words = foodWords(spelledOut(name))
    if (words.length === 0 || words.length > mostWords) return null
    const find = (some: readonly string[]): FoodMatch | null => {
      const entry = exact.get(some.join(' '))
      return entry === undefined ? matchWords(some, byWord, overlooks, exact) : answer(entry, [])
    }
    // What comes in a tin is the preserve where the table has it, else a food that is sold in tins; what stands in a bunch is fresh.
    const found =
      (isTinned(words) ? find(words.map((word) => (isPackage(word) ? 'conserva' : word))) : null) ??
      (words.some(isBunch) ? freshOf(find(words.map((word) => (isBunch(word) ? fresh : word)))) : null) ??
      find(words)
    return found === null || isOnlyWith(name, found) || hidesAFood(name, found, exact) ? null : found
  }
  const matchOnce = (name: string): FoodMatch | null => {
    const found = matchAsWritten(name)
    if (found !== null) return found
    for (const written of translations(name)) {
      const led = atMost(matchAsWritten(written), translation)
      if (led !== null) return led
    }
    return null
  }
  const sameFood = ({ names, every, holds }: Reading): FoodMatch | null => {
    const led = names.map(every ? matchOnce : matchAsWritten)
    if (every && led.includes(null)) return null
    const found = led
      .filter((match) => match !== null)
      .filter(({ fitted }) => holds === undefined || foodWords(fitted).some((word) => holds.has(word)))
    const [first] = found.toSorted((one, other) => other.confidence - one.confidence)
    return first !== undefined && found.every(({ food }) => food.id === first.food.id) ? first : null
  }
  const readAgain = (name: string): FoodMatch | null => {
    const found = matchOnce(name)
    if (found !== null) return found
    const words = foodWords(spelledOut(name))
    const turned =
      words.length > mostWords || joins.test(name)
        ? null
        : atMost(matchAnyOrder(words, byWord, overlooks, exact), secondReading)
    if (turned !== null) return turned
    const thawed = words.includes(frozen)
      ? atMost(matchWords(words, byWord, evenFrozen(byWord, overlooks)), secondReading)
      : null
    if (thawed !== null) return thawed
    for (const reading of secondReadings(name)) {
      const led = atMost(sameFood(reading), secondReading)
      if (led !== null) return led
    }
    return null
  }
  const matchAnew = (name: string): FoodMatch | null => {
    const found = readAgain(name)
    if (found !== null) return found
    const mended = mend(name)
    return mended === null ? null : atMost(matchAsWritten(mended), mishearing)
  }
  const called = (name: string): Food | null => {
    const entry = exact.get(foodWords(name).join(' '))
    return entry === undefined || entry.general ? null : entry.food
  }
  const beginnings = beginningsOf(entries)
  const guess = guesserOf({
    knows: (word) => byWord.has(word),
    match: readAgain,
    isOnlyOne: (some) => exact.has(some.join(' ')) && beginnings.get(some.join(' ')) !== null,
    isFood: (name) => exact.has(foodWords(name).join(' ')),
  })
  const remembered = new Map<string, FoodMatch | null>()
  return {
    foods,
    byId: new Map(foods.map((food) => [food.id, food])),
    called,
    guess: (name) => (name.length > longestName ? null : guess(name)),
    match: (name) => {
      if (name.length > longestName) return null
      const known = remembered.get(name)
      if (known !== undefined) return known
      const found = matchAnew(name)
      if (remembered.size >= mostRemembered) remembered.clear()
      remembered.set(name, found)
      return found
    },
  }
}

/** Names kept matched: a book of recipes says the same ones again and again, and what has no food is the slowest to find out. */
const mostRemembered = 4000

/** How sure a name is that was written in another language, one read again (second-readings.ts), and one read by its sound. */
const translation = 0.85
const secondReading = 0.75
const mishearing = 0.6

const atMost = (led: FoodMatch | null, most: number): FoodMatch | null =>
  led === null
    ? null
    : { ...led, by: led.by === 'usual' ? 'usual' : 'words', confidence: Math.min(led.confidence, most) }

/**
 * Whether the food found is only what another, that is not named, is made with: 'Murcia al vino' is a cheese and no wine, 'Palmero con
 * pimentón' no spice. It stands behind 'al' or 'con', and all before it were words that say nothing of a food.
 */
const isOnlyWith = (name: string, { fitted, ignored }: FoodMatch): boolean => {
  const [, before = '', behind = ''] = /^(.*?\p{L})(?: al?| con)(?: el| la| las| los)? (\p{L}.*)$/iu.exec(name) ?? []
  if (before === '' || !foodWords(before).every((word) => ignored.includes(word))) return false
  const said = new Set(foodWords(behind))
  return foodWords(fitted).every((word) => said.has(word))
}

/**
 * Whether what was overlooked behind 'con', 'y' or 'sabor' is a food that brings an allergen of its own: 'membrillo con Idiazábal', whose
 * cheese is a village elsewhere.
 */
const hidesAFood = (name: string, { food, ignored }: FoodMatch, exact: ReadonlyMap<string, Entry>): boolean => {
  if (ignored.length === 0) return false
  const held = [...food.allergens, ...food.possibleAllergens]
  return name.split(second).some((part, at) => {
    const words = at === 0 ? [] : foodWords(part)
    return words.some((word) => {
      const other = ignored.includes(word) ? exact.get(word)?.food : undefined
      return other?.allergens.some((allergen) => !held.includes(allergen)) ?? false
    })
  })
}
const second = / (?:con|y|e|sabor|relleno de|rellena de|rellenos de|rellenas de) /i

const isBunch = (word: string): boolean => bunches.has(word)
const bunches: ReadonlySet<string> = new Set(['manojo', 'manojito', 'ramillete', 'maceta'].map(stem))
const freshOf = (found: FoodMatch | null): FoodMatch | null =>
  found !== null && foodWords(found.fitted).includes(fresh) ? found : null

const isTinned = (words: readonly string[]): boolean => words.some(isPackage)

/** Where words are joined their order says what the thing is: 'arroz con leche' is no rice milk. */
const joins = /(?<!\p{L})(?:el|la|los|las|de|del|con|al?|en|y|para|sin)(?!\p{L})/iu

/** A name so joined is of the one and not of the other: 'semillas para pan' is no 'pan … semillas'. */
const joinsTwo = /(?<!\p{L})(?:con|en|y|para|sin)(?!\p{L})/iu

/**
 * The one food all of whose words are said, in any order: 'cangrejo real patas', as lists put what a thing is made of before the thing. Not
 * where the thing is a food by itself: 'arroz noodles' may be two.
 */
const matchAnyOrder = (
  words: readonly string[],
  byWord: Shelves,
  overlooks: Overlooks,
  alone: ReadonlyMap<string, Entry>,
): FoodMatch | null => {
  const set = new Set(words)
  const whole = [...set].flatMap((word) =>
    (byWord.get(word) ?? []).filter(
      (entry) =>
        entry.set.size > 1 &&
        !joinsTwo.test(entry.written) &&
        entry.words[0] === word &&
        isWithin(entry.set, set) &&
        !alone.has(entry.head) &&
        // 'Manzana rellena' is no 'relleno de manzana'.
        (entry.head === words[0] || !isAdjective(entry.head)) &&
        (entry.set.has(words[0] ?? '') || !makesADish(words[0] ?? '')) &&
        words.every((other) => entry.set.has(other) || overlooks(other, entry)),
    ),
  )
  const most = Math.max(0, ...whole.map((entry) => entry.set.size))
  const [first, ...others] = whole.filter((entry) => entry.set.size === most)
  if (first === undefined || others.some(({ food }) => food.id !== first.food.id)) return null
  const ignored = words.filter((word) => !first.set.has(word))
  return answer(first, ignored)
}

/** The entry that explains most words, where the words it does not explain may be ignored for its food. */
const matchWords = (
  words: readonly string[],
  byWord: Shelves,
  overlooks: Overlooks,
  alone: ReadonlyMap<string, Entry> = new Map(),
): FoodMatch | null => {
  const set = new Set(words)
  const [first = ''] = words
  const leader = isMaker(first) ? alone.get(first)?.food : undefined
  let best: Entry | null = null
  let bestIgnored: readonly string[] = []
  for (const word of set) {
    for (const entry of byWord.get(word) ?? []) {
      if (!isWithin(entry.set, set) || !leads(entry, words)) continue
      if (best !== null && !isBetter(entry, best)) continue
      const ignored = words.filter((other) => !entry.set.has(other))
      if (ignored.length > 0 && ignored[0] === first && (makesADish(first) || isOfAnother(leader, entry))) continue
      if (!ignored.every((other) => entry.others.words.has(other) || overlooks(other, entry))) continue
      const left = ignored.filter((other) => !overlooks(other, entry))
      if (left.length > 0 && !isSaidTwice(left, entry, set)) continue
      best = entry
      bestIgnored = ignored
    }
  }
  return best === null ? null : answer(best, bestIgnored)
}

/** 'Nestea limón' is no lemon: a maker that leads is what it makes, where that is of another class. */
const isOfAnother = (leader: Food | undefined, { food }: Entry): boolean =>
  leader !== undefined && leader.category !== food.category

/** Whether what is left is another whole name of the same food: 'pez limón hamachi', 'preparado para bizcocho Tegral Satin'. */
const isSaidTwice = (left: readonly string[], { others, set }: Entry, said: ReadonlySet<string>): boolean => {
  const told = others.names.filter((name) => isWithin(name, said) && ![...name].some((word) => set.has(word)))
  return left.every((word) => told.some((name) => name.has(word)))
}

/**
 * A participle that leads is a dish, not a state: 'batido de fresa', 'asado de ternera'; 'fresa batida' is a strawberry. So is what is
 * filled or topped with a food: 'hamburguesa de queso azul' is no cheese, 'queso azul hamburguesa' is. A ham knife is no ham.
 */
const namesADish = /[ai]do$|^(?:hamburgues|burger|pizz|cuchill|sandwich|tost|bocadill|ensalad|sop|guis|macedoni)/

const makesADish = (word: string): boolean => namesADish.test(word) || isAnotherInFront(word)

/** The food whose names alone begin with these words, by their stems; null where several foods' do. */
const beginningsOf = (entries: readonly Entry[]): ReadonlyMap<string, string | null> => {
  const found = new Map<string, string | null>()
  for (const { words, food } of entries)
    for (let length = 1; length <= words.length; length++) {
      const key = words.slice(0, length).join(' ')
      found.set(key, (found.get(key) ?? food.id) === food.id && found.get(key) !== null ? food.id : null)
    }
  return found
}

/** The same noun comes first in both: rice with milk is not rice milk. Lists of prices name the animal before its cut. */
const leads = (entry: Entry, words: readonly string[]): boolean => {
  const own = entry.head
  if (own === words[0]) return true
  const head =
    words.find((word) => entry.set.has(word) && !isAdjective(word)) ?? words.find((word) => entry.set.has(word))
  return head === own || (isCut(own) && head === words[0] && head === entry.words.at(-1) && words[1] === own)
}

/** More words first; then the food with the longer name of its own, then the order of the table. */
const isBetter = (entry: Entry, than: Entry): boolean => {
  if (entry.set.size !== than.set.size) return entry.set.size > than.set.size
  if (entry.food.id === than.food.id) return entry.by === 'name' && than.by === 'synonym'
  const length = entry.food.name.length - than.food.name.length
  return length === 0 ? entry.order < than.order : length > 0
}

const answer = (entry: Entry, ignored: readonly string[]): FoodMatch => {
  const { food, written, general } = entry
  const found = { food, fitted: written, ignored }
  if (general) return { ...found, by: 'usual', confidence: Math.max(0.5, 0.75 - 0.05 * ignored.length) }
  if (ignored.length > 0) return { ...found, by: 'words', confidence: Math.max(0.6, 0.92 - 0.04 * ignored.length) }
  return { ...found, by: entry.by, confidence: entry.by === 'name' ? 1 : 0.97 }
}
