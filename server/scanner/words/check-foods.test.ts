import { expect, test } from 'vitest'
import { parseIngredientLine } from '#core/parsing/lines/ingredient-line.ts'
import { loadPantry } from '#server/pantry/load.ts'
import { checkFoods } from './check-foods.ts'

const check = (servings: number, ...texts: readonly string[]) => {
  const lines = texts.map(parseIngredientLine).filter((line) => line !== null)
  const { lines: checked, doubts, words } = checkFoods(lines, servings, loadPantry())
  return { names: checked.map(({ name }) => name), doubts, words: [...words] }
}

test('letras que se parecen: si sólo puede ser un alimento se pone, y se dice qué se leyó', () => {
  const { names, doubts, words } = check(
    10,
    '3 kg de huecos de ternera',
    '750 ml de vino finto',
    '200 g de r pan rallado',
  )
  expect(names).toEqual(['huesos de ternera', 'vino tinto', 'pan rallado'])
  expect(doubts[0]).toBe('«huesos de ternera»: se lee «huecos de ternera»; compruébalo')
  expect(doubts).toHaveLength(3)
  expect(words).toEqual([
    ['huecos', 'huesos'],
    ['finto', 'tinto'],
  ])
})

test('lo que no es alimento conocido se queda como se lee, con su aviso', () => {
  const { names, doubts } = check(4, '2 emos e ao')
  expect(names).toEqual(['emos e ao'])
  expect(doubts).toEqual(['«emos e ao»: no está entre los alimentos que conocemos; comprueba que se lee así'])
})

test.each([
  ['2 cúrcumas', 4, '«cúrcumas»: 2 unidad, no se cuenta por piezas; compruébalo'],
  ['159 g de sal', 8, '«sal»: se lee «159» y se ha entendido 15 g; compruébalo'],
  ['12 alas de pavo', 8, '«alas de pavo»: 12 unidad, sin otra medida; compruébalo'],
  ['150 g de sal', 8, '«sal»: 150 g, es mucho; compruébalo'],
  ['6 cucharaditas de azafrán', 8, '«azafrán»: 6 cucharadita, es mucho; compruébalo'],
  ['hojas de laurel', 8, '«laurel»: se lee «hojas» y no cuántas; comprueba la cantidad'],
  ['150 g de levadura fresca', 12, '«levadura fresca»: 150 g, es mucho; compruébalo'],
  ['25 l de harina', 40, '«harina»: 25 l, no se mide por litros; compruébalo'],
  ['1 unidad de leche entera', 10, '«leche entera»: se lee «1» sin medida y se ha entendido 1 l; compruébalo'],
  ['183 g de patatas', 4, '«patatas»: 183 g, no es una cifra redonda; compruébalo'],
  ['90 zanahorias', 4, '«zanahorias»: se lee «90» sin medida y se ha entendido 90 g; compruébalo'],
])('%s para %d: %s', (text, servings, doubt) => {
  expect(
    check(servings, '500 g de harina', '250 g de azúcar', '100 g de mantequilla', '80 g de cacao', text).doubts,
  ).toEqual([doubt])
})

test('palabras de alimentos que la tabla no junta no se cambian por otro', () => {
  expect(check(4, '1 cucharada de pimienta verde').names).toEqual(['pimienta verde'])
})

test('una receta corriente, y una fórmula sin cifras redondas, no llevan avisos', () => {
  const dish = ['500 g de harina', '1 l de leche entera', '3 huevos', '10 g de sal', '15 g de levadura fresca']
  expect(check(8, ...dish).doubts).toEqual([])
  const formula = ['587 g de leche entera', '143 g de azúcar', '32 g de leche en polvo', '181 g de nata']
  expect(check(10, ...formula).doubts).toEqual([])
})

test('trescientas líneas de ruido se miran sin tardar más que en proporción', () => {
  const noise = Array.from({ length: 300 }, (_, at) => `${at + 1} g de ${'xqzjk'.repeat(8)}${at}`)
  expect(check(4, ...noise).names).toHaveLength(300)
})

test('una letra perdida en una palabra que no es de ningún alimento: se pone el único que puede ser, y se dice', () => {
  const { names, doubts } = check(6, '35 ml de vmagre de jerez', '2 ceboletas', '800 g de tomates maduros', '3 sal')
  expect(names.slice(0, 3)).toEqual(['vinagre de jerez', 'cebolletas', 'tomates maduros'])
  expect(doubts.filter((doubt) => doubt.includes('se lee «'))).toContain(
    '«cebolletas»: se lee «ceboletas»; compruébalo',
  )
})
