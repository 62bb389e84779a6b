import { formatDate } from '#core/format/date.ts'
import { formatDecimal, formatFixed } from '#core/format/decimal.ts'
import type { LineDoubt } from '#core/nutrition/analysis.ts'

/** '4 porciones', '1 porción' (specification §2). */
export const portionsLabel = (servings: number): string =>
  `${formatDecimal(servings)} ${servings === 1 ? 'porción' : 'porciones'}`

/** Whole grams; below ten, and only there, a decimal. */
const gramsText = (grams: number): string => `${formatDecimal(grams, grams < 10 ? 1 : 0)} g`

const recipeCount = (total: number): string => `${formatDecimal(total)} ${total === 1 ? 'receta' : 'recetas'}`
const ingredientCount = (total: number): string =>
  `${formatDecimal(total)} ${total === 1 ? 'ingrediente' : 'ingredientes'}`

/** Specification §8, 'Nutrition'. */
export const operations = {
  calculate: { failure: ['Error', 'No se pudo calcular la información nutricional'] },
  recalculate: {
    success: ['Éxito', 'Análisis recalculado con el alimento elegido'],
    failure: ['Error', 'No se pudo calcular la información nutricional'],
  },
  load: ['Error', 'No se pudo cargar la información nutricional'],
  noData: ['No hay datos', 'Esta receta aún no tiene análisis nutricional.'],
  choose: { failure: ['Error', 'No se pudo guardar la elección del alimento'] },
  finalWeight: { failure: ['Error', 'No se pudo guardar el peso final'] },
} as const

/** What stands on both screens. */
export const nutritionTexts = {
  noData: 'sin dato',
  perPortion: 'por porción',
  inTotal: 'en total',
  macros: { proteins: 'Proteínas', carbohydrates: 'Carbohidratos', fats: 'Grasas' },
  changed: 'La receta ha cambiado',
  /** Not the recipe: the cook has chosen another food for one of its ingredients. */
  otherFood: 'Has elegido otro alimento',
  generate: 'Generar Análisis',
  regenerate: 'Regenerar Análisis',
  generating: 'Generando...',
  withData: (known: number, of: number) => `${formatDecimal(known)} de ${ingredientCount(of)} con datos`,
  sources: {
    title: 'De dónde salen los datos',
    lead: 'Composición de los alimentos por 100 g de parte comestible, de dos tablas públicas:',
    raw: 'Se suman los ingredientes en crudo: no se descuentan pérdidas ni ganancias de peso o de vitaminas al cocinar.',
    oilAndAlcohol:
      'Se cuenta todo el aceite y todo el alcohol de la receta, aunque parte se quede en la sartén o se evapore.',
    missing: 'Lo que una tabla no publica se muestra como «sin dato», nunca como cero.',
  },
} as const

export const listTexts = {
  title: 'Análisis Nutricional',
  subtitle: 'Energía y nutrientes de tus recetas, con lo que se sabe y lo que no.',
  search: 'Buscar recetas',
  recipes: 'Recetas',
  detail: 'Ver Detalle Completo',
  found: (count: number, more: boolean) =>
    count === 0 ? 'Ninguna receta' : more ? `Más de ${recipeCount(count)}` : recipeCount(count),
  none: 'Sin análisis todavía',
  partial: (known: string) => `${known}. ≥ quiere decir «al menos».`,
  loadFailed: 'Los análisis no han cargado. Lo guardado sigue guardado.',
  batch: {
    start: (pending: number) => `Generar para todas (${formatDecimal(pending)})`,
    pending: (missing: number, changed: number) =>
      [
        ...(missing > 0 ? [`${recipeCount(missing)} sin análisis`] : []),
        ...(changed > 0 ? [`${recipeCount(changed)} con análisis de antes de un cambio`] : []),
      ].join(' · '),
    running: 'Generando análisis',
    progress: (done: number, of: number) => `${formatDecimal(done)} de ${recipeCount(of)}`,
    cancel: 'Cancelar',
    resume: 'Continuar',
    close: 'Cerrar',
    cancelled: (done: number, of: number) =>
      `Cancelado: ${formatDecimal(done)} de ${recipeCount(of)}. Lo hecho queda guardado; puedes continuar cuando quieras.`,
    stopped: (done: number, of: number) =>
      `Se ha parado en ${formatDecimal(done)} de ${recipeCount(of)}. Lo hecho queda guardado.`,
    success: (done: number): readonly [string, string] => ['Éxito', `Análisis generado para ${recipeCount(done)}`],
    failed: (count: number) =>
      count === 1 ? 'Una receta no se pudo calcular' : `${formatDecimal(count)} recetas no se pudieron calcular`,
    failedOne: (name: string, reason: string) => `${name}: ${reason}`,
  },
  empty: {
    title: 'Todavía no hay recetas que analizar',
    text: 'Escribe una receta con sus cantidades: aquí verás su energía, sus nutrientes y sus alérgenos.',
    manager: 'Ir al Gestor de Recetas',
  },
  notFound: {
    title: 'No se encontraron recetas',
    text: (words: string) => `Nada en el nombre ni en la categoría con «${words}».`,
  },
} as const

