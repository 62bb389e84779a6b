import { describe, expect, test } from 'vitest'
import { readCsv } from '#core/parsing/csv.ts'
import { readDeliveryNote } from './delivery-note.ts'
import { deliveryNoteCsv } from './delivery-note-csv.ts'

const albaran = `ALBARÁN Nº 20431
Frutas y Verduras Hermanos Soler S.L.
CIF B12345678 Mercado central, puesto 14
Fecha: 12/10/2026
Cliente: Restaurante El Puerto
Código Artículo Cantidad Precio Importe
1001 Tomate rama caja 6 kg 2 14,50 29,00
1022 Patata agria saco 25 kg 2 18,75 37,50
1040 Lechuga romana unidad 12 0,85 10,20
1055 Limón 3,5 2,10 7,35
Total albarán 84,05`

test('un albarán: proveedor, fecha y cada línea con su formato y su precio', () => {
  expect(readDeliveryNote(albaran.split('\n'))).toEqual({
    kind: 'albarán',
    supplier: 'Frutas y Verduras Hermanos Soler S.L.',
    date: '2026-10-12',
    vatIncluded: false,
    lines: [
      { product: 'Tomate rama', format: 'caja 6 kg', quantity: 2, price: 14.5, vat: null, adds: true },
      { product: 'Patata agria', format: 'saco 25 kg', quantity: 2, price: 18.75, vat: null, adds: true },
      { product: 'Lechuga romana', format: 'unidad', quantity: 12, price: 0.85, vat: null, adds: true },
      { product: 'Limón', format: '', quantity: 3.5, price: 2.1, vat: null, adds: true },
    ],
  })
})

test('como lista de precios, cada línea con su proveedor y su fecha', () => {
  const note = readDeliveryNote(albaran.split('\n'))
  const rows = readCsv(note === null ? '' : deliveryNoteCsv(note)).map(({ cells }) => cells)
  expect(rows[0]).toEqual(['Producto', 'Formato', 'Precio', 'IVA', 'Proveedor', 'Fecha'])
  expect(rows[1]).toEqual([
    'Tomate rama',
    'caja 6 kg',
    '14,5',
    '',
    'Frutas y Verduras Hermanos Soler S.L.',
    '2026-10-12',
  ])
  expect(rows).toHaveLength(5)
})

test('la cantidad delante, un solo tipo de IVA, y el precio de su medida', () => {
  const factura = `DISTRIBUCIONES VEGA, S. L.
Factura 2026/1184      Fecha: 12/11/2026
Cliente: Restaurante La Encina
10 kg  Harina de trigo      0,78 €     7,80 €
6 l    Aceite de oliva      8,90 €    53,40 €
24 ud  Huevos camperos      0,29 €     6,96 €
Base imponible                        68,16 €
IVA 10 %                               6,82 €
TOTAL                                 74,98 €`
  expect(readDeliveryNote(factura.split('\n'))).toMatchObject({
    kind: 'factura',
    supplier: 'DISTRIBUCIONES VEGA, S. L.',
    vatIncluded: false,
    lines: [
      { product: 'Harina de trigo', format: 'kg', quantity: 10, price: 0.78, vat: 10, adds: true },
      { product: 'Aceite de oliva', format: 'l', quantity: 6, price: 8.9, vat: 10, adds: true },
      { product: 'Huevos camperos', format: 'unidad', quantity: 24, price: 0.29, vat: 10, adds: true },
    ],
  })
})

test('kilos por la cabecera, IVA en cada línea, un descuento entre precio e importe', () => {
  const lines = [
    'ALBARÁN 77',
    'Producto Kg €/kg Importe IVA',
    'Merluza de pincho 8,400 16,50 138,60 10',
    'Vino tinto caja 6 botellas 2 30,00 60,00 21%',
    'Queso curado 2,000 14,00 5% 26,60 4 %',
  ]
  expect(readDeliveryNote(lines)?.lines).toEqual([
    { product: 'Merluza de pincho', format: 'kg', quantity: 8.4, price: 16.5, vat: 10, adds: true },
    { product: 'Vino tinto', format: 'caja 6 botellas', quantity: 2, price: 30, vat: 21, adds: true },
    { product: 'Queso curado', format: 'kg', quantity: 2, price: 13.3, vat: 4, adds: true },
  ])
})

describe('de una sola línea', () => {
  test.each([
    [
      'con precio e importe',
      ['FACTURA 118', 'Panadería Ruiz', '12 barras de pan 0,95 11,40', 'Total 11,40'],
      { product: 'barras de pan', format: '', quantity: 12, price: 0.95, vat: null, adds: true },
    ],
    [
      'sólo el importe, que es el total',
      ['FACTURA 119', 'Harinas del Sur S.A.', 'Harina de fuerza saco 25 kg 18,90', 'IVA 4 % 0,76', 'Base 18,90'],
      { product: 'Harina de fuerza', format: 'saco 25 kg', quantity: null, price: 18.9, vat: 4, adds: true },
    ],
    [
      'la medida al final del nombre, en su casilla',
      ['ALBARÁN 9', 'Pescados Ría S.L.', 'Merluza de anzuelo kg 4,5 18,90 85,05', 'Total 85,05'],
      { product: 'Merluza de anzuelo', format: 'kg', quantity: 4.5, price: 18.9, vat: null, adds: true },
    ],
    [
      'sólo el importe de varios kilos',
      ['ALBARÁN 9', 'Pescados Ría S.L.', '5 kg Mejillón de roca 16,00', 'Total 18,00'],
      { product: 'Mejillón de roca', format: 'kg', quantity: 5, price: 3.2, vat: null, adds: false },
    ],
  ])('%s', (_, lines, line) => expect(readDeliveryNote(lines)?.lines).toEqual([line]))

  test('si las líneas suman el total con IVA y no la base, los precios lo llevan', () => {
    const lines = ['FACTURA 120', 'Bodegas Sanz', 'Vino 6 5,00 30,00', 'Base 24,79', 'IVA 21 % 5,21', 'Total 30,00']
    expect(readDeliveryNote(lines)).toMatchObject({ vatIncluded: true, lines: [{ vat: 21 }] })
    const note = readDeliveryNote(lines)
    expect(note === null ? '' : deliveryNoteCsv(note)).toContain('Precio con IVA')
  })
})

