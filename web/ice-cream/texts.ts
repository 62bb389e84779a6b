import { formatDecimal, formatExact, formatFixed } from '#core/format/decimal.ts'
import {
  type FormulaType,
  type FormulaUnit,
  formulaTypes,
  type IngredientType,
} from '#core/ice-cream/composition/formula.ts'
import type { BandVerdict, FormulaAnalysis, Severity } from '#core/ice-cream/judging/analysis.ts'

/** Specification §8, 'Ice-cream lab', as data for useAction. */
export const operations = {
  create: { failure: ['Error', 'No se pudo crear la fórmula'] },
  generate: { failure: ['Error en la generación', 'No se pudo generar la fórmula con IA'] },
  addRow: { failure: ['Error', 'No se pudo añadir el ingrediente'] },
  updateRow: { failure: ['Error', 'No se pudo actualizar el ingrediente'] },
  deleteRow: { failure: ['Error', 'No se pudo eliminar el ingrediente'] },
  analyze: { failure: ['Error en el análisis', 'No se pudo completar el análisis de la fórmula'] },
  update: { failure: ['Error', 'No se pudo actualizar la fórmula'] },
  delete: { failure: ['Error', 'No se pudo eliminar la fórmula'] },
} as const

export const loadFailures = {
  formulas: ['Error', 'No se pudieron cargar las fórmulas'],
  rows: ['Error', 'No se pudieron cargar los ingredientes'],
} as const

export const typeNames: Readonly<Record<FormulaType, string>> = {
  helado: 'Helado',
  sorbete: 'Sorbete',
  granizado: 'Granizado',
}

export const typeOf = (text: string): FormulaType => formulaTypes.find((type) => type === text) ?? 'helado'

export const ingredientTypeNames: Readonly<Record<IngredientType, string>> = {
  grasa: 'Grasa',
  azucar: 'Azúcar',
  estabilizante: 'Estabilizante',
  emulsionante: 'Emulsionante',
  agua: 'Agua',
  otro: 'Otro',
}

export const unitNames: Readonly<Record<FormulaUnit, string>> = { g: 'g', kg: 'kg', ml: 'ml', l: 'l' }

export const labTexts = {
  title: 'Laboratorio de Helados',
  subtitle: 'Formula, equilibra y mira cómo congela, mientras escribes.',
  error: 'Error',
  name: 'Nombre de la fórmula',
  namePlaceholder: 'Helado de pistacho',
  type: 'Tipo',
  create: 'Crear Vacía',
  generate: 'Generar con IA',
  generating: 'Generando fórmula…',
  nameRequired: 'El nombre de la fórmula es obligatorio',
  nameRequiredForAi: 'El nombre de la fórmula es obligatorio para generar con IA',
  selectFirst: 'Selecciona una fórmula primero',
  newFormula: 'Nueva fórmula',
  list: 'Fórmulas',
  none: 'Todavía no hay fórmulas. Ponle nombre a la primera.',
  search: 'Buscar fórmula',
  searching: 'Buscando…',
  noneFound: 'Ninguna fórmula se llama así.',
  delete: (name: string) => `Eliminar ${name}`,
  confirmDelete: (name: string) => `¿Eliminar la fórmula «${name}»? Esta acción no se puede deshacer.`,
  analyzed: 'analizada',
  notAnalyzed: 'sin analizar',
  noneSelected: 'Ninguna fórmula seleccionada',
  noneSelectedText: 'Elige una de la lista, crea una vacía o genera una con IA a partir de su nombre.',
  analyzeByHand: ['Fórmula creada, sin analizar', 'Pulsa «Analizar Fórmula» para calcular sus resultados.'],
  copyOf: (name: string) => `${name.slice(0, 190)} (copia)`,
} as const

