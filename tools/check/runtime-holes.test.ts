import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { patchedFrom } from '#tools/start/runtime.mjs'

/** The check with a program in place of the one that asks: it says and ends as `is-my-node-vulnerable` 1.6.1 does. */
const check = (program: string, node = `v${patchedFrom[26]}`): { code: number | null; said: string } => {
  const folder = mkdtempSync(join(tmpdir(), 'obrador-holes-'))
  try {
    const file = join(folder, 'ask.cjs')
    writeFileSync(file, program)
    const parameters = ['tools/check/runtime-holes.ts', '--ask', file, '--patience', '2000', '--node', node]
    const { status, stdout } = spawnSync(process.execPath, parameters, { encoding: 'utf8', timeout: 60_000 })
    return { code: status, said: stdout }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const fine = 'console.info(" GOOD ")'
const offline = "console.error('Request to Github returned error getaddrinfo ENOTFOUND. Aborting...'); process.exit(1)"
const holed =
  "console.error('vulnerable to the following CVEs:\\nCVE-2026-1111(high): a\\n====\\nCVE-2026-2222,CVE-2026-1111(low): b'); process.exit(1)"
const ended = "console.log('v18.0.0 is end-of-life. There are high chances of being vulnerable.'); process.exit(1)"
const hangs = 'setInterval(() => undefined, 1000)'

test.each([
  ['al día', fine, 'Node v26.12.1: la lista de Node no conoce ninguno'],
  ['sin red', offline, 'Node v26.12.1: no se ha podido preguntar a la lista de Node'],
  ['con una red que no contesta', hangs, 'Node v26.12.1: no se ha podido preguntar a la lista de Node'],
  ['con un programa roto', 'throw new Error("x")', 'Node v26.12.1: no se ha podido preguntar a la lista de Node'],
  ['con fallos nuevos', holed, 'Aviso: Node v26.12.1: la lista de Node conoce 2: CVE-2026-1111, CVE-2026-2222'],
  ['sin arreglos ya', ended, 'Aviso: Node v26.12.1: ya no recibe arreglos de seguridad'],
])('%s: lo dice y no es un fallo', (_what, program, words) => {
  expect(check(program)).toEqual({ code: 0, said: `${words}\n` })
})

test('lo que sabemos sin preguntar se dice siempre', () => {
  expect(check(offline, 'v26.10.0').said).toBe(
    'Aviso: Node v26.10.0: tiene fallos de seguridad publicados, arreglados en 26.12.1; no se ha podido preguntar a la lista de Node\n',
  )
  expect(check(fine, 'v25.9.0').said).toMatch(/^Aviso: Node v25.9.0: no está entre las versiones/)
})
