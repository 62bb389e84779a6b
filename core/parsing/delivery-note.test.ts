import { expect, test } from 'vitest'
import { readCsv } from './csv.ts'
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
    lines: [
      { product: 'Tomate rama', format: 'caja 6 kg', quantity: 2, price: 14.5, adds: true },
      { product: 'Patata agria', format: 'saco 25 kg', quantity: 2, price: 18.75, adds: true },
      { product: 'Lechuga romana', format: 'unidad', quantity: 12, price: 0.85, adds: true },
      { product: 'Limón', format: '', quantity: 3.5, price: 2.1, adds: true },
    ],
  })
})

test('como lista de precios, cada línea con su proveedor y su fecha', () => {
  const note = readDeliveryNote(albaran.split('\n'))
  const rows = readCsv(note === null ? '' : deliveryNoteCsv(note)).map(({ cells }) => cells)
  expect(rows[0]).toEqual(['Producto', 'Formato', 'Precio', 'Proveedor', 'Fecha'])
  expect(rows[1]).toEqual(['Tomate rama', 'caja 6 kg', '14,5', 'Frutas y Verduras Hermanos Soler S.L.', '2026-10-12'])
  expect(rows).toHaveLength(5)
})

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
