import type { LineCheck } from '#core/costing/costs/line-checks.ts'
import type { LinkedCost } from '#core/costing/costs/linked-line.ts'
import { type IngredientPrice, priceDay } from '#core/costing/prices/price.ts'
import type { Measure } from '#core/elaboraciones/share.ts'
import { formatDate } from '#core/format/date.ts'
import { formatDecimal, formatQuantity } from '#core/format/decimal.ts'
import { formatEuros, formatUnitPrice } from '#core/format/money.ts'
import { formatPeriod, withReadableMonths } from '#core/format/period.ts'
import { type Unit, unitLabel } from '#core/units/units.ts'

/** '6 unidades', '250 g'. */
const amountLabel = (quantity: number, unit: Unit): string => `${formatQuantity(quantity)} ${unitLabel(unit, quantity)}`

/** '3,20 €/kg', '0,0019 €/kg'. */
export const unitPriceLabel = (price: number, unit: string): string => `${formatUnitPrice(price)}/${unit}`

/** '300 g', '1,25 kg'. */
export const weightLabel = (grams: number): string =>
  grams >= 1000 ? `${formatQuantity(grams / 1000)} kg` : `${formatQuantity(grams)} g`

const count = (total: number, one: string, many: string): string =>
  `${formatDecimal(total)} ${total === 1 ? one : many}`

const recipeCount = (total: number): string => count(total, 'receta', 'recetas')
const ingredientCount = (total: number): string => count(total, 'ingrediente', 'ingredientes')
/** '3 de 12 ingredientes'. */
const progressOf = (done: number, total: number): string => `${formatDecimal(done)} de ${ingredientCount(total)}`
const priceCount = (total: number): string => count(total, 'precio', 'precios')

type LinkedDoubts = LinkedCost['inside']

const measureNames: Readonly<Record<Measure, string>> = {
  grams: 'gramos',
  millilitres: 'mililitros',
  pieces: 'piezas',
  servings: 'raciones',
}

/** Specification §8, 'Costing', as data for useAction. */
export const operations = {
  generate: {
    success: (cost: string) => ['Escandallo generado', cost] as const,
    failure: ['Error', 'Hubo un problema al generar el escandallo'],
  },
  load: ['Error', 'No se pudieron cargar los precios'],
  loadCosts: ['Error', 'No se pudieron cargar los costes'],
  loadRecipe: ['Error', 'No se pudo abrir el escandallo'],
  add: {
    success: ['Precio guardado', 'El precio se ha guardado correctamente'],
    failure: ['Error', 'No se pudo guardar el precio'],
  },
  edit: {
    success: ['Precio actualizado', 'El precio se ha actualizado correctamente'],
    failure: ['Error', 'No se pudo actualizar el precio'],
  },
  delete: {
    success: ['Precio eliminado', 'El precio se ha eliminado correctamente'],
    failure: ['Error', 'No se pudo eliminar el precio'],
  },
  preview: { failure: ['Error', 'No se pudo leer la lista de precios'] },
  import: { failure: ['Error', 'No se pudieron importar los precios'] },
  export: { failure: ['Error', 'No se pudo exportar la lista de precios'] },
} as const

export const pageTexts = {
  title: 'Análisis de Costes',
  subtitle: 'Lo que cuesta cada plato y cada ración, con tus precios.',
  sections: { label: 'En esta página', costs: 'Coste por receta', prices: 'Precios guardados' },
  menu: 'Ingeniería de menú',
  household: {
    label: 'Convertir medidas caseras a gramos',
    text: 'Las unidades, tazas y cucharadas se pesan: 6 huevos cuentan como 300 g. Sin convertir, 6 unidades se cuentan como 6 kg.',
  },
} as const

/** Asked once, beside the first dish it matters for. */
export const measuresTexts = {
  title: '¿Cómo cuenta tu cocina las piezas, tazas y cucharadas?',
  text: 'Hasta ahora se cuentan tal cual: 6 unidades son 6 kg. Se pregunta una vez; se cambia cuando quieras en Análisis de Costes.',
  asIs: 'Tal cual',
  weighed: 'Pesadas, en gramos',
} as const

