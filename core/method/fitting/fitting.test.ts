import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Page } from '#core/cookbook/page.ts'
import { parsePage } from '#core/cookbook/read-page.ts'
import { renameFoods } from '#core/method/rename-foods.ts'
import { writeMethod } from '#core/method/write-method.ts'
import { vocabulary } from '#core/pantry/role-words.ts'
import { classify } from '#core/pantry/roles.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { fold } from '#core/spanish/fold.ts'
import { pantry } from '#testing/food-table.ts'
import { growthOf, mostGrowth } from '#testing/growth.ts'
import { always } from './finding/agreement.ts'
import { findPage } from './finding/find-page.ts'

const root = fileURLToPath(new URL('../../cookbook/', import.meta.url))
const pages: readonly Page[] = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.md') && path.includes('/') && !path.startsWith('cards/'))
  .map((path) => parsePage(path.slice(0, -3), readFileSync(root + path, 'utf8')).page)
const cooked = pages.filter(({ steps, ingredients }) => steps.length > 0 && ingredients.length > 0)

const line = (text: string): IngredientDraft => {
  const [, quantity = '1', unit = 'g', name = ''] = /^([\d,]+) (kg|g|ml|l|u) (.+)$/.exec(text) ?? []
  return {
    name,
    quantity: Number(quantity.replace(',', '.')),
    unit: unit === 'u' ? 'unidad' : unit === 'kg' || unit === 'l' || unit === 'ml' ? unit : 'g',
  }
}
const lines = (text: string): IngredientDraft[] => text.split('; ').map(line)
const writing = (recipeName: string, list: readonly IngredientDraft[]) =>
  writeMethod({ recipeName, ingredients: list }, pages, pantry)
const pageOf = (recipeName: string, list: string): string | null => {
  const found = findPage(recipeName, lines(list), pages, pantry)
  return found?.agrees === true ? found.page.name : null
}

describe('la página que toca, y nunca una equivocada', () => {
  test.each([
    [
      'Mayonesa de wasabi',
      '2 u huevo; 400 ml aceite de girasol; 10 g wasabi; 20 ml zumo de limón; 3 g sal',
      'Mayonesa',
    ],
    [
      'Fabada casera',
      '500 g fabes; 200 g chorizo; 200 g morcilla; 200 g lacón; 100 g panceta; 1 u cebolla',
      'Fabada asturiana',
    ],
    [
      'Patatas bravas con alioli',
      '1 kg patata; 500 ml aceite de girasol; 300 g tomate triturado; 5 g pimentón picante; 3 u ajo; 100 g huevo pasteurizado',
      'Patatas bravas',
    ],
  ])('%s', (name, list, expected) => expect(pageOf(name, list)).toContain(expected))

  test.each([
    ['Chorizo curado casero', '1 kg chorizo; 20 g sal; 100 ml vino blanco', /plancha|vino|sidra/i],
    ['Croquetas de rabo de toro', '1 kg rabo de toro; 1 l leche; 120 g harina; 120 g mantequilla', /^rabo/i],
    ['Ensalada de pulpo', '1 kg pulpo; 500 g patata; 10 g pimentón dulce; 50 ml aceite de oliva', /^pulpo/i],
    ['Helado de crema catalana', '1 l leche; 10 u yema de huevo; 200 g azúcar; 40 g maicena', /^crema catalana/i],
    ['Pizza carbonara', '300 g harina; 200 g guanciale; 4 u yema; 100 g pecorino', /espaguetis/i],
    [
      'Chili sin carne',
      '400 g judías rojas; 300 g tomate triturado; 150 g cebolla; 10 g comino; 5 g sal',
      /con carne/i,
    ],
    ['Tarta de membrillo', '500 g membrillo; 300 g azúcar; 200 g harina', /^(membrillo|dulce de membrillo|carne de)/i],
  ])('%s no sale de otra clase de plato', (name, list, never) => expect(pageOf(name, list) ?? '').not.toMatch(never))
})

