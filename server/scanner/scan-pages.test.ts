import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cook, type Kitchen, newCook, openKitchen } from '#testing/harness.ts'
import { textPdf } from '#testing/sample-pdf.ts'

/** More than one: sheets of a recipe, recipes on a sheet, and papers that are none. By PDFs with their own text. */

const url = '/functions/v1/scan-recipe-document'
const bodyOf = (pages: readonly (readonly string[])[], before?: unknown) => ({
  fileData: `data:application/pdf;base64,${textPdf(pages).toString('base64')}`,
  fileName: 'ficha.pdf',
  ...(before !== undefined && { pages: before }),
})

const caldo = [
  'Caldo gallego',
  'Para 4 personas',
  'Ingredientes',
  '1 kg de grelos',
  '500 g de patatas',
  '100 g de unto',
]
const steps = [
  'Elaboración',
  '1. Cocer las patatas con el unto 20 minutos.',
  '2. Añadir los grelos y cocer 15 minutos.',
]
const filloas = ['Filloas', 'Para 6 personas', 'Ingredientes', '500 ml de leche', '250 g de harina', '3 huevos']
const cuajar = ['Elaboración', '1. Batir todo hasta que no queden grumos.', '2. Cuajar en una sartén con unto.']

let kitchen: Kitchen
let ana: Cook
beforeAll(async () => {
  kitchen = await openKitchen('sqlite')
  ana = await newCook(kitchen, 'ana')
})
afterAll(() => kitchen.close())

const scan = (body: object) => ana.call('POST', url, body)

test('una receta en dos hojas: con lo leído de la primera, la segunda la completa', { timeout: 180_000 }, async () => {
  const first = await scan(bodyOf([caldo]))
  expect(first.status).toBe(200)
  expect(first.body.pages).toHaveLength(1)
  const { status, body } = await scan(bodyOf([steps], first.body.pages))
  expect(status).toBe(200)
  expect(body).toMatchObject({
    engine: 'local',
    others: [],
    note: null,
    recipe: { name: 'Caldo gallego', servings: 4 },
  })
  expect(body.recipe.ingredients).toHaveLength(3)
  expect(body.recipe.method.split('\n')).toHaveLength(2)
  expect(body.pages).toHaveLength(2)
})

test('dos recetas en un PDF: la primera y las otras, y ninguna guardada', { timeout: 180_000 }, async () => {
  const { body } = await scan(
    bodyOf([
      [...caldo, ...steps],
      [...filloas, ...cuajar],
    ]),
  )
  expect(body.recipe.name).toBe('Caldo gallego')
  expect(body.others.map(({ recipe }: { recipe: { name: string } }) => recipe.name)).toEqual(['Filloas'])
  expect((await ana.call('GET', '/rest/v1/recipes')).body.items).toEqual([])
})

test('un PDF largo: se leen las primeras páginas, y se dice', { timeout: 180_000 }, async () => {
  const { body } = await scan(
    bodyOf([[...caldo, ...steps], ...Array.from({ length: 30 }, () => ['Notas de servicio'])]),
  )
  expect(body.warnings).toContain('El PDF tiene 31 páginas: se han leído las 8 primeras')
})

test('un albarán no es receta: sus líneas, para mirarlas, y ningún precio guardado', { timeout: 180_000 }, async () => {
  const note = [
    'ALBARÁN 20431',
    'Frutas Hermanos Soler S.L.',
    'Fecha: 12/10/2026',
    'Cliente: El Puerto',
    'Producto Cantidad Precio Importe',
  ]
  const lines = ['Tomate rama caja 6 kg 2 14,50 29,00', 'Patata agria saco 25 kg 2 18,75 37,50', 'Total 66,50']
  const { body } = await scan(bodyOf([[...note, ...lines]]))
  expect(body).toMatchObject({
    recipe: null,
    note: { kind: 'albarán', supplier: 'Frutas Hermanos Soler S.L.', date: '2026-10-12' },
  })
  expect(body.note.lines[0]).toEqual({
    product: 'Tomate rama',
    format: 'caja 6 kg',
    quantity: 2,
    price: 14.5,
    vat: null,
    adds: true,
  })
  expect((await ana.call('GET', '/rest/v1/ingredient_prices')).body.items).toEqual([])
})

test.each([
  ['demasiadas hojas', Array.from({ length: 9 }, () => ({ lines: [], doubts: [] }))],
  ['una altura que no es una cifra', [{ lines: [{ text: 'a', height: 'alta' }], doubts: [] }]],
  ['una línea sin fin', [{ lines: [{ text: 'a'.repeat(500), height: 1 }], doubts: [] }]],
  ['otra cosa', { __proto__: null }],
])('páginas de antes con %s: no', { timeout: 60_000 }, async (_, before) => {
  const { status, body } = await scan(bodyOf([caldo], before))
  expect({ status, body }).toMatchObject({ status: 400 })
})
