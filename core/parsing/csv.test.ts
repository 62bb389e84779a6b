import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCsv, writeCsv } from './csv.ts'

const cells = (text: string) => readCsv(text).map((row) => row.cells)

test.each([
  [
    'punto y coma y coma decimal',
    'Harina;0,65;kg\r\nSal;0,4;kg',
    [
      ['Harina', '0,65', 'kg'],
      ['Sal', '0,4', 'kg'],
    ],
  ],
  [
    'coma y punto decimal',
    'Harina,0.65\nSal,0.4\n',
    [
      ['Harina', '0.65'],
      ['Sal', '0.4'],
    ],
  ],
  [
    'tabulador',
    'Harina\t0,65\rSal\t0,4',
    [
      ['Harina', '0,65'],
      ['Sal', '0,4'],
    ],
  ],
  ['marca de orden y sep=', '\ufeffsep=;\r\na;b', [['a', 'b']]],
  [
    'comillas',
    '"Sal; fina";"dice ""hola"""\n"dos\nlíneas";x',
    [
      ['Sal; fina', 'dice "hola"'],
      ['dos\nlíneas', 'x'],
    ],
  ],
  [
    'una comilla suelta es una letra',
    'Tubo 3";1\n"Tubo;2\n"a" b;3',
    [
      ['Tubo 3"', '1'],
      ['"Tubo', '2'],
      ['"a" b', '3'],
    ],
  ],
  ['líneas en blanco', '\n;;\na;b\n\n', [['a', 'b']]],
  ['nada', '', []],
])('%s', (_, text, expected) => {
  expect(cells(text)).toEqual(expected)
})

test('cada fila sabe en qué línea del archivo empieza', () => {
  expect(readCsv('a;1\n\n"b\nb";2\r\nc;3').map(({ line }) => line)).toEqual([1, 3, 5])
})

test('se escribe con marca, punto y coma, coma decimal y CRLF', () => {
  expect(
    writeCsv([
      ['Sal; fina', 1234.5, null],
      ['dos "x"', 0.1, ''],
    ]),
  ).toBe('\ufeff"Sal; fina";1234,5;\r\n"dos ""x""";0,1;\r\n')
})

test.each(['=1+1', '+34', '-5', '@SUM(A1)', '\t=1', "'=1"])('%j no se abre como fórmula', (text) => {
  const written = writeCsv([[text, 'x']])
  expect(written.slice(1).replace(/^"/, '')).toMatch(/^'/)
  expect(cells(written)).toEqual([[text, 'x']])
})

test.each([',', ';', '|', '\t'])('un texto con «%s» es una celda para cualquier programa, y no una fórmula', (mark) => {
  const text = `sal${mark}=1+1${mark}@x`
  const written = writeCsv([[text, 'b']])
  expect(written).toBe(`\ufeff"${text}";b\r\n`)
  expect(readCsv(written)[0]?.cells).toEqual([text, 'b'])
})

test('lo que se escribe se lee igual', () => {
  const cell = fc.oneof(fc.string({ maxLength: 30 }), fc.stringMatching(/^["'=+;,\r\n\t a-z-]{0,12}$/))
  const row = fc.tuple(fc.stringMatching(/^[a-z]{1,8}$/), cell, cell).map((each) => [...each])
  fc.assert(
    fc.property(fc.array(row, { maxLength: 20 }), (rows) => {
      expect(readCsv(writeCsv(rows), ';').map((read) => read.cells)).toEqual(rows)
    }),
  )
})

test('un archivo hostil de un megabyte se lee en poco tiempo', () => {
  for (const piece of ['"', '";', '""";\n', ';', '\r', 'a;"b\n']) {
    const started = performance.now()
    readCsv(piece.repeat(1_000_000 / piece.length))
    expect(performance.now() - started, piece).toBeLessThan(5000)
  }
})
