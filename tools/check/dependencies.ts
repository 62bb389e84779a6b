/**
 * What we take from others, in `npm run check`: exact versions, a lockfile that names contents and no addresses, licences we
 * may ship, no programs that run while installing but those we allow; and known holes, asked of the registry (npm audit).
 * A registry that cannot be asked is said and is no failure. `--lockfile FILE` looks at another one.
 */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'

const root = join(import.meta.dirname, '../..')
const lockedPackage = z.object({
  version: z.string().optional(),
  resolved: z.string().optional(),
  integrity: z.string().optional(),
  license: z.string().optional(),
  hasInstallScript: z.boolean().optional(),
})
const lockfile = z.object({ packages: z.record(z.string(), lockedPackage) })
const names = z.record(z.string(), z.string())
const manifest = z.object({
  dependencies: names,
  devDependencies: names,
  allowScripts: z.record(z.string(), z.boolean()),
})

const allowed = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'MPL-2.0', 'BlueOak-1.0.0'],
  ...['Unlicense', 'CC0-1.0', 'OFL-1.1'],
])
/** Loaded as a library of its own, unchanged and replaceable, as the LGPL asks (docs/decisiones/001-stack.md). */
const lgplLibraries = /^node_modules\/@img\/sharp-/
/** Its script is an advertisement; npm does not run what `allowScripts` does not name. */
const scriptsNotRun = new Set(['tesseract.js'])

/** Every word of 'A OR B' may be chosen, every word of 'A AND B' must be allowed. */
const mayShip = (licence: string): boolean =>
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => allowed.has(one.trim())))

const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

const problemsOf = (path: string, found: z.infer<typeof lockedPackage>, scripts: ReadonlySet<string>): string[] => {
  const name = nameOf(path)
  const licence = found.license ?? 'none'
  const shipped = mayShip(licence) || (licence.includes('LGPL-3.0-or-later') && lgplLibraries.test(path))
  const { resolved, integrity, hasInstallScript = false } = found
  return [
    ...(shipped ? [] : [`${name}: licence ${licence} is not on the list`]),
    ...(resolved === undefined ? [] : [`${name}: the lockfile names an address (${resolved})`]),
    ...(/^sha512-[\w+/]+=*$/.test(integrity ?? '') ? [] : [`${name}: the lockfile has no sha512 of its contents`]),
    ...(hasInstallScript && !scripts.has(name) && !scriptsNotRun.has(name) ? [`${name}: wants to run a script`] : []),
  ]
}

const { values } = parseArgs({ options: { lockfile: { type: 'string', default: join(root, 'package-lock.json') } } })
const { dependencies, devDependencies, allowScripts } = manifest.parse(
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')),
)
const { packages } = lockfile.parse(JSON.parse(readFileSync(values.lockfile, 'utf8')))
const scripts = new Set(Object.keys(allowScripts).filter((name) => allowScripts[name]))
const others = Object.entries(packages).filter(([path]) => path !== '')
const problems = [
  ...Object.entries({ ...dependencies, ...devDependencies }).flatMap(([name, version]) =>
    /^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version) ? [] : [`${name}: ${version} is not an exact version`],
  ),
  ...others.flatMap(([path, found]) => problemsOf(path, found, scripts)),
]
for (const problem of problems) console.log(problem)

const holes = z.object({ metadata: z.object({ vulnerabilities: z.record(z.string(), z.number()) }) })

/** Waits no longer than this for a registry. */
const patienceMs = 20_000

const audit = async (): Promise<string> => {
  const child = spawn('npm', ['audit', '--omit=dev', '--json', '--fetch-retries=0'], {
    cwd: root,
    signal: AbortSignal.timeout(patienceMs),
  })
  let text = ''
  child.stdout.on('data', (chunk: Buffer) => {
    text += chunk.toString()
  })
  await new Promise<void>((done) => {
    child.once('close', () => done())
    child.once('error', () => done())
  })
  return text
}

const answer = holes.safeParse(safely(await audit()))
if (answer.success) {
  const { total = 0, info = 0, low = 0 } = answer.data.metadata.vulnerabilities
  const grave = total - info - low
  console.log(`${others.length} packages; npm audit: ${total} known holes, ${grave} of them grave`)
  if (grave > 0) process.exitCode = 1
} else console.log(`${others.length} packages; npm audit: could not ask the registry`)
if (problems.length > 0) process.exitCode = 1

function safely(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
