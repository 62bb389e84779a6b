import { describe, expect, test } from 'vitest'
import { analyzeFormula } from '#core/ice-cream/judging/analyze-formula.ts'
import { icePantry as pantry } from '#testing/food-table.ts'
import { rowsOf } from '#testing/ice-cream-samples.ts'

describe('otra temperatura de servicio', () => {
  test('la banda del PAC y la firmeza la siguen', () => {
    const input = {
      type: 'helado',
      rows: rowsOf({ leche_entera: 560, nata_35: 180, lpd: 40, sacarosa: 130, dextrosa: 40, neutro_crema_5: 5 }),
    } as const
    const band = (servingTemperature?: number) =>
      analyzeFormula(pantry, { ...input, servingTemperature })?.bands.find(({ name }) => name === 'pac')
    expect(band()).toMatchObject({ min: 230, max: 290, target: 262 })
    expect(band(-18)).toMatchObject({ min: 350, max: 410, target: 382 })
    const firmness = (servingTemperature?: number) =>
      analyzeFormula(pantry, { ...input, servingTemperature })?.firmness?.level ?? 0
    expect(firmness(-18)).toBeGreaterThan(firmness(-8))
  })

  test('lo que la curva da por cucharable a otra temperatura no se llama duro ni fundido', () => {
    // Little water: at −18 °C it has its 70 % frozen with less PAC than the moved range asks for.
    const rich = { leche_entera: 386, nata_35: 245, lpd: 70, sacarosa: 196, glucosa_polvo_21: 23, whisky: 35 }
    const rows = rowsOf({ ...rich, neutro_crema_5: 5, yema: 40 })
    const analysis = analyzeFormula(pantry, { type: 'helado', rows, servingTemperature: -18 })
    expect(analysis?.firmness?.label).toBe('Óptimo')
    expect(analysis?.bands.find(({ name }) => name === 'pac')).toMatchObject({ verdict: 'near', side: 'low' })
    expect(analysis?.warnings.map(({ code }) => code)).not.toContain('PAC_BAJO')
  })

  test('para que endurezca, antes se cambia el azúcar que la bebida que da el sabor', () => {
    const base = { leche_entera: 530, nata_35: 170, lpd: 40, sacarosa: 150, neutro_crema_5: 5 }
    const fixOf = (whisky: number) => {
      const rows = rowsOf({ ...base, whisky })
      const analysis = analyzeFormula(pantry, { type: 'helado', rows, servingTemperature: -7 })
      return analysis?.warnings.find(({ code }) => code === 'PAC_ALTO')?.fix?.label
    }
    expect(fixOf(35)).toMatch(/azúcar por .* de glucosa atomizada/)
    expect(fixOf(90)).toMatch(/whisky/)
  })
})
