import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { standingNo } from '#core/safety/judging/verdict.ts'
import { readTable } from '#core/safety/tables/table.ts'
import { safety } from '#testing/kitchen-safety.ts'
import { refusalsOf, softens } from './gate-prose.ts'

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

/** Pages of ours with a sentence that is taken for what a verdict denies, and is not: a false alarm is named here or mended. */
const falseAlarms = [
  'bases/condimentos/pasta-de-curry-rojo.md',
  'bases/dulces/crema-de-almendra.md',
  'cards/aprovechar/verdura-asada.md',
  'cards/chocolate/ganache-vida.md',
  'cards/conservacion/quesos-guardar.md',
  'cards/fallos/guacamole-fallos.md',
  'cards/tiempos/huevos-minutos.md',
  'cards/tiempos/pescado-entero-horno.md',
  'dishes/fermentos/miso-casero.md',
  'dishes/salsas-y-fondos/pepinillos-encurtidos.md',
  'dishes/salsas-y-fondos/pimientos-asados-en-conserva.md',
]

test('ninguna página del recetario dice lo que un veredicto niega', { timeout: 300_000 }, () => {
  const folder = new URL('../../cookbook/', import.meta.url)
  const paths = ['bases', 'cards', 'dishes'].flatMap((name) =>
    readdirSync(new URL(`${name}/`, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.md'))
      .map((path) => `${name}/${path.replaceAll('\\', '/')}`),
  )
  expect(paths.length).toBeGreaterThan(1800)
  const refused = paths.filter((path) => {
    const page = readFileSync(new URL(path, folder), 'utf8').replace(/^---[\s\S]*?\n---/, '')
    return refusalsOf(page, '', safety).length > 0
  })
  expect(refused.toSorted()).toEqual(falseAlarms)
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
