import type { SheetLine, SheetRecipe } from './read-sheets.ts'
import { figure, listOf, numbered, plain, rowOf, short, tableOf, title } from './sheet-parts.ts'

const said = (line: SheetLine): string => (line.unit === 'g' ? 'gr' : line.unit === 'unidad' ? 'ud' : line.unit)
const amount = (line: SheetLine, times = 1): string =>
  `${figure(Number((line.quantity * times).toFixed(2)))} ${short(line)}`

/** A telephone's own bar, and what a page of recipes puts above a recipe. */
const screen = ({ name, yields }: SheetRecipe, ink: string, paper: string): string =>
  `<style>body{background:${paper};color:${ink};padding:24px 60px;font-size:38px}h1{font-size:58px}h2{font-size:44px;margin-top:34px}
  .barra-movil{display:flex;justify-content:space-between;font-size:30px;margin-bottom:30px}.foto{height:430px;border-radius:24px;
  background:linear-gradient(120deg,#b98a4e,#7b4a2a 40%,#d9b27c 70%,#596b3a);margin-bottom:24px}.datos{font-size:30px;opacity:.75}
  .casilla{display:inline-block;width:34px;height:34px;border:3px solid ${ink};border-radius:8px;margin-right:20px;vertical-align:-4px}
  .paso{display:flex;gap:24px}.paso b{flex:none;width:58px;height:58px;border-radius:50%;background:#d2691e;color:#fff;text-align:center;line-height:58px}</style>
  <p class="barra-movil"><span>21:47</span><span>5G ▮▮▮ 64%</span></p><div class="foto"></div><h1>${name}</h1>
  <p class="datos">45 min · Fácil</p><p>${yields}</p>`

const onScreen = (recipe: SheetRecipe, ink: string, paper: string): string =>
  `${screen(recipe, ink, paper)}<h2>Ingredientes</h2>${listOf(recipe, ({ printed }) => `<p><span class="casilla"></span>${printed}</p>`)}
  <h2>Preparación</h2>${recipe.steps.map((step, at) => `<p class="paso"><b>${at + 1}</b><span>${step}</span></p>`).join('')}`

