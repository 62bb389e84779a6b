import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readSalesList } from './sales-list.ts'

const limits = { name: 200, units: 1_000_000 }
const read = (text: string) => readSalesList(text, limits)
const sold = (text: string) => read(text).rows.map(({ name, units }) => [name, units])

describe('se lee', () => {
  test.each([
    ['punto y coma', 'Plato;Unidades\r\nCroquetas;120\r\nRape;30\r\n'],
    ['comas', 'Plato,Unidades\nCroquetas,120\nRape,30'],
    ['tabuladores', 'Plato\tUnidades\nCroquetas\t120\nRape\t30'],
    ['sin títulos', 'Croquetas;120\nRape;30'],
    ['con marca de orden', '\ufeffArtículo;Cant.\nCroquetas;120\nRape;30'],
    ['columnas al revés y otras entre medias', 'Código;Uds;Importe;Descripción\n1;120;900,50;Croquetas\n2;30;600;Rape'],
    ['membrete', 'Bar Pepe;;\nVentas de octubre;;\nProducto;Ventas (€);Uds. vendidas\nCroquetas;900;120\nRape;600;30'],
    ['con unidad detrás', 'Croquetas;120 uds.\nRape;30 raciones'],
    ['con decimales de caja', 'Croquetas;120,00\nRape;"30,0"'],
    ['comillas y blancos', '"Croquetas";  120 \n Rape ;30'],
    ['«Ventas» son euros si hay unidades', 'Plato;Ventas;Uds\nCroquetas;900;120\nRape;600;30'],
    ['«Ventas» son raciones si no hay otra cosa', 'Plato;Ventas\nCroquetas;120\nRape;30'],
  ])('%s', (_, text) => {
    expect(sold(text)).toEqual([
      ['Croquetas', 120],
      ['Rape', 30],
    ])
  })

  test('los millares llevan punto; cero es una venta que no hubo', () => {
    expect(sold('Caña;1.250\nVermut;12.345,00\nSangría;0')).toEqual([
      ['Caña', 1250],
      ['Vermut', 12_345],
      ['Sangría', 0],
    ])
  })

  test('un plato en varias líneas es su suma, con las líneas dichas; mayúsculas y acentos no cuentan', () => {
    expect(read('Jamón;10\nRape;1\nJAMON;5\n jamón ;2')).toEqual({
      rows: [
        { name: 'Jamón', units: 17, lines: [1, 3, 4] },
        { name: 'Rape', units: 1, lines: [2] },
      ],
      problems: [],
    })
  })

  test('los nombres son texto, sean lo que sean', () => {
    expect(sold('__proto__;3\nconstructor;4\n"\'=HYPERLINK(1)";5\n<b>Flan</b>;6')).toEqual([
      ['__proto__', 3],
      ['constructor', 4],
      ['=HYPERLINK(1)', 5],
      ['<b>Flan</b>', 6],
    ])
  })
})

describe('no se adivina', () => {
  test.each([
    ['Rape;-3', 'Las raciones vendidas no pueden ser menos que 0.'],
    ['Rape;−3', 'Las raciones vendidas no pueden ser menos que 0.'],
    ['Rape;12,5', '«12,5» no es un número entero de raciones.'],
    ['Rape;NaN', '«NaN» no es un número de raciones.'],
    ['Rape;Infinity', '«Infinity» no es un número de raciones.'],
    ['Rape;=6*2', '«=6*2» no es un número de raciones.'],
    ['Rape;1e5', '«1e5» no es un número de raciones.'],
    ['Rape;doce', '«doce» no es un número de raciones.'],
    ['Rape;2-3', '«2-3» no es un número de raciones.'],
    ['Rape;', 'No dice cuántas raciones.'],
    [';12', 'No dice qué plato es.'],
    ['Rape;1000001', 'Son más de 1.000.000 raciones.'],
    ['Rape;999999999999999999999', '«999999999999999999999» no es un número de raciones.'],
    ['Rape,1,250', 'Tiene más celdas que columnas: parece un número partido por su coma.'],
    [`${'x'.repeat(201)};1`, 'El nombre tiene más de 200 caracteres.'],
  ])('%s', (line, reason) => {
    const { rows, problems } = read(`${line}\nFlan;1`.replace(/^Rape,1,250\nFlan;1$/, 'Rape,1,250\nFlan,1'))
    expect(problems).toMatchObject([{ line: 1, reason }])
    expect(rows).toMatchObject([{ name: 'Flan', units: 1 }])
  })

  test('una suma que pasa del límite se queda en lo que cabía y lo dice', () => {
    const { rows, problems } = read('Caña;900000\nCaña;200000')
    expect(rows).toEqual([{ name: 'Caña', units: 900_000, lines: [1] }])
    expect(problems).toMatchObject([{ line: 2, reason: 'Son más de 1.000.000 raciones.' }])
  })
})

test('de cualquier texto salen filas válidas o motivos, nunca un fallo', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300, unit: 'binary' }), (text) => {
      for (const { name, units, lines } of read(text).rows) {
        expect(name.trim()).not.toBe('')
        expect(Number.isInteger(units) && units >= 0 && units <= limits.units).toBe(true)
        expect(lines.length).toBeGreaterThan(0)
      }
    }),
  )
})
