import { describe, expect, test } from 'vitest'
import { readTables } from './table-lines.ts'
import type { PageRow } from './table-rows.ts'

/** Rows 50 px apart of cells at these places; 20 px high, 12 px a letter. */
const rows = (at: readonly number[], ...cells: readonly (readonly string[])[]): PageRow[] =>
  cells.map((row, index) => ({
    top: index * 50,
    height: 20,
    words: row.flatMap((text, column) => {
      let x = at[column] ?? 0
      return text
        .split(' ')
        .filter((word) => word !== '')
        .map((word) => {
          const placed = { text: word, x0: x, x1: x + word.length * 12 }
          x = placed.x1 + 12
          return placed
        })
    }),
  }))
const read = (table: readonly PageRow[]) => [...readTables(table).values()].map(({ text }) => text)
const doubts = (table: readonly PageRow[]) => [...readTables(table).values()].flatMap(({ doubts }) => doubts)

describe('tablas de ingredientes', () => {
  test('la cantidad delante, con la unidad en su columna', () => {
    const table = rows(
      [0, 300, 600],
      ['Cantidad', 'Unidad', 'Ingrediente'],
      ['3', 'kg', 'huesos de ternera'],
      ['2', 'ud', 'puerros'],
    )
    expect(read(table)).toEqual(['Ingredientes', '3 kg de huesos de ternera', '2 puerros'])
  })

  test('la cantidad detrás, y una fila de subtítulo', () => {
    const table = rows([0, 500], ['Producto', 'Cantidad'], ['Masa', ''], ['harina floja', '500 g'], ['huevos', '3 ud'])
    expect(read(table)).toEqual(['Ingredientes', 'Masa', '500 g de harina floja', '3 huevos'])
  })

  test('la unidad en la cabecera; en «g / ml» lo que fluye va en ml', () => {
    const table = rows([0, 600], ['Ingredientes', 'g / ml'], ['azúcar', '250'], ['leche entera', '1000'])
    expect(read(table)).toEqual(['Ingredientes', '250 g de azúcar', '1000 ml de leche entera'])
  })

  test('dos raciones: de lo que sólo se lee para las otras se calcula, y una cabecera pegada se entiende', () => {
    const table = rows(
      [0, 300, 450, 650],
      ['Ingredientes', 'Ud', 'Spax', '24 pax'],
      ['puerros', 'kg', '11', '3,3'],
      ['patatas', 'g', '400', '1200'],
      ['nata', 'ml', '', '900'],
      ['sal', 'g', '14', '42'],
    )
    expect(read(table)).toEqual([
      'Ingredientes (para 8 personas)',
      '1,1 kg de puerros',
      '400 g de patatas',
      '300 ml de nata',
      '14 g de sal',
    ])
    expect(doubts(table)).toEqual([
      'La tabla da cantidades para 8 y 24 raciones: se han tomado las de 8',
      '«puerros»: se lee «11» y se ha entendido 1,1',
      '«nata»: se ha calculado 300 de la otra columna; compruébalo',
    ])
  })

  test('el tanto por ciento del panadero y la merma no son cantidades', () => {
    const baker = rows(
      [0, 400, 600],
      ['Ingredientes', 'Gramos', '%'],
      ['harina', '500', '62,5'],
      ['agua', '300', '37,5'],
    )
    expect(read(baker)).toEqual(['Ingredientes', '500 g de harina', '300 g de agua'])
    const merma = rows(
      [0, 300, 450, 650, 850],
      ['Producto', 'Ud.', 'P. bruto', 'Merma', 'P.neto'],
      ['rape', 'kg', '1,7', '17 %', '1,4'],
      ['nata', 'l', '1', '', '1'],
    )
    expect(read(merma)).toEqual(['Ingredientes', '1,4 kg de rape', '1 l de nata'])
  })

  test('bruto y neto: vale el neto, y se dice', () => {
    const table = rows(
      [0, 300, 500, 700],
      ['Género', 'Unidad', 'Bruto', 'Neto'],
      ['patatas', 'kg', '1,2', '1'],
      ['sal', 'g', '20', '20'],
    )
    expect(read(table)).toEqual(['Ingredientes', '1 kg de patatas', '20 g de sal'])
    expect(doubts(table)).toEqual(['La tabla da peso bruto y neto: se ha tomado el neto'])
  })

  test('sin el neto vale el bruto, y un neto mayor que el bruto ha perdido la coma: se dicen los dos', () => {
    const table = rows(
      [0, 300, 500, 700],
      ['Género', 'Unidad', 'Bruto', 'Neto'],
      ['patatas', 'kg', '1,2', ''],
      ['morcillo', 'kg', '3', '25'],
    )
    expect(read(table)).toEqual(['Ingredientes', '1,2 kg de patatas', '2,5 kg de morcillo'])
    expect(doubts(table).slice(1)).toEqual([
      '«patatas»: no se lee el peso neto y se ha tomado el bruto, 1,2 kg',
      '«morcillo»: el neto se lee «25», más que el bruto; se ha entendido 2,5',
    ])
  })

  test('una medida leída como cifra en lo que nadie cuenta, y «ml» sobre lo que no fluye: se entienden y se dicen', () => {
    const beside = rows([0, 600], ['Producto', 'Cantidad'], ['agua', '61'], ['sal', '159'], ['huevos', '61'])
    expect(read(beside)).toEqual(['Ingredientes', '6 l de agua', '15 g de sal', '61 huevos'])
    expect(doubts(beside)).toHaveLength(2)
    const above = rows([0, 600], ['Ingredientes', 'ml'], ['almendra molida', '300'], ['leche', '500'])
    expect(read(above)).toEqual(['Ingredientes', '300 g de almendra molida', '500 ml de leche'])
    expect(doubts(above)).toEqual(['«almendra molida»: la cabecera se lee «ml» y se ha puesto g; compruébala'])
  })

  test('para 4 y para 10: valen las primeras, y se dice', () => {
    const table = rows([0, 300, 500, 700], ['Ingredientes', 'Ud', '4 pax', '10 pax'], ['harina', 'g', '400', '1000'])
    expect(read(table)).toEqual(['Ingredientes (para 4 personas)', '400 g de harina'])
    expect(doubts(table)).toEqual(['La tabla da cantidades para 4 y 10 raciones: se han tomado las de 4'])
  })

  test('letras donde sólo caben cifras o medidas: se entienden, y la g adivinada se dice', () => {
    const table = rows(
      [0, 300, 600],
      ['Cantidad', 'Unidad', 'Ingrediente'],
      ['5OO', '8', 'harina'],
      ['20', '9', 'sal'],
      ['l', '1', 'agua'],
      ['I2', 'uo', 'huevos'],
    )
    expect(read(table)).toEqual(['Ingredientes', '500 g de harina', '20 g de sal', '1 l de agua', '12 huevos'])
    expect(doubts(table)).toEqual(['«harina»: la medida «8» no se lee bien y se ha puesto g: compruébala'])
  })

  test('un nombre en dos líneas es uno; debajo de la tabla empieza el método', () => {
    const table = rows([0, 600], ['Producto', 'Cantidad'], ['tomates', '2 kg'], ['aceite de oliva virgen', '100 ml'])
    const wrapped = { ...rows([0], ['extra'])[0], top: 125 } as PageRow
    const after = rows([0], ['Elaboración'], ['1. Triturar 2 minutos.']).map((row) => ({ ...row, top: row.top + 200 }))
    expect(read([...table, wrapped, ...after])).toEqual([
      'Ingredientes',
      '2 kg de tomates',
      '100 ml de aceite de oliva virgen extra',
      '',
    ])
  })

  test('la tabla de un albarán no es de ingredientes', () => {
    const table = rows(
      [0, 300, 500, 700],
      ['Producto', 'Cantidad', 'Precio', 'Importe'],
      ['Tomate', '2', '14,50', '29,00'],
    )
    expect(readTables(table).size).toBe(0)
  })

  test('«Ingredientes (4 personas)» no es la cabecera de una tabla; una lista no es una tabla', () => {
    expect(readTables(rows([0], ['Ingredientes (4 personas)'], ['200 g de harina'])).size).toBe(0)
    expect(readTables(rows([0], ['Ingredientes'], ['200 g de harina'])).size).toBe(0)
    expect(readTables([]).size).toBe(0)
  })
})

