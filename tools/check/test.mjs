/**
 * `npm test`: the checks, the tests on both databases, the build and the browser tests, on a machine that may have
 * nothing but Node 20. `npm test -- unit` (or check, build, e2e) runs one part. The last line is what CI reads.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildScreens, ourNode, PreparationError, prepare, root, run, say } from '#tools/start/prepare.mjs'
import { provideTestPrograms } from './test-programs.mjs'
import { countChecks, countPlaywright, countVitest } from './test-reports.mjs'

const artifacts = join(root, 'artifacts')
const modules = join(root, 'node_modules')
const report = (name) => join(artifacts, `${name}.json`)

/** A part that hangs must end while CI still listens: all of them together within the hour, each after several times its time. */
const node = (parameters, minutes) => run(ourNode, parameters, process.env, { minutes })

const parts = {
  check: {
    title: 'Comprobaciones',
    run: () => node([join('tools', 'check', 'check.ts'), '--json', report('check')], 8),
    count: () => countChecks(report('check')),
  },
  unit: {
    title: 'Pruebas',
    run: () =>
      node(
        [
          join(modules, 'vitest', 'vitest.mjs'),
          'run',
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${report('unit')}`,
        ],
        22,
      ),
    count: () => countVitest(report('unit')),
  },
  build: {
    title: 'Pantallas',
    run: () =>
      buildScreens().then(
        () => 0,
        () => 1,
      ),
    count: () => ({ passed: 0, failed: 0, skipped: 0, names: [], unsteady: [] }),
  },
  e2e: {
    title: 'Navegador',
    // What fails is tried once more, and both are told: a machine's hiccup loses no landing, and no failure is kept quiet.
    run: () => node([join(modules, '@playwright', 'test', 'cli.js'), 'test', '--retries=1'], 26),
    count: () => countPlaywright(report('e2e')),
  },
}

const test = async (names) => {
  await prepare({ build: names.includes('e2e') && !names.includes('build') })
  await provideTestPrograms(names)
  mkdirSync(artifacts, { recursive: true })
  const rows = []
  for (const name of names) rows.push(await testPart(name))
  const total = (field) => rows.reduce((sum, row) => sum + row[field], 0)
  const failing = rows.flatMap(({ names }) => names)
  if (failing.length > 0) say(`\nHa fallado:\n${failing.map((name) => `  ✗ ${name}`).join('\n')}`)
  const unsteady = rows.flatMap((row) => row.unsteady)
  if (unsteady.length > 0) say(`\nSólo a la segunda:\n${unsteady.map((name) => `  ~ ${name}`).join('\n')}`)
  say(`\n${rows.map(rowText).join('\n')}\n`)
  const skipped = total('skipped') === 0 ? '' : `, ${total('skipped')} skipped`
  say(`${total('passed')} passed, ${total('failed')} failed${skipped}`)
  return total('failed') === 0 ? 0 : 1
}

const testPart = async (name) => {
  const part = parts[name]
  say(`\n── ${part.title} ──`)
  rmSync(report(name), { force: true })
  const started = Date.now()
  const code = await part.run()
  const count = part.count()
  // A crash that no report tells of is a failure too, and so is a runner that found nothing to run.
  const silent = count.failed === 0 && (code !== 0 || (name !== 'build' && count.passed === 0))
  return {
    title: part.title,
    ...count,
    failed: count.failed + (silent ? 1 : 0),
    names: silent ? [`${part.title}: ha terminado con el código ${code}, y ningún informe dice por qué`] : count.names,
    seconds: (Date.now() - started) / 1000,
  }
}

const rowText = ({ title, passed, failed, skipped, seconds }) =>
  [
    failed === 0 ? '✓' : '✗',
    title.padEnd(15),
    `${passed} bien`.padStart(10),
    `${failed} mal`.padStart(8),
    `${skipped} sin pasar`.padStart(13),
    `${seconds.toFixed(1)} s`.padStart(9),
  ].join(' ')

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in parts))
try {
  if (unknown.length > 0) {
    throw new PreparationError(`No conozco «${unknown.join(' ')}». Las partes son: ${Object.keys(parts).join(', ')}.`)
  }
  process.exitCode = await test(asked.length === 0 ? Object.keys(parts) : asked)
} catch (error) {
  console.error(error instanceof PreparationError ? error.message : error)
  process.exitCode = 1
}
