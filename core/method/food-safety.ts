import { nameKey } from '#core/pantry/name-key.ts'
import { classify } from './roles.ts'
import type { Role } from './vocabulary.ts'

/** A temperature at the core of the product, °C, and how long it is held there, seconds. */
type Core = {
  readonly celsius: number
  readonly seconds: number
  readonly what: string
  readonly roles: readonly Role[]
}

/**
 * AESAN, Scientific Committee, 2021: temperatures and times of cooking, at the core of the product
 * (reference/ia-y-escaner.md §5.3). From the strictest down.
 */
export const cores = {
  mollusc: { celsius: 90, seconds: 90, what: 'moluscos', roles: ['mollusc'] },
  poultry: { celsius: 74, seconds: 1, what: 'ave', roles: ['poultry'] },
  meat: { celsius: 70, seconds: 1, what: 'carne', roles: ['meat', 'mince', 'offal'] },
  egg: { celsius: 70, seconds: 2, what: 'preparaciones con huevo', roles: ['egg', 'yolk', 'white'] },
  fish: { celsius: 68, seconds: 15, what: 'pescado', roles: ['fish', 'shellfish', 'cephalopod'] },
} as const satisfies Record<string, Core>

export type CoreName = keyof typeof cores

/** Stuffed or breaded products, AESAN 2021: the filling too. */
export const filledCore = 74

export const safetySource = 'Temperaturas de seguridad en el centro: AESAN, Comité Científico (2021).'
export const rawEggWarning =
  'Lleva huevo que no llega a 70 °C: usa ovoproducto pasteurizado, o consérvalo a 8 °C como máximo y gástalo en 24 h (RD 1021/2022).'
export const rawFishWarning =
  'Pescado crudo o marinado: congélalo antes a −20 °C durante 24 h (−35 °C, 15 h en equipo profesional) por el anisakis.'

/** The temperature at the core of what these roles need most, or null when none needs one. */
export const coreFor = (roles: Iterable<Role>): { readonly name: CoreName; readonly celsius: number } | null => {
  const present = new Set(roles)
  const names: readonly CoreName[] = ['mollusc', 'poultry', 'meat', 'egg', 'fish']
  const name = names.find((candidate) => cores[candidate].roles.some((role) => present.has(role)))
  return name === undefined ? null : { name, celsius: cores[name].celsius }
}

/** Names of ingredients and of temperatures written in a method: '74 °C', '74ºC', '74 grados'. */
const temperatures = (text: string): number[] =>
  [...nameKey(text).matchAll(/(\d{2,3})(?:[.,]\d)?\s*(?:[°º*]\s*c?|o\s*c|grados)/g)].map(([, digits]) => Number(digits))

const rawDish = /\b(crudo|cruda|tartar|ceviche|carpaccio|tiradito|sashimi|sushi|gravlax|poke)\b/

/**
 * The last look at any method, whoever wrote it: every raw animal product must come with its core temperature, or the
 * method says that it stays raw. What is missing is added as a line of its own, before the last.
 */
export const withFoodSafety = (
  method: string,
  ingredientNames: readonly string[],
): { readonly method: string; readonly added: readonly string[] } => {
  const roles = new Set(ingredientNames.map((name) => classify(name).role))
  const written = temperatures(method)
  const key = nameKey(method)
  const saysRaw = rawDish.test(key) || /−20 °c|-20 °c|ovoproducto|pasteurizad/.test(key)
  const added: string[] = []
  for (const [name, { celsius, seconds, what, roles: needing }] of Object.entries(cores)) {
    if (!needing.some((role) => roles.has(role)) || saysRaw) continue
    // 60 °C in the middle of an oven temperature does not count: it must be this temperature up to a well-done 99 °C.
    if (written.some((value) => value >= celsius && value < 100)) continue
    const hold = seconds > 2 ? ` durante ${seconds} s` : ''
    added.push(`Comprobar con sonda: ${celsius} °C en el centro${hold} (${what}${name === 'egg' ? '' : ', AESAN'}).`)
  }
  if (added.length === 0) return { method, added }
  const lines = method.split('\n')
  const at = lines.length > 1 ? lines.length - 1 : lines.length
  return { method: [...lines.slice(0, at), added.join(' '), ...lines.slice(at)].join('\n'), added }
}
