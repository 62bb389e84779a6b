import type { Pantry } from '#core/pantry/match-food.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import { type Adaptation, readAdaptations } from './adaptations.ts'
import { type Cut, cutOf, type Dose, doseOf, type Keeping, keepingOf } from './cards.ts'
import { type NamesByCountry, readNamesByCountry, readSwapClasses, type SwapClass } from './classes.ts'
import { type Dish, dishOf } from './dish.ts'
import { type ForeignFaults, readForeignFaults } from './foreign-faults.ts'
import { type ForeignNames, readForeignNames } from './foreign-names.ts'
import { type Formula, formulaOf } from './formula.ts'
import { type Made, type Portion, readMakes, readPortions, readYields, type Yield } from './measures.ts'
import type { Page } from './page.ts'
import {
  type BathTime,
  type HappensAt,
  type Ratio,
  readBathTimes,
  readHappensAt,
  readRatios,
  readSugarStages,
  type SugarStage,
} from './ratios.ts'
import { readPage } from './read-page.ts'
import {
  type KitchenWords,
  type OtherNames,
  type Qualifier,
  readKitchenWords,
  readOtherNames,
  readQualifiers,
  readSeasons,
  readSwaps,
  readWaysOfAsking,
  type Season,
  type Substitution,
  type WayOfAsking,
} from './tables.ts'

/** The files of the cookbook, read by whoever may read files. */
export type CookbookFiles = {
  /** Path relative to the cookbook, without '.md', and the text. */
  readonly pages: readonly (readonly [path: string, text: string])[]
  readonly swaps: string
  readonly swapClasses: string
  readonly namesByCountry: string
  readonly adaptations: string
  readonly seasons: string
  readonly otherNames: string
  readonly languages: string
  readonly foreignFaults: string
  readonly kitchenWords: string
  readonly qualifiers: string
  /** Each file of ways of asking: its name and text. */
  readonly waysOfAsking: readonly (readonly [name: string, text: string])[]
  readonly yields: string
  readonly makes: string
  readonly portions: string
  readonly ratios: string
  readonly bathTimes: string
  readonly sugarStages: string
  readonly happensAt: string
}

/** Everything the kitchen knows: the pages, and what is read from them for work. */
export type Cookbook = {
  readonly pages: readonly Page[]
  readonly byPath: ReadonlyMap<string, Page>
  /** The page of this name or alias, accents and capitals aside; null where there is none. */
  readonly named: (name: string) => Page | null
  readonly dishes: readonly Dish[]
  readonly formulas: readonly Formula[]
  readonly techniques: readonly Page[]
  readonly doses: readonly Dose[]
  readonly cuts: readonly Cut[]
  readonly keepings: readonly Keeping[]
  readonly substitutions: readonly Substitution[]
  readonly adaptations: readonly Adaptation[]
  readonly seasons: readonly Season[]
  readonly swapClasses: readonly SwapClass[]
  readonly otherNames: readonly OtherNames[]
  readonly namesByCountry: NamesByCountry
  readonly foreignNames: readonly ForeignNames[]
  readonly foreignFaults: readonly ForeignFaults[]
  readonly kitchenWords: readonly KitchenWords[]
  readonly qualifiers: readonly Qualifier[]
  readonly waysOfAsking: readonly WayOfAsking[]
  readonly yields: readonly Yield[]
  readonly makes: readonly Made[]
  readonly portions: readonly Portion[]
  readonly ratios: readonly Ratio[]
  readonly bathTimes: readonly BathTime[]
  readonly sugarStages: readonly SugarStage[]
  readonly happensAt: readonly HappensAt[]
}

/** The foods and the cookbook: what is passed to whoever answers or writes. */
export type Knowledge = {
  readonly pantry: Pantry
  readonly cookbook: Cookbook
  /** Names of the cook's own recipes, the newest first; left out where nobody has read them. */
  readonly own?: readonly string[]
}

/** The cookbook of these files; throws with file and line on what it does not understand. */
export const openCookbook = (files: CookbookFiles, pantry: Pantry): Cookbook => {
  const pages = files.pages.map(([path, text]) => readPage(path, text))
  const byName = new Map<string, Page>()
  for (const page of pages)
    for (const name of [page.name, ...page.aliases]) {
      const key = nameKey(name)
      if (!byName.has(key)) byName.set(key, page)
    }
  const cards = pages.filter(({ kind }) => kind === 'cards')
  return {
    pages,
    byPath: new Map(pages.map((page) => [page.path, page])),
    named: (name) => byName.get(nameKey(name)) ?? null,
    dishes: pages.filter(({ kind }) => kind === 'dishes').map(dishOf),
    formulas: pages.filter(({ kind }) => kind === 'bases').map((page) => formulaOf(page, pantry)),
    techniques: cards.filter(({ type }) => type === 'técnica'),
    doses: present(cards.map(doseOf)),
    cuts: present(cards.map(cutOf)),
    keepings: present(pages.map(keepingOf)),
    substitutions: readSwaps(files.swaps),
    swapClasses: readSwapClasses(files.swapClasses),
    namesByCountry: readNamesByCountry(files.namesByCountry),
    adaptations: readAdaptations(files.adaptations),
    seasons: readSeasons(files.seasons),
    otherNames: readOtherNames(files.otherNames),
    foreignNames: readForeignNames(files.languages),
    foreignFaults: readForeignFaults(files.foreignFaults),
    kitchenWords: readKitchenWords(files.kitchenWords),
    qualifiers: readQualifiers(files.qualifiers),
    waysOfAsking: files.waysOfAsking.flatMap(([name, text]) => readWaysOfAsking(name, text)),
    yields: readYields(files.yields),
    makes: readMakes(files.makes),
    portions: readPortions(files.portions),
    ratios: readRatios(files.ratios),
    bathTimes: readBathTimes(files.bathTimes),
    sugarStages: readSugarStages(files.sugarStages),
    happensAt: readHappensAt(files.happensAt),
  }
}

const present = <One>(list: readonly (One | null)[]): One[] => list.flatMap((one) => (one === null ? [] : [one]))
