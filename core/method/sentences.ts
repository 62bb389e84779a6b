import { formatDecimal } from '#core/format/decimal.ts'
import type { Role } from '#core/pantry/role-words.ts'
import { seasoning } from './kinds/role-groups.ts'
import { type Mise, say } from './mise.ts'

/** Sentences that several dishes share, and the way we write times. */

/** Minutes rounded to five, as a kitchen says them: 95 → '1 h 35 min', 120 → '2 h'. */
export const duration = (minutes: number): string => {
  const rounded = Math.max(5, Math.round(minutes / 5) * 5)
  if (rounded < 60) return `${rounded} min`
  const rest = rounded % 60
  return rest === 0 ? `${rounded / 60} h` : `${Math.floor(rounded / 60)} h ${rest} min`
}

/** A ratio as it is spoken: '2,8'. */
export const ratio = (value: number): string => formatDecimal(value, 1)

export const within = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))

export const season = (m: Mise): string =>
  say`Sazonar con ${m.the(...seasoning)}.` ?? 'Probar y rectificar de sal si hace falta.'

/** Onion and garlic, slowly (sofrito 100-120 °C, 20-30 min for amounts of a kitchen; §6.2). */
export const softenOnion = (m: Mise, minutes = 15, ...more: readonly Role[]): string | null =>
  say`Pochar ${m.past('picad', 'aromatic', 'garlic', ...more)}${m.opt(' en ', m.left('oil') ? ['oil'] : ['butter'])} a fuego suave ${minutes} min, hasta ablandar sin color.`

export const addGarden = (m: Mise, minutes = 8): string | null =>
  say`Rehogar ${minutes} min ${m.past('cortad', 'vegetable', 'mushroom')} en trozos regulares${m.opt(', con ', ['oil'])}.`

export const addTomato = (m: Mise): string | null =>
  say`Incorporar ${m.the('tomato')} y sofreír 15 min, hasta que el sofrito oscurezca y se separe la grasa.`

export const addPaprika = (m: Mise): string | null =>
  say`Apartar del fuego, añadir ${m.the('paprika')} y remover 10 s para que no se queme.`

export const addWine = (m: Mise): string | null =>
  say`Mojar con ${m.the('wine', 'spirit')} y reducir ${m.grams('wine') >= 400 ? 'a la mitad, 12-15 min,' : '3-4 min'} a fuego vivo, hasta que no huela a alcohol.`

export const fresh = (m: Mise): string | null => say`Terminar con ${m.past('picad', 'herb')} en el último momento.`

export const chill = 'Enfriar de 60 a 10 °C en menos de 2 h y conservar a 4 °C como máximo, tapado y con la fecha.'

/** Meat, poultry and fish named together need the temperature of the strictest. */
export const label = 'Tapar, rotular con la fecha y conservar en frío a 4 °C como máximo.'