/** Layouts that nobody had tuned on when they were drawn. */
export const freshLayouts: readonly (readonly [string, (recipe: SheetRecipe) => string])[] = [
  [
    'libro-columnas',
    (recipe) =>
      `<style>.libro{columns:2;column-gap:56px;font-size:27px;column-rule:1px solid #999}.nota{font-style:italic;font-size:26px;margin-bottom:18px}</style>${title(recipe)}<p class="nota">Un plato de siempre, que gana si se deja hecho de un día para otro.</p><div class="libro"><h3>Ingredientes</h3>${listOf(recipe, ({ printed }) => `<p>${printed}</p>`)}<h3>Elaboración</h3>${numbered(recipe)}</div>`,
  ],
  [
    'pax-tres',
    (recipe) =>
      `<h1>${recipe.name}</h1>${tableOf(recipe, 'filetes', ['Ingredientes', ...[1, 2.5, 10].map((times) => `${figure(recipe.servings * times)} pax`)], (line) => [line.name, ...[1, 2.5, 10].map((times) => amount(line, times))])}<h2>Elaboración</h2>${numbered(recipe)}`,
  ],
  ['captura', (recipe) => onScreen(recipe, '#222', '#fff')],
  ['captura-oscura', (recipe) => onScreen(recipe, '#eee', '#15171a')],
  [
    'cuaderno',
    (recipe) =>
      `<style>h1,h2{text-decoration:underline}body{font-size:36px;padding-left:150px}</style>${title(recipe)}${listOf(recipe, (line) => `<p>- ${line.name}, ${figure(line.quantity)} ${said(line)}</p>`)}<h2>Preparación:</h2>${plain(recipe)}`,
  ],
  [
    'filas-numeradas',
    (recipe) => {
      let row = 0
      return `${title(recipe)}${tableOf(recipe, 'filetes', ['Nº', 'Género', 'Cantidad', 'Ud.'], (line) => [String(++row), line.name, figure(line.quantity), short(line)])}<h2>Elaboración</h2>${numbered(recipe)}`
    },
  ],
  [
    'impresa-web',
    (recipe) =>
      `<style>.web{display:flex;justify-content:space-between;font-size:20px;color:#666}</style><p class="web"><span>12/10/26, 9:41</span><span>${recipe.name} | Recetas de casa</span></p>${title(recipe)}<p>Tiempo: 1 h 15 min · Dificultad: media</p><h2>Ingredientes</h2><ul>${recipe.lines.map(({ printed }) => `<li>${printed}</li>`).join('')}</ul><h2>Cómo se hace</h2>${numbered(recipe)}<p><i>Consejo: está mejor al día siguiente.</i></p><p class="web"><span>https://www.recetasdecasa.example/receta/4412</span><span>1/2</span></p>`,
  ],
  [
    'sin-titulos',
    (recipe) =>
      `<h1>${recipe.name}</h1><p>(${recipe.yields})</p><br>${listOf(recipe, ({ printed }) => `<p>${printed}</p>`)}<br>${numbered(recipe)}`,
  ],
  [
    'ficha-tecnica',
    (recipe) =>
      `<style>.doblecaja{display:grid;grid-template-columns:46% 54%;border:2px solid #444}.doblecaja>div{padding:12px;border-right:2px solid #444;font-size:25px}.doblecaja td{font-size:25px;padding:4px 8px;border-bottom:1px solid #888}</style>${title(recipe)}<div class="doblecaja"><div><h3>INGREDIENTES</h3><table>${recipe.lines.map((line) => rowOf([line.name, figure(line.quantity), short(line)])).join('')}</table></div><div><h3>ELABORACIÓN</h3>${numbered(recipe)}</div></div>`,
  ],
  [
    'mayusculas-todo',
    (recipe) =>
      `<style>body{text-transform:uppercase}</style>${title(recipe)}<h2>Ingredientes</h2>${listOf(recipe, ({ printed }) => `<p>${printed}</p>`)}<h2>Elaboración</h2>${numbered(recipe)}`,
  ],
]

/** Papers of those sheets. */
export const freshPapers: readonly (readonly [string, string])[] = [
  [
    'espiral',
    'body{background:radial-gradient(circle at 34px 28px,#4a4038 0 13px,#0000 14px) 0 0/1240px 56px,linear-gradient(#bcd 1px,#0000 1px) 0 0/40px 40px,linear-gradient(90deg,#bcd 1px,#0000 1px) 0 0/40px 40px,#fcfbf5;padding-left:130px}',
  ],
  [
    'traspaso',
    "body{background:#f4f1e6;position:relative}body::before{content:'Receta de la otra cara del papel. Se pone a hervir el agua con la sal y, cuando rompe, se echan las judías verdes cortadas en trozos. Aparte se fríen los ajos y se añade el jamón muy picado, con cuidado de que no se queme nada. 300 g de judías, 80 g de jamón, 2 dientes de ajo. Se escurren, se saltean todas juntas y se sirven calientes con un huevo escalfado encima.';position:absolute;left:60px;top:180px;width:1080px;font-size:40px;line-height:1.9;transform:scaleX(-1);color:#00000020}",
  ],
  [
    'doblado',
    'body{background:linear-gradient(90deg,#0000 49.6%,#0003 50%,#fff8 50.4%,#0000 51%),linear-gradient(#0000 49.7%,#0003 50%,#fff8 50.3%,#0000 51%),linear-gradient(90deg,#f6f3ea 0 50%,#e6e2d6 50%)}',
  ],
  [
    'grasa',
    "body{background:#f8f5ec;position:relative}body::after{content:'';position:absolute;inset:0;mix-blend-mode:multiply;background:radial-gradient(ellipse 180px 140px at 30% 32%,#d9b25fcc 0 70%,#0000),radial-gradient(ellipse 90px 120px at 72% 55%,#a9793fbb 0 70%,#0000),radial-gradient(ellipse 260px 60px at 50% 82%,#cfa766aa 0 60%,#0000)}",
  ],
]
