import { describe, expect, test } from 'vitest'
import { formatPeriod, withReadableMonths } from './period.ts'

describe('un periodo', () => {
  test.each([
    ['2026-06', 'jun 2026'],
    ['2025-01/2025-09', 'ene–sep 2025'],
    ['2025-11/2026-02', 'nov 2025 – feb 2026'],
    ['2025-03/2025-03', 'mar 2025'],
    ['2026-11-21', '21/11/2026'],
    ['2026-13', '2026-13'],
    ['temporada 2026', 'temporada 2026'],
  ])('%s se lee %s', (text, read) => {
    expect(formatPeriod(text)).toBe(read)
  })
})

describe('los meses de una fuente', () => {
  test.each([
    [
      'Mercamadrid mayorista F21207 CEBOLLA (2025-01/2025-09, sin IVA)',
      'Mercamadrid mayorista F21207 CEBOLLA (ene–sep 2025, sin IVA)',
    ],
    [
      'Mercadona online PVP 20716 Mantequilla (2026-06, IVA incl.)',
      'Mercadona online PVP 20716 Mantequilla (jun 2026, IVA incl.)',
    ],
    [
      'INE, Estadística sobre el Suministro (2022-01/2022-12, sin IVA)',
      'INE, Estadística sobre el Suministro (ene–dic 2022, sin IVA)',
    ],
    ['Albarán 2026-0612 del 2026-06-21', 'Albarán 2026-0612 del 2026-06-21'],
    ['Precio propio', 'Precio propio'],
  ])('%s', (text, read) => {
    expect(withReadableMonths(text)).toBe(read)
  })
})
