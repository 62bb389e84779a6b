import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ListedPrice, priceListHead, priceListLines, readPriceList } from './price-list.ts'

const limits = { name: 200, unit: 40, price: 1_000_000 }
const read = (text: string) => readPriceList(text, limits)
const row = (
  line: number,
  ingredientName: string,
  pricePerUnit: number,
  unit = 'kg',
  priceDate: string | null = null,
) => ({ line, ingredientName, pricePerUnit, unit, priceDate }) satisfies ListedPrice

describe('lo que mandan los proveedores', () => {
  test.each([
    ['con cabecera', 'Producto;PVP;Unidad\nHarina;0,65;kg', [row(2, 'Harina', 0.65)]],
    [
      'en otro orden y con más columnas',
      'Ref.;€/l;Descripción;Fecha\n7;1,2;Leche;21/11/2026',
      [row(2, 'Leche', 1.2, 'l', '2026-11-21')],
    ],
    [
      'la unidad detrás del precio',
      'Nombre;Precio\nMiel;12,50 €/kg\nAceite;4,5 € / l',
      [row(2, 'Miel', 12.5), row(3, 'Aceite', 4.5, 'l')],
    ],
    ['sin cabecera', 'Harina;0.65\nAceite;4;l', [row(1, 'Harina', 0.65), row(2, 'Aceite', 4, 'l')]],
    ['coma de separador', 'nombre,precio\nHarina,0.65', [row(2, 'Harina', 0.65)]],
    ['miles', 'Azafrán;4.875,00 €\nTrufa;1.250', [row(1, 'Azafrán', 4875), row(2, 'Trufa', 1250)]],
    ['una fecha que no lo es', 'nombre;precio;fecha\nSal;1;30/02/2026', [row(2, 'Sal', 1)]],
    [
      'con código, formato y PVP recomendado',
      'Código;Artículo;Formato;P.V.P.;Precio\n1;Harina;kg;1,20;0,95',
      [row(2, 'Harina', 0.95)],
    ],
    ['el precio que se paga ahora', 'Producto;Precio anterior;Precio nuevo\nSal;1;2', [row(2, 'Sal', 2)]],
    ['el neto', 'Producto;Precio bruto;Dto.;Neto\nSal;2;50;1', [row(2, 'Sal', 1)]],
    ['por kilo, no por caja', 'Producto;Precio caja;Precio €/kg\nSal;20;2', [row(2, 'Sal', 2)]],
    ['sólo con el PVP', 'DENOMINACIÓN;P.V.P.;UDS\nPan;1,10;ud', [row(2, 'Pan', 1.1, 'ud')]],
    ['en inglés', 'name,price,unit\nFlour,"1,234.50",kg', [row(2, 'Flour', 1234.5)]],
    ['con una nota fuera de la cabecera', 'Producto;Precio\nSal;1;oferta', [row(2, 'Sal', 1)]],
    ['con barras', 'Producto|Precio\nSal|1,5', [row(2, 'Sal', 1.5)]],
    [
      'la unidad de mil maneras',
      'Producto;Precio;Unidad\na;1,5 € Kg;\nb;1,5 €/l.;\nc;1,5 euros el kilo;\nd;1,5/ud.;\ne;1,5;€/kg',
      [
        row(2, 'a', 1.5, 'Kg'),
        row(3, 'b', 1.5, 'l'),
        row(4, 'c', 1.5, 'kilo'),
        row(5, 'd', 1.5, 'ud'),
        row(6, 'e', 1.5),
      ],
    ],
    ['espacios', '  Sal   fina ; 0,4 € ', [row(1, 'Sal fina', 0.4)]],
  ])('%s', (_, text, rows) => {
    expect(read(text)).toEqual({ rows, problems: [] })
  })
})

