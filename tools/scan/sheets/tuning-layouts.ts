import type { SheetLine, SheetRecipe } from './read-sheets.ts'
import {
  figure,
  gross,
  isWeight,
  listOf,
  numbered,
  plain,
  rowOf,
  short,
  tableOf,
  title,
  weightOf,
} from './sheet-parts.ts'

/** What a kilo, a litre or a piece is said to cost in this set: any price, as long as it has two decimals. */
const price = ({ name }: SheetLine): number => ((name.length * 37) % 190) / 10 + 0.65
const euros = (value: number): string => `${value.toFixed(2).replace('.', ',')} €`
const share = (value: number): string => `${value.toFixed(1).replace('.', ',')}`

/** Layouts that only the sheets for tuning have. */
export const tuningLayouts: readonly (readonly [string, (recipe: SheetRecipe) => string])[] = [
  [
    'mayusculas',
    (recipe) =>
      `${title({ ...recipe, name: recipe.name.toUpperCase() })}${tableOf(recipe, 'filetes', ['INGREDIENTES', 'CANTIDAD', 'UNIDAD'], (line) => [line.name.toUpperCase(), figure(line.quantity), short(line).toUpperCase()])}<h2>ELABORACIÓN</h2>${numbered(recipe)}`,
  ],
  [
    'sin-cabecera',
    (recipe) =>
      `${title(recipe)}<h2>Ingredientes</h2><table class="limpia">${recipe.lines.map((line) => rowOf([line.name, figure(line.quantity), short(line)])).join('')}</table><h2>Elaboración</h2>${numbered(recipe)}`,
  ],
  [
    'columna-doble',
    (recipe) =>
      `${title(recipe)}<h2>Ingredientes</h2><div class="doble">${recipe.lines.map(({ printed }) => `<p>${printed}</p>`).join('')}</div><h2>Preparación</h2>${numbered(recipe)}`,
  ],
  [
    'dos-puntos',
    (recipe) =>
      `${title(recipe)}<h2>Ingredientes</h2>${listOf(recipe, (line) => `<p>– ${line.name}: ${figure(line.quantity)} ${short(line)}</p>`)}<h2>Modo de hacerlo</h2>${plain(recipe)}`,
  ],
  [
    'entre-parentesis',
    (recipe) =>
      `${title(recipe)}<h2>INGREDIENTES</h2>${listOf(recipe, (line) => `<p>${line.name} (${figure(line.quantity)} ${short(line)})</p>`)}<h2>PROCEDIMIENTO</h2>${plain(recipe)}`,
  ],
  [
    'panadero',
    (recipe) => {
      const weighed = recipe.lines.filter(isWeight)
      const all = weighed.reduce((sum, line) => sum + weightOf(line), 0)
      return `${title(recipe)}${tableOf({ ...recipe, lines: weighed }, 'cebra', ['Ingredientes', 'Gramos', '%'], (line) => [line.name, figure(weightOf(line)), share((100 * weightOf(line)) / all)])}<h2>Proceso</h2>${numbered(recipe)}`
    },
  ],
  [
    'merma',
    (recipe) =>
      `${title(recipe)}${tableOf(recipe, 'filetes', ['Producto', 'Ud.', 'P. bruto', 'Merma', 'P. neto'], (line) => [line.name, short(line), figure(gross(line)), isWeight(line) ? '17 %' : '', figure(line.quantity)])}<h2>Elaboración</h2>${numbered(recipe)}`,
  ],
  [
    'lateral-derecha',
    (recipe) =>
      `${title(recipe)}<div class="lateral derecha"><div><h3>Elaboración</h3>${numbered(recipe)}</div><div class="margen"><h3>Ingredientes</h3>${listOf(recipe, ({ printed }) => `<p>${printed}</p>`)}</div></div>`,
  ],
  [
    'sin-de',
    (recipe) =>
      `${title(recipe)}<h2>Ingredientes:</h2>${listOf(recipe, (line) => `<p>${figure(line.quantity)}${line.unit === 'unidad' ? ' ' : ` ${line.unit} `}${line.name}</p>`)}<h2>Elaboración:</h2>${plain(recipe)}`,
  ],
  [
    'escandallo',
    (recipe) =>
      `${title(recipe)}${tableOf(recipe, 'filetes', ['Ingrediente', 'Cant.', 'Ud.', 'Precio', 'Coste'], (line) => [line.name, figure(line.quantity), short(line), euros(price(line)), euros((price(line) * line.quantity) / (line.unit === 'g' || line.unit === 'ml' ? 1000 : 1))])}<p>Coste por ración: 1,84 €</p><h2>Elaboración</h2>${numbered(recipe)}`,
  ],
  [
    'dos-raciones-filetes',
    (recipe) =>
      `<h1>${recipe.name}</h1>${tableOf(recipe, 'filetes centrada', ['Ud.', 'Ingredientes', `${recipe.servings} raciones`, `${recipe.servings * 4} raciones`], (line) => [short(line), line.name, figure(line.quantity), figure(line.quantity * 4)])}<h2>Proceso</h2>${numbered(recipe)}`,
  ],
  [
    'pegada',
    (recipe) =>
      `${title(recipe)}${tableOf(recipe, 'cebra', ['Peso', 'Producto'], (line) => [`${figure(line.quantity)}${line.unit === 'unidad' ? ' ud' : line.unit}`, line.name])}<h2>Elaboración</h2>${plain(recipe)}`,
  ],
  [
    'recibo',
    (recipe) =>
      `<div class="recibo">${title(recipe)}<p>- - - - - - - - - - - - - - - -</p><h3>INGREDIENTES</h3>${listOf(recipe, (line) => `<p class="fila"><span>${figure(line.quantity)} ${short(line)}</span><span>${line.name}</span></p>`)}<p>- - - - - - - - - - - - - - - -</p><h3>ELABORACION</h3>${numbered(recipe)}</div>`,
  ],
  [
    'pasos-en-tabla',
    (recipe) =>
      `${title(recipe)}<h2>Ingredientes</h2>${listOf(recipe, ({ printed }) => `<p>${printed}</p>`)}<h2>Elaboración</h2><table class="filetes">${recipe.steps.map((step, at) => rowOf([String(at + 1), step])).join('')}</table>`,
  ],
  [
    'tres-columnas',
    (recipe) =>
      `${title(recipe)}<h2>Ingredientes</h2><div class="doble">${recipe.lines.map(({ printed }) => `<p>${printed}</p>`).join('')}</div><h2>Elaboración</h2><div class="doble">${numbered(recipe)}</div>`,
  ],
  [
    'guiones',
    (recipe) =>
      `${title(recipe)}<h2>Ingredientes</h2>${listOf(recipe, ({ printed }) => `<p>- ${printed}</p>`)}<h2>Elaboración</h2>${recipe.steps.map((step) => `<p>- ${step}</p>`).join('')}`,
  ],
]
