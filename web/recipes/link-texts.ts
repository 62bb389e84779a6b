import type { Measure } from '#core/elaboraciones/share.ts'
import { formatDecimal, formatQuantity } from '#core/format/decimal.ts'
import type { KnownYield } from '#core/recipes/yield.ts'
import { listed as namesListed } from '#core/spanish/list.ts'

/** '900 g', '2,4 kg'. */
const weight = (grams: number): string =>
  grams >= 1000 ? `${formatQuantity(grams / 1000)} kg` : `${formatQuantity(grams)} g`

const volume = (millilitres: number): string =>
  millilitres >= 1000 ? `${formatQuantity(millilitres / 1000)} l` : `${formatQuantity(millilitres)} ml`

const count = (total: number, one: string, many: string): string =>
  `${formatQuantity(total)} ${total === 1 ? one : many}`

const lacking: Readonly<Record<Measure, string>> = {
  grams: 'en peso',
  millilitres: 'en litros',
  pieces: 'en piezas',
  servings: 'en raciones',
}

/** The words of a line that is, or may be, another recipe. */
export const linkTexts = {
  offer: (recipe: string) => `«${recipe}» es una receta tuya.`,
  link: 'Vincular',
  linkTo: (recipe: string) => `Vincular con la receta ${recipe}`,
  linked: 'Elaboración propia',
  linkedTo: (recipe: string) => `Elaboración: ${recipe}`,
  comesTo: ({ grams, gramsBy, millilitres, pieces, servings }: KnownYield) =>
    `rinde ${[
      ...(grams === null ? [] : [`${weight(grams)}${gramsBy === 'computed' ? ' (calculado)' : ''}`]),
      ...(millilitres === null ? [] : [volume(millilitres)]),
      ...(pieces === null ? [] : [count(pieces, 'pieza', 'piezas')]),
      count(servings, 'ración', 'raciones'),
    ].join(', ')}`,
  lacks: (measure: Measure) =>
    `No se sabe cuánto rinde ${lacking[measure]}: escríbelo en esa receta o cambia la unidad.`,
  letGo: 'Desvincular',
  letGoOf: (name: string) => `Desvincular ${name}`,
  open: 'Poner sus ingredientes',
  openOf: (name: string) => `Poner sus ingredientes en lugar de ${name}`,
  openFailed: ['Error', 'No se pudo leer esa receta'],
  servingsUnit: 'raciones',
} as const

export const yieldTexts = {
  title: 'Rendimiento',
  hint: 'Lo que sale de una vez, para usarla dentro de otras recetas. Sin peso, se calcula con sus ingredientes menos la merma de cocción.',
  grams: 'Peso final (g)',
  millilitres: 'Volumen final (ml)',
  pieces: 'Piezas',
  loss: 'Merma de cocción (%)',
} as const

export const usesTexts = {
  inForm: (names: readonly string[], total: number) =>
    `Es una elaboración de ${listed(names, total)}. Lo que cambies aquí les llega al guardar.`,
  inDelete: (names: readonly string[], total: number) =>
    `Se usa en ${listed(names, total)}. Allí quedará la línea con su nombre y su cantidad, sin vincular: su coste, su nutrición y sus alérgenos dejarán de contarse por dentro.`,
  checking: 'Mirando dónde se usa…',
  unknown: 'No se ha podido mirar si se usa en otras recetas.',
} as const

const listed = (names: readonly string[], total: number): string => {
  const shown = names.slice(0, 5).map((name) => `«${name}»`)
  const rest = total - shown.length
  return namesListed(rest > 0 ? [...shown, `${formatDecimal(rest)} más`] : shown)
}
