import { freshLayouts } from './fresh-layouts.ts'
import { headLayouts } from './head-layouts.ts'
import { moreHeadLayouts } from './more-head-layouts.ts'
import { newerLayouts } from './newer-layouts.ts'
import { isMeasured, type SheetPaper, type SheetRecipe } from './read-sheets.ts'
import { figure, gross, listOf, numbered, plain, rowOf, short, tableOf, title, weightOf } from './sheet-parts.ts'
import { tuningLayouts } from './tuning-layouts.ts'

/** How the words of a recipe stand on a sheet: HTML, without what is around them. */
export const bodyOf = (recipe: SheetRecipe, layout: string): string => (layouts.get(layout) ?? unknown(layout))(recipe)

export const paperBody = ({ rows }: SheetPaper, layout: string): string =>
  layout === 'cebra'
    ? `<table class="cebra">${rows.map((cells) => rowOf(cells)).join('')}</table>`
    : rows.map((cells) => `<p class="fila">${cells.map((cell) => `<span>${cell}</span>`).join('')}</p>`).join('')

const unknown = (layout: string): never => {
  throw new Error(`No hay disposición «${layout}»`)
}

const layouts: ReadonlyMap<string, (recipe: SheetRecipe) => string> = new Map([
  [
    'lista',
    (recipe) =>
      `${title(recipe)}<h2>Ingredientes</h2>${listOf(recipe, ({ printed }) => `<p>• ${printed}</p>`)}<h2>Elaboración</h2>${numbered(recipe)}`,
  ],
  [
    'tabla-antes',
    (recipe) =>
      `${title(recipe)}${tableOf(recipe, 'filetes', ['Cantidad', 'Unidad', 'Ingrediente'], (line) => [figure(line.quantity), short(line), line.name])}<h2>Elaboración</h2>${numbered(recipe)}`,
  ],
  [
    'tabla-sin-filetes',
    (recipe) =>
      `${title(recipe)}<h2>Ingredientes</h2>${tableOf(recipe, 'limpia', ['Producto', 'Cantidad'], (line) => [line.name, `${figure(line.quantity)} ${short(line)}`])}<h2>Preparación</h2>${plain(recipe)}`,
  ],
  [
    'tabla-unidad-arriba',
    (recipe) => {
      const weighed = { ...recipe, lines: recipe.lines.filter(isMeasured) }
      return `${title(recipe)}${tableOf(weighed, 'filetes', ['Ingredientes', 'g / ml'], (line) => [line.name, figure(weightOf(line))])}<h2>Método de elaboración</h2>${numbered(recipe)}`
    },
  ],
  [
    'bruto-neto',
    (recipe) =>
      `${title(recipe)}${tableOf(recipe, 'filetes', ['Género', 'Unidad', 'Bruto', 'Neto'], (line) => [line.name, short(line), figure(gross(line)), figure(line.quantity)])}<h2>Proceso de elaboración</h2>${numbered(recipe)}`,
  ],
  [
    'dos-raciones',
    (recipe) =>
      `<h1>${recipe.name}</h1>${tableOf(recipe, 'limpia', ['Ingredientes', 'Ud', `${recipe.servings} pax`, `${recipe.servings * 3} pax`], (line) => [line.name, short(line), figure(line.quantity), figure(line.quantity * 3)])}<h2>Elaboración</h2>${plain(recipe)}`,
  ],
  [
    'lateral',
    (recipe) =>
      `${title(recipe)}<div class="lateral"><div class="margen"><h3>Ingredientes</h3>${listOf(recipe, ({ printed }) => `<p>${printed}</p>`)}</div><div><h3>Elaboración</h3>${numbered(recipe)}</div></div>`,
  ],
  [
    'puntos',
    (recipe) =>
      `${title(recipe)}<h2>Ingredientes</h2>${listOf(recipe, (line) => `<p class="puntos"><span>${line.name}</span><i></i><span>${figure(line.quantity)} ${short(line)}</span></p>`)}<h2>Elaboración</h2>${plain(recipe)}`,
  ],
  [
    'barras',
    (recipe) =>
      `${title(recipe)}<h2 class="barra">INGREDIENTES</h2>${listOf(recipe, ({ printed }) => `<p>${printed}</p>`)}<h2 class="barra">ELABORACIÓN</h2>${numbered(recipe)}`,
  ],
  [
    'cebra',
    (recipe) =>
      `${title(recipe)}${tableOf(recipe, 'cebra', ['Ingrediente', 'Cant.', 'Ud.'], (line) => [line.name, figure(line.quantity), short(line)])}<h2>Elaboración</h2>${numbered(recipe)}`,
  ],
  [
    'corrido',
    (recipe) =>
      `${title(recipe)}<h2>Ingredientes</h2><p>${recipe.lines.map(({ printed }) => printed).join(', ')}.</p><h2>Preparación</h2><p>${recipe.steps.join(' ')}</p>`,
  ],
  ...tuningLayouts,
  ...freshLayouts,
  ...newerLayouts,
  ...headLayouts,
  ...moreHeadLayouts,
])
