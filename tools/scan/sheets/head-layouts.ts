import type { SheetRecipe } from './read-sheets.ts'
import { figure, listOf, numbered, plain, rowOf, short, tableOf } from './sheet-parts.ts'

const list = (recipe: SheetRecipe): string =>
  `<h2>Ingredientes</h2>${listOf(recipe, ({ printed }) => `<p>${printed}</p>`)}`
const steps = (recipe: SheetRecipe, heading = 'Elaboración'): string => `<h2>${heading}</h2>${numbered(recipe)}`
const rows = (recipe: SheetRecipe): string =>
  tableOf(recipe, 'filetes', ['Género', 'Cantidad', 'Unidad'], (line) => [
    line.name,
    figure(line.quantity),
    short(line),
  ])

/** A title broken in lines where its words allow it, the longer part last. */
const broken = (name: string, lines: number): string => {
  const words = name.split(' ')
  const each = Math.max(1, Math.floor(words.length / lines))
  const parts = Array.from({ length: lines }, (_, at) =>
    words.slice(at * each, at === lines - 1 ? undefined : (at + 1) * each).join(' '),
  )
  return parts.filter((part) => part !== '').join('<br>')
}

const style = (rules: string): string => `<style>h1{margin:8px 0}${rules}</style>`
const photo = (height: number, width = '100%'): string =>
  `<div style="height:${height}px;width:${width};background:radial-gradient(circle at 40% 45%,#d9b27c 0 24%,#7b4a2a 26% 40%,#8f9a6b 42%,#3c3a2e)"></div>`