export const generateTexts = {
  title: 'Generar escandallos',
  text: 'Busca el precio de cada ingrediente que no lo tiene, lo guarda y calcula el coste. Los precios tuyos no se tocan.',
  recipe: 'Receta',
  placeholder: 'Busca una receta…',
  clearRecipe: 'Quitar la receta elegida',
  generate: 'Generar Escandallos',
  generateAll: 'Generar para todas',
  cancel: 'Cancelar',
  chooseFirst: ['Error', 'Selecciona una receta'],
  progress: progressOf,
  progressLabel: 'Ingredientes con precio',
  counting: 'Contando ingredientes…',
  current: (name: string) => `Buscando el precio de ${name}`,
  cost: (total: number, perServing: number) =>
    `Coste total: ${formatEuros(total)} · Por ración: ${formatEuros(perServing)}`,
  cancelled: 'Generación cancelada',
  left: 'Generación detenida',
  kept: (done: number, total: number) =>
    `${progressOf(done, total)}. Lo encontrado está guardado; al generar otra vez sigue donde estaba.`,
  failed: (done: number, total: number) =>
    `Se ha parado en ${progressOf(done, total)}. Lo encontrado está guardado; al generar otra vez sigue donde estaba.`,
  allDone: 'Escandallos generados',
  allFound: (found: number, missing: number) =>
    missing === 0
      ? `${priceCount(found)} más en tu lista.`
      : `${priceCount(found)} más en tu lista; sin encontrar, ${formatDecimal(missing)} (5 €/kg, estimado).`,
  nothingMissing: 'Todos los ingredientes de tus recetas tienen ya su precio.',
} as const

export const costTexts = {
  title: pageTexts.sections.costs,
  count: recipeCount,
  search: 'Buscar por nombre o categoría',
  sortBy: 'Ordenar por',
  columns: {
    name: 'Receta',
    category: 'Categoría',
    servings: 'Raciones',
    total: 'Coste total',
    per_serving: 'Coste por ración',
  },
  orders: {
    name: ['Receta, A–Z', 'Receta, Z–A'],
    category: ['Categoría, A–Z', 'Categoría, Z–A'],
    servings: ['Menos raciones', 'Más raciones'],
    total: ['Coste total, de menos a más', 'Coste total, de más a menos'],
    per_serving: ['Coste por ración, de menos a más', 'Coste por ración, de más a menos'],
  },
  noPrice: 'Sin precio',
  atLeast: 'al menos',
  without: (lines: number) => count(lines, 'ingrediente sin precio', 'ingredientes sin precio'),
  estimated: (lines: number) => count(lines, 'precio estimado', 'precios estimados'),
  countedAsIs: (lines: number) => count(lines, 'medida contada como kg o l', 'medidas contadas como kg o l'),
  empty: {
    none: 'No hay recetas. Crea tu primera receta.',
    noneText: 'Cuando tengas recetas, aquí verás lo que cuesta cada una.',
    recipes: 'Ir al Gestor de Recetas',
    search: 'No se encontraron recetas',
    searchText: 'Prueba con menos palabras. No importan los acentos ni las mayúsculas.',
  },
} as const

export const pagerTexts = {
  range: (first: number, last: number, total: number | undefined) =>
    total === undefined
      ? `${formatDecimal(first)}–${formatDecimal(last)}`
      : `${formatDecimal(first)}–${formatDecimal(last)} de ${formatDecimal(total)}`,
  pages: (of: string) => `Páginas de ${of}`,
  previous: 'Anterior',
  next: 'Siguiente',
} as const

