/**
 * `npm run check`: types, style, directions of import, dead code, packages, known holes. One line each; a tool's own words
 * only when it finds something.
 * `--json FILE` also writes the results for tools/check/test.mjs to count.
 */
import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

type Tool = {
  readonly name: string
  readonly script: string
  readonly parameters: readonly string[]
  /** Its last line is worth reading when all is well, too. */
  readonly speaks?: boolean
}
type Result = {
  readonly name: string
  readonly passed: boolean
  readonly seconds: number
  readonly output: string
  readonly note: string
}

const root = resolve(import.meta.dirname, '../..')
const inModules = (path: string): string => join(root, 'node_modules', path)

const isTerminal = process.stdout.isTTY === true
const colours = `--colors=${isTerminal ? 'force' : 'off'}`

// The slowest first; all six together take about as long as the slowest on two cores.
const tools: readonly Tool[] = [
  { name: 'tipos (tsc)', script: inModules('typescript/bin/tsc'), parameters: ['-b', '--pretty', String(isTerminal)] },
  { name: 'estilo (biome)', script: inModules('@biomejs/biome/bin/biome'), parameters: ['ci', colours] },
  { name: 'direcciones (dependency-cruiser)', script: join(root, 'tools', 'check', 'directions.ts'), parameters: [] },
  { name: 'sin uso (knip)', script: inModules('knip/bin/knip.js'), parameters: ['--no-progress'] },
  { name: 'dependencias', script: join(root, 'tools', 'check', 'dependencies.ts'), parameters: [], speaks: true },
  { name: 'Node', script: join(root, 'tools', 'check', 'runtime-holes.ts'), parameters: [], speaks: true },
]

const check = (tool: Tool): Promise<Result> => {
  const started = performance.now()
  return new Promise((done) => {
    const parameters = [tool.script, ...tool.parameters]
    execFile(process.execPath, parameters, { cwd: root, maxBuffer: 1 << 26 }, (error, stdout, stderr) => {
      const seconds = (performance.now() - started) / 1000
      const output = `${stdout}${stderr}`.trim()
      const note = tool.speaks === true ? (output.split('\n').at(-1) ?? '') : ''
      done({ name: tool.name, passed: error === null, seconds, output, note })
    })
  })
}

const show = ({ name, passed, seconds, output, note }: Result): void => {
  const mark = !passed ? '✗' : note.startsWith('Aviso:') ? '⚠' : '✓'
  console.log(`${mark} ${name} · ${seconds.toFixed(1)} s${passed && note !== '' ? ` · ${note}` : ''}`)
  if (!passed) console.log(output === '' ? 'Ha terminado con error y sin explicación.' : output)
}

const results = await Promise.all(
  tools.map(async (tool) => {
    const result = await check(tool)
    show(result)
    return result
  }),
)

const flag = process.argv.indexOf('--json')
const report = flag === -1 ? undefined : process.argv[flag + 1]
if (report !== undefined) {
  mkdirSync(dirname(report), { recursive: true })
  writeFileSync(report, JSON.stringify(results.map(({ name, passed, seconds }) => ({ name, passed, seconds }))))
}
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1
