import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** The real lockfile, and the same with one thing wrong. No registry is asked: PATH leads nowhere. */

const check = (change: (text: string) => string): { code: number | null; said: string } => {
  const folder = mkdtempSync(join(tmpdir(), 'obrador-lock-'))
  try {
    const file = join(folder, 'package-lock.json')
    const before = readFileSync('package-lock.json', 'utf8')
    const after = change(before)
    writeFileSync(file, after)
    const { status, stdout } = spawnSync(process.execPath, ['tools/check/dependencies.ts', '--lockfile', file], {
      encoding: 'utf8',
      env: { PATH: '/nowhere' },
    })
    return { code: status, said: stdout }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

test('lo que hay está bien, y que no se pueda preguntar al registro se dice y no es un fallo', () => {
  const { code, said } = check((text) => text)
  expect(said).toMatch(/^\d+ packages; npm audit: could not ask the registry\n$/)
  expect(code).toBe(0)
})

test.each([
  [
    'una licencia que no se puede repartir',
    '"license": "MIT"',
    '"license": "GPL-3.0"',
    'licence GPL-3.0 is not on the list',
  ],
  ['sin licencia', '"license": "MIT"', '"licence": "MIT"', 'licence none is not on the list'],
  [
    'una dirección',
    '"integrity": "sha',
    '"resolved": "https://x.example/a.tgz", "integrity": "sha',
    'names an address',
  ],
  ['sin suma', '"integrity": "sha512-', '"integrity": "sha1-', 'has no sha512'],
  [
    'un programa al instalar',
    '"license": "MIT"',
    '"hasInstallScript": true, "license": "MIT"',
    'wants to run a script',
  ],
])('%s se encuentra', (_what, from, to, found) => {
  const { code, said } = check((text) => text.replace(from, to))
  expect(said).toContain(found)
  expect(code).toBe(1)
})
