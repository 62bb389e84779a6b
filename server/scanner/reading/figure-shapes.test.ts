import sharp from 'sharp'
import { expect, test } from 'vitest'
import { greyOf } from '#server/scanner/photo/grey.ts'
import { garbledFigure, shapesOf } from './figure-shapes.ts'

/** Figures as they stand on a page, 46 px high, and the word the engine made of them. */
const wordOf = async (drawn: string, read: string) => {
  const svg = `<svg width="400" height="120" font-family="DejaVu Sans" font-size="46"><rect width="100%" height="100%" fill="#fff"/><text x="60" y="80" letter-spacing="3">${drawn}</text></svg>`
  const page = await greyOf(sharp(Buffer.from(svg)))
  const box = {
    x0: 58,
    y0: 44,
    x1: 62 + 33 * drawn.replace(/\D/g, '').length + 18 * Number(drawn.includes(',')),
    y1: 82,
  }
  return [page, { ...box, text: read, confidence: 95, symbols: [] }] as const
}

test.each([
  ['880', '380', '880'],
  ['39', '37', '39'],
  ['1245', '1246', '1245'],
  ['58', '58', '58'],
  ['91', '1', '91'],
  ['5,8', '58', '5,8'],
  ['0,75', '075', '0,75'],
  ['2,5', '2,6', '2,5'],
])('%s, leído «%s», es %s por su forma', async (drawn = '', read = '', expected) => {
  const shapes = shapesOf(...(await wordOf(drawn, read)))
  expect(shapes?.text).toBe(expected)
  if (read === expected) expect(shapes?.odds).toBe(1)
  else expect(shapes?.odds).toBeGreaterThan(400)
})

test('un 9 lejos y más abajo es la g', async () => {
  const svg =
    '<svg width="400" height="120" font-family="DejaVu Sans" font-size="46"><rect width="100%" height="100%" fill="#fff"/><text x="60" y="80">3 g</text></svg>'
  const page = await greyOf(sharp(Buffer.from(svg)))
  const box = { x0: 60, y0: 44, x1: 132, y1: 92 }
  expect(shapesOf(page, { ...box, text: '39', confidence: 95, symbols: [] })?.text).toBe('3 g')
})

test.each(['70', '1', '1,5'])(
  'lo que se leyó como signos es %s donde cada trazo sólo puede ser una cifra',
  async (figure) => {
    const [page, box] = await wordOf(figure, figure)
    expect(garbledFigure(page, box)).toBe(figure)
  },
)

test('donde hay más trazos que cifras, menos o ninguno, no hay opinión', async () => {
  expect(shapesOf(...(await wordOf('8', '88')))).toBeNull()
  expect(shapesOf(...(await wordOf('4715', '2')))).toBeNull()
  expect(shapesOf(...(await wordOf('', '2')))).toBeNull()
})
