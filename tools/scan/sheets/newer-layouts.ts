import type { SheetLine, SheetRecipe } from './read-sheets.ts'
import { figure, listOf, numbered, plain, rowOf, short, title } from './sheet-parts.ts'

const amount = (line: SheetLine): string => `${figure(line.quantity)} ${short(line)}`
const stepList = ({ steps }: SheetRecipe): string => `<ol>${steps.map((step) => `<li>${step}</li>`).join('')}</ol>`
const half = <Line>(lines: readonly Line[]): number => Math.ceil(lines.length / 2)

/** A table in two halves side by side, as forms save room. */
const twoHalves = ({ lines }: SheetRecipe): string => {
  const middle = half(lines)
  const cells = (line: SheetLine | undefined): string[] => (line === undefined ? ['', ''] : [line.name, amount(line)])
  const heads = ['Ingrediente', 'Cantidad', 'Ingrediente', 'Cantidad']
  const rows = lines.slice(0, middle).map((line, at) => rowOf([...cells(line), ...cells(lines[middle + at])]))
  return `<table class="filetes">${rowOf(heads, 'th')}${rows.join('')}</table>`
}

const chat = `<style>body{background:#e5ddd5;font-size:40px;padding:30px 50px}.globo{background:#dcf8c6;border-radius:22px;padding:26px 34px;margin:0 0 24px 110px}
  .globo i{display:block;text-align:right;font-size:24px;color:#7a8a78}.quien{background:#075e54;color:#fff;margin:-30px -50px 30px;padding:26px 50px;font-size:42px}</style>`
const bubble = (text: string, at: string): string => `<div class="globo">${text}<i>${at} ✓✓</i></div>`

const magazine = `<style>.revista{display:grid;grid-template-columns:34% 62%;gap:4%;font-size:27px}.caja{background:#f0dccb;border:3px solid #b0552f;padding:20px}
  .caja p{border-bottom:1px solid #b0552f88}.antetitulo{letter-spacing:.3em;font-size:22px}</style>`