describe('cada ingrediente en su sitio', () => {
  test.each([
    [
      'otra variedad toma su nombre',
      'Croquetas de jamón',
      '1 l leche de oveja; 120 g harina; 120 g margarina; 200 g jamón cocido; 2 u huevo; 200 g panko; 1 l aceite de girasol',
      [/panko/],
      [],
    ],
    [
      'un limón da su zumo',
      'Tartar de atún',
      '500 g atún rojo; 1 u lima; 40 ml salsa de soja; 10 ml aceite de sésamo; 1 u aguacate; 30 g cebolleta; 5 g jengibre; 10 g sésamo',
      [/zumo de lima(?! \(no)/],
      [/lleva además.*lima/],
    ],
    [
      'el huevo da yema y clara',
      'Tiramisú',
      '500 g mascarpone; 5 u huevo; 120 g azúcar; 300 ml café; 200 g bizcocho de soletilla; 20 g cacao en polvo',
      [/separar las yemas de las claras/],
      [/lleva además.*(?:yema|clara)/],
    ],
    [
      'la legumbre seca se cuece antes',
      'Chili con carne',
      '500 g carne picada de ternera; 300 g frijoles rojos; 400 g tomate triturado; 150 g cebolla; 150 g pimiento rojo; 5 g comino; 30 ml aceite de oliva; 10 g ajo',
      [/en remojo los frijoles.*tirar esa agua/, /hervir fuerte 10 min a 100/],
      [],
    ],
    [
      'una salsa con página propia se hace aparte',
      'Patatas bravas con alioli',
      '1 kg patata; 200 g huevo pasteurizado; 600 ml aceite de girasol; 30 g ajo; 300 g tomate triturado; 100 g cebolla; 5 g pimentón picante; 15 g harina; 20 ml vinagre; 200 ml aceite de oliva; 10 g sal',
      [/para el alioli: .*en hilo/],
      [],
    ],
    [
      'agar por gelatina se hierve',
      'Panna cotta',
      '800 ml nata 35%; 150 g azúcar; 1 u vainilla; 4 g agar-agar',
      [/agar-agar en frio.*hervir 2 min/],
      [/gelatina.*no esta en tu lista/],
    ],
    [
      'la mantequilla de laminar, al laminar',
      'Croissant',
      '1 kg harina de fuerza; 500 ml leche; 120 g azúcar; 20 g sal; 40 g levadura fresca; 100 g mantequilla; 500 g mantequilla para laminar; 2 u huevo',
      [/laminar con la mantequilla/],
      [/amasar.*para laminar/],
    ],
    [
      'lo que es para decorar va al final',
      'Gazpacho',
      '1 kg tomate maduro; 100 g pimiento verde; 100 g pepino; 5 g ajo; 50 ml aceite de oliva; 20 ml vinagre; 8 g sal; 50 g jamón serrano para decorar',
      [/terminar con el jamon serrano/],
      [],
    ],
    [
      'el agua que la página ya nombra no se repite',
      'Fabada',
      '500 g fabes; 200 g chorizo; 200 g morcilla; 200 g lacón; 100 g panceta; 1 u cebolla; 10 g ajo; 2 l agua',
      [/agua/],
      [/anadir tambien el agua/, /no esta en la receta.*agua/],
    ],
  ] as const)('%s', (_, name, list, must, never) => {
    const { method, warnings, basis } = writing(name, lines(list))
    expect(basis).toBe('cookbook')
    const told = fold([method, ...warnings].join(' '))
    for (const one of must) expect(told).toMatch(one)
    for (const one of never) expect(told).not.toMatch(one)
  })

  test('lo que falta se dice y se marca donde va; la cantidad rara se dice', () => {
    const list = lines('1 kg patata; 4 u huevo; 300 g sal; 300 ml aceite de oliva')
    const { method, warnings } = writing('Tortilla de patatas', list)
    expect(method).toMatch(/la cebolla \(no está en tu lista\)/)
    expect(warnings.join(' ')).toMatch(/lleva además cebolla/)
    expect(warnings.join(' ')).toMatch(/La sal: llevas 300 g y lo usual/)
  })
})

/** Nothing is missing, nothing is left over: its own method, word for word. */
test('la lista de cada página da su método, sin avisos', { timeout: 180_000 }, () => {
  const bad = cooked.flatMap((page) => {
    const { method, warnings } = writing(page.name, page.ingredients)
    const found = findPage(page.name, page.ingredients, pages, pantry)
    if (found?.agrees === true && found.page !== page) return []
    return method === page.steps.join('\n') && warnings.length === 0 ? [] : [`${page.path}: ${warnings.join(' ')}`]
  })
  expect(bad).toEqual([])
})

test('quitar un ingrediente se dice', { timeout: 180_000 }, () => {
  const silent = cooked.flatMap((page) =>
    page.ingredients.flatMap((gone) => {
      if (always.has(classify(gone.name).role)) return []
      const rest = page.ingredients.filter((one) => one !== gone)
      const found = findPage(page.name, rest, pages, pantry)
      if (found?.agrees !== true || found.page !== page) return []
      const same = found.pairing.missing.some(({ name }) => name === gone.name)
      const covered = found.pairing.pairs.some(({ own }) => own === gone)
      return same || covered ? [] : [`${page.path}: ${gone.name}`]
    }),
  )
  expect(silent).toEqual([])
})

const foods = vocabulary.flatMap(([, , names]) => names.split('; '))

test('un alimento de más se pone o se dice, y el orden no importa', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...cooked),
      fc.constantFrom(...foods),
      fc.integer({ min: 0, max: 1e6 }),
      (page, name, seed) => {
        const list = [...page.ingredients, { name, quantity: 50, unit: 'g' as const }]
        const found = findPage(page.name, list, pages, pantry)
        fc.pre(found?.agrees === true)
        const draft = writing(page.name, list)
        const told = fold([draft.method, ...draft.warnings].join('\n'))
        const head = fold(name).split(' ')[0] ?? ''
        expect(told).toContain(head.slice(0, Math.max(2, head.length - 2)))
        const shuffled = list.toSorted((a, b) => hash(a.name, seed) - hash(b.name, seed))
        expect(writing(page.name, shuffled)).toEqual(draft)
      },
    ),
    { numRuns: 300 },
  )
})