export const panelTexts = {
  analyze: 'Analizar Fórmula',
  duplicate: 'Duplicar',
  print: 'Imprimir',
  needsIngredient: 'Añade al menos un ingrediente antes de analizar',
  unsaved: ['Error en el análisis', 'Hay cambios que todavía no se han podido guardar.'],
  tabs: 'Partes de la fórmula',
  ingredients: 'Ingredientes',
  calculations: 'Cálculos',
  process: 'Procesos',
  analysis: 'Análisis',
  yield: (grams: number) => `Rendimiento ${formatDecimal(grams)} g`,
  servedAt: (degrees: number) => `Para servir a ${formatDecimal(degrees, 1)} °C`,
} as const

export const factTexts = {
  edit: 'Editar',
  title: 'Editar la fórmula',
  typeNote: 'Cambia los rangos, el proceso y la temperatura de servicio; los ingredientes se quedan.',
  servings: 'Rendimiento (g)',
  servingsNote: 'Las cantidades no cambian. Para llevarlas a otro peso está «Escalar».',
  outside: (most: number) => `Mayor que 0 y hasta ${formatDecimal(most)}`,
  serving: 'Temperatura de servicio (°C)',
  servingNote: 'La de tu vitrina o tu arcón: a ella se juzgan la firmeza y el PAC. Vacía, la habitual.',
  servingOutside: (least: number, most: number) => `Entre ${formatDecimal(least)} y ${formatDecimal(most)} °C`,
  save: 'Guardar',
  changed: (type: FormulaType | null) =>
    type === null ? 'Fórmula actualizada.' : `Fórmula actualizada: ahora es ${typeNames[type].toLowerCase()}.`,
  undo: 'Deshacer',
} as const

export const originTexts = {
  by: (engine: string) => `Propuesta de: ${engine}.`,
  localEngine: 'Motor local',
  notes: 'Al generarla',
  dismiss: 'Entendido',
} as const

export const saveTexts = {
  saved: 'Guardado',
  saving: 'Guardando…',
  retrying: 'Sin guardar: se reintenta',
} as const

/** A pinch of sucralose is 0,13 g, not 0,1: what is little keeps its digits. */
const grams = (value: number): string => formatDecimal(value, Math.abs(value) < 1 ? 3 : Math.abs(value) < 10 ? 2 : 1)
const share = (value: number): string => `${formatDecimal(value, Math.abs(value) < 0.1 ? 3 : 1)} %`

export const rowTexts = {
  list: 'Ingredientes',
  row: (index: number, name: string) => (name.trim() === '' ? `Ingrediente ${index}` : name.trim()),
  add: 'Añadir ingrediente',
  empty: 'La fórmula está vacía. Añade su primer ingrediente.',
  emptyText:
    'Escribe «leche», «sacarosa», «mango»… y sus porcentajes se rellenan solos; o pega una lista o las columnas de una hoja de cálculo.',
  name: 'Nombre',
  quantity: 'Cantidad',
  unit: 'Unidad',
  type: 'Tipo',
  delete: (name: string) => `Eliminar ${name}`,
  composition: (name: string) => `Composición de ${name}`,
  compositions: 'Composición',
  share,
  source: (name: string, source: string, isTypical: boolean) =>
    `Tabla: «${name}». ${source.charAt(0).toUpperCase()}${source.slice(1).replace(/\.$/, '')}.${
      isTypical ? ' Es un producto típico: verifícalo con la ficha de tu proveedor.' : ''
    }`,
  suggestion: (pac: number, pod: number) => `PAC ${formatDecimal(pac, 0)} · POD ${formatDecimal(pod, 0)}`,
  outside: (least: number, most: number) => `Entre ${formatExact(least)} y ${formatDecimal(most)}`,
  numbers: {
    fatContent: 'Grasa %',
    sugarContent: 'Azúcares %',
    waterContent: 'Agua %',
    nonFatSolids: 'Sól. no grasos %',
    pacContribution: 'PAC',
    podContribution: 'POD',
  },
  total: (grams: number) => `Peso total: ${formatDecimal(grams, 1)} g`,
  keys: 'Intro, o Ctrl y una flecha, pasan a la misma casilla de otra fila; Intro en la última añade un ingrediente. Las flechas solas cambian el número. También se pegan listas y columnas de una hoja de cálculo.',
  undo: 'Deshacer',
  removed: (name: string) => `«${name}» eliminado.`,
} as const