/** Layouts that nobody had tuned on when they were drawn, the second time. */
export const newerLayouts: readonly (readonly [string, (recipe: SheetRecipe) => string])[] = [
  ['dos-mitades', (recipe) => `${title(recipe)}${twoHalves(recipe)}<h2>Elaboración</h2>${numbered(recipe)}`],
  [
    'mensajes',
    (recipe) =>
      `${chat}<p class="quien">Cocina central</p>${bubble(`<p><b>${recipe.name}</b></p><p>${recipe.yields}</p>`, '12:41')}${bubble(`<p>Ingredientes</p>${listOf(recipe, ({ printed }) => `<p>- ${printed}</p>`)}`, '12:41')}${bubble(`<p>Elaboración</p>${plain(recipe)}`, '12:43')}`,
  ],
  [
    'revista',
    (recipe) =>
      `${magazine}<p class="antetitulo">DE TEMPORADA</p>${title(recipe)}<div class="revista"><div class="caja"><h3>INGREDIENTES</h3>${recipe.lines.map(({ printed }) => `<p>${printed}</p>`).join('')}</div><div><h3>PREPARACIÓN</h3>${recipe.steps.map((step, at) => `<p><b>${at + 1}</b> ${step}</p>`).join('')}</div></div>`,
  ],
  [
    'por-partida',
    (recipe) =>
      `<table class="ficha"><tr><td>PLATO: ${recipe.name}</td><td>${recipe.yields}</td></tr><tr><td>Partida: cuarto caliente</td><td>Elaborado por: M. Ruiz</td></tr></table><table class="filetes">${rowOf(['Cantidad', 'Género', 'Observaciones'], 'th')}${recipe.lines.map((line) => rowOf([amount(line), line.name, ''])).join('')}</table><h2>Proceso de elaboración</h2>${numbered(recipe)}`,
  ],
  [
    'apuntes',
    (recipe) =>
      `<style>h1{border-bottom:4px double #333;display:inline-block}</style>${title(recipe)}<p>Ing.:</p>${recipe.lines.map(({ printed }) => `<p>→ ${printed}</p>`).join('')}<p>Elab.:</p>${numbered(recipe)}`,
  ],
  [
    'raciones-al-pie',
    (recipe) =>
      `<h1>${recipe.name}</h1><h2>Ingredientes</h2>${listOf(recipe, ({ printed }) => `<p>${printed}</p>`)}<h2>Elaboración</h2>${numbered(recipe)}<table class="ficha"><tr><td>${recipe.yields}</td><td>Tiempo: 50 min</td><td>Conservación: 3 días</td></tr></table>`,
  ],
  [
    'codigos',
    (recipe) =>
      `${title(recipe)}<table class="filetes">${rowOf(['Código', 'Artículo', 'Cant.', 'Ud.'], 'th')}${recipe.lines.map((line, at) => rowOf([`${10 + at * 3}${line.name.length}`, line.name, figure(line.quantity), short(line)])).join('')}</table><h2>Elaboración</h2>${numbered(recipe)}`,
  ],
  [
    'necesitas',
    (recipe) =>
      `<style>.dos{display:grid;grid-template-columns:60% 36%;gap:4%}.dos aside{border:3px dashed #555;padding:18px;font-size:26px}</style>${title(recipe)}<div class="dos"><div><h2>Paso a paso</h2>${stepList(recipe)}</div><aside><h3>Necesitas</h3>${recipe.lines.map(({ printed }) => `<p>${printed}</p>`).join('')}</aside></div>`,
  ],
  [
    'a-la-derecha',
    (recipe) =>
      `<style>.pesos td:first-child{text-align:right;font-weight:700;width:24%}</style>${title(recipe)}<table class="pesos">${recipe.lines.map((line) => rowOf([amount(line), line.name])).join('')}</table><h2>Modo de hacerlo</h2>${plain(recipe)}`,
  ],
  [
    'pasos-primero',
    (recipe) =>
      `<h1>${recipe.name}</h1><p>${recipe.yields}</p><h2>Elaboración</h2>${numbered(recipe)}<h2>Ingredientes</h2>${listOf(recipe, ({ printed }) => `<p>· ${printed}</p>`)}`,
  ],
]

/** Papers of those sheets. */
export const newerPapers: readonly (readonly [string, string])[] = [
  [
    'milimetrado',
    'body{background:linear-gradient(#e8a07a 1.5px,#0000 1.5px) 0 0/100px 100px,linear-gradient(90deg,#e8a07a 1.5px,#0000 1.5px) 0 0/100px 100px,linear-gradient(#f3cdb8 1px,#0000 1px) 0 0/10px 10px,linear-gradient(90deg,#f3cdb8 1px,#0000 1px) 0 0/10px 10px,#fffdf8}',
  ],
  [
    'servilleta',
    'body{background:radial-gradient(circle at 6px 6px,#d9d6cf 0 2px,#0000 4px) 0 0/18px 18px,linear-gradient(115deg,#0000 48%,#0001 50%,#0000 53%),#f4f2ed;color:#2b3a7a}',
  ],
  [
    'funda',
    'body{background:repeating-linear-gradient(104deg,#fff0 0 210px,#ffffffa0 230px 246px,#fff0 270px 400px),radial-gradient(circle at 30px 60px,#777 0 16px,#0000 18px) 0 0/1240px 420px,#e9ebe8;padding-left:120px;color:#30302e}',
  ],
  [
    'pizarra-blanca',
    'body{background:radial-gradient(ellipse 500px 90px at 60% 40%,#8aa0c855,#0000),radial-gradient(ellipse 380px 60px at 30% 75%,#8aa0c844,#0000),linear-gradient(160deg,#fdfdfd,#dfe3e6);color:#1d3f8f}',
  ],
]
