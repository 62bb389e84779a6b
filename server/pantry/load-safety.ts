import { readdirSync, readFileSync } from 'node:fs'
import { makeSafety, type Safety } from '#core/safety/safety.ts'
import { loadPantry } from './load.ts'
import { readPageFiles } from './read-files.ts'

let safety: Safety | undefined

/** What the product knows of what may hurt, read from the files of core/safety once (some milliseconds) and kept. */
export const loadSafety = (): Safety => {
  safety ??= makeSafety(safetyFiles(), loadPantry())
  return safety
}

const folder = new URL('../../core/safety/', import.meta.url)
const read = (name: string): string => readFileSync(new URL(name, folder), 'utf8')

const safetyFiles = () => ({
  words: read('hearing/words.tsv'),
  common: read('hearing/common.txt'),
  written: readPageFiles()
    .map(([, text]) => text)
    .join(' '),
  foods: read('tables/food-hazards.tsv'),
  homonyms: read('tables/homonyms.tsv'),
  byWords: read('hearing/foods-by-their-words.txt'),
  hazards: read('tables/hazards.tsv'),
  cores: read('tables/cores.tsv'),
  keeping: read('tables/keeping.tsv'),
  reception: read('tables/reception.tsv'),
  curingSalts: read('tables/curing-salts.tsv'),
  sousVide: read('tables/sous-vide.tsv'),
  prepared: read('tables/allergens-by-preparation.tsv'),
  verdicts: Object.fromEntries(
    readdirSync(new URL('verdicts/', folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => [name.slice(0, -'.md'.length), read(`verdicts/${name}`)]),
  ),
})
