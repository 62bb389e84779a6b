import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const text = readFileSync(join(root, 'docs/seguridad.md'), 'utf8')

/** Names in backquotes that begin with one of our folders, and where the document's links lead. */
const cited = [
  ...text.matchAll(/`((?:conformance|core|docs|e2e|server|testing|tools|web)\/[\w./-]+)`/g),
  ...text.matchAll(/\]\((?!https?:)([\w./-]+)\)/g),
].map(([whole, path = '']) => (whole.startsWith('`') ? path : join('docs', path)))

describe('docs/seguridad.md', () => {
  test('todo lo que cita está', () => {
    expect(cited.length).toBeGreaterThan(60)
    expect([...new Set(cited)].filter((path) => !existsSync(join(root, path)))).toEqual([])
  })

  test('va por los diecisiete capítulos de la norma, en su orden', () => {
    const chapters = [...text.matchAll(/^### V(\d+) · \S/gm)].map(([, number]) => Number(number))
    expect(chapters).toEqual(Array.from({ length: 17 }, (_, i) => i + 1))
  })

  test('cada capítulo que se aplica nombra sus pruebas', () => {
    const bodies = text.split(/^### /m).filter((part) => /^V\d+ ·/.test(part))
    const without = bodies.filter(
      (body) => !body.includes('No se aplica') && !/`[\w./-]+\.(?:test|spec)\.ts`/.test(body),
    )
    expect(without.map((body) => body.split('\n')[0])).toEqual([])
  })
})
