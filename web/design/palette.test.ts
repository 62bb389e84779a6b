import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { contrast, parseColour } from './contrast.ts'
import { pairs } from './pairs.ts'

const css = readFileSync(join(import.meta.dirname, '..', 'app', 'tokens.css'), 'utf8')

const tokens = new Map(
  [...css.matchAll(/--([\w-]+):\s*light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)/g)].map(
    ([, name = '', day = '', night = '']) => [name, { day, night }],
  ),
)

const ratio = (one: string | undefined, other: string | undefined): number => {
  const colours = [parseColour(one ?? ''), parseColour(other ?? '')]
  const [first, second] = colours
  if (!first || !second) throw new Error(`no colour: ${one} ${other}`)
  return contrast(first, second)
}

describe('contraste', () => {
  test('negro sobre blanco es 21 y un color sobre sí mismo es 1', () => {
    expect(ratio('#000000', '#ffffff')).toBeCloseTo(21)
    expect(ratio('#a34a1c', 'rgb(163, 74, 28)')).toBe(1)
    // The example of the W3C's own tables: #777777 on white just misses AA.
    expect(ratio('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  })

  test.each(pairs)('$ink sobre $on: al menos $least, de día y de noche', ({ ink, on, least }) => {
    for (const time of ['day', 'night'] as const) {
      expect(ratio(tokens.get(ink)?.[time], tokens.get(on)?.[time]), time).toBeGreaterThanOrEqual(least)
    }
  })
})
