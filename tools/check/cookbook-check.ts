/**
 * `node tools/check/cookbook-check.ts [FOLDER]`: everything that does not hold together in the pages of the cookbook, one line
 * each, as 'path:line: what'. FOLDER is relative to core/cookbook ('dishes/arroces') or to where one stands. Names are
 * compared with the whole cookbook even when only a folder is shown. Ends with 1 when there is something to mend.
 */
import { relative, resolve } from 'node:path'
import { checkPage, sharedNames } from '#core/cookbook/check-page.ts'
import { problemLine } from '#core/cookbook/page.ts'
import { parsePage } from '#core/cookbook/read-page.ts'
import { loadPantry } from '#server/pantry/load.ts'
import { readPageFiles } from '#server/pantry/read-files.ts'

const cookbook = resolve(import.meta.dirname, '../..', 'core', 'cookbook')
const [said = ''] = process.argv.slice(2)
const inside = relative(cookbook, resolve(said))
const folder = (inside.startsWith('..') ? said : inside).replace(/\/$/, '')

const pantry = loadPantry()
const read = readPageFiles().map(([path, text]) => parsePage(path, text))
const pages = read.map(({ page }) => page)
const problems = [
  ...read.flatMap(({ page, problems }) => [...problems, ...checkPage(page, pantry)]),
  ...sharedNames(pages),
].filter(({ path }) => path.startsWith(folder))
for (const problem of problems) console.log(`core/cookbook/${problemLine(problem)}`)
const count = pages.filter(({ path }) => path.startsWith(folder)).length
console.log(`${count} páginas, ${problems.length} por arreglar`)
process.exitCode = problems.length === 0 ? 0 : 1