const hash = (text: string, seed: number): number =>
  [...text].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003, seed)

test('cuatro veces los ingredientes no cuestan mucho más de cuatro veces', () => {
  const list = (count: number) =>
    Array.from(
      { length: count },
      (_, at): IngredientDraft => ({
        name: `${foods[(at * 37) % foods.length]} ${at % 7}`,
        quantity: at + 1,
        unit: 'g',
      }),
    )
  const names = [
    'Cocido madrileño con alioli y mayonesa',
    'verduras con '.repeat(15),
    'Ensalada de todo',
    'x'.repeat(200),
  ]
  // A list is matched with the pantry once: each run gets a list of its own.
  const write = (parts: number) => () => names.map((name) => writing(name, list(300 / parts)))
  expect(growthOf(write)).toBeLessThan(mostGrowth)
})

test.each([['Picar las cebollas asadas.', 'cebollas', 'puerros', 'Picar los puerros asados.']])(
  '%s con %s → %s',
  (step, from, to, expected) => expect(renameFoods(step, [{ from, to }])).toBe(expected),
)

describe('lo que la lista es, y no lo que la página da por hecho', () => {
  const method = (name: string, list: string) => writing(name, lines(list))

  test('la soja que se mide en ml es salsa: ni remojo ni cocción', () => {
    const { method: text } = method('Tataki de atún', '500 g atún rojo; 40 g sésamo; 60 ml soja; 15 g jengibre')
    expect(text).toMatch(/salsa de soja/)
    expect(text).not.toMatch(/remojo|2 h 30 min/)
  })

  test.each([
    ['Chorizo fresco para asar', '700 g magro de cerdo; 300 g panceta; 25 g pimentón; 10 g ajo; 20 g sal; 1 u tripa'],
    ['Chorizo criollo', '700 g magro de cerdo; 300 g panceta; 25 g pimentón; 10 g ajo; 20 g sal; 1 u tripa natural'],
  ])('%s se asa: ni nitrificante ni curado', (name, list) => {
    const { method: text } = method(name, list)
    expect(text).toMatch(/72 °C en el centro/)
    expect(text).not.toMatch(/nitrificante|Curar|Fermentar/)
  })

  test('la sal nitrificante que falta se dice', () => {
    const list = '2100 g magro de cerdo; 900 g tocino; 75 g pimentón dulce; 60 g sal; 30 g ajo; 100 g tripa natural'
    expect(method('Chorizo curado casero', list).warnings.join(' ')).toMatch(/sal nitrificante/)
  })

  test('lo que el nombre pide ocupa el sitio de lo que la página lleva', () => {
    const pickled = '1 kg pepino; 500 ml vinagre de vino blanco; 500 ml agua; 100 g azúcar; 30 g sal'
    expect(method('Encurtido rápido de pepino', pickled).method).not.toMatch(/cebolla/)
    expect(method('Aceite de albahaca', '100 g albahaca; 300 ml aceite de girasol').method).not.toMatch(/perejil/)
  })

  test('el pulpo crudo se cuece antes de marcarlo', () => {
    const list = '1 u pulpo; 800 g patata; 100 g mantequilla; 50 ml aceite de oliva; 5 g pimentón'
    const { method: text } = method('Pulpo a la brasa con parmentier', list)
    expect(text.indexOf('Cocer el pulpo')).toBe(0)
    expect(text).toMatch(/marcar a 230 °C/)
  })

  test('el café en grano infusiona y se cuela', () => {
    const list = '500 g cobertura negra; 250 g nata; 20 g café en grano; 40 g mantequilla; 30 g glucosa'
    expect(method('Bombones de ganache de café', list).method).toMatch(/Infusionar el café en grano .* colar/)
  })

  test('el mismo alimento en dos tiempos no falta la segunda vez', () => {
    const list = '250 ml agua; 60 g mantequilla; 150 g harina; 4 u huevo; 50 g azúcar; 1 u limón; 1 l aceite de girasol'
    expect(method('Buñuelos de viento', list).warnings.join(' ')).not.toMatch(/azúcar/)
  })

  test.each([
    ['Mojito sin alcohol', '15 g hierbabuena; 1 u lima; 20 g azúcar; 150 ml soda; 200 g hielo', /\bron\b/],
    [
      'Croquetas de jamón sin gluten',
      '1 l leche; 120 g almidón de maíz; 120 g mantequilla; 200 g jamón ibérico',
      /harina de trigo|pan rallado/,
    ],
    [
      'Bizcocho vegano de limón',
      '250 g harina; 200 g azúcar; 100 ml aceite de girasol; 200 ml bebida de soja; 2 u limón',
      /huevo|leche entera|mantequilla/,
    ],
  ])('%s no pide lo que el nombre quita', (name, list, refused) => {
    const { method: text, warnings } = method(name, list)
    expect(`${text} ${warnings.join(' ')}`).not.toMatch(refused)
  })
})

test.each([
  ['Pato a la naranja', '1 u pato; 4 u naranja; 60 g azúcar; 50 ml vinagre; 400 ml fondo', /magret/],
  [
    'Hamburguesa de vaca',
    '800 g carne picada de vaca; 10 g sal; 4 u pan de hamburguesa; 80 g queso cheddar',
    /Remojar el pan/,
  ],
  [
    'Riñones al jerez',
    '800 g riñones de ternera; 150 ml jerez; 200 g cebolla; 2 u ajo; 40 ml aceite',
    /vinagre[^.]* de jerez blanco/,
  ],
])('%s: ni otra pieza, ni otro pan, ni medio nombre', (name, list, never) => {
  const { method } = writing(name, lines(list))
  expect(method).not.toMatch(never)
})

test('el bacalao salado se desala antes que nada', () => {
  const { method } = writing(
    'Bacalao al pil pil',
    lines('800 g bacalao salado; 350 ml aceite de oliva; 5 u ajo; 1 u guindilla'),
  )
  expect(method).toMatch(/^Desalar el bacalao salado 36–48 h/)
})