describe('tablas cuya cabecera no se lee', () => {
  const three = [
    ['harina', 'g', '240', '200'],
    ['azúcar', 'g', '120', '100'],
    ['leche', 'ml', '180', '180'],
  ] as const

  test('lo que va delante, detrás y en medio se sabe por lo que dicen las filas', () => {
    const table = rows(
      [0, 600, 800],
      ['Ia erdn', '~', '¨'],
      ['arroz bomba', '500', 'g'],
      ['tomates', '3', 'ud'],
      ['caldo', '1,5', 'l'],
    )
    expect(read(table).filter((text) => text !== '')).toEqual(['500 g de arroz bomba', '3 tomates', '1,5 l de caldo'])
  })

  test('dos cifras por fila, la primera algo mayor: bruto y neto, y se dice', () => {
    const table = rows([0, 300, 500, 700], ...three)
    expect(read(table)).toEqual(['200 g de harina', '100 g de azúcar', '180 ml de leche'])
    expect(doubts(table)).toEqual([expect.stringContaining('se ha tomado el neto')])
  })

  test('dos cifras que crecen igual: dos raciones, y valen las primeras', () => {
    const table = rows(
      [0, 300, 500, 700],
      ['harina', 'g', '200', '600'],
      ['huevos', 'ud', '3', '9'],
      ['leche', 'ml', '', '300'],
      ['sal', 'g', '5', '15'],
    )
    expect(read(table).slice(0, 2)).toEqual(['200 g de harina', '3 huevos'])
    expect(doubts(table)).toContainEqual(expect.stringContaining('de menos y de más raciones'))
  })

  test('una carta con sus precios y una factura no son tablas de ingredientes', () => {
    expect(read(rows([0, 700], ['Croquetas', '12,50'], ['Ensaladilla', '9,00'], ['Bacalao', '22,00']))).toEqual([])
    expect(
      read(
        rows(
          [0, 400, 500, 600],
          ['Tomate', '2', '14,50', '29,00'],
          ['Cebolla', '1', '8,90', '8,90'],
          ['Patata', '2', '18,75', '37,50'],
        ),
      ),
    ).toEqual([])
  })

  test('el método que sigue, aunque no se lea su título, se queda entero', () => {
    const table = rows([0, 300, 500, 700], ...three, ['Batir la harina con el azúcar y la leche.', '', '', ''])
    expect(read(table)).toHaveLength(3)
  })
})

describe('cifras y raciones mal leídas', () => {
  test('un + en la columna de cantidades es un 4, y se dice', () => {
    const table = rows([0, 600, 800], ['Ingrediente', 'Cant.', 'Ud.'], ['merluza', '+', 'ud'], ['harina', '25', 'g'])
    expect(read(table)).toContain('4 merluza')
    expect(doubts(table)).toContainEqual('«merluza»: se lee «+» y se ha entendido 4; compruébalo')
  })

  test('de dos columnas que crecen igual, la que no se lee como raciones también lo es', () => {
    const table = rows(
      [0, 400, 600, 800],
      ['Ingredientes', 'Ud', 'Spam', '24 pax'],
      ['harina', 'g', '200', '600'],
      ['huevos', 'ud', '3', '9'],
      ['sal', 'g', '5', '15'],
    )
    expect(read(table)).toEqual(['Ingredientes (para 8 personas)', '200 g de harina', '3 huevos', '5 g de sal'])
  })
})