export const sheetTexts = {
  kind: 'Escandallo',
  servings: 'Raciones',
  date: (iso: string) => formatDate(iso),
  total: 'Coste total',
  perServing: 'Coste por ración',
  unknown: 'Sin precio',
  atLeast: 'como mínimo',
  table: 'Ingredientes del escandallo',
  columns: { name: 'Ingrediente', quantity: 'Cantidad', price: 'Precio', cost: 'Coste', share: 'Parte' },
  quantityOf: (name: string) => `Cantidad de ${name}`,
  noPrice: 'Sin precio',
  share: (share: number) =>
    share > 0 && share < 0.0005 ? '< 0,1 %' : `${formatDecimal(share * 100, share < 0.1 ? 1 : 0)} %`,
  summary: {
    without: (lines: number) =>
      `${count(lines, 'ingrediente sin precio', 'ingredientes sin precio')}: el total es un mínimo.`,
    search: (lines: number) => (lines === 1 ? 'Buscar el precio que falta' : 'Buscar los precios que faltan'),
    estimated: (lines: number) => count(lines, 'precio estimado', 'precios estimados'),
    countedAsIs: (lines: number) => count(lines, 'medida contada como kg o l', 'medidas contadas como kg o l'),
    withoutMerma: (lines: number) =>
      `${count(lines, 'línea limpia cuya merma no se conoce', 'líneas limpias cuya merma no se conoce')}: el total es un mínimo.`,
  },
  notes: {
    fallback: 'Precio supuesto: la búsqueda no encontró ninguno.',
    estimate: 'Precio estimado a partir de un alimento parecido.',
    asIs: (quantity: number, unit: Unit, as: 'kg' | 'l') =>
      `${amountLabel(quantity, unit)} ${quantity === 1 ? 'se cuenta' : 'se cuentan'} como ${formatQuantity(quantity)} ${as}`,
    apply: (grams: number) => `Usar ${weightLabel(grams)}`,
    applyHint: (name: string, grams: number) => `Usar ${weightLabel(grams)} de ${name}`,
    weighed: (quantity: number, unit: Unit, grams: number, food: string) =>
      `${amountLabel(quantity, unit)} ≈ ${weightLabel(grams)} (${food})`,
    guess: 'Equivalencia dudosa: compruébala.',
    back: 'Contar tal cual',
    backHint: (name: string) => `Contar tal cual ${name}`,
    volume: (quantity: number, unit: Unit, grams: number) =>
      `${amountLabel(quantity, unit)} se cuenta como ${formatQuantity(unit === 'l' ? quantity : quantity / 1000)} kg; pesa unos ${weightLabel(grams)}`,
    mismatch: (unit: Unit, priceUnit: string) =>
      `La receta va en ${unitLabel(unit, 2)} y el precio es por ${priceUnit}: revisa la unidad.`,
    old: (date: string, days: number) =>
      `Precio de ${formatPeriod(date)}: tiene más de ${count(Math.floor(days / 30), 'mes', 'meses')}.`,
    noPrice: 'Busca su precio arriba o añádelo en Precios guardados.',
    mermaUnknown: 'Está en limpio, pero no se sabe cuánto se aprovecha: cuenta como bruto. Haz un test de rendimiento.',
    mermaNotWeighed: 'Está en limpio, pero la merma sólo cuenta en peso y con el precio por kilo: cuenta como bruto.',
    noYield: (recipe: string, lacks: Measure) =>
      `No se sabe cuánto rinde «${recipe}» en ${measureNames[lacks]}: escribe su rendimiento en la receta.`,
    linkedWithoutCost: (recipe: string) => `Ningún ingrediente de «${recipe}» tiene precio.`,
    linkedDoubts: ({ withoutPrice, estimated, countedAsIs, oldPrices, withoutMerma }: LinkedDoubts) =>
      `Dentro: ${[
        ...(withoutPrice > 0 ? [count(withoutPrice, 'ingrediente sin precio', 'ingredientes sin precio')] : []),
        ...(estimated > 0 ? [count(estimated, 'precio estimado', 'precios estimados')] : []),
        ...(countedAsIs > 0 ? [count(countedAsIs, 'medida contada como kg o l', 'medidas contadas como kg o l')] : []),
        ...(withoutMerma > 0 ? [count(withoutMerma, 'línea limpia sin merma', 'líneas limpias sin merma')] : []),
        ...(oldPrices > 0 ? [count(oldPrices, 'precio antiguo', 'precios antiguos')] : []),
      ].join(', ')}.`,
    computedYield: (grams: number, loss: number | null) =>
      loss === null
        ? `Rinde ${weightLabel(grams)}, según sus ingredientes y sin merma de cocción.`
        : `Rinde ${weightLabel(grams)}, según sus ingredientes menos un ${formatDecimal(loss, 1)} % de merma de cocción.`,
  },
  trial: {
    title: 'Estás probando cambios.',
    text: 'Se quedan en esta ventana y no tocan la receta.',
    save: 'Guardar en la receta',
    reset: 'Volver a la receta',
  },
  dropped: {
    title: 'Prueba sin guardar',
    text: (recipe: string) => `Las cantidades que probabas en «${recipe}» no se han guardado en la receta.`,
    resume: 'Seguir probando',
  },
  stale: {
    title: 'La receta se ha cambiado en otro sitio.',
    text: 'Carga la versión nueva para seguir; los cambios que estabas probando se dejan.',
    load: 'Cargar la versión nueva',
  },
  print: 'Imprimir',
  exportCsv: 'Exportar CSV',
  /** Where and when, the date only where the source does not name it: 'Precio propio · 21/11/2026'. */
  priceFrom: (price: IngredientPrice) =>
    [
      ...(price.source === null || price.source === '' ? [] : [withReadableMonths(price.source)]),
      ...(price.priceDate !== null && price.source?.includes(price.priceDate) ? [] : [formatPeriod(priceDay(price))]),
    ].join(' · '),
  notesOf: (name: string) => `Avisos de ${name}`,
} as const