const percent = (value: number): string => `${formatFixed(value, 2)} %`

export const calculationTexts = {
  prompt: 'Esta fórmula todavía no tiene cálculos',
  promptText: 'Se calculan con sus ingredientes: composición, PAC, POD, punto de congelación y textura.',
  generate: 'Generar Cálculos',
  stale: 'La fórmula ha cambiado desde el último análisis. Pulsa «Analizar Fórmula» para ponerlo al día.',
  composition: 'Composición',
  fat: 'Grasa',
  sugar: 'Azúcares',
  solids: 'Sólidos no grasos',
  freeWater: 'Agua libre a −18 °C',
  freezing: 'Poder anticongelante y dulzor',
  pac: 'PAC',
  pod: 'POD',
  behaviour: 'Comportamiento',
  overrun: 'Overrun',
  overrunNote: 'Estimado: depende de la máquina',
  meltingPoint: 'Punto de fusión',
  firmness: 'Firmeza',
  texture: 'Textura prevista',
  notApplicable: 'No aplicable',
  details: 'Más valores, en vivo',
  msnf: 'SNGL',
  lactose: 'Lactosa',
  lactoseInWater: (value: number) => `${formatDecimal(value, 1)} % del agua`,
  totalSolids: 'Sólidos totales',
  netPac: 'PAC neto',
  hardening: (points: number) =>
    points < 0.5 ? 'Sin cacao ni fruto seco que endurezca' : `Endurecen ${formatDecimal(points, 0)} puntos`,
  waterPac: 'PAC por kg de agua',
  freeWaterAt12: 'Agua libre a −12 °C',
  freeWaterAtServing: 'Agua libre en su punto',
  percent,
  overrunValue: (value: number) => `${formatFixed(value, 0)}%`,
  whole: (value: number) => formatFixed(value, 0),
  degrees: (value: number) => `${formatFixed(value, 1)} °C`,
} as const

export const processTexts = {
  prompt: 'Esta fórmula todavía no tiene procesos',
  promptText: 'Analiza la fórmula para conocer sus temperaturas y tiempos.',
  pasteurization: 'Pasteurización',
  maturation: 'Maduración',
  churning: 'Mantecación',
  storage: 'Conservación',
  churningNote: 'Temperatura de salida',
  storageNote: 'Temperatura recomendada',
  minutes: (value: number) => `${formatDecimal(value, 1)} min`,
  hours: (value: number) => `${formatDecimal(value, 1)} h`,
  degrees: (value: number) => `${formatDecimal(value, 1)} °C`,
  missing: '—',
  failed: 'No se pudieron cargar los procesos',
  curve: 'Curva de congelación',
} as const

export const analysisTexts = {
  failed: 'No se pudo cargar el análisis',
  prompt: 'Esta fórmula todavía no está analizada',
  promptText: 'Analízala para tener la receta completa y el proceso paso a paso.',
  recipe: 'Receta completa',
  steps: 'Proceso paso a paso',
  legal: 'Denominaciones que cumple (RD 618/1998)',
  summary: (kind: string, grams: number, litres: number) =>
    `${kind} · ${formatDecimal(grams, 0)} g, unos ${formatDecimal(litres, 1)} l`,
  serving: (degrees: number) => `Servir a ${formatDecimal(degrees, 0)} °C`,
  warnings: 'Lo que dice el análisis',
} as const

export const verdictWords: Readonly<Record<BandVerdict, string>> = {
  ok: 'En rango',
  near: 'Cerca',
  out: 'Fuera',
}

export const severityWords: Readonly<Record<Severity, string>> = {
  critical: 'Grave',
  warning: 'Atención',
  info: 'Nota',
}

