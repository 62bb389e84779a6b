import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { run } from '#tools/start/prepare.mjs'
import { countChecks, countPlaywright, countVitest } from './test-reports.mjs'

const folder = mkdtempSync(join(tmpdir(), 'obrador-reports-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const file = (content: string): string => {
  const path = join(folder, 'report.json')
  writeFileSync(path, content)
  return path
}

test('las comprobaciones que fallan, por su nombre', () => {
  const report = JSON.stringify([
    { name: 'tipos', passed: true },
    { name: 'estilo', passed: false },
  ])
  expect(countChecks(file(report))).toEqual({ passed: 1, failed: 1, skipped: 0, names: ['estilo'], unsteady: [] })
})

test('las pruebas que fallan, por su archivo y su nombre; también el archivo que no llegó a empezar', () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 2,
    testResults: [
      {
        name: join(process.cwd(), 'core/a.test.ts'),
        status: 'failed',
        assertionResults: [{ status: 'failed', fullName: 'suma' }],
      },
      { name: join(process.cwd(), 'core/b.test.ts'), status: 'failed', assertionResults: [] },
    ],
  }
  expect(countVitest(file(JSON.stringify(report)))).toEqual({
    ...{ passed: 3, failed: 2, skipped: 2 },
    names: ['core/a.test.ts › suma', 'core/b.test.ts (no llegó a empezar)'],
    unsteady: [],
  })
})

test('las del navegador, por su archivo, su línea y su nombre, también dentro de un grupo', () => {
  const spec = (title: string, status: string) => ({ title, file: 'mail.spec.ts', line: 7, tests: [{ status }] })
  const suites = [
    { specs: [spec('va', 'expected')], suites: [{ specs: [spec('no va', 'unexpected'), spec('a veces', 'flaky')] }] },
  ]
  const report = { stats: { expected: 1, flaky: 1, unexpected: 1, skipped: 0 }, suites }
  expect(countPlaywright(file(JSON.stringify(report)))).toEqual({
    ...{ passed: 2, failed: 1, skipped: 0 },
    names: ['e2e/mail.spec.ts:7 › no va'],
    unsteady: ['e2e/mail.spec.ts:7 › a veces'],
  })
})

test('un informe a medias o que falta no cuenta nada', () => {
  for (const path of [file('{"stats":'), join(folder, 'no-hay.json')]) {
    expect(countPlaywright(path)).toEqual({ passed: 0, failed: 0, skipped: 0, names: [], unsteady: [] })
  }
})

test('una parte que se cuelga se corta, y el resto sigue', async () => {
  expect(await run(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], process.env, { minutes: 1 / 60 })).toBe(1)
  expect(await run(process.execPath, ['-e', 'process.exit(3)'], process.env, { minutes: 1 })).toBe(3)
})
