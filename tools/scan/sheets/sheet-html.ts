import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { freshPapers } from './fresh-layouts.ts'
import { bodyOf, paperBody } from './layouts.ts'
import { newerPapers } from './newer-layouts.ts'
import type { Sheet, SheetPaper, SheetRecipe } from './read-sheets.ts'
import { around } from './surroundings.ts'

export const sheetWidth = 1240
const sheetHeight = 1700

/** A sheet as the browser sets it, its font inside. */
export const sheetHtml = (sheet: Sheet, printed: SheetRecipe | SheetPaper): string => {
  const [above, below] = around(sheet)
  const inside =
    'steps' in printed ? bodyOf(printed, sheet.layout) : `<h1>${printed.name}</h1>${paperBody(printed, sheet.layout)}`
  return `<!doctype html><meta charset="utf-8"><style>${faces(sheet.font)}${facesIn(inside)}${styles}${paperStyle(sheet.paper)}
    body{font-family:'${sheet.font}'}</style><body>${above}${inside}${below}</body>`
}

const resolve = createRequire(import.meta.url).resolve

/** Faces inside the page, so that a sheet looks the same on every machine. A hand has one weight only. */
const faces = (font: string): string =>
  filesOf(font)
    .map(([weight, file]) => {
      const bytes = readFileSync(file).toString('base64')
      return `@font-face{font-family:'${font}';font-weight:${weight};src:url(data:font/woff2;base64,${bytes})}`
    })
    .join('')

/** A hand that fills in a printed form. */
const facesIn = (inside: string): string => (inside.includes("font-family:'kalam'") ? faces('kalam') : '')

const variable = new Set(['figtree', 'fraunces'])
const oneWeight = new Set([
  'patrick-hand',
  'special-elite',
  'handlee',
  'indie-flower',
  'schoolbell',
  'vt323',
  'architects-daughter',
  'gochi-hand',
  'coming-soon',
  'cutive-mono',
  'delius',
  'neucha',
  'shadows-into-light',
  'pangolin',
  'short-stack',
  'rancho',
])

const filesOf = (font: string): (readonly [weight: string, file: string])[] => {
  if (variable.has(font))
    return [['100 900', resolve(`@fontsource-variable/${font}/files/${font}-latin-wght-normal.woff2`)]]
  const weights = oneWeight.has(font) ? ['400'] : ['400', '700']
  return weights.map((weight) => [weight, resolve(`@fontsource/${font}/files/${font}-latin-${weight}-normal.woff2`)])
}

const paperStyle = (paper: string): string => papers.get(paper) ?? ''

const papers: ReadonlyMap<string, string> = new Map([
  ['blanco', 'body{background:#fdfdfb}'],
  ['crema', 'body{background:#f3e9d2;color:#3a2c1c}'],
  ['reciclado', 'body{background:#d9d2c3;color:#35322c}'],
  [
    'cuadros',
    'body{background:#fafaf6;background-image:linear-gradient(#c3d3e2 1px,transparent 1px),linear-gradient(90deg,#c3d3e2 1px,transparent 1px);background-size:34px 34px}',
  ],
  [
    'manchado',
    'body{background:radial-gradient(circle at 78% 62%,transparent 0 118px,#b08a5a66 120px 132px,transparent 136px),radial-gradient(circle at 30% 85%,#c9a36a55 0 90px,transparent 120px),#f7f3ea}',
  ],
  ['kraft', 'body{background:#c2a077;color:#33241a}'],
  ['azulado', 'body{background:#cfdcea;color:#25305a}'],
  [
    'amarillo',
    'body{background:#f6efaf;background-image:linear-gradient(90deg,#0000 70px,#d88 70px 72px,#0000 72px),repeating-linear-gradient(#0000 0 46px,#9fb8cf 46px 47px)}',
  ],
  ['pautado', 'body{background:repeating-linear-gradient(#0000 0 40px,#a9bccf 40px 42px),#fbfbf8}'],
  [
    'plastificado',
    'body{background:linear-gradient(115deg,#0000 42%,#ffffffb0 46%,#ffffffd0 49%,#0000 54%),#eef0ee;color:#2b2b2b}',
  ],
  [
    'fotocopia',
    'body{background:radial-gradient(#555 0.8px,#0000 1.4px) 0 0/53px 61px,radial-gradient(#777 0.7px,#0000 1.2px) 17px 29px/71px 43px,linear-gradient(90deg,#b5b5b5,#f2f2f2 12%,#f4f4f4 88%,#c9c9c9);color:#2d2d2d}',
  ],
  [
    'termico',
    'body{background:linear-gradient(90deg,#d9d4d8,#efedf0 20%,#edeaee 80%,#d2ccd2);color:#6b6572;font-size:34px}',
  ],
  ['desvaido', 'body{background:#e4e0d6;color:#8a8478}'],
  [
    'arrugado',
    'body{background:linear-gradient(100deg,#0000 32%,#00000024 33%,#0000 36%),linear-gradient(8deg,#0000 55%,#00000020 56%,#0000 60%),linear-gradient(160deg,#0000 20%,#0000001c 21%,#0000 25%),#f4f1ea}',
  ],
  ...freshPapers,
  ...newerPapers,
])

const styles = `
  *{margin:0;box-sizing:border-box} html{background:#8a8378}
  body{width:${sheetWidth}px;min-height:${sheetHeight}px;padding:84px 92px;color:#1f1d1b;font-size:30px;line-height:1.45}
  h1{font-size:54px;line-height:1.2;margin:18px 0 14px} h2{font-size:36px;margin:26px 0 10px} h3{font-size:29px;margin:0 0 8px}
  p{margin-bottom:8px} .campo~h1{display:none}
  .casa{font-size:27px;letter-spacing:.12em;text-align:center;margin-bottom:20px} .campo{font-size:34px}
  .logotipo{font-size:46px;font-style:italic;text-align:right} .lema{text-align:right;font-size:24px;margin-bottom:26px}
  .folio{display:flex;justify-content:space-between;font-size:23px;font-style:italic;border-bottom:1px solid #555}
  .seccion{font-size:24px;letter-spacing:.2em;margin-top:10px} .pie{font-size:21px;margin-top:34px;border-top:1px solid #777;padding-top:8px}
  table{border-collapse:collapse;width:100%;margin:12px 0} th,td{text-align:left;padding:6px 14px;font-size:28px}
  .filetes th,.filetes td,.ficha td{border:2px solid #444} .ficha td{font-size:24px} .filetes th{background:#e6e2d8}
  .limpia th{border-bottom:2px solid #333} .limpia{width:82%}
  .cebra tr:nth-child(odd) td{background:#0000001a} .cebra th{background:#3d4640;color:#fff}
  .lateral{display:grid;grid-template-columns:31% 64%;gap:5%;margin-top:26px} .margen{font-size:25px}
  .derecha{grid-template-columns:64% 31%} .doble{columns:2;column-gap:60px;font-size:27px}
  .puntos{display:flex;gap:10px;align-items:baseline} .puntos i{flex:1;border-bottom:4px dotted #555}
  .centrada td,.centrada th{text-align:center} .recibo{width:820px;margin:auto} .recibo .fila{gap:30px}
  .barra{background:#33302c;color:#fff;padding:4px 18px;font-size:30px} .fila{display:flex;gap:60px}
`
