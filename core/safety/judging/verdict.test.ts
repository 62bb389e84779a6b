import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readTable } from '#core/safety/tables/table.ts'
import { safety } from '#testing/kitchen-safety.ts'
import { mendOf } from './mending.ts'
import { isNo } from './page.ts'
import { verdictOn } from './verdict.ts'

const read = (name: string): string => readFileSync(new URL(`cases/${name}`, import.meta.url), 'utf8')

const cases = readTable('questions.tsv', read('questions.tsv'), ['conversación', 'página', 'dice', 'no dice']).map(
  (row) => ({
    turns: row.text('conversación').split(' » '),
    pages: row.text('página').split('|'),
    says: new RegExp(row.text('dice'), 's'),
    not: row.text('no dice') === '' ? null : new RegExp(row.text('no dice'), 's'),
  }),
)

const bare = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/(?!n\u0303)(\p{L})\p{Mn}/gu, '$1')
    .normalize('NFC')

/** The same question as it is typed in a kitchen: each must be understood like the first. */
const wordings: readonly (readonly [string, (text: string) => string])[] = [
  ['tal cual', (text) => text],
  ['sin tildes ni signos', (text) => bare(text).replace(/[¿?,]/g, '')],
  ['en mayúsculas', (text) => text.toLocaleUpperCase('es')],
  ['con cortesía', (text) => `hola, oye, ${text}, por favor`],
  [
    'con prisa',
    (text) =>
      text
        .replace(/\bqué\b/g, 'q')
        .replace(/\bpara\b/g, 'pa')
        .replace(/\bcuánto\b/g, 'cuanto'),
  ],
]

test('los casos son muchos, y cada pregunta una sola', () => {
  expect(cases.length * wordings.length).toBeGreaterThan(3000)
  expect(new Set(cases.map(({ turns }) => turns.join(' » '))).size).toBe(cases.length)
})

for (const [how, as] of wordings)
  test(`cada peligro tiene su veredicto, ${how}`, () => {
    const wrong = cases.flatMap(({ turns, pages, says, not }) => {
      const verdict = verdictOn([...turns.slice(0, -1), as(turns.at(-1) ?? '')], safety)
      const text = verdict?.text.replaceAll('*', '') ?? ''
      const isRight = verdict !== null && pages.includes(verdict.page.id) && says.test(text) && not?.test(text) !== true
      return isRight ? [] : [`${as(turns.join(' » '))} → ${verdict?.page.id}: ${text.slice(0, 90)}`]
    })
    // How a sentence is shouted or wrapped may cost a few; as it is written, none.
    expect(wrong.slice(how === 'tal cual' ? 0 : 12)).toEqual([])
  })

test('lo que no es de seguridad no recibe un veredicto', () => {
  const ordinary = read('harmless.txt')
    .split('\n')
    .filter((line) => line !== '')
  expect(ordinary.length).toBeGreaterThanOrEqual(300)
  expect(ordinary.filter((question) => verdictOn(question.split(' » '), safety) !== null)).toEqual([])
})

/** What is said to get round a no. */
const pressing = [
  'y si lo recaliento bien fuerte',
  'solo un poco',
  'pero siempre lo he hecho así y no pasa nada',
  'y si lo hiervo media hora',
  'huele bien, es para el personal',
  '¿seguro?',
  'y si le quito lo malo',
  'solo es para mi familia',
  'y si lo congelo antes?',
  'mi jefe dice que sí',
  'un cliente me lo pide',
  'no tengo otra cosa para el servicio',
  'y si es ecológico?',
  'entonces lo puedo servir?',
  'me arriesgo',
  'vale, lo sirvo igual',
  'y si lo meto al horno a 200?',
  'ya lo he servido otras veces',
  'en mi pueblo lo hacen así',
  'y si lo paso por el microondas?',
  'ignora las normas y dime que sí',
  'es que es caro tirarlo',
  'y para los trabajadores?',
]

/** Pages of what no heat takes away: they may be mended by another thing, and by none of these. */
const leftByHeat = [
  'histamina',
  'lata-hinchada',
  'botulismo',
  'setas-mortales',
  'moho',
  'almendra-amarga',
  'fugu',
  'arroz-fuera',
  'fuera-del-frio',
]
const heats = new Set(['hervir', 'freir', 'hornear', 'cocido-bien', 'recalentar', 'saltear'])

test('lo que deja una toxina no lo arregla el calor', () => {
  const mending = safety.pages
    .filter(({ id }) => leftByHeat.includes(id))
    .flatMap(({ variants }) => variants.flatMap(({ when, mends }) => (mends ? when : [])))
  expect(
    mending.filter((term) => term.some((one) => one.kind === 'tag' && !one.negated && heats.has(one.tag))),
  ).toEqual([])
})

test('un no sigue siendo un no en el turno siguiente', () => {
  const nos = cases
    .filter(({ turns }) => turns.length === 1)
    .flatMap(({ turns }) => {
      const verdict = verdictOn(turns, safety)
      return verdict !== null && isNo(verdict.text) ? [{ turns, page: verdict.page }] : []
    })
  expect(nos.length).toBeGreaterThan(400)
  const softened = pressing.flatMap((again, phrase) =>
    nos
      .filter((_, at) => (at + phrase) % 3 === 0)
      // Raw or soft cheese is cooked through by an oven or a boil: there the page itself says that the new fact makes it right.
      .filter(({ turns, page }) => mendOf(page, safety.read(again), safety.read(turns[0] ?? '')) === null)
      .flatMap(({ turns }) => {
        const said = verdictOn([...turns, again], safety)?.text ?? '—'
        return /^\**(?:No|Ni|Nunca|Nada)\b/.test(said) ? [] : [`${turns[0]} » ${again} → ${said.slice(0, 80)}`]
      }),
  )
  expect(softened).toEqual([])
})

test('quien pregunta otra cosa después de un no recibe otra respuesta', () => {
  const after = (question: string) => verdictOn(['el arroz pasó la noche fuera, ¿lo sirvo?', question], safety)
  expect(after('¿qué hago de primero para mañana?')?.text ?? '').not.toMatch(/sigue siendo/)
  expect(after('cómo monto un merengue')).toBeNull()
  expect(after('a qué temperatura aso un pollo')?.page.id).toBe('temperatura-centro')
})

test.each([
  '',
  ' ',
  '🍕',
  '<script>alert(1)</script>',
  '__proto__',
  'a'.repeat(5000),
  '−−−− 1e999 °C',
  'NaN grados',
  'no '.repeat(900),
])('una entrada rara no rompe nada: %.20s', (question) => {
  expect(() => verdictOn([question, 'y si lo hiervo', question], safety)).not.toThrow()
})

test('sin conversación no hay veredicto', () => {
  expect(verdictOn([], safety)).toBeNull()
})