/** Heads that nobody had tuned on when they were drawn: where a sheet says its dish, and what else it says there. */
export const headLayouts: readonly (readonly [string, (recipe: SheetRecipe) => string])[] = [
  [
    'casa-grande',
    (recipe) =>
      `${style('.marca{font-size:92px;font-weight:700;letter-spacing:.06em;line-height:1.1}h1{font-size:46px}')}<p class="marca">ARANDA</p><p>cocina de brasa desde 1978</p><h1>${recipe.name}</h1><p>${recipe.yields}</p>${list(recipe)}${steps(recipe)}`,
  ],
  [
    'formulario-plato',
    (recipe) =>
      `${style('.campos td{border:2px solid #555;font-size:30px}')}<table class="campos">${rowOf(['Ficha nº 23', 'Temporada: otoño'])}${rowOf([`Plato: <b>${recipe.name}</b>`, recipe.yields])}${rowOf(['Partida: cuarto frío', 'Chef: R. Olmo'])}</table>${rows(recipe)}${steps(recipe, 'Proceso')}`,
  ],
  [
    'titulo-derecha',
    (recipe) =>
      `${style('.cabeza{display:grid;grid-template-columns:38% 58%;gap:4%;align-items:end}h1{text-align:right;font-size:50px}.sello{border:3px solid #444;padding:10px;font-size:24px}')}<div class="cabeza"><div class="sello"><p>Cocina central</p><p>Turno de mañana</p></div><h1>${recipe.name}</h1></div><p style="text-align:right">${recipe.yields}</p>${list(recipe)}${steps(recipe)}`,
  ],
  [
    'bajo-foto',
    (recipe) =>
      `${photo(520)}<p style="font-size:20px;font-style:italic">Fotografía: L. Cano</p><h1>${recipe.name}</h1><p>${recipe.yields} · 50 min</p>${list(recipe)}${steps(recipe, 'Preparación')}`,
  ],
  [
    'franja',
    (recipe) =>
      `${style('h1{background:#7a2030;color:#fff;padding:26px 30px;font-size:54px}')}<h1>${recipe.name}</h1><p>${recipe.yields}</p>${list(recipe)}${steps(recipe)}`,
  ],
  [
    'subtitulo',
    (recipe) =>
      `${style('.sub{font-style:italic;font-size:40px;color:#555}')}<h1>${recipe.name}</h1><p class="sub">como lo hacía la abuela Carmen</p><p>${recipe.yields}</p>${list(recipe)}<h2>Elaboración</h2>${plain(recipe)}`,
  ],
  [
    'mayusculas-partido',
    (recipe) =>
      `${style('h1{font-size:66px;text-transform:uppercase;line-height:1.05}')}<h1>${broken(recipe.name, 2)}</h1><p>${recipe.yields}</p>${rows(recipe)}${steps(recipe)}`,
  ],
  [
    'manuscrito',
    (recipe) =>
      `${style(".mano{font-family:'kalam';font-size:40px}.campos{border:2px solid #555;padding:14px}.campos p{border-bottom:1px solid #777}")}<div class="campos"><p>FICHA DE PRODUCCIÓN</p><p>Nombre: <span class="mano">${recipe.name}</span></p><p>Raciones: <span class="mano">${recipe.servings}</span></p></div>${list(recipe)}${steps(recipe)}`,
  ],
  // The seven below are drawn on sheets held back only.
  [
    'logo-centro',
    (recipe) =>
      `${style('.logo{text-align:center;font-size:110px;font-style:italic;line-height:1}.lema{text-align:center;letter-spacing:.4em;font-size:22px}h1{text-align:center;font-size:44px;border-top:3px solid #333;padding-top:16px}')}<p class="logo">Sal &amp; Humo</p><p class="lema">BARRA Y FUEGO</p><h1>${recipe.name}</h1><p style="text-align:center">${recipe.yields}</p>${list(recipe)}${steps(recipe)}`,
  ],
  [
    'formulario-elaboracion',
    (recipe) =>
      `${style('.campos td{border:2px solid #555;font-size:30px}.numero{font-size:60px;font-weight:700}')}<p class="numero">FICHA Nº 31</p><table class="campos">${rowOf([`Elaboración: ${recipe.name}`, `Raciones: ${recipe.servings}`])}${rowOf(['Área: producción', 'Validado: sí'])}</table>${rows(recipe)}${steps(recipe, 'Modo de elaboración')}`,
  ],
  [
    'columnas-titulo',
    (recipe) =>
      `${style('h1{font-size:42px}.dos{display:grid;grid-template-columns:42% 53%;gap:5%;font-size:27px}')}<div class="dos"><div><h1>${recipe.name}</h1><p>${recipe.yields}</p>${list(recipe)}</div><div>${steps(recipe)}</div></div>`,
  ],
  [
    'foto-al-lado',
    (recipe) =>
      `${style('.cabeza{display:grid;grid-template-columns:46% 50%;gap:4%;align-items:center}')}<div class="cabeza">${photo(420)}<div><p style="letter-spacing:.25em;font-size:22px">FÁCIL · ECONÓMICA</p><h1>${recipe.name}</h1><p>${recipe.yields}</p></div></div>${list(recipe)}${steps(recipe)}`,
  ],
  [
    'franja-datos',
    (recipe) =>
      `${style('.franja{background:#1f4d46;color:#fff;display:flex;justify-content:space-between;align-items:center;padding:18px 28px}h1{font-size:46px;width:70%}')}<div class="franja"><h1>${recipe.name}</h1><span>${recipe.yields}</span></div>${list(recipe)}${steps(recipe)}`,
  ],
  [
    'tres-lineas',
    (recipe) =>
      `${style('h1{font-size:76px;line-height:1.02;font-weight:400}')}<p style="letter-spacing:.3em;font-size:24px">COCINAMOS HOY</p><h1>${broken(recipe.name, 3)}</h1><p>${recipe.yields}</p>${list(recipe)}${steps(recipe, 'Paso a paso')}`,
  ],
  [
    'entradilla',
    (recipe) =>
      `${style('.entrada{font-size:34px;border-left:8px solid #a55;padding-left:18px}')}<p>Postres y meriendas · nº 4</p><h1>${recipe.name}</h1><p class="entrada">Se hace en un rato, se guarda bien y pide poco más que paciencia y un buen horno.</p><p>${recipe.yields}</p>${list(recipe)}${steps(recipe)}`,
  ],
]
