import type { SheetLine, SheetRecipe } from './read-sheets.ts'

export const figure = (value: number): string => value.toLocaleString('es-ES', { useGrouping: false })
export const short = ({ unit }: SheetLine): string => (unit === 'unidad' ? 'ud' : unit)
export const rowOf = (cells: readonly string[], cell = 'td'): string =>
  `<tr>${cells.map((text) => `<${cell}>${text}</${cell}>`).join('')}</tr>`

export const numbered = ({ steps }: SheetRecipe): string =>
  steps.map((step, at) => `<p>${at + 1}. ${step}</p>`).join('')
export const plain = ({ steps }: SheetRecipe): string => steps.map((step) => `<p>${step}</p>`).join('')
export const title = ({ name, yields }: SheetRecipe): string => `<h1>${name}</h1><p class="racion">${yields}</p>`

/** Rows of a table with the parts of the dish as rows of their own. */
export const tableOf = (
  { lines }: SheetRecipe,
  kind: string,
  heads: readonly string[],
  cells: (line: SheetLine) => readonly string[],
): string => {
  let part = ''
  const rows = lines.map((line) => {
    const above = line.part === part ? '' : `<tr><td colspan="${heads.length}"><b>${line.part}</b></td></tr>`
    part = line.part
    return above + rowOf(cells(line))
  })
  return `<table class="${kind}">${rowOf(heads, 'th')}${rows.join('')}</table>`
}

export const listOf = ({ lines }: SheetRecipe, print: (line: SheetLine) => string): string => {
  let part = ''
  return lines
    .map((line) => {
      const above =
        line.part === part
          ? ''
          : `<p><b>Para ${line.part === 'Relleno' || line.part === 'Montaje' ? 'el' : 'la'} ${line.part.toLowerCase()}:</b></p>`
      part = line.part
      return above + print(line)
    })
    .join('')
}

export const isWeight = ({ unit }: SheetLine): boolean => unit === 'g' || unit === 'kg'
/** What is bought for a weight that is used, in this set: a fifth more. */
export const gross = (line: SheetLine): number =>
  isWeight(line) ? Number((line.quantity * 1.2).toFixed(3)) : line.quantity
/** g of what is weighed, ml of what is poured. */
export const weightOf = ({ quantity, unit }: SheetLine): number =>
  unit === 'kg' || unit === 'l' ? quantity * 1000 : quantity
