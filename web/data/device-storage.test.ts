import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod/mini'
import { keysUnder, readJson, readText, writeJson, writeText } from './device-storage.ts'

/** The part of the browser's storage that is used, full from a number of characters on. */
const storage = (most = Number.POSITIVE_INFINITY): object => {
  const kept: Record<string, string> = {}
  return Object.defineProperties(kept, {
    getItem: { value: (key: string) => kept[key] ?? null },
    setItem: {
      value: (key: string, text: string) => {
        if (text.length > most) throw new DOMException('full', 'QuotaExceededError')
        kept[key] = text
      },
    },
    removeItem: { value: (key: string) => Reflect.deleteProperty(kept, key) },
  })
}

beforeEach(() => {
  vi.stubGlobal('localStorage', storage(20))
  vi.stubGlobal('sessionStorage', storage())
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('lo escrito se lee, en su sitio y en ningún otro', () => {
  writeText('device', 'obrador-a:1', 'x')
  writeText('tab', 'obrador-b:1', 'y')
  expect(readText('device', 'obrador-a:1')).toBe('x')
  expect(readText('tab', 'obrador-a:1')).toBeNull()
  expect(keysUnder('tab', 'obrador-')).toEqual(['obrador-b:1'])
  writeText('device', 'obrador-a:1', null)
  expect(readText('device', 'obrador-a:1')).toBeNull()
})

test('lleno: se dice en el registro y se sigue', () => {
  expect(writeJson('device', 'a', 'x'.repeat(30))).toBe(false)
  expect(readText('device', 'a')).toBeNull()
  expect(console.warn).toHaveBeenCalledOnce()
})

test('prohibido: no hay nada, y nadie se cae', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(readText('device', 'a')).toBeNull()
  expect(keysUnder('device', '')).toEqual([])
  expect(writeText('device', 'a', 'x')).toBe(false)
})

test.each(['{', '"otra cosa"', 'null', '{"__proto__":{"servings":2}}'])(
  'lo que no encaja (%s) es como si no estuviera',
  (text) => {
    writeText('tab', 'a', text)
    expect(readJson('tab', 'a', z.object({ servings: z.number() }))).toBeUndefined()
  },
)