export const priceTexts = {
  title: pageTexts.sections.prices,
  count: priceCount,
  filter: 'Filtrar por nombre',
  columns: {
    name: 'Ingrediente',
    price: 'Precio',
    unit: 'Unidad',
    source: 'Fuente',
    date: 'Fecha',
    actions: 'Acciones',
  },
  noSource: 'N/A',
  own: 'Tuyo',
  estimated: 'Estimado',
  edit: (name: string) => `Editar ${name}`,
  delete: (name: string) => `Eliminar ${name}`,
  priceOf: (name: string) => `Precio de ${name}`,
  unitOf: (name: string) => `Unidad de ${name}`,
  unitHint: 'kg',
  save: 'Guardar',
  cancel: 'Cancelar',
  add: 'Añadir precio',
  export: 'Exportar CSV',
  import: 'Importar CSV',
  invalid: {
    title: 'Error',
    price: 'El precio debe ser un número mayor que 0',
    unit: 'La unidad no puede estar vacía',
    name: 'El nombre del ingrediente no puede estar vacío',
  },
  stale: {
    title: 'Hay un precio más nuevo, guardado en otro sitio',
    now: ({ pricePerUnit, unit }: IngredientPrice) => `Ahora: ${unitPriceLabel(pricePerUnit, unit)}.`,
    kept: 'Todo lo que has escrito sigue aquí. Al guardar sustituye al precio nuevo.',
  },
  empty: {
    title: 'No hay precios guardados',
    text: 'Genera escandallos para encontrar precios, o añade los tuyos.',
    search: 'No se encontraron precios',
    searchText: 'Prueba con menos palabras. No importan los acentos ni las mayúsculas.',
  },
  attribution:
    'Precios de referencia: Mercamadrid (mayorista, sin IVA; datos abiertos del Ayuntamiento de Madrid) y Mercadona online (PVP, IVA incluido); el agua, INE. La fecha está en cada precio.',
} as const

