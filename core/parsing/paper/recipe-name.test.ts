import { expect, test } from 'vitest'
import { parseRecipePage } from '#core/parsing/recipe-text.ts'
import { readName } from './recipe-name.ts'

const named = (...lines: readonly (readonly [text: string, height: number])[]) =>
  readName(
    lines.map(([text]) => text),
    new Map(lines),
  )

test('el título es la línea de letra más alta, no la primera', () => {
  expect(named(['Recetas de mi tierra', 20], ['Sopas del invierno', 22], ['Caldo gallego', 48])).toEqual({
    name: 'Caldo gallego',
    from: ['Caldo gallego'],
    doubts: [],
  })
})

test('la casa puede tener la letra más alta: sigue sin ser el plato', () => {
  expect(named(['Restaurante El Puerto', 60], ['Entrantes', 50], ['Salpicón de marisco', 30]).name).toBe(
    'Salpicón de marisco',
  )
})

test('con letra igual de alta vale la primera; sin alturas, también', () => {
  expect(named(['Flan de huevo', 30], ['Receta de Carmen', 29]).name).toBe('Flan de huevo')
  expect(readName(['Flan de huevo', 'Muy fácil'], new Map()).name).toBe('Flan de huevo')
})

test('un título en dos líneas se junta; un subtítulo pequeño, no', () => {
  expect(named(['Lomo de bacalao confitado', 50], ['con pisto manchego', 49]).name).toBe(
    'Lomo de bacalao confitado con pisto manchego',
  )
  expect(named(['Lomo de bacalao', 50], ['con mucho cariño', 22]).name).toBe('Lomo de bacalao')
})

test('el campo de una ficha manda sobre cualquier altura', () => {
  expect(named(['Grupo Mesón del Norte', 40], ['Nombre del plato: Pisto', 20]).name).toBe('Pisto')
})

test('si sólo hay un encabezado, se toma y se dice', () => {
  const { name, doubts } = named(['Cocina Marinera 12', 30])
  expect(name).toBe('Cocina Marinera 12')
  expect(doubts).toEqual(['El nombre «Cocina Marinera 12» puede ser el de la casa o el libro: compruébalo'])
})

test('el pie de la página no se queda en el último paso', () => {
  const page = ['Caldo gallego', '4 raciones', 'Ingredientes', '1 kg de grelos', '500 g de patatas', 'Elaboración']
  const steps = ['1. Cocer las patatas.', '2. Añadir los grelos.', 'Casa Marcelino — Pág. 12']
  const recipe = parseRecipePage([...page, ...steps].map((text) => ({ text, height: 20 })))
  expect(recipe?.steps).toEqual(['Cocer las patatas.', 'Añadir los grelos.'])
})

test('una palabra que abre la página, con la casa debajo, puede ser su dibujo: se avisa', () => {
  const said = 'El nombre «Piperrada» puede ser el de la casa o el libro: compruébalo'
  const [house, dish] = [['Restaurante El Puerto', 20] as const, ['Sopa fría', 30] as const]
  expect(named(['Piperrada', 60], house, dish).doubts).toEqual([said])
  expect(named(house, ['Piperrada', 60], dish).doubts).toEqual([])
  expect(named(['Sopa fría de melón', 60], house).doubts).toEqual([])
})

test('una coma antes del infinitivo de la línea siguiente era un punto', () => {
  const list = ['Sopa de melón', 'Ingredientes', '1 kg de melón', '200 ml de nata', 'Elaboración']
  const steps = [
    'Triturar el melón con la nata,',
    'Colar y enfriar dos horas,.',
    'Servir con la menta,',
    'picada fina.',
  ]
  expect(parseRecipePage([...list, ...steps].map((text) => ({ text, height: 20 })))?.steps).toEqual([
    'Triturar el melón con la nata.',
    'Colar y enfriar dos horas.',
    'Servir con la menta, picada fina.',
  ])
})

test('una casa con la letra más alta cede ante la línea que nombra lo que lleva la lista', () => {
  const head = [
    ['La Buena Mesa', 52],
    ['Caldereta de cordero', 40],
  ] as const
  const choose = (foods: readonly string[]) =>
    readName(
      head.map(([text]) => text),
      new Map(head),
      { listed: new Set(foods), called: new Set() },
    ).name
  expect(choose(['cordero'])).toBe('Caldereta de cordero')
  expect(choose(['pollo'])).toBe('La Buena Mesa')
  const listed = { listed: new Set(['cordero']), called: new Set<string>() }
  expect(readName(['La Buena Mesa', 'Con cordero'], new Map(), listed).name).toBe('La Buena Mesa')
})

