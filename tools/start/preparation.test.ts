import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { newBuildStamp, screensAreCurrent } from './build-stamp.mjs'
import { someoneElsePrepares, withLock } from './preparation-lock.mjs'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'obrador-preparation-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const write = (path: string, content: string): void => {
  mkdirSync(join(root, path, '..'), { recursive: true })
  writeFileSync(join(root, path), content)
}

const silence = (): void => undefined

describe('las pantallas construidas', () => {
  beforeEach(() => {
    write('core/units.ts', 'g')
    write('web/main.tsx', 'hola')
    write('dist/web/index.html', '<p>hola</p>')
  })

  test('sin sello no valen', () => expect(screensAreCurrent(root)).toBe(false))

  test('valen mientras no cambie nada, aunque cambien las fechas', () => {
    newBuildStamp(root).keep()
    expect(screensAreCurrent(root)).toBe(true)
    utimesSync(join(root, 'web/main.tsx'), 1, 1)
    expect(screensAreCurrent(root)).toBe(true)
  })

  test.each([
    ['un cambio', () => write('web/main.tsx', 'adiós')],
    ['un cambio del mismo tamaño', () => write('core/units.ts', 'l')],
    ['un archivo nuevo', () => write('web/ui/Nuevo.tsx', '')],
    ['un archivo menos', () => rmSync(join(root, 'core/units.ts'))],
    ['una dependencia', () => write('package-lock.json', '{}')],
    ['la página borrada', () => rmSync(join(root, 'dist/web/index.html'))],
  ])('dejan de valer con %s', (_what, change) => {
    newBuildStamp(root).keep()
    change()
    expect(screensAreCurrent(root)).toBe(false)
  })

  test('lo cambiado durante la construcción cuenta como cambiado', () => {
    const stamp = newBuildStamp(root)
    write('web/main.tsx', 'otra cosa')
    stamp.keep()
    expect(screensAreCurrent(root)).toBe(false)
  })

  test('una prueba nueva no las cambia', () => {
    newBuildStamp(root).keep()
    write('core/units.test.ts', 'test')
    expect(screensAreCurrent(root)).toBe(true)
  })
})

describe('dos arranques a la vez', () => {
  test('se preparan uno tras otro', async () => {
    const steps: string[] = []
    const work = (name: string) =>
      withLock(root, silence, async () => {
        steps.push(`${name} empieza`)
        await new Promise((done) => setTimeout(done, 50))
        steps.push(`${name} acaba`)
      })
    await Promise.all([work('uno'), work('otro')])
    expect(steps).toEqual(['uno empieza', 'uno acaba', 'otro empieza', 'otro acaba'])
  })

  test('un fallo suelta el cerrojo', async () => {
    await expect(withLock(root, silence, () => Promise.reject(new Error('sin red')))).rejects.toThrow('sin red')
    expect(someoneElsePrepares(root)).toBe(false)
  })

  test('el cerrojo de un proceso muerto no detiene a nadie', async () => {
    // Above Linux's largest process number: nobody can have it.
    write('dist/.preparing/pid', '4194305')
    expect(someoneElsePrepares(root)).toBe(false)
    await expect(withLock(root, silence, async () => undefined)).resolves.toBeUndefined()
  })
})