describe('la cantidad y el precio son las dos cifras que dan el importe', () => {
  test.each([
    [
      'con lote, unidad y descuento',
      'L204 Nata 35 % MG brick 1 l L26298 12 ud 3,45 5,00 39,33',
      ['Nata 35 % MG', 'brick 1 l', 12, 3.2775],
    ],
    ['con el precio delante', 'Vermut rojo botella 75 cl 6,90 4 27,60', ['Vermut rojo', 'botella 75 cl', 4, 6.9]],
    ['con bultos delante y kilos', '2 CALAMAR NACIONAL 6,000 14,25 85,50', ['CALAMAR NACIONAL', '', 6, 14.25]],
    ['con cien delante, que no es un código', '100 Panecillo brioche 0,31 31,00', ['Panecillo brioche', '', 100, 0.31]],
    [
      'con cajas y unidades por caja',
      '8412345000017 Croqueta jamón 1 kg 3 6 25,80 77,40',
      ['Croqueta jamón', '1 kg', 3, 25.8],
    ],
    ['con la medida detrás', 'Jamón ibérico 7,850 kg 32,00 251,20', ['Jamón ibérico', 'kg', 7.85, 32]],
    ['como se apunta a mano', 'lechugas 20 ud a 0,60 12,00', ['lechugas', 'unidad', 20, 0.6]],
    ['con un importe que parece un IVA', 'tomates 15 kg a 1,40 21,00', ['tomates', 'kg', 15, 1.4]],
    ['con la coma de los kilos perdida', '1 SALMON NORUEGO 12350 9,80 121,03', ['SALMON NORUEGO', '', 12.35, 9.8]],
    ['con el litro leído como raya', 'Nata brick 1 | 12 3,45 41,40', ['Nata', 'brick 1 l', 12, 3.45]],
    [
      'con precio de diezmilésimas',
      '009001 AOVE PICUAL GARRAFA 5L 30 41,5000 1.245,00 4%',
      ['AOVE PICUAL', 'GARRAFA 5L', 30, 41.5],
    ],
  ])('%s', (_, line, expected) => {
    const [read] = readDeliveryNote(['FACTURA 1', 'Total', line])?.lines ?? []
    expect([read?.product, read?.format, read?.quantity, read?.price]).toEqual(expected)
    expect(read?.adds).toBe(true)
  })

  test('y lo devuelto y los envases no son precios', () => {
    const lines = ['ALBARÁN 1', 'Total', 'Lomo embuchado -1,200 kg 24,00 -28,80', 'Envases 2 1,50 3,00']
    expect(readDeliveryNote(lines)).toBeNull()
  })
})

test('un tique: el producto en una línea y sus cifras debajo; el nombre de la casa antes de lo que es', () => {
  const lines = [
    'CASH DEL MAR',
    'Supermercado mayorista',
    'Factura simplificada',
    'ARROZ BOMBA 5 KG',
    '2 x 12,95 25,90',
    'TOTAL 25,90',
  ]
  expect(readDeliveryNote(lines)).toMatchObject({
    supplier: 'CASH DEL MAR',
    lines: [{ product: 'ARROZ BOMBA', format: '5 KG', quantity: 2, price: 12.95, adds: true }],
  })
})

test.each([
  ['3 de noviembre de 2026', '2026-11-03'],
  ['Albarán nº 7741 - 12 nov 2026', '2026-11-12'],
  ['Fecha de expedición: 2026-10-30', '2026-10-30'],
  ['Día: 7/11/26', '2026-11-07'],
])('la fecha de «%s»', (line, date) =>
  expect(readDeliveryNote(['ALBARÁN', line, 'Total', 'Pan de molde 2 1,50 3,00'])?.date).toBe(date),
)

test('una cifra mal leída se nota: cantidad por precio no da el importe', () => {
  const note = readDeliveryNote([
    'FACTURA 7',
    'IVA incluido',
    'Merluza de pincho 8,400 76,50 138,60',
    'Pulpo 4,000 1.204,00 4.816,00 €',
  ])
  expect(note?.lines.map(({ product, price, adds }) => [product, price, adds])).toEqual([
    ['Merluza de pincho', 76.5, false],
    ['Pulpo', 1204, true],
  ])
})

test.each([
  ['una carta', 'Carta\nCroquetas 12,50 €\nPan 2,00 €\nIVA incluido'],
  ['una receta', 'Flan\nIngredientes\n1 l de leche\n4 huevos\nElaboración\nCocer 40 minutos.'],
  ['un albarán sin líneas', 'ALBARÁN 12\nCliente: El Puerto\nTotal 12,00'],
  ['nada', ''],
])('%s no lo es', (_, text) => expect(readDeliveryNote(text.split('\n'))).toBeNull())

test('un texto hostil se lee en proporción a su tamaño, y una fecha imposible no es fecha', () => {
  const line = (count: number) => `FACTURA ${'1,00 '.repeat(count)}${'a '.repeat(count)}`
  expect(readDeliveryNote(Array.from({ length: 5000 }, () => line(5000)))).toBeNull()
  expect(readDeliveryNote(['FACTURA', '31/02/2026 IVA', 'Pan de molde 2 1,50 3,00'])?.date).toBe('')
})
