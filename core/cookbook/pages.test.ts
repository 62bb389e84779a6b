import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { pantry } from '#testing/food-table.ts'
import { checkPage, sharedNames } from './check-page.ts'
import { problemLine } from './page.ts'
import { parsePage, readPage } from './read-page.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.md') && path.includes('/'))
  .map((path) => [path.slice(0, -'.md'.length), readFileSync(root + path, 'utf8')] as const)

const problemsOf = (path: string, text: string): string[] => {
  const { page, problems } = parsePage(path, text)
  return [...problems, ...(problems.length === 0 ? checkPage(page, pantry) : [])].map(problemLine)
}

test('hay páginas de las tres clases', () => {
  for (const kind of ['dishes', 'bases', 'cards'])
    expect(files.filter(([path]) => path.startsWith(`${kind}/`)).length).toBeGreaterThan(0)
})

// One test for all: a thousand names in the report help nobody, the lines that fail do.
test('todas las páginas se leen y se sostienen', () => {
  expect(files.flatMap(([path, text]) => problemsOf(path, text))).toEqual([])
})

test('un nombre es de una sola página', () => {
  const pages = files.map(([path, text]) => parsePage(path, text).page)
  expect(sharedNames(pages).map(problemLine)).toEqual([])
})

const good = `---
nombre: Mayonesa de prueba
también: mahonesa de prueba · lactonesa de prueba no
clase: salsa
categoría: Salsas y fondos
raciones: 10
peligros: huevo-crudo
preguntas: emulsión de prueba
fuente: oficio
---
## Ingredientes
- 80 g yema pasteurizada
- 0,8 kg aceite de girasol (para freír)
- 30 g vinagre de vino
## Elaboración
Poner la yema y el vinagre de vino a 20 °C.
Añadir el aceite en hilo.
## Fallos
- **Se corta**: empezar de nuevo.
## Guardar
3 días a ≤ 4 °C.
`
const path = 'bases/salsas/prueba'

test('una página se lee entera', () => {
  expect(readPage(path, good)).toMatchObject({
    kind: 'bases',
    name: 'Mayonesa de prueba',
    aliases: ['mahonesa de prueba'],
    falseFriends: ['lactonesa de prueba'],
    category: 'Salsas y fondos',
    servings: 10,
    yieldGrams: null,
    hazards: ['huevo-crudo'],
    questions: ['emulsión de prueba'],
    ingredients: [
      { name: 'Yema pasteurizada', quantity: 80, unit: 'g', reserve: '' },
      { name: 'Aceite de girasol', quantity: 0.8, unit: 'kg', reserve: 'para freír' },
      { name: 'Vinagre de vino', quantity: 30, unit: 'g', reserve: '' },
    ],
    steps: ['Poner la yema y el vinagre de vino a 20 °C.', 'Añadir el aceite en hilo.'],
  })
  expect(problemsOf(path, good)).toEqual([])
  expect(readPage(path, good.replaceAll('\n', '\r\n'))).toEqual(readPage(path, good))
})

// Every fault a writer may make: what is changed, and what is said, with the line.
test.each([
  ['nombre: Mayonesa de prueba', 'nombre:', ':2: cabecera: «nombre» está en blanco'],
  ['fuente: oficio\n', '', ':1: cabecera: falta «fuente»'],
  ['clase: salsa', 'color: blanco', ':4: cabecera: no conozco «color: blanco»'],
  ['clase: salsa', 'nombre: Otra', ':4: cabecera: «nombre» está dos veces'],
  ['Salsas y fondos', 'Salsas', ':5: categoría desconocida: «Salsas»'],
  ['raciones: 10', 'raciones: diez', ':6: cabecera: «raciones» debe ser un número'],
  ['raciones: 10', 'raciones: -1', ':6: cabecera: «raciones» debe ser un número'],
  ['raciones: 10\n', '', 'falta «raciones» o «rinde»'],
  ['huevo-crudo', 'Huevo crudo', ':7: peligro mal escrito: «Huevo crudo»'],
  ['lactonesa de prueba no', 'mahonesa de prueba no', ':2: «mahonesa de prueba» no puede ser nombre y falso amigo'],
  ['## Fallos', '## Errores', ':18: título desconocido «## Errores»'],
  ['## Fallos', '## Elaboración', ':18: «Elaboración» está dos veces'],
  ['- **Se corta**: empezar de nuevo.', '', '«Fallos» está en blanco'],
  ['- **Se corta**: empezar', '- Se corta: empezar', ':19: un fallo se escribe'],
  ['- 80 g yema pasteurizada', '80 g yema', ':12: ingrediente: se escribe'],
  ['- 80 g yema', '- 2 ramas yema', ':12: ingrediente: se escribe'],
  ['80 g yema', '0 g yema', ':12: ingrediente: la cantidad es mayor que 0'],
  ['80 g yema pasteurizada', '80 g yema pasteurizada al gusto', ':12: no hay en la despensa'],
  ['aceite de girasol (para freír)', 'aceite de girasol para freír', ':13: ingrediente: el uso va entre paréntesis'],
  ['aceite de girasol (para freír)', 'aceite de girasol, templado', ':13: ingrediente: sobra un paréntesis o una coma'],
  ['yema pasteurizada', 'kriptonita', ':12: no hay en la despensa: «Kriptonita»'],
  ['30 g vinagre', '30 taza vinagre', 'ok'],
  ['Añadir el aceite en hilo.', 'Se añade el aceite en hilo.', ':17: en infinitivo: «Se añade'],
  ['Añadir el aceite en hilo.', '2. Añadir el aceite.', ':17: un paso por línea'],
  ['Añadir el aceite en hilo.', 'Batir.', ':13: ningún paso nombra «Aceite de girasol»'],
  ['\nAñadir el aceite en hilo.', ' Añadir el aceite.', ':16: al menos 2 pasos'],
  ['20 °C', '20ºC', ':16: temperatura mal escrita «0ºC»'],
  ['20 °C', '2000 °C', ':16: temperatura imposible: 2000 °C'],
  ['20 °C', '15-20 °C, o a −18 °C', 'ok'],
  ['empezar de nuevo', '<b>empezar</b>', ':19: sólo texto'],
  ['## Guardar\n3 días a ≤ 4 °C.\n', '', 'falta Guardar'],
  ['fuente: oficio', 'rinde: 5000\nfuente: oficio', 'rinde 5000 g con 110 g'],
])('%j → %j: %s', (from, to, said) => {
  const found = problemsOf(path, good.replace(from, to))
  if (said === 'ok') expect(found).toEqual([])
  else expect(found.join('\n')).toContain(said)
})

