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
  words: read('words.tsv'),
  common: read('common.txt'),
  written: readPageFiles()
    .map(([, text]) => text)
    .join(' '),
  foods: read('food-hazards.tsv'),
  homonyms: read('homonyms.tsv'),
  byWords: read('foods-by-their-words.txt'),
  hazards: read('hazards.tsv'),
  cores: read('cores.tsv'),
  keeping: read('keeping.tsv'),
  reception: read('reception.tsv'),
  curingSalts: read('curing-salts.tsv'),
  sousVide: read('sous-vide.tsv'),
  prepared: read('allergens-by-preparation.tsv'),
  verdicts: Object.fromEntries(
    readdirSync(new URL('verdicts/', folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => [name.slice(0, -'.md'.length), read(`verdicts/${name}`)]),
  ),
})
