import { expect, test } from 'vitest'
import { rootOf } from '#core/spanish/root.ts'
import { knowledge } from '#testing/knowledge.ts'
import { bestHeading, evidenceIn } from './evidence.ts'
import { figuresSaid } from './figure-asked.ts'
import { pageIndexOf } from './page-index.ts'
import { readAsked } from './read-asked.ts'
import { resolve } from './resolve.ts'

const index = pageIndexOf(knowledge.cookbook)
const pageAt = (path: string) => {
  const page = knowledge.cookbook.byPath.get(path)
  if (page === undefined) throw new Error(`the cookbook has no ${path}`)
  return page
}

/** The statement of a page that answers a question best. */
const bestOf = (path: string, question: string): string =>
  evidenceIn(pageAt(path), readAsked(question, index)).toSorted((a, b) => b.weight - a.weight)[0]?.statement.text ?? ''

test.each([
  ['cards/pasteleria/merengue-azucar', 'azúcar por clara en el suizo', /^Suizo/],
  ['cards/panaderia/poolish', 'levadura del poolish de 8 horas', /^8 h/],
  ['cards/pasteleria/galletas-fallos', 'las galletas me salen tiesas', /^\*\*Duras/],
  ['cards/panaderia/tiempos-de-fermentacion', 'a 27 grados cuánto fermenta', /^A 27 °C/],
])('de %s, a «%s» contesta su frase', (path, question, told) => {
  expect(bestOf(path, question)).toMatch(told)
})

test.each([
  ['cards/pasteleria/nubes', 'gelatina para malvavisco', 'Proporción'],
  ['cards/pasteleria/nubes', 'malvavisco pegajoso', 'Fallos'],
  ['cards/tecnicas/koji', 'a qué temperatura crece el aspergillus', 'Qué es'],
])('de %s, «%s» se contesta en %s', (path, question, heading) => {
  expect(bestHeading(pageAt(path), readAsked(question, index))).toBe(heading)
})

test.each([
  ['la crema me ha quedado con cuajarones', 'grum'],
  ['el flan se viene abajo', 'und'],
  ['unas galletas como piedras', 'duro'],
])('«%s» se lee también con la palabra de las fichas', (question, term) => {
  const { terms, also } = readAsked(question, index)
  expect([...terms, ...[...also.values()].flat()]).toContain(term)
})

test.each([
  ['abierto', 'abren'],
  ['cuece', 'cocido'],
  ['hierve', 'hervir'],
  ['seca', 'secos'],
  ['suelta', 'soltar'],
])('«%s» y «%s» son la misma palabra', (one, other) => {
  expect(rootOf(one)).toBe(rootOf(other))
})

test('«hierve» no es «hierba»', () => {
  expect(resolve('a cuánto hierve el almíbar', knowledge, null).found[0]?.page.path).not.toMatch(/hierbas/)
})

test('un lenguado no es una lengua', () => {
  expect(rootOf('lenguados')).not.toBe(rootOf('lenguas'))
})

test('dos kilos no son dos horas', () => {
  expect(figuresSaid('cuánto tarda un pollo de 2 kilos')).toEqual(new Set(['2 kg']))
  expect(figuresSaid('poolish de 8 horas')).toEqual(new Set(['8']))
})