test('lo que pesa una ración de un plato es de plato', () => {
  const dish = good.replace('raciones: 10', 'raciones: 1000').replace('fuente:', 'cocina: vasca\nmesa: barra\nfuente:')
  expect(problemsOf('dishes/salsas/prueba', dish).join('\n')).toContain('g por ración')
})

test.each([
  ['', 'falta «mesa»'],
  ['cocina: marciana\nmesa: diario\n', ':8: cabecera: «cocina» desconocida: «marciana»'],
  ['cocina: vasca\nmesa: barra · yate\n', ':9: cabecera: «mesa» desconocida'],
  ['cocina: vasca\nmesa: barra\népoca: ayer\n', ':10: cabecera: «época» desconocida'],
  ['cocina: vasca\nmesa: barra · fina\népoca: otoño\nhechura: larga\n', 'ok'],
])('un plato dice de qué cocina y de qué mesa es: %j', (place, said) => {
  const dish = good.replace('clase: salsa\n', '').replace('fuente: oficio', `${place}fuente: oficio`)
  const found = problemsOf('dishes/salsas/prueba', dish).filter((line) => line.includes('cabecera'))
  if (said === 'ok') expect(found).toEqual([])
  else expect(found.join('\n')).toContain(said)
})

test('sólo un plato tiene cocina', () => {
  expect(problemsOf(path, good.replace('fuente: oficio', 'cocina: vasca\nfuente: oficio')).join('\n')).toContain(
    'sólo un plato lleva «cocina»',
  )
})

test('la ruta es corta y llana', () => {
  expect(problemsOf('bases/Salsas/Mayonésa', good).join('\n')).toContain('la ruta se escribe')
  expect(() => readPage('../x', good)).toThrow('la ruta se escribe')
})

test('dos páginas no comparten nombre, ni con otras mayúsculas', () => {
  const one = readPage(path, good)
  const other = readPage('bases/salsas/otra', good.replaceAll('nombre: Mayonesa', 'nombre: MAHONESA'))
  expect(sharedNames([one, other]).map(({ text }) => text)).toEqual(
    expect.arrayContaining([expect.stringContaining('ya es de bases/salsas/prueba.md')]),
  )
})

test('un alimento se nombra con su palabra, o con otra más si dos la comparten', () => {
  const two = good.replace('- 30 g vinagre de vino', '- 30 g vinagre de vino\n- 10 g aceite de sésamo')
  expect(problemsOf(path, two).join('\n')).toContain('ningún paso nombra «Aceite de sésamo»')
  expect(problemsOf(path, two.replace('el aceite en hilo', 'el aceite de girasol y el de sésamo'))).toEqual([])
  expect(problemsOf(path, two.replace('el aceite en hilo', 'los aceites en hilo'))).toEqual([])
})

test.each([
  ['clase: corte de ternera', '## Puntos\nPlancha.\n', 'un corte dice en Qué es'],
  ['clase: corte de ternera', '## Qué es\nCorte de ternera; para plancha, asar.\n', ''],
])('una ficha con forma propia la guarda: %j %j', (type, body, said) => {
  const found = problemsOf('cards/prueba/prueba', `---\nnombre: Prueba\n${type}\nfuente: oficio\n---\n${body}`)
  if (said === '') expect(found).toEqual([])
  else expect(found.join('\n')).toContain(said)
})
