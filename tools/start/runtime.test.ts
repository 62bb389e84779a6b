import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { chooseNode, isPatched, patchedFrom } from './runtime.mjs'

test.each([
  ['v24.21.0', false],
  ['v24.22.0', false],
  ['v24.22.1', true],
  ['24.22.1\n', true],
  ['v24.100.0', true],
  ['v26.10.0', false],
  ['v26.12.0', false],
  ['v26.12.1', true],
  ['v26.13.0', true],
  // Majors nobody has tried here.
  ['v20.20.2', false],
  ['v22.99.0', false],
  ['v25.9.0', false],
  ['v27.0.0', false],
  ['v26.13.0-nightly', false],
  ['', false],
  ['no es un Node', false],
])('%s: %s', (version, patched) => expect(isPatched(version)).toBe(patched))

/** Programs that say a version, as `node --version` does. */
describe.skipIf(process.platform === 'win32')('qué Node se elige', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'obrador-runtime-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const newNode = (place: string, said: string): string => {
    mkdirSync(join(folder, place), { recursive: true })
    const path = join(folder, place, 'node')
    writeFileSync(path, `#!/bin/sh\n${said}\n`)
    chmodSync(path, 0o755)
    return path
  }
  const packaged = () => newNode('app/node_modules/node/bin', 'echo v26.10.0')

  test('el de la máquina si está al día, y si no el de npm', () => {
    const ours = packaged()
    const good = newNode('bueno', `echo v${patchedFrom[26]}`)
    const holed = newNode('viejo', 'echo v24.21.0')
    expect(chooseNode(ours, { npm_node_execpath: good }, ours)).toBe(good)
    expect(chooseNode(ours, { npm_node_execpath: holed }, ours)).toBe(ours)
    expect(chooseNode(ours, {}, good)).toBe(good)
    expect(chooseNode(ours, {}, holed)).toBe(ours)
  })

  test('el de npm, que npm pone el primero en PATH, no pasa por el de la máquina', () => {
    const ours = packaged()
    newNode('app/node_modules/.bin', `echo v${patchedFrom[24]}`)
    const good = newNode('bueno', `echo v${patchedFrom[24]}`)
    const path = [join(folder, 'app/node_modules/.bin'), join(folder, 'no-existe'), join(folder, 'bueno')]
    expect(chooseNode(ours, { PATH: path.join(delimiter) }, ours)).toBe(good)
    expect(chooseNode(ours, { PATH: '' }, ours)).toBe(ours)
  })

  test('uno que falla o no dice su versión no se elige', () => {
    const ours = packaged()
    for (const said of ['exit 3', 'echo roto', `echo v${patchedFrom[26]}-rc.1`])
      expect(chooseNode(ours, { npm_node_execpath: newNode('roto', said) }, ours)).toBe(ours)
  })
})

test('una orden de package.json recibe sus parámetros y devuelve su código', () => {
  const { status, stdout } = spawnSync(
    process.execPath,
    ['tools/start/run.mjs', '-e', 'console.log(process.argv.slice(1).join()); process.exit(7)', 'uno', '--dos'],
    { encoding: 'utf8' },
  )
  expect({ status, stdout }).toEqual({ status: 7, stdout: 'uno,--dos\n' })
})

test('el Dockerfile parte de una versión al día, la misma serie que trae npm', () => {
  const [, tag = ''] = /^FROM node:(\S+)-bookworm-slim AS base$/m.exec(readFileSync('Dockerfile', 'utf8')) ?? []
  expect(isPatched(tag), tag).toBe(true)
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(tag.split('.')[0]).toBe(dependencies.node.split('.')[0])
})

test('las órdenes de package.json pasan por ahí, menos las dos que eligen ellas mismas', () => {
  const scripts: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).scripts
  const others = Object.keys(scripts).filter((name) => !scripts[name]?.startsWith('node tools/start/run.mjs '))
  expect(others).toEqual(['start', 'test'])
})
