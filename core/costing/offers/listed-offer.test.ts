import { describe, expect, test } from 'vitest'
import { readPriceList } from '#core/costing/prices/price-list.ts'

const limits = { name: 200, unit: 40, price: 1_000_000 }
const read = (...lines: string[]) => readPriceList(lines.join('\n'), limits)
const offer = {
  ...{ supplier: '', format: '', amount: 1, unit: 'kg', formatPrice: 1, vatRate: null, vatIncluded: false },
  ...{ minimum: '', reference: '' },
}

describe('una lista de proveedor con formatos', () => {
  test('todo lo que dice una factura', () => {
    const { rows, problems } = read(
      'Ref.;Artículo;Proveedor;Formato;Precio;IVA;Fecha;Pedido mínimo',
      '0071;Mantequilla;Lácteos Ana;caja 6 × 1 kg;14,90 €;10 %;12/11/2026;2 cajas',
    )
    expect(problems).toEqual([])
    expect(rows).toEqual([
      {
        ...{
          line: 2,
          ingredientName: 'Mantequilla',
          pricePerUnit: 2.4833333333333334,
          unit: 'kg',
          priceDate: '2026-11-12',
        },
        offer: {
          ...{ supplier: 'Lácteos Ana', format: 'caja 6 × 1 kg', amount: 6, unit: 'kg', formatPrice: 14.9 },
          ...{ vatRate: 10, vatIncluded: false, minimum: '2 cajas', reference: '0071' },
        },
      },
    ])
  })

  test.each([
    [
      'Producto;Formato;Precio',
      'Harina;saco 25 kg;18,75',
      0.75,
      'kg',
      { format: 'saco 25 kg', amount: 25, formatPrice: 18.75 },
    ],
    [
      'Producto;Formato;Precio €/kg',
      'Harina;saco 25 kg;0,75',
      0.75,
      'kg',
      { format: 'saco 25 kg', amount: 25, formatPrice: 18.75 },
    ],
    [
      'Producto;Formato;Unidad;Precio',
      'Huevo;docena;ud;0,20',
      0.2,
      'unidad',
      { format: 'docena', amount: 12, unit: 'unidad', formatPrice: 2.4 },
    ],
    [
      'Producto;Formato;Precio',
      'Aceite;garrafa 5 l;4,5 €/l',
      4.5,
      'l',
      { format: 'garrafa 5 l', amount: 5, unit: 'l', formatPrice: 22.5 },
    ],
    ['Producto;Precio con IVA;IVA', 'Sal;1,10;10', 1, 'kg', { formatPrice: 1.1, vatRate: 10, vatIncluded: true }],
    ['Producto;Precio;IVA', 'Sal;1;0,04', 1, 'kg', { formatPrice: 1, vatRate: 4 }],
    [
      'Producto;Proveedor;Precio;Unidad',
      'Perejil;Huerta;1;manojo',
      1,
      'manojo',
      { supplier: 'Huerta', unit: 'manojo' },
    ],
    [
      'Producto;Proveedor;Formato;Precio',
      'Perejil;Huerta;manojo;1',
      1,
      'manojo',
      { supplier: 'Huerta', unit: 'manojo' },
    ],
    [
      'Producto;Proveedor;Formato;Precio',
      'Aceite;Sur;caja de 12;30 €/ud',
      30,
      'ud',
      { supplier: 'Sur', format: 'caja de 12', unit: 'ud', formatPrice: 30 },
    ],
  ])('%s · %s', (head, line, pricePerUnit, unit, said) => {
    const { rows, problems } = read(head, line)
    expect(problems).toEqual([])
    expect(rows[0]).toMatchObject({ pricePerUnit, unit, offer: { ...offer, ...said } })
  })

  test.each([
    ['un formato que es sólo la unidad', 'Producto;Formato;Precio', 'Harina;kg;0,95', 'kg'],
    ['un formato que nadie entiende es la unidad, como antes', 'Producto;Formato;Precio', 'Perejil;manojo;1', 'manojo'],
    ['una referencia sola', 'Ref.;Producto;Precio', '7;Sal;1', 'kg'],
  ])('%s no hace oferta', (_, head, line, unit) => {
    const [row] = read(head, line).rows
    expect(row).toMatchObject({ unit })
    expect(row).not.toHaveProperty('offer')
  })

  test('un ingrediente de dos proveedores, o en dos formatos, son dos líneas; la misma dos veces es una', () => {
    const { rows, problems } = read(
      'Producto;Proveedor;Formato;Precio',
      'Nata;Ana;brik 1 l;4',
      'Nata;Berta;brik 1 l;3,8',
      'Nata;Ana;garrafa 5 l;18',
      'NATA;ana;Brik 1 l;5',
    )
    expect(rows.map(({ line }) => line)).toEqual([2, 3, 4])
    expect(problems).toMatchObject([{ line: 5, reason: 'Es el mismo ingrediente que el de la línea 2' }])
  })

  test.each([
    ['Sal;x;1;mucho', '«mucho» no es un IVA'],
    ['Sal;x;1;150', '«150» no es un IVA'],
    [`Sal;${'p'.repeat(121)};1;10`, 'El proveedor tiene más de 120 caracteres'],
  ])('%s → %s', (line, reason) => {
    expect(read('Producto;Proveedor;Precio;IVA', line).problems).toMatchObject([{ reason }])
  })
})
