import type { SalesPreview } from '#core/api/sales.ts'
import { type MenuMatrix, type Quadrant, quadrantWords } from '#core/costing/menu/menu-engineering.ts'
import { formatDate } from '#core/format/date.ts'
import { formatDecimal } from '#core/format/decimal.ts'
import { formatEuros } from '#core/format/money.ts'
import type { Reason } from './judge.ts'

const count = (total: number, one: string, many: string): string =>
  `${formatDecimal(total)} ${total === 1 ? one : many}`

const dishCount = (total: number): string => count(total, 'plato', 'platos')
const servingCount = (total: number): string => count(total, 'ración', 'raciones')

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

const plural: Readonly<Record<Quadrant, string>> = {
  star: 'Estrellas',
  workhorse: 'Caballos de batalla',
  puzzle: 'Puzles',
  dog: 'Perros',
}

const meanings: Readonly<Record<Quadrant, string>> = {
  star: 'Se vende mucho y deja margen.',
  workhorse: 'Se vende mucho y deja poco.',
  puzzle: 'Deja margen y se vende poco.',
  dog: 'Se vende poco y deja poco.',
}

const reasons: Readonly<Record<Reason, string>> = {
  no_units: 'Sin ventas escritas',
  no_price: 'Sin PVP',
  no_cost: 'Sin coste',
  partial_cost: 'Faltan precios',
}

const reasonHints: Readonly<Record<Reason, string>> = {
  no_units: 'Escribe lo que se vendió; si no se vendió ninguno, 0.',
  no_price: 'Toca el plato y escribe su PVP.',
  no_cost: 'Ningún ingrediente tiene precio.',
  partial_cost: 'Con ingredientes sin precio el margen parecería mayor.',
}

export const operations = {
  load: ['Error', 'No se pudieron cargar las ventas'],
  save: { failure: ['Error', 'No se pudieron guardar las ventas'] },
  delete: {
    success: ['Ventas borradas', 'Las ventas de ese periodo se han borrado'],
    failure: ['Error', 'No se pudieron borrar las ventas'],
  },
  preview: { failure: ['Error', 'No se pudo leer la lista de ventas'] },
} as const

export const menuTexts = {
  hint: 'Compara los platos de una carta por lo que se venden y lo que dejan (Kasavana y Smith). Escribe las raciones vendidas de cada plato con PVP, o importa la lista de tu caja.',
  saved: 'Periodo guardado',
  other: 'Otro periodo',
  period: (from: string, to: string, dishes: number) =>
    `${formatDate(from)} – ${formatDate(to)} · ${dishCount(dishes)}`,
  from: 'Desde',
  to: 'Hasta',
  wrongPeriod: 'El periodo no puede acabar antes de empezar',
  category: 'Categoría',
  allCategories: 'Todas las categorías',
  noCategory: 'Sin categoría',
  import: 'Importar ventas',
  delete: 'Borrar las ventas',
  deleting: {
    title: '¿Borrar las ventas?',
    text: 'Se borran las raciones vendidas de todos los platos en este periodo. Esta acción no se puede deshacer.',
    confirm: 'Borrar',
    cancel: 'Cancelar',
  },
  none: {
    title: 'Ningún plato tiene PVP ni ventas',
    text: 'Escribe el PVP de tus platos en su escandallo, añade aquí sus ventas o importa la lista de tu caja.',
  },
  summary: (sold: number, judged: number, { total, popularFrom, meanMargin }: MenuMatrix) =>
    [
      `${dishCount(sold)} con ventas, ${servingCount(total)}.`,
      ...(judged < sold ? [`Se juzgan ${formatDecimal(judged)}.`] : []),
      `Popular desde ${formatDecimal(popularFrom, 1)} raciones (el 70 % de la media);`,
      `margen alto desde ${formatEuros(meanMargin)} (la media, según lo vendido).`,
    ].join(' '),
  nothing: 'Para comparar hacen falta al menos dos platos con ventas, PVP y coste.',
  more: (dishes: number) => `${count(dishes, 'plato con PVP más no cabe', 'platos con PVP más no caben')} en la lista.`,
  axes: { margin: 'Margen por ración ↑', units: 'Raciones vendidas →' },
  plural,
  name: (quadrant: Quadrant) => capital(quadrantWords[quadrant].name),
  picture: (counts: readonly (readonly [Quadrant, number])[]) =>
    `Los platos por raciones vendidas y margen: ${counts.map(([one, total]) => `${plural[one].toLowerCase()}, ${formatDecimal(total)}`).join('; ')}. Cada número es el del plato en la tabla.`,
  advice: 'Qué hacer',
  adviceOf: (quadrant: Quadrant, dishes: number) =>
    `· ${dishCount(dishes)}. ${meanings[quadrant]} ${quadrantWords[quadrant].advice}`,
  rest: (dishes: number) => `y ${formatDecimal(dishes)} más`,
  reasons,
  reasonOf: (reason: Reason, dishes: number) => `· ${dishCount(dishes)}. ${reasonHints[reason]}`,
  table: 'Platos de la carta',
  columns: { dish: 'Plato', units: 'Raciones', price: 'PVP', cost: 'Coste', margin: 'Margen', place: 'Qué es' },
  unitsOf: (name: string) => `Raciones vendidas de ${name}`,
  unsaid: '–',
  showMore: (dishes: number) => `Mostrar ${dishCount(dishes)} más`,
  add: { recipe: 'Otro plato', units: 'Raciones vendidas', button: 'Añadir' },
} as const

export const importTexts = {
  title: 'Importar ventas',
  period: (from: string, to: string) => `Del ${formatDate(from)} al ${formatDate(to)}, los dos incluidos.`,
  counts: (known: number, unknown: number) =>
    `${count(known, 'plato encontrado', 'platos encontrados')} en tus recetas${unknown === 0 ? '' : ` · ${formatDecimal(unknown)} sin receta`}.`,
  unknown: 'Lo que no tiene receta no se importa, salvo que digas cuál es.',
  problems: (lines: number) =>
    `${count(lines, 'línea no se entiende y no se importa', 'líneas no se entienden y no se importan')}.`,
  problemsTitle: 'Líneas que no se entienden',
  line: (line: number) => `Línea ${formatDecimal(line)}:`,
  table: 'Ventas de la lista',
  columns: { name: 'En la lista', units: 'Raciones', recipe: 'Receta' },
  added: ({ lines }: SalesPreview['rows'][number]) => `Suma de ${formatDecimal(lines.length)} líneas`,
  changes: (units: number) => `Eran ${formatDecimal(units)}`,
  none: 'Ninguna receta se llama así',
  several: (recipes: number) => `${formatDecimal(recipes)} recetas se llaman así`,
  choose: (name: string) => `Decir cuál es ${name}`,
  chooseShort: 'Decir cuál',
  recipeOf: (name: string) => `Receta de ${name}`,
  clear: (name: string) => `Quitar la receta de ${name}`,
  more: (rest: number) => `y ${formatDecimal(rest)} más`,
  cancel: 'Cancelar',
  confirm: (dishes: number) => `Importar ${dishCount(dishes)}`,
  done: 'Ventas importadas',
  report: (dishes: number, total: number) => `${dishCount(dishes)}, ${servingCount(total)}.`,
} as const
