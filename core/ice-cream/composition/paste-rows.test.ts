import fc from 'fast-check'
import { expect, test } from 'vitest'
import { icePantry as pantry } from '#testing/food-table.ts'
import { readPaste } from './paste-rows.ts'

const rowsIn = (text: string) => {
  const pasted = readPaste(pantry, text)
  return pasted?.kind === 'rows' ? pasted.rows.map(({ name, quantity, unit }) => [name, quantity, unit]) : pasted
}

test('de una hoja de cálculo: nombre y gramos, con cabecera, porcentajes y total', () => {
  const sheet =
    'Ingrediente\tg\t%\r\nleche entera\t1.250\t62,5 %\r\nNata\t320,5\t16 %\r\nMi praliné\t80\t4 %\r\nTOTAL\t2.000\t100 %\r\n'
  expect(rowsIn(sheet)).toEqual([
    ['Leche entera 3,6 %', 1250, 'g'],
    ['Nata 35 %', 320.5, 'g'],
    ['Mi praliné', 80, 'g'],
  ])
  expect(readPaste(pantry, sheet)).toMatchObject({
    rows: [{ fatContent: 3.6, waterContent: 87.72 }, { fatContent: 35 }, { fatContent: 0, pacContribution: 0 }],
  })
})

test('las columnas en otro orden, la unidad en su columna, en su celda o en la cabecera', () => {
  expect(rowsIn('120\tg\tsacarosa\n1,2\tl\tleche entera')).toEqual([
    ['Azúcar (sacarosa)', 120, 'g'],
    ['Leche entera 3,6 %', 1.2, 'l'],
  ])
  expect(rowsIn('Producto\tkg\ndextrosa\t0,4')).toEqual([['Dextrosa monohidrato', 0.4, 'kg']])
  expect(rowsIn('dextrosa;40 g;x\nazúcar;0,1 kg;y')).toEqual([
    ['Dextrosa monohidrato', 40, 'g'],
    ['Azúcar (sacarosa)', 0.1, 'kg'],
  ])
})

test('una lista escrita: la cantidad detrás o delante; «Nata 35» es un nombre', () => {
  expect(rowsIn('- leche entera: 573 g\n160 g de nata 35 %\nNata 35\nsal')).toEqual([
    ['Leche entera 3,6 %', 573, 'g'],
    ['Nata 35 %', 160, 'g'],
    ['Nata 35 %', 0, 'g'],
    ['Sal (NaCl)', 0, 'g'],
  ])
})

test('una columna de cantidades es para las filas que hay; una celda o un texto solo, un pegado corriente', () => {
  expect(readPaste(pantry, '573\n160,5\n\n44')).toEqual({ kind: 'amounts', quantities: [573, 160.5, null, 44] })
  for (const text of ['573', '573\r\n', 'leche entera', 'leche entera 573 g', '', '\n\n', '\t']) {
    expect(readPaste(pantry, text)).toBeNull()
  }
})

test('de lo que sea: nunca una cantidad imposible ni un nombre demasiado largo', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('\t', '\n', 'g', '-5', '1e308', 'NaN', '٣'))),
      (parts) => {
        const pasted = readPaste(pantry, parts.join(''))
        if (pasted === null) return
        const quantities = pasted.kind === 'rows' ? pasted.rows.map(({ quantity }) => quantity) : pasted.quantities
        for (const quantity of quantities) expect(quantity === null || (quantity >= 0 && quantity < 1e13)).toBe(true)
        if (pasted.kind === 'rows') for (const { name } of pasted.rows) expect(name.length).toBeLessThanOrEqual(200)
      },
    ),
    { numRuns: 40 },
  )
})
