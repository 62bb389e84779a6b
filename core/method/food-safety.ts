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
const cores = {
  mollusc: { celsius: 90, seconds: 90, what: 'moluscos', roles: ['mollusc'] },
  poultry: { celsius: 74, seconds: 1, what: 'ave', roles: ['poultry'] },
  meat: { celsius: 70, seconds: 1, what: 'carne', roles: ['meat', 'mince', 'offal'] },
  egg: { celsius: 70, seconds: 2, what: 'preparaciones con huevo', roles: ['egg', 'yolk', 'white'] },
  fish: { celsius: 68, seconds: 15, what: 'pescado', roles: ['fish', 'shellfish', 'cephalopod'] },
} as const satisfies Record<string, Core>

type CoreName = keyof typeof cores

const coreNames: readonly CoreName[] = ['mollusc', 'poultry', 'meat', 'egg', 'fish']

/** Stuffed or breaded products, AESAN 2021: the filling too. */
export const filledCore = 74

export const safetySource = 'Temperaturas de seguridad en el centro: AESAN, Comité Científico (2021).'
export const rawEggWarning =
  'Lleva huevo que no llega a 70 °C: usa ovoproducto pasteurizado, o consérvalo a 8 °C como máximo y gástalo en 24 h (RD 1021/2022).'
export const rawFishWarning =
  'Pescado crudo o marinado: congélalo antes a −20 °C durante 24 h (−35 °C, 15 h en equipo profesional) por el anisakis.'

/** Temperatures written in a method: '74 °C', '74ºC', '74 grados'. */
const temperatures = (text: string): number[] =>
  [...nameKey(text).matchAll(/(\d{2,3})(?:[.,]\d)?\s*(?:[°º*]\s*c?|o\s*c|grados)/g)].map(([, digits]) => Number(digits))

/** How a method says that it stays raw on purpose; a bird or minced meat never may. */
const saysRaw: Partial<Record<CoreName, RegExp>> = {
  egg: /pasteurizad|ovoproducto/,
  fish: /[−-]20 °c|\b(tartar|ceviche|carpaccio|tiradito|sashimi|sushi|gravlax)\b/,
  meat: /\b(tartar|carpaccio|steak tartare)\b|desinfectados/,
}

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
  const added: string[] = []
  for (const name of coreNames) {
    const { celsius, seconds, what, roles: needing } = cores[name]
    if (!needing.some((role) => roles.has(role)) || saysRaw[name]?.test(key) === true) continue
    // Up to 99 °C is a core; 180 °C is an oven.
    if (written.some((value) => value >= celsius && value < 100)) continue
    const hold = seconds > 2 ? ` durante ${seconds} s` : ''
    added.push(`Comprobar con sonda: ${celsius} °C en el centro${hold} (${what}).`)
  }
  if (added.length === 0) return { method, added }
  const lines = method.split('\n')
  const at = lines.length > 1 ? lines.length - 1 : lines.length
  return { method: [...lines.slice(0, at), added.join(' '), ...lines.slice(at)].join('\n'), added }
}