test('el campo del nombre vale aunque sus letras y sus dos puntos se lean mal', () => {
  expect(named(['Grupo Mesón del Norte', 40], ['Nombre del puto Lubina a la sal', 20]).name).toBe('Lubina a la sal')
})

/** With the words a list and the dishes of the world have. */
const called = (...lines: readonly (readonly [text: string, height: number])[]) =>
  readName(
    lines.map(([text]) => text),
    new Map([...lines, ...'abcdefghijkl'.split('').map((text) => [text, 17] as const)]),
    { listed: new Set(['cerdo', 'set']), called: new Set(['boeuf', 'quich', 'cevich', 'rabo', 'toro', 'mano']) },
  )

test('una casa en letra enorme cede ante lo que se llama como un plato, y se dice', () => {
  expect(called(['BRUMA', 90], ['mar y fuego desde 1978', 17], ['Boeuf bourguignon', 27])).toEqual({
    name: 'Boeuf bourguignon',
    from: ['Boeuf bourguignon'],
    doubts: ['El nombre «Boeuf bourguignon»: también podría ser «BRUMA»; compruébalo'],
  })
  expect(called(['Quiche', 50], ['como la hacía mi tía', 40]).doubts).toEqual([])
  expect(called(['Quiche', 50], ['de cerdo y setas de casa', 30]).name).toBe('Quiche')
})

test('un título en mayúsculas partido en varias líneas es uno, también con un recuadro al lado', () => {
  expect(called(['RABO DE TORO', 34], ['A LA CORDOBESA', 34], ['Para ocho', 17]).name).toBe(
    'Rabo de toro a la cordobesa',
  )
  expect(called(['CEVICHE', 40], ['PERUANO', 41], ['TEMPLADO', 40]).name).toBe('Ceviche peruano templado')
  expect(called(['MAREA', 40], ['CEVICHE', 40]).name).toBe('Ceviche')
  expect(called(['Manos de cerdo rellenas', 30], ['Turno de mañana', 14], ['de setas y trufa', 30]).name).toBe(
    'Manos de cerdo rellenas de setas y trufa',
  )
})

test('bajo un título que se corta, el nombre de una sección es su final; sin final, se dice', () => {
  expect(called(['Manos de cerdo con', 33], ['Turno de mañana', 16], ['verduras', 32]).name).toBe(
    'Manos de cerdo con verduras',
  )
  expect(called(['Manos de cerdo a la', 33], ['Turno de mañana', 16]).doubts).toEqual([
    'El nombre «Manos de cerdo a la»: parece que le falta el final; compruébalo',
  ])
})

test.each([
  ['1 2 Arroz caldoso con bogavante', 'Arroz caldoso con bogavante'],
  ['Pimientos rellenos Versión 3', 'Pimientos rellenos'],
  ['Pimientos rellenos Rev. 02', 'Pimientos rellenos'],
  ['R-118 · Bienmesabe antequerano', 'Bienmesabe antequerano'],
  ['«Pimientos rellenos»', 'Pimientos rellenos'],
  ['Solomillo Wellington (apta para celíacos)', 'Solomillo Wellington'],
  ['Tarta de 3 chocolates', 'Tarta de 3 chocolates'],
  ['7 Up de la casa', '7 Up de la casa'],
])('lo que la ficha pone alrededor del título no es del título: «%s»', (line, name) =>
  expect(named([line, 30]).name).toBe(name),
)

test('un rótulo de la casa delante de lo que se llama como un plato no es del plato', () => {
  const words = { listed: new Set(['arroz']), called: new Set(['pist']) }
  const heights = new Map([['x', 20]])
  expect(readName(['Práctica 7: Arroz al horno'], heights, words).name).toBe('Arroz al horno')
  expect(readName(['Arroz: la receta de casa'], heights, words).name).toBe('Arroz: la receta de casa')
})

test('«Especiales» es una sección por grande que se imprima', () =>
  expect(named(['ESPECIALES', 60], ['Arroz caldoso', 30]).name).toBe('Arroz caldoso'))
