import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { directions, type Plant, sound, style, types } from './planted-violations.ts'

/**
 * A guard that never turned red guards nothing. Each boundary of ARQUITECTURA §3 is broken here, in a tiny copy of the
 * tree with the real configuration, and the real tool must name the rule and the file. The same tree without the
 * violations must be green, so that a rule that refuses everything does not pass for a good one.
 */

const repository = resolve(import.meta.dirname, '..')
const configuration = [
  '.gitignore',
  'biome.json',
  'package.json',
  'tools/check/texts-in-attributes.grit',
  'tsconfig.base.json',
  'core/tsconfig.json',
  'server/tsconfig.json',
  'web/tsconfig.json',
]

const makeTree = (plants: readonly Plant[]): string => {
  const folder = mkdtempSync(join(tmpdir(), 'obrador-boundaries-'))
  for (const file of configuration) cpSync(join(repository, file), join(folder, file), { recursive: true })
  symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'))
  const planted = plants.map(({ file, content }): [string, string] => [file, content])
  for (const [file, content] of [...Object.entries(sound), ...planted]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), content)
  }
  return folder
}

/** What a tool prints, and whether it is content. */
type Verdict = { readonly green: boolean; readonly output: string }

const run = (folder: string, parameters: readonly string[]): Promise<Verdict> =>
  new Promise((done) => {
    execFile(process.execPath, parameters, { cwd: folder, maxBuffer: 1 << 26 }, (error, stdout, stderr) =>
      done({ green: error === null, output: `${stdout}${stderr}` }),
    )
  })

const inModules = (path: string): string => join(repository, 'node_modules', path)
const directionsTool = join(repository, 'tools', 'check', 'directions.ts')

const tools = {
  directions: (folder: string) => run(folder, [directionsTool, folder]),
  style: (folder: string) =>
    run(folder, [inModules('@biomejs/biome/bin/biome'), 'lint', '--colors=off', '--max-diagnostics=none']),
  types: (folder: string) => run(folder, [inModules('typescript/bin/tsc'), '-b', '--pretty', 'false']),
}
type ToolName = keyof typeof tools

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

const verdictsOn = async (tool: ToolName, plants: readonly Plant[]): Promise<{ green: Verdict; red: Verdict }> => {
  const [clean, broken] = [makeTree([]), makeTree(plants)]
  folders.push(clean, broken)
  const [green, red] = await Promise.all([tools[tool](clean), tools[tool](broken)])
  return { green, red }
}

/** Whether one finding of the output names both the rule and the planted file. */
const isNamed = ({ output }: Verdict, { rule, file }: Plant): boolean =>
  findings(output).some((finding) => finding.includes(rule) && finding.includes(file))

// Biome writes several lines for a finding, the place first; the others write one line each.
const findings = (output: string): string[] => output.split(/\n(?=[\w.-]+\/\S+)|\n(?=[\w-]+: )/)

const suites: readonly (readonly [ToolName, readonly Plant[]])[] = [
  ['directions', directions],
  ['style', style],
  ['types', types],
]

describe.each(suites)('%s', (tool, plants) => {
  let green: Verdict
  let red: Verdict
  beforeAll(async () => {
    ;({ green, red } = await verdictsOn(tool, plants))
  }, 60_000)

  test('the sound tree is green', () => {
    expect(green).toEqual({ green: true, output: expect.any(String) })
  })

  test.each(plants.map((one) => [one.breaks, one] as const))('red: %s', (_breaks, one) => {
    expect(red.green).toBe(false)
    expect(isNamed(red, one), `${one.rule} in ${one.file}, in:\n${red.output}`).toBe(true)
  })
})

test('a direction tool that reads no TypeScript is red, not content', async () => {
  const folder = makeTree([])
  folders.push(folder)
  const withoutParser = `import { registerHooks } from 'node:module'
    registerHooks({ resolve: (name, context, next) => {
      if (name === '@swc/core') throw new Error('taken away by the test')
      return next(name, context)
    } })`
  const hook = `data:text/javascript,${encodeURIComponent(withoutParser)}`
  const verdict = await run(folder, ['--import', hook, directionsTool, folder])
  expect(verdict.green).toBe(false)
  expect(verdict.output).toContain('file-not-read: core/units/units.ts')
})
