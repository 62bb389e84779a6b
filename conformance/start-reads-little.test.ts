import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

/**
 * What the thread of the assistant knows is not read by the process that answers requests: it would keep some 20 MB for nothing and
 * start later (decision 019). One import of a value is enough to bring it all back, so the way of the imports is walked.
 */
const root = resolve(import.meta.dirname, '..')
const apart =
  /^core\/(?:assistant\/(?:answer|hear|read-question)|look-up\/|calculate\/|cookbook\/|method\/(?!basis-text))/

const importPattern = /^(?:import|export) (?!type\b)([^;'"]*?)from '([^']+)'/gms

/** The files whose code an import of values brings along; `import('…')` waits until it is asked for. */
const importsOf = (path: string, text: string): string[] =>
  [...text.matchAll(importPattern)].flatMap(([, names = '', from = '']) => {
    const all = names
      .replace(/[{}]/g, '')
      .split(',')
      .map((name) => name.trim())
    if (names.startsWith('{') && all.every((name) => name === '' || name.startsWith('type '))) return []
    if (from.startsWith('#')) return [from.slice(1)]
    return from.startsWith('.') ? [join(dirname(path), from)] : []
  })

/** Every file read from this one on. `planted`: text that stands in for a file's own. */
const readFrom = (start: string, planted: ReadonlyMap<string, string> = new Map()): ReadonlySet<string> => {
  const read = new Set<string>()
  const line = [start]
  for (let path = line.pop(); path !== undefined; path = line.pop()) {
    if (read.has(path) || !existsSync(join(root, path))) continue
    read.add(path)
    if (path.endsWith('.ts')) line.push(...importsOf(path, planted.get(path) ?? readFileSync(join(root, path), 'utf8')))
  }
  return read
}

test('al arrancar no se lee lo que sabe el hilo del asistente', () => {
  const read = readFrom('server/main.ts')
  expect(read.size).toBeGreaterThan(300)
  expect([...read].filter((path) => apart.test(path))).toEqual([])
})

test('el hilo sí lo lee', () => {
  expect([...readFrom('server/assistant/thread.ts')].filter((path) => apart.test(path)).length).toBeGreaterThan(100)
})

test('un import de más pone esto en rojo', () => {
  const planted = new Map([
    ['server/assistant/ask-assistant.ts', "import { type Heard, hear } from '#core/assistant/turns/hear.ts'\n"],
  ])
  expect([...readFrom('server/main.ts', planted)].some((path) => apart.test(path))).toBe(true)
})
