import fc from 'fast-check'
import { expect, test } from 'vitest'
import { analyzeFormula } from '#core/ice-cream/judging/analyze-formula.ts'
import { icePantry as pantry } from '#testing/food-table.ts'
import { anyFormula, rowsOf } from '#testing/ice-cream-samples.ts'
import { type Contribution, contributionsOf, mainContributor } from './contributions.ts'

test('lo que aporta cada fila suma lo que juzgan los rangos, y se sabe quién pone más', () => {
  fc.assert(
    fc.property(anyFormula, (input) => {
      const analysis = analyzeFormula(pantry, input)
      const parts = contributionsOf(pantry, input.rows)
      expect(parts === null).toBe(analysis === null)
      if (parts === null || analysis === null) return
      const sum = (name: keyof Contribution): number => parts.reduce((total, part) => total + part[name], 0)
      expect(sum('grams')).toBeCloseTo(analysis.mass, 6)
      expect(sum('share')).toBeCloseTo(100, 6)
      for (const { name, value } of analysis.bands) {
        if (name === 'pac' || name === 'pod') expect(sum(name)).toBeCloseTo(value, 4)
        if (name === 'fat' || name === 'msnf' || name === 'sugars' || name === 'totalSolids')
          expect(sum(name)).toBeCloseTo(value, 6)
        const main = mainContributor(parts, name)
        if (main !== null) expect(main.percent).toBeGreaterThan(0)
      }
    }),
  )
  const parts = contributionsOf(pantry, rowsOf({ leche_entera: 600, nata_35: 200, sacarosa: 200 })) ?? []
  expect(mainContributor(parts, 'fat')?.row).toBe(1)
  expect(mainContributor(parts, 'sugars')).toEqual({ row: 2, percent: 100 })
  expect(mainContributor(parts, 'fruit')).toBeNull()
})
