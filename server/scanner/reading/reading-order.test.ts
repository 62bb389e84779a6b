import { expect, test } from 'vitest'
import type { Line, Word } from './ocr.ts'
import { inReadingOrder, textOf } from './reading-order.ts'

/** A line of words 12 px a letter, 30 px high. */
const line = (y: number, ...parts: readonly (readonly [x: number, text: string])[]): Line => {
  const words: Word[] = parts.flatMap(([x, text]) => {
    let at = x
    return text.split(' ').map((said) => {
      const word = { x0: at, y0: y, x1: at + said.length * 12, y1: y + 30, text: said, confidence: 90, symbols: [] }
      at = word.x1 + 12
      return word
    })
  })
  return { words, x0: 0, y0: y, x1: 2000, y1: y + 30 }
}
const read = (...lines: readonly Line[]) => inReadingOrder(lines).map(({ words }) => textOf(words))

test('dos columnas: cabecera, la izquierda entera, luego la derecha', () => {
  expect(
    read(
      line(0, [100, 'Gazpacho andaluz de la casa']),
      line(60, [100, '4 personas']),
      line(140, [100, 'Ingredientes'], [1000, 'Elaboración']),
      line(200, [100, '1 kg de tomates'], [1000, '1. Lavar y trocear las verduras']),
      line(260, [100, '1 pepino'], [1000, '2. Triturar con la sal y el vinagre']),
      line(320, [100, '10 g de sal'], [1000, '3. Colar y enfriar en la nevera']),
    ),
  ).toEqual([
    'Gazpacho andaluz de la casa',
    ...['4 personas', 'Ingredientes', '1 kg de tomates', '1 pepino', '10 g de sal'],
    ...['Elaboración', '1. Lavar y trocear las verduras', '2. Triturar con la sal y el vinagre'],
    '3. Colar y enfriar en la nevera',
  ])
})

test('una tabla se lee por filas, aunque el motor traiga sus columnas aparte', () => {
  expect(
    read(
      line(0, [100, 'harina']),
      line(60, [100, 'azúcar moreno']),
      line(120, [100, 'huevos']),
      line(2, [900, '250'], [1200, 'g']),
      line(61, [900, '200'], [1200, 'g']),
      line(119, [900, '3'], [1200, 'unidad']),
    ),
  ).toEqual(['harina 250 g', 'azúcar moreno 200 g', 'huevos 3 unidad'])
})

test('el borde de la mesa y el grano del papel no son letras', () => {
  const grain = { ...line(300, [0, '—_— ;— |']) }
  const words = grain.words.map((word) => ({ ...word, confidence: 20 }))
  expect(read(line(0, [100, 'Flan de huevo']), { ...grain, words })).toEqual(['Flan de huevo'])
})

test('una página vacía no tiene líneas', () => {
  expect(read()).toEqual([])
})

test('en una hoja curvada la cantidad va con el alimento a cuyo lado está, aunque quede algo más alta', () => {
  expect(
    read(
      line(0, [1000, '500 g']),
      line(20, [100, 'harina de fuerza']),
      line(60, [100, 'sal'], [1000, '10 g']),
      line(100, [1000, '200 ml']),
      line(122, [100, 'agua']),
    ),
  ).toEqual(['harina de fuerza 500 g', 'sal 10 g', 'agua 200 ml'])
})

/** The same line running down to the right: `slope` px a px. */
const slanted = ({ words, ...box }: Line, slope: number): Line => ({
  ...box,
  words: words.map((word) => ({ ...word, y0: word.y0 + slope * word.x0, y1: word.y1 + slope * word.x0 })),
})

test('vista de lado, las líneas corren juntas: cada cantidad va con su alimento y no con el de la fila siguiente', () => {
  const lines = ['puerros', 'patatas', 'mantequilla', 'cebollino', 'espinacas'].map((food, at) =>
    line(60 * at, [100, food], [700, 'kg'], [1000, String(at + 1)], [1300, String(10 * at + 3)]),
  )
  const steps = [360, 420].map((y) => line(y, [100, 'Sudar los puerros en la mantequilla sin que tomen color y colar']))
  const seen = [...lines, ...steps].map((one) => slanted(one, 0.05 - one.y0 * 0.00005))
  expect(read(...seen).slice(0, 5)).toEqual([
    'puerros kg 1 3',
    'patatas kg 2 13',
    'mantequilla kg 3 23',
    'cebollino kg 4 33',
    'espinacas kg 5 43',
  ])
})

test('una lista en dos columnas se lee entera antes que lo que sigue debajo', () => {
  const order = read(
    line(0, [100, 'Ingredientes']),
    line(60, [100, '800 g de carne picada'], [1000, '2 cebollas blancas']),
    line(120, [100, '2 huevos'], [1000, '250 ml de vino blanco']),
    line(180, [100, '75 g de almendras'], [1000, '12 g de sal fina']),
    line(260, [100, 'Preparación']),
    line(320, [100, '1. Mezclar la carne con los huevos y el pan rallado y formar bolas']),
    line(380, [100, '2. Enharinar y freír las albóndigas hasta que estén bien doradas']),
  )
  expect(order.indexOf('12 g de sal fina')).toBeLessThan(order.indexOf('Preparación'))
  expect(order.slice(-3)[0]).toBe('Preparación')
  expect(order).toContain('2 cebollas blancas')
})

test('cifras que bajan de la línea (3, 4, 5, 7, 9) no la inclinan: su fila sigue entera', () => {
  const wordAt = (x0: number, text: string, y0: number, y1: number): Word => {
    const symbols = [...text].map((sign, at) => ({ text: sign, x0: x0 + 12 * at, x1: x0 + 12 * at + 10, y0, y1 }))
    return { text, x0, x1: x0 + 12 * text.length, y0, y1, confidence: 92, symbols }
  }
  const row = (y: number, ...words: readonly Word[]): Line => ({ x0: 100, y0: y, x1: 1500, y1: y + 44, words })
  const rows = ['350', '794', '1', '537', '94'].map((figure, at) => {
    const y = 70 * at
    const foot = /[34579]/.test(figure) ? 50 : 30
    return row(y, wordAt(100, figure, y, y + foot), wordAt(1300, 'boniatos', y, y + 30))
  })
  expect(read(...rows)).toEqual(['350', '794', '1', '537', '94'].map((figure) => `${figure} boniatos`))
})

test('una palabra corta y segura al final de una línea, tras un blanco ancho, es de ella', () => {
  const wide = line(0, [100, 'Cocer la merluza por cada lado moviendo'], [650, 'la'])
  expect(read(wide).join(' ')).toBe('Cocer la merluza por cada lado moviendo la')
})
