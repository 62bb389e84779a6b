import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nestsDeeper } from './json-body.ts'

const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0

test('la hondura que se ve en el texto es la del valor', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 8 }), fc.nat(9), (value, limit) => {
      expect(nestsDeeper(JSON.stringify(value), limit)).toBe(depthOf(value) > limit)
    }),
    { numRuns: 1000 },
  )
})

test('los corchetes de dentro de un texto no cuentan, ni las comillas escapadas', () => {
  expect(nestsDeeper(JSON.stringify({ method: '[[{{"\\"[[' }), 1)).toBe(false)
  expect(nestsDeeper('["\\\\",[["\\""]]]', 2)).toBe(true)
})

// Looking back and forth in 20 MB would not end before the test's own limit.
test('20 MB de foto se miran de una pasada', () => {
  expect(nestsDeeper(JSON.stringify({ fileData: 'A'.repeat(20_000_000) }))).toBe(false)
  expect(nestsDeeper('['.repeat(1_000_000))).toBe(true)
})