test.each([
  [';1', 'No tiene nombre de ingrediente'],
  ['Sal;', 'No tiene precio'],
  ['Sal;gratis', '«gratis» no es un precio'],
  ['Sal;1 2 3', '«1 2 3» no es un precio'],
  ['Sal;NaN', '«NaN» no es un precio'],
  ['Sal;1e9', '«1e9» no es un precio'],
  ['Sal;0', 'El precio debe ser mayor que 0'],
  ['Sal;-1,5 €', 'El precio debe ser mayor que 0'],
  ['Sal;9999999', 'El precio es mayor que 1.000.000 €'],
  [`${'x'.repeat(201)};1`, 'El nombre tiene más de 200 caracteres'],
  [`Sal;1;${'x'.repeat(41)}`, 'La unidad tiene más de 40 caracteres'],
  ['Sal\0;1', 'Contiene caracteres no válidos'],
])('%j no se toma, y dice por qué', (text, reason) => {
  expect(read(`nombre;precio;unidad\n${text}\nPimienta;2`)).toEqual({
    rows: [row(3, 'Pimienta', 2)],
    problems: [{ line: 2, text: expect.any(String), reason }],
  })
})

test('un membrete no es ningún precio, y se dice', () => {
  const list = 'DISTRIBUCIONES PÉREZ S.L.;;\nTarifa de noviembre;;\n\nRef.;Artículo;Precio\n1;Harina;0,95\n'
  expect(read(list)).toEqual({
    rows: [row(5, 'Harina', 0.95)],
    problems: [1, 2].map((line) => ({ line, text: expect.any(String), reason: 'Está por encima de la cabecera' })),
  })
})

test.each([
  'Producto,Precio,Unidad\nSal,1,65,kg',
  'Producto,Unidad,Precio\nSal,kg,1,65',
  'Producto,Precio\nSal,1,65',
  'Sal,1,65',
  'Producto,Precio,Unidad\nSal,0,65,kg',
])('%j: los céntimos separados por comas no se pierden sin decirlo', (text) => {
  expect(read(text)).toMatchObject({
    rows: [],
    problems: [{ reason: 'Tiene más columnas de la cuenta: un precio con coma decimal va entre comillas' }],
  })
})

test('el mismo ingrediente dos veces: cuenta el primero y se dice', () => {
  expect(read('Limón;1\nSal;2\nLIMONES;3')).toMatchObject({
    rows: [{ line: 1 }, { line: 2 }],
    problems: [{ line: 3, reason: 'Es el mismo ingrediente que el de la línea 1' }],
  })
})

test('lo que exportamos se importa igual', () => {
  const price = fc.record({
    id: fc.constant('p'),
    ingredientName: fc.stringMatching(/^[=@+"';,a-zñá][a-z ]{0,20}[a-z]$/).map((name) => name.replace(/\s+/g, ' ')),
    pricePerUnit: fc.integer({ min: 1, max: 9_999_999 }).map((cents) => cents / 100),
    unit: fc.constantFrom('kg', 'l', 'unidad', 'manojo'),
    source: fc.option(fc.string()),
    kind: fc.constant('table' as const),
    priceDate: fc.option(fc.constantFrom('2026-11-21', '2026-06', '2025-01/2025-09')),
    lastUpdated: fc.constant('2026-11-21T08:00:00.000Z'),
  })
  fc.assert(
    fc.property(fc.array(price, { minLength: 1, maxLength: 1 }), (prices) => {
      const expected = prices.map(({ ingredientName, pricePerUnit, unit, priceDate }) =>
        expect.objectContaining({ ingredientName, pricePerUnit, unit, priceDate }),
      )
      expect(read(priceListHead() + priceListLines(prices)).rows).toEqual(expected)
    }),
  )
})

test('de cualquier texto salen filas válidas o motivos, nunca un fallo', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      const { rows, problems } = read(text)
      for (const { pricePerUnit, unit, ingredientName } of rows) {
        expect(pricePerUnit).toBeGreaterThan(0)
        expect(Math.min(unit.trim().length, ingredientName.trim().length)).toBeGreaterThan(0)
      }
      for (const { reason } of problems) expect(reason).not.toBe('')
    }),
  )
})
