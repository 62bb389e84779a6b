import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { pantry } from '#testing/food-table.ts'

/**
 * A figure that must be said in more than one text has one home, and the others are held to it here: what an egg weighs
 * (core/pantry/foods.tsv) and what the centre of a food must reach (core/safety/tables/cores.tsv).
 */
const root = resolve(import.meta.dirname, '..')
type Text = { readonly path: string; readonly text: string }
const texts: readonly Text[] = globSync('core/**/*.{ts,md,tsv,json}', { cwd: root })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !/\.test\.ts$|cases/.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

const gramsOf = (id: string): number => pantry.byId.get(id)?.measures.gramsPerPiece ?? 0
const egg = { huevo: gramsOf('huevo'), clara: gramsOf('clara-de-huevo'), yema: gramsOf('yema-de-huevo') }

/** How a text says what a part of an egg weighs. */
const sayings: readonly (readonly [part: keyof typeof egg, said: RegExp])[] = [
  ['huevo', /(\d+) g por huevo, \d+ g por yema/g],
  ['huevo', /Por huevo: (\d+) g/g],
  [
    'yema',
    /por huevo, (\d+) g por yema|por yema, (\d+) g|yema \((\d+) g\)|(\d+) g por yema\b|de clara y (\d+) g de yema/g,
  ],
  ['clara', /por yema, (\d+) g por clara|(\d+) g de clara y \d+ g de yema|por yema, \d+ g; por clara, (\d+) g/g],
]

/** What is said of the weight of an egg, or of a part of it, that is not the table's. */
const strayEggs = ({ path, text }: Text): string[] =>
  sayings.flatMap(([part, pattern]) =>
    [...text.matchAll(pattern)]
      .filter(([, ...figures]) => Number(figures.find((figure) => figure !== undefined)) !== egg[part])
      .map(([said]) => `${path}: ${said}`),
  )

describe('lo que pesa un huevo', () => {
  test('la tabla: entero es clara más yema', () => expect(egg.huevo).toBe(egg.clara + egg.yema))

  test('las cuentas de huevos pesan como la tabla, talla a talla', () => {
    const text = readFileSync(join(root, 'core/calculate/pieces/eggs.ts'), 'utf8')
    const sizes = [...text.matchAll(/^ {2}(S|M|L|XL): \{ huevo: (\d+), clara: (\d+), yema: (\d+) \}/gm)].map(
      ([, size = '', ...grams]) => [size, ...grams.map(Number)] as const,
    )
    const whole = { S: 'huevo-s', M: 'huevo', L: 'huevo-l', XL: 'huevo-xl' }
    expect(sizes.length).toBe(4)
    for (const [size, huevo, clara = 0, yema = 0] of sizes) {
      expect([size, huevo]).toEqual([size, gramsOf(whole[size as keyof typeof whole])])
      expect([size, clara + yema]).toEqual([size, huevo])
    }
  })

  test('ningún texto dice otra cosa', () => {
    expect(texts.flatMap(strayEggs)).toEqual([])
    expect(texts.filter(({ text }) => sayings.some(([, said]) => text.match(said) !== null)).length).toBeGreaterThan(4)
  })

  test('una yema de 18 g pone esto en rojo', () =>
    expect(strayEggs({ path: 'core/planted.ts', text: "'50 g por huevo, 18 g por yema'" })).not.toEqual([]))
})

const cores = new Map(
  readFileSync(join(root, 'core/safety/tables/cores.tsv'), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((row) => row.split('\t'))
    .map(([id = '', , , celsius = '']) => [id, Number(celsius)]),
)
/** The row of cores.tsv that holds for what the writer of methods calls so (core/pantry/roles.ts). */
const coreOfRole: Readonly<Record<string, string>> = {
  poultry: 'ave',
  mince: 'picada',
  meat: 'carne',
  offal: 'casqueria',
  fish: 'pescado',
  shellfish: 'pescado',
  cephalopod: 'pescado',
}

/** Sentences that name roles and give their centre less than the strictest of them needs. */
const coldCentres = ({ path, text }: Text): string[] =>
  text.split('\n').flatMap((line) => {
    const found = /(?<![−-])(\d\d) °C(?: durante \d+ s)? en el centro/.exec(line)
    if (found === null) return []
    const before = line.slice(0, found.index)
    const roles = Object.keys(coreOfRole).filter((role) =>
      new RegExp(`'${role}'|^\\s*${role}:|\\['${role}'`).test(before),
    )
    const needed = Math.max(0, ...roles.map((role) => cores.get(coreOfRole[role] ?? '') ?? 0))
    return Number(found[1]) < needed ? [`${path}: ${line.trim()}`] : []
  })

describe('lo que alcanza el centro', () => {
  const methods = texts.filter(({ path }) => /^core\/(?:method|assistant)\/.*\.ts$/.test(path))

  test('cada frase que nombra un papel llega a su tabla', () => {
    expect([...cores.values()].every((celsius) => celsius > 60)).toBe(true)
    expect(methods.filter(({ text }) => text.includes('°C en el centro')).length).toBeGreaterThan(10)
    expect(methods.flatMap(coldCentres)).toEqual([])
  })

  test('un ave a 70 °C pone esto en rojo', () =>
    expect(
      coldCentres({ path: 'core/method/planted.ts', text: "say`Asar ${m.the('poultry')} hasta 70 °C en el centro.`" }),
    ).not.toEqual([]))
})
