import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import type { Food } from '#core/pantry/food.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import { pantry } from '#testing/food-table.ts'

/**
 * What pages and tables of the cookbook say of a food that its row says too: how heavy a litre, a spoon and a piece are, what is left
 * when it is cleaned, how long it keeps. The row of the food and the table of keeping are the home.
 */
const root = resolve(import.meta.dirname, '..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const rowsOf = (path: string): string[][] =>
  read(path)
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((row) => row.split('\t'))
const figure = (written: string): number => Number(written.replace(',', '.'))

type Said = { readonly what: string; readonly low: number; readonly high: number; readonly table: number | null }
/** The figures that miss the table's by more than this share. */
const astray = (all: readonly Said[], share: number): string[] =>
  all.flatMap(({ what, low, high, table }) =>
    table === null || (table >= low * (1 - share) && table <= high * (1 + share))
      ? []
      : [`${what}: ${low}–${high}, y la tabla ${table}`],
  )
const known = (all: readonly Said[]): number => all.filter(({ table }) => table !== null).length

const densities = (page: string): Said[] =>
  [...page.matchAll(/(?<=^|[.;] )(\p{Lu}[^:.;]*): (\d[\d,]*)(?:–(\d[\d,]*))? kg/gmu)].map(
    ([, what = '', low = '', high = low]) => ({
      what,
      low: figure(low),
      high: figure(high ?? low),
      table: pantry.match(what)?.food.measures.density ?? null,
    }),
  )

test('un litro pesa en su página lo que en la tabla', () => {
  const said = densities(read('core/cookbook/cards/conversiones/densidades.md'))
  expect(known(said)).toBeGreaterThan(5)
  expect(astray(said, 0.02)).toEqual([])
  expect(astray(densities('Miel: 1,2 kg.'), 0.02)).not.toEqual([])
})

test('una cucharada y una cucharadita pesan en su página lo que en la tabla', () => {
  const page = read('core/cookbook/cards/conversiones/tazas-y-cups.md')
  const spoons = (line: RegExp, of: (food: Food) => number | null): Said[] =>
    [...(line.exec(page)?.[0] ?? '').matchAll(/(\d[\d,]*) g de ([\p{L} ]+)/gu)].map(([, grams = '', what = '']) => {
      const food = pantry.match(what)?.food
      return { what, low: figure(grams), high: figure(grams), table: food === undefined ? null : of(food) }
    })
  const said = [
    ...spoons(/^- Cucharada: .*$/m, ({ measures }) => measures.gramsPerTablespoon),
    ...spoons(/^- Cucharadita: .*$/m, ({ measures }) => measures.gramsPerTeaspoon),
  ]
  expect(known(said)).toBeGreaterThan(6)
  expect(astray(said, 0.05)).toEqual([])
})

test('una pieza pesa en su página lo que en la tabla, sin limpiar', () => {
  const page = read('core/cookbook/cards/rendimientos/piezas-que-pesan.md')
  const wholeOf = (what: string): number | null => {
    const food = pantry.match(what)?.food
    const edible = food?.measures.gramsPerPiece ?? null
    return edible === null ? null : (edible * 100) / (food?.ediblePercent ?? 100)
  }
  const kilo = (/^Por kilo: (.*?)\./m.exec(page)?.[1] ?? '').split('; ').flatMap((item): Said[] => {
    const [, what = '', few = '', many = few] = /^(.*?) (\d+)–(\d+)/.exec(item) ?? []
    return what === ''
      ? []
      : [{ what, low: 1000 / Number(many), high: 1000 / Number(few), table: wholeOf(what.replace(' mediana', '')) }]
  })
  const heads = [...page.matchAll(/(Lechuga romana|coliflor|puerro) (\d[\d,]*)(?:–(\d[\d,]*))? (g|kg)/g)].map(
    ([, what = '', low = '', high = low, unit]): Said => {
      const times = unit === 'kg' ? 1000 : 1
      return { what, low: figure(low) * times, high: figure(high ?? low) * times, table: wholeOf(what) }
    },
  )
  const [, light = '', heavy = '', few = '', many = ''] = /ajo (\d+)–(\d+) g \((\d+)–(\d+) dientes\)/.exec(page) ?? []
  const clove = {
    what: 'diente de ajo',
    low: Number(light) / Number(many),
    high: Number(heavy) / Number(few),
    table: wholeOf('ajo'),
  }
  const said = [...kilo, ...heads, clove]
  expect(known(said)).toBe(13)
  expect(astray(said, 0.15)).toEqual([])
})

/** Cleaned in another way than the row of the food counts it. */
const otherwiseClean: Readonly<Record<string, string>> = {
  'carre-de-cordero': 'the rack with its bones is weighed whole',
  'pato-entero': 'the meat alone, where the row counts skin and fat',
  conejo: 'jointed on the bone, where the row counts the meat',
  codorniz: 'boned',
  pichon: 'boned',
  faisan: 'boned',
  rape: 'the whole fish with its head, where the row is the tail',
  'bonito-del-norte': 'the whole fish, where the row is the loin with its skin',
  'bacalao-fresco': 'the whole fish, where the row is the loin with its skin',
  berenjena: 'topped and tailed; the row peels it',
  rucula: 'in the bag; the row is the bunch with its stems',
  tomate: 'peeled and seeded',
  pepino: 'peeled',
  borraja: 'the stalk alone, where the row counts leaves too',
  naranja: 'in segments without skin',
  mandarina: 'in segments without skin',
}
/** What a knife takes more or less, in points of a hundred. */
const ofTheKnife = 5

test('lo que queda al limpiar es en la tabla de rendimientos lo que en la de alimentos', () => {
  const cleaned = rowsOf('core/cookbook/yields.tsv')
    .filter(([, way]) => way === 'limpiar')
    .flatMap(([names = '', , low = '', high = '']) =>
      names.split(';').flatMap((name) => {
        const found = pantry.match(name.trim())
        const food = found?.by === 'name' || found?.by === 'synonym' ? found.food : null
        // Bought ready for use, nothing is taken off.
        if (food === null || food.ediblePercent === null || food.provenance.merma === 'listo para usar') return []
        return [{ id: food.id, low: Number(low), high: Number(high), table: food.ediblePercent }]
      }),
    )
  const apart = cleaned.filter(({ low, high, table }) => table < low - ofTheKnife || table > high + ofTheKnife)
  expect(cleaned.length).toBeGreaterThan(60)
  expect([...new Set(apart.map(({ id }) => id))].toSorted()).toEqual(Object.keys(otherwiseClean).toSorted())
})

/** Pages whose first figure is of something else than the row of the table says. */
const otherwiseKept: Readonly<Record<string, string>> = {
  'merengue-frances': 'dried through',
  'foie-a-la-plancha-con-manzana': 'the apple',
  'anchoas-en-salazon': 'the jar that is closed; the row is of an open one',
  cecina: 'the whole piece',
  salchichon: 'the whole piece',
  rillettes: 'sealed under its fat',
  'yemas-de-santa-teresa': 'a sweet of yolks and syrup',
  'aceite-de-perejil': 'without garlic, as the row says too',
}

const daysOf = (text: string): number | null => {
  const [, low = '', high = low, unit = ''] = /(\d+)(?:–(\d+))? (días|h\b|semanas?|mes(?:es)?)/.exec(text) ?? []
  if (low === '') return null
  const each = unit === 'días' ? 1 : unit === 'h' ? 1 / 24 : unit.startsWith('sem') ? 7 : 30
  return Number(high ?? low) * each
}

test('ninguna página guarda en frío más de lo que dice la tabla de conservación', () => {
  const kept = new Map(
    rowsOf('core/safety/tables/keeping.tsv').flatMap(([, , words = '', , cold = '']) =>
      words.split(';').map((word): [string, number | null] => [nameKey(word.trim()), daysOf(cold)]),
    ),
  )
  kept.delete('')
  let compared = 0
  const longer = globSync('core/cookbook/**/*.md', { cwd: root }).flatMap((path) => {
    const page = read(path)
    const keeping = /^## Guardar\n([\s\S]*?)(?=^## |$(?![\s\S]))/m.exec(page)?.[1]
    if (keeping === undefined) return []
    const said = daysOf(/En frío\*\*:? ?(.*)/.exec(keeping)?.[1] ?? keeping.split('.')[0] ?? '')
    const names = [/^nombre: (.*)$/m.exec(page)?.[1] ?? '', ...(/^también: (.*)$/m.exec(page)?.[1] ?? '').split('·')]
    const most = names.map((name) => kept.get(nameKey(name.trim()))).find((days) => days !== undefined && days !== null)
    if (said === null || most === undefined || most === null) return []
    compared++
    return said > most * 1.01 ? [path.replace(/^.*[/\\]|\.md$/g, '')] : []
  })
  expect(compared).toBeGreaterThan(60)
  expect(longer.toSorted()).toEqual(Object.keys(otherwiseKept).toSorted())
})