export const detailTexts = {
  back: 'Análisis Nutricional',
  recipe: 'Ver receta',
  print: 'Imprimir ficha',
  analysedAt: (iso: string) => `Analizada el ${formatDate(iso)}`,
  tab: (name: string) => `Nutrición de ${name}`,
  engine: ({ engine, model }: { readonly engine: 'local' | 'model'; readonly model?: string | undefined }) =>
    engine === 'model' ? `Con ayuda de ${model ?? 'un modelo'}` : 'Motor local',
  withoutLines:
    'Estas cifras se guardaron tal como llegaron: no son las que da hoy la tabla de alimentos. Regenera el análisis para ver su desglose.',
  otherFoodText:
    'Uno de sus ingredientes se cuenta ahora como otro alimento. Regenera el análisis para ponerlo al día.',
  changedText:
    'Las cifras son las de antes del cambio de la receta o de una elaboración suya. Regenera el análisis para ponerlas al día.',
  energy: 'Energía',
  macros: 'Macronutrientes',
  macrosNote: 'El tanto por ciento es la parte de cada uno en la suma de los tres, en peso.',
  noShares: 'Sin proteínas, carbohidratos ni grasas que repartir.',
  others: 'Otros nutrientes',
  vitamins: 'Vitaminas',
  atLeast: '≥ quiere decir «al menos»: hay ingredientes sin ese dato, así que el valor real es mayor o igual.',
  vitaminA: {
    re: 'Vitamina A en equivalentes de retinol (µg RE).',
    mixed: 'Vitamina A: parte en RE y parte en RAE, que cuenta los carotenos a la mitad.',
    rae: 'Vitamina A en equivalentes de actividad de retinol (µg RAE), que cuentan los carotenos a la mitad.',
  },
} as const

