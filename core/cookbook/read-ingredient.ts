import { parseIngredientLine } from '#core/parsing/lines/ingredient-line.ts'
import { type Unit, units } from '#core/units/units.ts'
import type { PageIngredient } from './page.ts'

/** '- 80 g yema pasteurizada', '- 0,5 l aceite de girasol (para freír)'. */
const shape = new RegExp(`^- (\\d+(?:[.,]\\d+)?) (${units.join('|')}|unidades|tazas|cucharadas|cucharaditas) (.+)$`)
const reserveNote = / \((para [^()]{3,40})\)$/

/** An ingredient line of a page, or what is wrong with it. The line is strict, so that a cook sees what is meant. */
export const readIngredient = (text: string, line: number): PageIngredient | string => {
  const [, figures = '', measure = '', said = ''] = shape.exec(text) ?? []
  const quantity = Number(figures.replace(',', '.'))
  const unit = unitOf(measure)
  if (said === '' || unit === undefined)
    return `ingrediente: se escribe «- 80 g yema», con una de estas unidades: ${units.join(', ')}`
  const reserve = reserveNote.exec(said)?.[1] ?? ''
  const name = said.replace(reserveNote, '')
  if (!(quantity > 0)) return `ingrediente: la cantidad es mayor que 0: «${text.slice(2)}»`
  if (/[(),;]/.test(name.replace(/\d,\d/g, ''))) return `ingrediente: sobra un paréntesis o una coma en «${name}»`
  return { name: name.charAt(0).toLocaleUpperCase('es') + name.slice(1), quantity, unit, reserve, line }
}

/** '2 tazas' and '2 taza'. */
const unitOf = (measure: string): Unit | undefined =>
  units.find((unit) => unit === measure || (unit.length > 2 && (`${unit}s` === measure || `${unit}es` === measure)))

/**
 * What our reader of pasted recipes would understand otherwise than the page means; blank when they agree. A page that is
 * copied into a recipe must say the same there.
 */
export const disagreement = ({ name, quantity, unit, reserve }: PageIngredient): string => {
  const written = `${String(quantity).replace('.', ',')} ${unit} ${name}`
  const read = parseIngredientLine(written)
  if (read === null || read.approximate || read.optional || read.problems.length > 0)
    return `no se entiende «${written}»`
  if (read.note.startsWith('para ') && reserve === '')
    return `el uso va entre paréntesis: «${read.name} (${read.note})»`
  return read.quantity === quantity && read.unit === unit
    ? ''
    : `«${written}» se entiende ${read.quantity} ${read.unit}`
}
