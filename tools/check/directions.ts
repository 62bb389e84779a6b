/**
 * Guards the directions of imports (ARQUITECTURA §3) with dependency-cruiser. `node tools/check/directions.ts [folder]`
 * looks at another checkout instead, which is how conformance/boundaries.test.ts plants its violations.
 */
import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import extractConfig from 'dependency-cruiser/config-utl/extract-depcruise-config'

const roots = ['core', 'server', 'web', 'tools']
const source = /\.tsx?$/

/** One line per problem; none means that every file was read and every direction holds. */
const directionProblems = async (folder: string): Promise<string[]> => {
  const { options, ...rules } = await extractConfig(join(import.meta.dirname, '../..', '.dependency-cruiser.mjs'))
  process.chdir(folder)
  const { output } = await cruise(roots, { ...options, ruleSet: rules, validate: true })
  if (typeof output === 'string') throw new Error('dependency-cruiser answered text where a result was asked for')
  return [...violations(output), ...unreadFiles(output)]
}

const violations = ({ summary }: ICruiseResult): string[] =>
  summary.violations.map(({ rule, from, to, cycle }) => {
    const way = cycle === undefined ? [to] : cycle.map(({ name }) => name)
    return `${rule.name}: ${[from, ...way].join(' → ')}`
  })

// A parser that is missing or a wrong glob makes the tool read nothing and find nothing: that must not look green.
const unreadFiles = ({ modules }: ICruiseResult): string[] => {
  const read = new Set(modules.map((module) => module.source))
  const expected = roots.flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => source.test(file))
      .map((file) => join(root, file)),
  )
  const unread = expected.filter((file) => !read.has(file))
  const nothingFollowed = expected.length > 1 && modules.every((module) => module.dependencies.length === 0)
  return [
    ...unread.map((file) => `file-not-read: ${file}`),
    ...(nothingFollowed ? [`no-import-read: ${expected.length} files and not one import among them`] : []),
  ]
}

const problems = await directionProblems(resolve(process.argv[2] ?? join(import.meta.dirname, '../..')))
for (const problem of problems) console.log(problem)
process.exitCode = problems.length === 0 ? 0 : 1
