import { formatDecimal, formatQuantity } from '#core/format/decimal.ts'
import { servingsLabel } from '#web/stock/texts.ts'

export const libraryTexts = {
  title: 'Biblioteca de Recetas',
  search: 'Buscar por nombre o categoría',
  recipes: 'Recetas',
  ingredientCount: (count: number) => `${formatDecimal(count)} ${count === 1 ? 'ingrediente' : 'ingredientes'}`,
  footer: (total: number) => `Mostrando ${formatDecimal(total)} receta(s)`,
  empty: {
    title: 'Tu biblioteca está vacía',
    text: 'Las recetas que escribas en el gestor, o que cree la IA, aparecen aquí para cocinar con ellas.',
    manager: 'Ir al Gestor de Recetas',
    assistant: 'Usar IA Culinaria',
  },
  notFound: {
    title: 'No se encontraron recetas',
    text: (words: string) => `Nada en el nombre ni en la categoría con «${words}».`,
  },
} as const

export const copyTexts = {
  title: (age: string | null) => (age === null ? 'Copia de hace un momento.' : `Copia de ${age}.`),
  text: 'Puede haber cambiado en otro sitio.',
  retry: 'Reintentar',
  noCopy: 'Esta receta no está guardada en este dispositivo',
  noneFound: 'Nada de lo guardado en este dispositivo coincide.',
  footer: (total: number) => `Mostrando ${formatDecimal(total)} receta(s) guardadas en este dispositivo`,
} as const

export const readingTexts = {
  title: 'Por comprobar',
  dismiss: 'Todo está bien',
  dismissal: { failure: ['Error', 'No se pudieron quitar los avisos'] },
} as const

export const hazardTexts = {
  title: 'Seguridad',
  dismiss: 'Entendido',
  dismissal: { failure: ['Error', 'No se pudieron quitar los avisos'] },
} as const

export const cookingTexts = {
  back: 'Biblioteca',
  edit: 'Editar',
  print: 'Imprimir',
  minutes: (minutes: number) => `${formatDecimal(minutes)} min`,
  estimated: 'Tiempo estimado',
  servings: 'Raciones',
  fewer: 'Una ración menos',
  more: 'Una ración más',
  backTo: (servings: number) => `Volver a ${servingsLabel(servings)}`,
  scaled: (from: number, to: number) =>
    `Cantidades para ${servingsLabel(to)}; la receta es para ${formatDecimal(from)}.`,
  ingredients: 'Ingredientes',
  method: 'Preparación',
  step: (number: number) => `Paso ${number}`,
  restart: 'Empezar de nuevo',
  awake: 'La pantalla se mantiene encendida',
  asleep: 'La pantalla puede apagarse sola en este navegador',
} as const

export const elaboracionTexts = {
  open: (recipe: string) => `Ver cómo se hace ${recipe}`,
  close: (recipe: string) => `Cerrar ${recipe}`,
  loading: 'Cargando...',
  failed: 'No se ha podido leer esta elaboración.',
  part: (batches: number) => `Cantidades para lo que lleva este plato: ${formatQuantity(batches)} de la receta entera.`,
  wholeBatch: 'No se sabe cuánto rinde: estas son las cantidades de la receta entera.',
  whole: (recipe: string) => `Abrir la receta de ${recipe}`,
  servings: (quantity: number) => (quantity > 1 ? 'raciones' : 'ración'),
} as const

/** The timers of the steps. What is to be seen on a button stands in its name. */
export const timerTexts = {
  // Two steps may speak of the same time: the name says whose it is.
  start: (words: string, step: number) => `Temporizador de ${words}, paso ${step}`,
  stop: (words: string, left: string, step: number) => `${left}: parar el temporizador de ${words}, paso ${step}`,
  over: (words: string) => `¡Tiempo! ${words}`,
  hushOne: (words: string, step: number) => `¡Tiempo! ${words}, paso ${step}. Callar`,
  hush: 'Callar',
  stopped: (words: string) => `Temporizador de ${words} parado`,
  goOn: 'Seguir contando',
  where: (recipe: string, step: number) => `${recipe}, paso ${step}`,
} as const