export const deletePriceTexts = {
  title: 'Eliminar precio?',
  text: 'El precio guardado se eliminará. Podrás generarlo de nuevo más tarde.',
  confirm: 'Eliminar',
  cancel: 'Cancelar',
} as const

export const addPriceTexts = {
  title: 'Añadir precio',
  name: 'Ingrediente',
  price: 'Precio (€)',
  unit: 'Unidad',
  unitHint: 'kg',
  replaces: 'Si ya hay un precio con ese nombre, se cambia por este.',
  cancel: 'Cancelar',
  save: 'Guardar',
} as const

/** A note's words and how they stand out. */
export const checkText = (check: LineCheck): string => {
  const { notes } = sheetTexts
  switch (check.kind) {
    case 'no_price':
      return notes.noPrice
    case 'estimated_price':
      return check.price === 'fallback' ? notes.fallback : notes.estimate
    case 'counted_as_is':
      return notes.asIs(check.quantity, check.unit, check.countedAs)
    case 'volume_as_weight':
      return notes.volume(check.quantity, check.unit, check.equivalence.grams)
    case 'unit_mismatch':
      return notes.mismatch(check.unit, check.priceUnit)
    case 'old_price':
      return notes.old(check.date, check.days)
    case 'merma_unknown':
      return notes.mermaUnknown
    case 'merma_not_weighed':
      return notes.mermaNotWeighed
    case 'no_yield':
      return notes.noYield(check.recipe, check.lacks)
    case 'linked_without_cost':
      return notes.linkedWithoutCost(check.recipe)
    case 'linked_doubts':
      return notes.linkedDoubts(check)
    case 'computed_yield':
      return notes.computedYield(check.grams, check.cookingLossPercent)
  }
}

export const importTexts = {
  title: 'Importar lista de precios',
  counts: (added: number, updated: number, same: number) =>
    `${count(added, 'precio nuevo', 'precios nuevos')} · ${count(updated, 'cambia', 'cambian')} · ${count(same, 'queda igual', 'quedan igual')}`,
  used: (used: number, all: number) =>
    `${formatDecimal(used)} de ${formatDecimal(all)} coinciden con ingredientes de tus recetas.`,
  problems: (lines: number) =>
    `${count(lines, 'línea no se entiende y no se importa', 'líneas no se entienden y no se importan')}.`,
  problemsTitle: 'Líneas que no se entienden',
  line: (line: number) => `Línea ${line}:`,
  update: 'Cambiar también los precios que ya tienes guardados',
  table: 'Precios de la lista',
  columns: { name: 'Ingrediente', price: 'Precio', status: 'Qué pasa', match: 'En tus recetas' },
  status: { new: 'Nuevo', update: 'Cambia', same: 'Igual' },
  changes: (unitPrice: string) => `Cambia: era ${unitPrice}`,
  inRecipes: (lines: number) => count(lines, 'línea', 'líneas'),
  offer: ({ supplier, format, format_price }: { supplier: string; format: string; format_price: number }) =>
    [
      ...(supplier === '' ? [] : [supplier]),
      ...(format === '' ? [] : [`${format} a ${formatEuros(format_price)}`]),
    ].join(' · '),
  inNone: (food: string | null) => (food === null ? 'No aparece' : `No aparece; se parece a ${food}`),
  more: (rest: number) => `y ${formatDecimal(rest)} más`,
  cancel: 'Cancelar',
  confirm: (rows: number) => `Importar ${priceCount(rows)}`,
  done: 'Precios importados',
  report: ({ inserted, updated, unchanged }: { inserted: number; updated: number; unchanged: number }) =>
    `${count(inserted, 'nuevo', 'nuevos')}, ${count(updated, 'cambiado', 'cambiados')}, ${count(unchanged, 'igual', 'iguales')}.`,
} as const

/** Names of the files; their words are in core/costing/texts.ts. */
export const csvTexts = {
  escandallo: (recipe: string) => `escandallo ${recipe}`,
  prices: 'precios',
} as const
