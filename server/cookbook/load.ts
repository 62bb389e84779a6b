import { readFileSync } from 'node:fs'
import { type Cookbook, type Knowledge, openCookbook } from '#core/cookbook/cookbook.ts'
import { loadPantry } from '#server/pantry/load.ts'
import { readPageFiles } from '#server/pantry/read-files.ts'

let cookbook: Cookbook | undefined

/** The cookbook, read from its files once and kept. */
const loadCookbook = (): Cookbook => {
  const table = (name: string): string =>
    readFileSync(new URL(`../../core/cookbook/${name}.tsv`, import.meta.url), 'utf8')
  cookbook ??= openCookbook(
    {
      pages: readPageFiles(),
      swaps: table('swaps'),
      swapClasses: table('swap-classes'),
      namesByCountry: table('names-by-country'),
      adaptations: table('adaptations'),
      seasons: table('seasons'),
      otherNames: table('other-names'),
      languages: table('languages'),
      foreignFaults: table('foreign-faults'),
      kitchenWords: table('kitchen-words'),
      qualifiers: table('qualifiers'),
      waysOfAsking: ['numeros', 'tecnica', 'encargos'].map((name): [string, string] => [
        name,
        table(`asked-as/${name}`),
      ]),
      yields: table('yields'),
      makes: table('makes'),
      portions: table('portions'),
      ratios: table('ratios'),
      bathTimes: table('bath-times'),
      sugarStages: table('sugar-stages'),
      happensAt: table('happens-at'),
    },
    loadPantry(),
  )
  return cookbook
}

/** Foods and cookbook: what the assistant answers from. */
export const loadKnowledge = (): Knowledge => ({ pantry: loadPantry(), cookbook: loadCookbook() })