export const liveTexts = {
  title: 'En vivo',
  weighNothing: 'Todavía no pesa nada: pon cantidades y los valores aparecen aquí.',
  loading: 'Cargando la tabla de ingredientes…',
  failed: 'No se pudo cargar la tabla de ingredientes: los valores en vivo y las sugerencias no están disponibles.',
  retry: 'Reintentar',
  /** Of what is below zero in words: '-1,6–-0,9' nobody reads. */
  range: (min: string, max: string, isBelowZero = false) =>
    min === max ? min : isBelowZero ? `${min} a ${max}` : `${min}–${max}`,
  side: { low: 'por debajo', high: 'por encima' },
  mostly: (name: string, percent: number) => `Sobre todo ${name} (${formatDecimal(percent, 0)} %)`,
  serving: (degrees: number) => `Se sirve a ${formatDecimal(degrees, 1)} °C`,
  /** Where 70 % of the water is frozen, beside another temperature it is to be served at. */
  ideal: (degrees: number) => `Su punto está a ${formatDecimal(degrees, 1)} °C`,
  freezing: (degrees: number) => `Congela desde ${formatFixed(degrees, 1)} °C`,
  firmness: (label: string, degrees: number) => `${label} a ${formatDecimal(degrees, 1)} °C`,
  litres: (litres: number, overrun: number) =>
    `Unos ${formatDecimal(litres, 1)} l con ${formatDecimal(overrun, 0)} % de overrun estimado`,
} as const

export const essentialTexts = {
  pac: 'PAC',
  pod: 'POD',
  degrees: (value: number) => `${formatDecimal(value, 1)} °C`,
  state: (out: number, near: number) =>
    out + near === 0
      ? 'En rango'
      : [out > 0 ? `${out} fuera` : '', near > 0 ? `${near} cerca` : ''].filter(Boolean).join(', '),
} as const

export const warningTexts = { title: 'Avisos de la fórmula' } as const

export const curveTexts = {
  title: 'Curva de congelación, en vivo',
  compare: 'Comparar con',
  noComparison: 'Ninguna',
  noWater: 'No aplicable: la mezcla no tiene agua que congelar.',
  /** Up to 1,5 °C apart the two engines say the same (docs/ciencia/helado.md §5.6). */
  crossCheck: (cross: number, serving: number) => {
    const apart = Math.abs(cross - serving)
    const head = `Comprobación termodinámica: ${formatDecimal(cross, 1)} °C`
    if (apart <= 1.5) return `${head}, dentro del margen normal de 1,5 °C.`
    return cross > serving
      ? `${head}. Quedará más firme de lo que dice el PAC: sírvelo ${formatDecimal(apart, 1)} °C más caliente.`
      : `${head}. Quedará más blando de lo que dice el PAC: sírvelo ${formatDecimal(apart, 1)} °C más frío.`
  },
  own: (name: string, serving: number) => `${name}: servir a ${formatDecimal(serving, 1)} °C`,
  hardness: 'Como se nota de duro, por el cacao y el fruto seco',
  described: (name: string, point: number, serving: number, share: number) =>
    `Agua congelada de ${name} entre 0 y −20 °C. Empieza a ${formatFixed(point, 1)} °C; a la temperatura de servicio, ${formatDecimal(serving, 1)} °C, está congelado el ${formatFixed(share, 0)} %.`,
  servedAt: (degrees: number) => `Servicio ${formatDecimal(degrees, 1)} °C`,
  degrees: (value: number) => `${formatDecimal(value, 0)} °C`,
  asTable: 'Ver la curva como tabla',
  temperature: 'Temperatura',
  missing: '—',
} as const

export const contributionTexts = {
  title: 'Qué aporta cada ingrediente',
  lead: 'PAC y POD en puntos por kilo de mezcla; lo demás, en % de la mezcla. En negrita, quien más pone.',
  ingredient: 'Ingrediente',
  whole: 'Mezcla',
  columns: {
    grams: 'g',
    share: '% del total',
    pac: 'PAC neto',
    pod: 'POD',
    fat: 'Grasa',
    msnf: 'SNGL',
    sugars: 'Azúcares',
    totalSolids: 'Sólidos',
    water: 'Agua',
  },
} as const