export const lineTexts = {
  title: 'Ingredientes',
  columns: { name: 'Ingrediente', food: 'Alimento de la tabla', grams: 'Gramos', kcal: 'kcal', share: 'De la energía' },
  grams: gramsText,
  noFood: 'Ningún alimento',
  elaboracion: (recipe: string) => `Elaboración: ${recipe}`,
  see: 'Ver',
  seeOf: (recipe: string) => `Ver la nutrición de ${recipe}`,
  choice: 'Elegido por ti',
  change: 'Cambiar',
  changeFor: (name: string) => `Cambiar el alimento de ${name}`,
  gross: (written: string, grams: string) => `De ${written} en bruto se cuentan ${grams} limpios.`,
  missing: (names: readonly string[]) => `Sin dato de ${names.join(', ')}.`,
  /** Of an elaboración some of whose own lines lack a figure; many of them are not listed. */
  missingInside: (names: readonly string[]) =>
    names.length > 3
      ? 'De parte de lo que lleva no hay datos: lo que se cuenta es un mínimo.'
      : `De parte de lo que lleva no hay dato de ${names.join(', ')}: lo que se cuenta es un mínimo.`,
  nothingInside: 'De lo que lleva no se sabe la energía. No cuenta en la suma.',
  doubts: {
    not_recognised: 'No se reconoce el alimento. No cuenta en la suma: elige uno.',
    no_weight: 'No se sabe cuánto pesa esa cantidad. No cuenta en la suma: escríbela en gramos.',
    no_data: 'Ninguna fuente abierta publica su composición. No cuenta en la suma.',
    partial: 'Faltan algunos nutrientes en la tabla.',
    usual: 'El nombre es general: se ha tomado lo habitual.',
    guess: 'Hay palabras del nombre que no se conocen (¿marca, origen?): comprueba el alimento.',
    model: 'Alimento propuesto por el modelo de lenguaje: compruébalo.',
    water: 'Se ha contado 1 ml como 1 g, a falta de su densidad.',
    approximate: 'Aproximado: es el alimento publicado más parecido.',
    gross: 'Se ha descontado lo que no se come.',
    rae: 'Su vitamina A solo se conoce en RAE.',
    no_yield: 'No se sabe cuánto rinde la elaboración en esa unidad. No cuenta en la suma: escribe su rendimiento.',
    computed_yield: 'El peso de la elaboración se ha calculado con sus ingredientes.',
  } satisfies Record<LineDoubt, string>,
} as const

export const pickerTexts = {
  title: (name: string) => `Alimento para «${name}»`,
  lead: 'La receta se recalcula al elegirlo. Se recuerda para los próximos análisis con ese nombre.',
  search: 'Buscar alimento',
  results: 'Alimentos',
  current: 'Ahora',
  automatic: 'Volver a lo que propone Obrador',
  none: 'Ninguno de la tabla: no contar',
  empty: (words: string) => `Ningún alimento con «${words}». Prueba con menos palabras o con el nombre más común.`,
  hint: 'Escribe al menos una letra.',
  kcal: (kcal: number) => `${formatFixed(kcal, 0)} kcal/100 g`,
  noKcal: 'sin datos de composición',
  searching: 'Buscando…',
  failed: 'No se pudo buscar. Comprueba la conexión.',
  retry: 'Reintentar',
} as const

export const allergenTexts = {
  add: 'Añadir alérgeno',
  title: (name: string) => `Corregir ${name}`,
  addTitle: 'Añadir un alérgeno a la receta',
  allergen: 'Alérgeno',
  state: 'En esta receta',
  states: { contiene: 'Contiene', puede_contener: 'Puede contener', no: 'Retirar' },
  /** Of the ingredients alone. */
  computed: {
    contiene: 'Los ingredientes dicen: contiene.',
    puede_contener: 'Los ingredientes dicen: puede contener.',
    none: 'Los ingredientes no dicen nada de él.',
  },
  takeOutWarning: 'Retíralo solo si has comprobado la etiqueta. Quedará a la vista que lo has retirado tú.',
  note: 'Motivo',
  noteHint: 'Opcional: por ejemplo, la marca o la ficha del proveedor.',
  withdraw: 'Volver a lo que dicen los ingredientes',
  cancel: 'Cancelar',
  save: 'Guardar',
} as const

export const labelTexts = {
  title: 'Etiqueta nutricional',
  heading: 'Información nutricional',
  per100: 'Por 100 g',
  perPortion: 'Por porción',
  portionGrams: (grams: number) => `(${gramsText(grams)})`,
  reference: '% IR*',
  referenceNote: (text: string) => `* ${text}`,
  atLeast: 'al menos',
  portions: (servings: number) => `La receta rinde ${portionsLabel(servings)}.`,
  finalWeight: 'Peso del plato terminado (g)',
  finalWeightHint: 'Opcional. Sin él, los 100 g son de ingredientes en crudo.',
  rawWeight: (grams: number) => `Ingredientes en crudo: ${gramsText(grams)}.`,
  badWeight: 'Escribe un peso mayor que 0, o deja el campo vacío.',
  noWeight: 'Ningún ingrediente tiene peso conocido: no se puede dar por 100 g.',
  print: 'Imprimir etiqueta',
} as const
