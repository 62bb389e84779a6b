import { fold } from '#core/spanish/fold.ts'
import { readHeading } from './headings.ts'
import { isRunningLine } from './running-lines.ts'

/** What the boxes of a form are called, folded. A new box is a new word in a row ('oficio'). */
const nameFields =
  'nombre(?: (?:del|de la|de) (?:plato|receta|elaboracion|ficha|producto))?|denominacion(?: del plato)?|titulo|plato|receta|articulo|producto(?: final| elaborado)?|especialidad'
/** They head the method, too: a name only where another heading for it follows. */
const methodFields = 'elaboracion|preparacion'
const servingFields =
  '(?:n[.º°o]* ?(?:de )?|numero de )?(?:raciones|comensales|porciones|personas|pax|unidades|piezas)|rendimiento|rinde|salen'
const otherFields =
  'codigo|cod|ref|referencia|fecha|familia|categoria|seccion|partida|departamento|area|version|revision|rev|temporada|chef|cocinero|responsable|autor|elaborado por|realizado por|aprobado por|validado|turno|tiempo(?: total| de [a-z]+)?|dificultad|coste|precio|pvp|conservacion|caducidad|alergenos|hoja|pagina|curso|cliente|grupo|menu|carta|local|centro|fotografia|foto'

const label = new RegExp(`(?<![a-z])(?:${nameFields}|${methodFields}|${servingFields}|${otherFields}) ?:`, 'g')
const nameAlone = new RegExp(`^(?:${nameFields}) ?:?$`)
const methodAlone = new RegExp(`^(?:${methodFields}) ?:?$`)
const methodSaid = new RegExp(`^(?:${methodFields}) ?: ?(?=[a-z])`)
const servingsAlone = new RegExp(`^(?:${servingFields}) ?:?$`)
const servingsBare = new RegExp(
  `^(?:${servingFields}) ?[:.]? ?(\\d{1,4})(?: ?(?:personas|pax|raciones|unidades|comensales))?$`,
)
/** 'Ficha técnica: Pisto', 'Receta nº 12 · Pisto': the form's own name before the dish's. */
const formBefore = /^(?:ficha(?: tecnica)?|receta|escandallo)(?: (?:n[.º°o]* ?)?\d{1,4})?\s*[:·|–—-]+\s*(?=[a-z]{4})/

/** Lines a form's head has at most, and characters of one. */
const longestHead = 14
const longestLine = 140
/** Characters of a title. */
const longestName = 80

/**
 * The head of a page with a field a line, each with its colon: rows of boxes taken apart ('Plato: Pisto Código: 12'), a name or
 * a number of servings joined to the label above it, and 'Elaboración: Pisto' said as a name where the method comes later.
 */
export const withFields = (lines: readonly string[]): readonly string[] => {
  const end = headEnd(lines)
  const head = lines.slice(0, end).flatMap(apart)
  const joined: string[] = []
  for (let at = 0; at < head.length; at++) {
    const [line = '', next = ''] = [head[at], head[at + 1]]
    const said = fieldOf(line, next)
    joined.push(said?.line ?? line)
    if (said?.takesNext === true) at++
  }
  return [...joined, ...lines.slice(end)]
}

/** Where the list begins or the method does, unless that is the name of a dish. */
const headEnd = (lines: readonly string[]): number => {
  const isMethodLater = (at: number): boolean =>
    lines.slice(at + 1).some((line) => readHeading(line)?.section === 'steps')
  const at = lines.findIndex((line, index) => {
    const section = readHeading(line)?.section
    if (section === 'ingredients') return true
    return section === 'steps' && !(isMethodLater(index) && /^\W*(?:elaboracion|preparacion)\b/.test(fold(line)))
  })
  return Math.min(at < 0 ? lines.length : at, longestHead)
}

const apart = (line: string): readonly string[] => {
  if (line.length > longestLine) return [line]
  const cuts = [...fold(line).matchAll(label)].map(({ index }) => index).filter((at) => at > 0)
  return [0, ...cuts].map((from, at) => line.slice(from, cuts[at]).trim()).filter((part) => part !== '')
}

const isName = (line: string): boolean =>
  line.length <= longestName &&
  /\p{L}{3}/u.test(line) &&
  !/[.;,]$|^\d/.test(line) &&
  !line.includes(':') &&
  readHeading(line) === null

type Said = { readonly line: string; readonly takesNext: boolean }

const fieldOf = (line: string, next: string): Said | null => {
  const folded = fold(line).replace(/^[^a-z]+/, '')
  const start = fold(line).length - folded.length
  const said = (value: string): Said => ({ line: value, takesNext: false })
  if (nameAlone.test(folded) || methodAlone.test(folded))
    return isName(next) ? { line: `Plato: ${next}`, takesNext: true } : null
  if (servingsAlone.test(folded)) return /^\d{1,4}$/.test(next) ? { line: `Raciones: ${next}`, takesNext: true } : null
  const servings = servingsBare.exec(folded)?.[1]
  if (servings !== undefined) return said(`Raciones: ${servings}`)
  const method = methodSaid.exec(folded)?.[0].length
  if (method !== undefined && isName(line.slice(start + method).trim()))
    return said(`Plato: ${line.slice(start + method)}`)
  const form = formBefore.exec(folded)?.[0].length
  if (form !== undefined && !isRunningLine(line.slice(start + form))) return said(`Plato: ${line.slice(start + form)}`)
  // 'Nombre Pisto manchego': a box whose rule stood for the colon.
  return /^\W*(?:Nombre|Denominación|Plato) (?=\p{Lu}\p{Ll})/u.test(line)
    ? said(line.replace(/^\W*\p{L}+ /u, 'Plato: '))
    : null
}