const orMissing = (value: number | undefined, unit: string): string =>
  value === undefined ? '—' : `${formatDecimal(value, 1)} ${unit}`

export const comparisonTexts = {
  title: 'Comparación de valores',
  value: 'Valor',
  missing: '—',
  facts: [
    { label: 'Temperatura de servicio', of: ({ freezing }) => orMissing(freezing?.servingTemperature, '°C') },
    { label: 'Punto de congelación', of: ({ freezing }) => orMissing(freezing?.freezingPoint, '°C') },
    { label: 'Firmeza', of: ({ firmness }) => firmness?.label ?? '—' },
    { label: 'Agua libre a −18 °C', of: ({ freezing }) => orMissing(freezing?.freeWaterAt18, '%') },
    { label: 'Peso total', of: ({ mass }) => orMissing(mass, 'g') },
  ] satisfies readonly { readonly label: string; readonly of: (analysis: FormulaAnalysis) => string }[],
} as const

export const printTexts = {
  weigh: 'Se pesa',
  total: 'Total',
  unnamed: 'Ingrediente sin nombre',
  grams: (value: number) => `${grams(value)} g`,
  share,
  machines: 'Máquinas',
  serving: 'Servicio',
  overrun: 'Overrun estimado',
  about: (value: number) => `${formatDecimal(value, 0)} %`,
  values: 'Valores y rango',
  range: liveTexts.range,
  steps: 'Se hace',
  curve: 'Agua congelada según la temperatura',
  notes: 'Notas',
} as const

export const scaleTexts = {
  open: 'Escalar',
  title: 'Escalar la fórmula',
  by: 'Escalar según',
  whole: 'El rendimiento total',
  grams: 'Rendimiento (g)',
  amountIn: (unit: FormulaUnit) => `Cantidad (${unit})`,
  positive: 'Tiene que ser mayor que 0',
  tooMuch: (most: number) => `Ninguna cantidad puede pasar de ${formatDecimal(most)}`,
  preview: 'Cantidades escaladas',
  apply: 'Escalar',
  done: 'Fórmula escalada.',
} as const

export const balanceTexts = {
  open: 'Equilibrar',
  title: 'Equilibrar la fórmula',
  lead: 'Mueve las filas que no estén fijas, con el mismo peso total, hacia el óptimo de su tipo. Nada cambia hasta que lo aplicas.',
  weighsNothing: 'La fórmula no pesa nada: pon cantidades antes de equilibrar.',
  rows: 'Cantidades, antes y después',
  goals: 'Objetivos',
  lock: (name: string) => `Fijar ${name}`,
  change: (before: number, after: number) =>
    Math.abs(after - before) > 0.005 ? `${grams(before)} → ${grams(after)} g` : `${grams(before)} g`,
  bound: { min: 'en su mínimo', max: 'en su máximo' },
  target: (label: string, unit: string) => `${label} (${unit})`,
  beforeAfter: (before: string, after: string, unit: string) => `${before} → ${after} ${unit}`,
  reached: 'Alcanzado',
  notReached: 'No se alcanza',
  help: (name: string) => `Añadir ${name}`,
  missing: '—',
  apply: 'Aplicar',
  nothing: 'Nada que cambiar',
  done: 'Fórmula equilibrada.',
} as const

export const changeTexts = {
  fixed: 'Corrección aplicada.',
  pasted: (count: number) => (count === 1 ? '1 ingrediente pegado.' : `${count} ingredientes pegados.`),
  pastedAmounts: (count: number) => (count === 1 ? '1 cantidad pegada.' : `${count} cantidades pegadas.`),
} as const

export const recipeTexts = {
  create: 'Crear receta',
  category: 'Helados',
  done: 'La receta está en tu Biblioteca',
  portions: 'Con raciones de 100 g.',
  open: 'Ver en Biblioteca',
} as const
