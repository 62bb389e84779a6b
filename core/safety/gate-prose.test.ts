import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { safety } from '#testing/kitchen-safety.ts'
import { refusalsOf, softens } from './gate-prose.ts'
import { readTable } from './table.ts'
import { standingNo } from './verdict.ts'

/** What a language model may say: what our verdicts deny is refused by the page that denies it, and nothing else is. */
const claims = readTable('claims.tsv', readFileSync(new URL('cases/claims.tsv', import.meta.url), 'utf8'), [
  'pregunta',
  'afirma',
  'página',
]).map((row) => ({ asked: row.text('pregunta'), said: row.text('afirma'), page: row.text('página') }))

const pagesOf = (said: string, asked: string): readonly string[] =>
  refusalsOf(said, asked, safety).map(({ verdict }) => verdict.page.id)

test('los casos son muchos, peligrosos y corrientes', () => {
  expect(claims.filter(({ page }) => page !== '—').length).toBeGreaterThan(120)
  expect(claims.filter(({ page }) => page === '—').length).toBeGreaterThan(50)
})

test('lo peligroso se rechaza, y con el veredicto que toca', () => {
  const missed = claims.filter(({ said, asked, page }) => page !== '—' && !pagesOf(said, asked).includes(page))
  expect(missed.map(({ said, asked }) => `${said} → ${pagesOf(said, asked)}`)).toEqual([])
})

test('lo corriente, y lo que dice lo mismo que nosotros, pasa', () => {
  const refused = claims.filter(({ said, asked, page }) => page === '—' && pagesOf(said, asked).length > 0)
  expect(refused.map(({ said, asked }) => `${said} → ${pagesOf(said, asked)}`)).toEqual([])
})

test('entre prosa buena, una frase peligrosa se encuentra, en lista o en párrafo', () => {
  const good = claims.filter(({ page, asked }) => page === '—' && asked === '').map(({ said }) => said)
  for (const { said, asked, page } of claims.filter((claim) => claim.page !== '—' && claim.asked === ''))
    for (const text of [
      `${good.slice(0, 5).join(' ')} ${said} ${good.slice(5, 9).join(' ')}`,
      `**Así se hace**:\n- ${good[3]}\n- ${said}\n- ${good[7]}`,
    ])
      expect(pagesOf(text, asked), text).toContain(page)
})

test('el recetario propio no se contradice con los veredictos más que en unos pocos días de guardar', () => {
  const folder = new URL('../cookbook/', import.meta.url)
  const pages = ['bases', 'cards', 'dishes'].flatMap((name) =>
    readdirSync(new URL(`${name}/`, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.md'))
      .map((path) => readFileSync(new URL(`${name}/${path}`, folder), 'utf8')),
  )
  const some = pages.filter((_, at) => at % 15 === 0)
  const refused = some.flatMap((page) => refusalsOf(page.replace(/^---[\s\S]*?\n---/, ''), '', safety))
  expect(some.length).toBeGreaterThan(100)
  // Which pages are read shifts with every new one: of a hundred a few sentences on keeping may be misread.
  const said = refused.map(({ sentence, verdict }) => `${sentence} → ${verdict.page.id}`)
  expect(refused.length, JSON.stringify(said)).toBeLessThanOrEqual(0.03 * some.length)
})

describe('un no de antes sigue en pie', () => {
  test('mientras se habla de lo mismo, y en las palabras para quien insiste', () => {
    const standing = standingNo(
      ['dejé el arroz fuera toda la noche, ¿lo sirvo?', 'es que el jefe está nervioso'],
      safety,
    )
    expect(standing?.page.id).toBe('arroz-fuera')
    expect(standing?.text).toMatch(/^No/)
  })
  test('hasta que se habla de otra cosa', () => {
    expect(standingNo(['dejé el arroz fuera toda la noche, ¿lo sirvo?', 'cómo monto un merengue'], safety)).toBeNull()
  })
  test.each(['Sí, adelante.', 'Claro, no pasa nada.', 'Puedes usarlo si lo calientas bien.', 'Está bien: es seguro.'])(
    '«%s» lo ablanda',
    (text) => expect(softens(text)).toBe(true),
  )
  test.each(['No, tíralo.', 'No se puede usar.', 'Nunca lo sirvas: hay riesgo.', 'Monta las claras a punto de nieve.'])(
    '«%s» no',
    (text) => expect(softens(text)).toBe(false),
  )
})

test.each([
  '',
  ' ',
  '🍕',
  '<script>alert(1)</script>',
  '__proto__',
  'a'.repeat(8000),
  'no '.repeat(2600),
  '\n- '.repeat(900),
])('una entrada rara no rompe nada: %.20s', (text) => expect(refusalsOf(text, text, safety)).toEqual([]))
