import type { Pantry } from '#core/pantry/match-food.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import { makeMender } from './hearing/mend.ts'
import { makeSlotReader, type SlotReader } from './hearing/read-slots.ts'
import { readVocabulary, type Vocabulary, withNames } from './hearing/vocabulary.ts'
import { type Page, readPage } from './judging/page.ts'
import { type Core, readCores } from './tables/cores.ts'
import { type CuringSalt, readCuringSalts } from './tables/curing-salts.ts'
import { type FoodTags, readFoodTags } from './tables/food-tags.ts'
import { type Hazard, readHazards } from './tables/hazards.ts'
import { type Homonym, readHomonyms } from './tables/homonyms.ts'
import { type Keeping, readKeeping } from './tables/keeping.ts'
import { type PreparedAllergens, readPreparedAllergens } from './tables/prepared-allergens.ts'
import { type Reception, readReception } from './tables/reception.ts'
import { readSousVide, type SousVide } from './tables/sous-vide.ts'

/** What Obrador knows of what may hurt, read once from the files of this folder. */
export type Safety = {
  readonly vocabulary: Vocabulary
  readonly foodTags: FoodTags
  readonly read: SlotReader
  readonly pages: readonly Page[]
  /** By the id of the food. */
  readonly homonyms: ReadonlyMap<string, Homonym>
  readonly hazards: readonly Hazard[]
  readonly cores: readonly Core[]
  readonly keeping: readonly Keeping[]
  readonly reception: readonly Reception[]
  readonly curingSalts: readonly CuringSalt[]
  readonly sousVide: readonly SousVide[]
  readonly prepared: readonly PreparedAllergens[]
}

/** The texts of the files, by the name of the file; `verdicts` by the name of the page. */
export type SafetyFiles = {
  readonly words: string
  readonly common: string
  /** What our own pages are written with: their words are no slips of others. */
  readonly written: string
  readonly foods: string
  readonly homonyms: string
  readonly byWords: string
  readonly hazards: string
  readonly cores: string
  readonly keeping: string
  readonly reception: string
  readonly curingSalts: string
  readonly sousVide: string
  readonly prepared: string
  readonly verdicts: Readonly<Record<string, string>>
}

/** Reads every table and page and checks that they hold together; throws on what it does not understand. */
export const makeSafety = (files: SafetyFiles, pantry: Pantry): Safety => {
  const keeping = readKeeping(files.keeping)
  const reception = readReception(files.reception)
  const prepared = readPreparedAllergens(files.prepared)
  const vocabulary = withNames(readVocabulary(files.words), [
    ...keeping.map(({ id, names }) => ({ tag: `guarda-${id}`, names })),
    ...reception.map(({ id, names }) => ({ tag: `llega-${id}`, names })),
    ...prepared.map(({ id, names }) => ({ tag: `hecho-${id}`, names })),
  ])
  const { tagsOf: foodTags, named } = readFoodTags(files.foods)
  for (const [id, tags] of named) {
    if (!pantry.byId.has(id)) throw new Error(`food-hazards.tsv: ${id} is no food of the table`)
    for (const tag of tags)
      if (!vocabulary.kindOf.has(tag)) throw new Error(`food-hazards.tsv: ${id} has a tag words.tsv lacks: ${tag}`)
  }
  const homonyms = readHomonyms(files.homonyms)
  for (const { food, tag, beside } of homonyms.values())
    if (!pantry.byId.has(food) || !vocabulary.kindOf.has(tag) || !vocabulary.kindOf.has(beside))
      throw new Error(`homonyms.tsv: ${food} names what is not there`)
  const byWords = new Set(files.byWords.split('\n').filter((line) => line !== '' && !line.startsWith('#')))
  for (const id of byWords)
    if (!pantry.byId.has(id)) throw new Error(`foods-by-their-words.txt: ${id} is no food of the table`)
  const known = new Set([
    ...vocabulary.words,
    ...pantry.foods.flatMap(({ name, synonyms }) => wordsOf([name, ...synonyms].join(' '))),
  ])
  const mend = makeMender(known, new Set(wordsOf(`${files.common} ${files.written}`)))
  return {
    vocabulary,
    foodTags,
    read: remembering(makeSlotReader(vocabulary, foodTags, homonyms, mend, pantry, byWords)),
    pages: Object.entries(files.verdicts)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([id, text]) => readPage(id, text)),
    homonyms,
    hazards: readHazards(files.hazards),
    cores: readCores(files.cores),
    keeping,
    reception,
    curingSalts: readCuringSalts(files.curingSalts),
    sousVide: readSousVide(files.sousVide),
    prepared,
  }
}

/** Sentences kept read: a conversation is read anew at every turn, and the steps of a recipe each time it is looked at. */
const mostKept = 2000

const remembering = (read: SlotReader): SlotReader => {
  const kept = new Map<string, ReturnType<SlotReader>>()
  return (text) => {
    const before = kept.get(text)
    if (before !== undefined) return before
    if (kept.size >= mostKept) kept.clear()
    const slots = read(text)
    kept.set(text, slots)
    return slots
  }
}

const wordsOf = (text: string): string[] => nameKey(text).match(/[a-z]{4,}/g) ?? []
