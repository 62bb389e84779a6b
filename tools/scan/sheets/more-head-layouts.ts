import type { SheetRecipe } from './read-sheets.ts'
import { figure, listOf, numbered, plain, rowOf, short, tableOf } from './sheet-parts.ts'

const list = (recipe: SheetRecipe): string =>
  `<h2>Ingredientes</h2>${listOf(recipe, ({ printed }) => `<p>${printed}</p>`)}`
const steps = (recipe: SheetRecipe, heading = 'Elaboración'): string => `<h2>${heading}</h2>${numbered(recipe)}`
const rows = (recipe: SheetRecipe): string =>
  tableOf(recipe, 'filetes', ['Ingrediente', 'Cantidad', 'Unidad'], (line) => [
    line.name,
    figure(line.quantity),
    short(line),
  ])
const style = (rules: string): string => `<style>h1{margin:8px 0}${rules}</style>`
const photo = (height: number): string =>
  `<div style="height:${height}px;background:linear-gradient(140deg,#a4622f,#e0c08a 35%,#5d6b3a 60%,#3a2a20)"></div>`

/** Thirty more heads; the first twenty are drawn on sheets in sight, the others only on sheets nobody looks at. */
export const moreHeadLayouts: readonly (readonly [string, (recipe: SheetRecipe) => string])[] = [
  [
    'cinta-lateral',
    (recipe) =>
      `${style('.con-cinta{display:grid;grid-template-columns:90px 1fr;gap:40px}.cinta{background:#2d4a3e;color:#fff;writing-mode:vertical-rl;text-align:center;font-size:40px;letter-spacing:.3em;padding:20px}')}<div class="con-cinta"><div class="cinta">COCINA DE MERCADO</div><div><h1>${recipe.name}</h1><p>${recipe.yields}</p>${list(recipe)}${steps(recipe)}</div></div>`,
  ],
  [
    'etiqueta',
    (recipe) =>
      `${style('.etiqueta{border:5px dashed #777;padding:26px;text-align:center;margin:0 120px 30px}.etiqueta b{font-size:64px;letter-spacing:.2em;display:block}h1{font-size:44px}')}<div class="etiqueta"><b>RECETA</b><h1>${recipe.name}</h1></div><p>${recipe.yields}</p>${list(recipe)}${steps(recipe)}`,
  ],
  [
    'numero-grande',
    (recipe) =>
      `${style('.numerada{display:flex;gap:40px;align-items:center}.numerada b{font-size:150px;line-height:1}h1{font-size:48px}')}<div class="numerada"><b>12</b><h1>${recipe.name}</h1></div><p>${recipe.yields}</p>${list(recipe)}${steps(recipe, 'Preparación')}`,
  ],
  [
    'menu-dia',
    (recipe) =>
      `${style('.menu{font-size:60px;font-weight:700;text-align:center}h1{font-size:40px}')}<p class="menu">MENÚ DEL MARTES</p><p style="text-align:center">Semana 46 · Comedor de empresa</p><h1>Segundo plato: ${recipe.name}</h1><p>${recipe.yields}</p>${rows(recipe)}${steps(recipe)}`,
  ],
  [
    'cabecera-tabla',
    (recipe) =>
      `${style('.cab td{border:2px solid #444;font-size:26px;padding:14px}.cab b{font-size:46px}')}<table class="cab">${rowOf(['<b>NOVA</b> catering', `Denominación: ${recipe.name}`, 'Versión 3'])}${rowOf(['Código: NV-208', `Rendimiento: ${recipe.servings} raciones`, 'Hoja 1 de 1'])}</table>${rows(recipe)}${steps(recipe, 'Proceso de elaboración')}`,
  ],
  [
    'correo',
    (recipe) =>
      `${style('.correo{font-size:26px;border-bottom:2px solid #888;margin-bottom:20px}')}<div class="correo"><p>De: Marta Lozano</p><p>Para: cocina@obrador.example</p><p>Fecha: 11 de noviembre, 18:04</p><p>Asunto: Receta de la semana</p></div><h1>${recipe.name}</h1><p>${recipe.yields}</p>${list(recipe)}<h2>Elaboración</h2>${plain(recipe)}`,
  ],
  [
    'autora',
    (recipe) =>
      `${style('.autora{font-size:30px;color:#666}')}<p style="font-size:24px">Inicio › Recetas › Tradicional</p><h1>${recipe.name}</h1><p class="autora">por Carmen Ruiz · ★★★★☆ (128 valoraciones)</p><p>${recipe.yields}</p>${list(recipe)}${steps(recipe, 'Paso a paso')}`,
  ],
  [
    'seccion-grande',
    (recipe) =>
      `${style('.seccion-grande{font-size:88px;letter-spacing:.12em;color:#8a3b2a}h1{font-size:46px}')}<p class="seccion-grande">ESPECIALES</p><h1>${recipe.name}</h1><p>${recipe.yields}</p>${list(recipe)}${steps(recipe)}`,
  ],
  [
    'sobre-foto',
    (recipe) =>
      `${style('.sobre{position:relative}.sobre h1{position:absolute;left:0;right:0;bottom:0;margin:0;background:#000b;color:#fff;padding:24px 34px;font-size:50px}')}<div class="sobre">${photo(460)}<h1>${recipe.name}</h1></div><p>${recipe.yields}</p>${list(recipe)}${steps(recipe)}`,
  ],
  [
    'traducido',
    (recipe) =>
      `${style('.otra{font-style:italic;font-size:36px;color:#444}')}<h1>${recipe.name}</h1><p class="otra">House recipe from Andalusia, to share</p><p>${recipe.yields} / serves ${recipe.servings}</p>${list(recipe)}${steps(recipe)}`,
  ],
  [
    'casa-direccion',
    (recipe) =>
      `${style('.casa2{font-size:58px;font-weight:700}h1{font-size:46px}')}<p class="casa2">Bodegón Arenal</p><p>C/ del Pozo, 14 · 29016 Málaga · Tel. 952 110 220</p><h1>${recipe.name}</h1><p>${recipe.yields}</p>${list(recipe)}${steps(recipe)}`,
  ],
  [
    'cabeza-dos-columnas',
    (recipe) =>
      `${style('.dos{display:grid;grid-template-columns:62% 34%;gap:4%;border-bottom:2px solid #555}.dos p{font-size:25px}h1{font-size:44px}')}<div class="dos"><h1>${recipe.name}</h1><div><p>Código: PR-31</p><p>Fecha: 02/11/2026</p><p>Raciones: ${recipe.servings}</p></div></div>${rows(recipe)}${steps(recipe)}`,
  ],
  [
    'receta-numero',
    (recipe) =>
      `${style('h1{font-size:46px}')}<h1>RECETA Nº 45: ${recipe.name}</h1><p>${recipe.yields}</p>${list(recipe)}${steps(recipe)}`,
  ],
  [
    'tarjeta-fichero',
    (recipe) =>
      `${style('.linea{border-bottom:2px solid #a55;font-size:36px;padding:8px 0}')}<p class="linea">Receta: ${recipe.name}</p><p class="linea">De la cocina de: Pilar Ortega</p><p class="linea">Para: ${recipe.servings} personas</p>${list(recipe)}${steps(recipe)}`,
  ],
  [
    'periodico',
    (recipe) =>
      `${style('.diario{font-size:70px;text-align:center;border-bottom:3px solid #333}h1{font-size:56px}.firma{font-style:italic}')}<p class="diario">La Voz de la Costa</p><p style="text-align:center">Domingo, 8 de noviembre de 2026 · Gastronomía</p><h1>${recipe.name}</h1><p class="firma">Texto y foto: Lucía Prado</p><p>${recipe.yields}</p>${list(recipe)}${steps(recipe)}`,
  ],
  [
    'entrecomillado',
    (recipe) =>
      `${style('h1{font-size:48px;text-align:center}')}<p>Apuntado de la tele</p><h1>«${recipe.name}»</h1><p style="text-align:center">${recipe.yields}</p>${list(recipe)}<h2>Elaboración</h2>${plain(recipe)}`,
  ],
  [
    'monograma',
    (recipe) =>
      `${style('.mono{display:flex;gap:40px;align-items:center}.mono i{width:150px;height:150px;border:6px solid #333;border-radius:50%;text-align:center;line-height:140px;font-size:76px}h1{font-size:48px}')}<div class="mono"><i>CM</i><h1>${recipe.name}</h1></div><p>${recipe.yields}</p>${list(recipe)}${steps(recipe)}`,
  ],
  [
    'apta-celiacos',
    (recipe) =>
      `${style('h1{font-size:50px}.apta{font-size:38px;font-weight:700;color:#a33}')}<p class="apta">¡NUEVA EN CARTA!</p><h1>${recipe.name} (apta para celíacos)</h1><p>${recipe.yields}</p>${list(recipe)}${steps(recipe)}`,
  ],
  [
    'publicacion',
    (recipe) =>
      `${style('body{font-size:34px;padding:40px 60px}h1{font-size:40px}.perfil{font-size:36px;font-weight:700}')}<p class="perfil">cocina_con_nuria</p><p>#recetas #cuchara #otoño</p><h1>${recipe.name}</h1><p>Guárdala para el domingo, os va a encantar.</p><p>${recipe.yields}</p>${list(recipe)}<h2>Preparación</h2>${plain(recipe)}`,
  ],
  [
    'codigo-delante',
    (recipe) =>
      `${style('h1{font-size:42px}')}<p>Manual de producción · Línea fría</p><h1>R-118 · ${recipe.name}</h1><p>${recipe.yields}</p>${rows(recipe)}${steps(recipe)}`,
  ],
  // The ten below are drawn on sheets nobody looks at.
  [
    'tampon',
    (recipe) =>
      `${style('.con-sello{display:flex;justify-content:space-between;align-items:center}.tampon{border:5px double #335;border-radius:50%;width:230px;height:230px;transform:rotate(-14deg);text-align:center;font-size:24px;padding-top:74px;color:#335}h1{text-decoration:underline;width:72%}')}<div class="con-sello"><h1>${recipe.name}</h1><div class="tampon">CASA PACA<br>cocina</div></div><p>${recipe.yields}</p>${list(recipe)}${steps(recipe)}`,
  ],
  [
    'casilla-nombre',
    (recipe) =>
      `${style('.casillas{display:grid;grid-template-columns:2fr 1fr 1fr;border:2px solid #444}.casillas div{border:1px solid #777;padding:10px 16px}.casillas small{font-size:18px;letter-spacing:.1em;display:block}.casillas span{font-size:34px}')}<div class="casillas"><div><small>NOMBRE DEL PLATO</small><span>${recipe.name}</span></div><div><small>RACIONES</small><span>${recipe.servings}</span></div><div><small>PARTIDA</small><span>Caliente</span></div></div>${rows(recipe)}${steps(recipe)}`,
  ],
  [
    'antetitulo',
    (recipe) =>
      `${style('h1{font-size:78px;line-height:1.05;font-weight:400}.ante{letter-spacing:.24em;font-size:26px}.bajo{font-style:italic;font-size:32px}')}<p class="ante">PARA INVITADOS</p><h1>${recipe.name}</h1><p class="bajo">Se puede dejar hecho la víspera y se termina al llegar la gente.</p><p>${recipe.yields}</p>${list(recipe)}${steps(recipe, 'Preparación')}`,
  ],
  [
    'fecha-a-mano',
    (recipe) =>
      `${style('.arriba{text-align:right;font-size:30px}h1{text-decoration:underline}')}<p class="arriba">Domingo 4 de octubre</p><h1>${recipe.name}</h1><p>(receta de mamá)</p><p>${recipe.yields}</p>${listOf(recipe, ({ printed }) => `<p>- ${printed}</p>`)}<h2>Cómo se hace</h2>${plain(recipe)}`,
  ],
  [
    'aplicacion',
    (recipe) =>
      `${style('body{padding:24px 50px;font-size:36px}.nav{display:flex;justify-content:space-between;font-size:44px;border-bottom:2px solid #ccc;padding-bottom:16px}.chips span{border:2px solid #999;border-radius:30px;padding:6px 22px;margin-right:16px;font-size:28px}h1{font-size:56px}')}<p style="font-size:28px">9:12</p><p class="nav"><span>‹ Mis recetas</span><span>Editar</span></p><h1>${recipe.name}</h1><p class="chips"><span>Favoritas</span><span>Horno</span></p><p>${recipe.yields}</p>${list(recipe)}${steps(recipe, 'Pasos')}`,
  ],
  [
    'con-precio',
    (recipe) =>
      `${style('.precio{display:flex;justify-content:space-between;border-bottom:2px solid #555}h1{font-size:50px}.precio b{font-size:44px}')}<p>CARTA DE INVIERNO</p><div class="precio"><h1>${recipe.name}</h1><b>14,50 €</b></div><p>${recipe.yields}</p>${rows(recipe)}${steps(recipe)}`,
  ],
  [
    'codigo-arriba',
    (recipe) =>
      `${style('.codigo{font-size:70px;font-family:monospace}h1{font-size:42px;text-transform:uppercase}')}<p class="codigo">PL-0045-B</p><h1>${recipe.name}</h1><p>${recipe.yields}</p>${rows(recipe)}${steps(recipe, 'Método')}`,
  ],
  [
    'caja-derecha',
    (recipe) =>
      `${style('.dos{display:grid;grid-template-columns:60% 34%;gap:6%}.caja{background:#ece3cf;padding:22px;font-size:28px}h1{font-size:62px;line-height:1.1}')}<div class="dos"><h1>${recipe.name}</h1><div class="caja"><p>${recipe.yields}</p><p>Tiempo: 1 h</p><p>Dificultad: media</p></div></div>${list(recipe)}${steps(recipe)}`,
  ],
  [
    'entre-lineas',
    (recipe) =>
      `${style('.lineas{border-top:4px double #444;border-bottom:4px double #444;text-align:center;padding:18px;margin:20px 0}h1{font-size:48px;font-style:italic}')}<p style="text-align:center">❧ Libro de cocina de la familia Arce ❧</p><div class="lineas"><h1>${recipe.name}</h1></div><p style="text-align:center">${recipe.yields}</p>${list(recipe)}${steps(recipe)}`,
  ],
  [
    'escuela',
    (recipe) =>
      `${style('.escuela{font-size:46px;font-weight:700}h1{font-size:40px}')}<p class="escuela">IES HOSTELERÍA BAHÍA</p><p>Módulo: Técnicas culinarias · Grupo 2º B</p><p>Alumno: ______________ Fecha: ________</p><h1>Práctica 7: ${recipe.name}</h1><p>${recipe.yields}</p>${rows(recipe)}${steps(recipe)}`,
  ],
]
