import { classify } from '#core/pantry/roles.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import { flesh, pulseRoles } from './kinds/role-groups.ts'

/** A name that asks for the pressure cooker. */
const asked = /\bolla (?:rapida|a presion|expres|express|exprés)\b|\ba presion$/

/** Minutes from when the valve rises, in a fast pot, by what is cooked longest. Trade practice (card 'Olla exprés: tiempos'). */
const times: readonly (readonly [of: RegExp, minutes: string])[] = [
  [/\b(?:rabos?|callos|morros?|manitas?|manos de|patas? de|lengua|oreja|careta)\b/, '50-60 min'],
  [/\b(?:codillos?)\b/, '45-50 min'],
  [/\b(?:redondo|falda|pecho)\b/, '40-45 min'],
  [/\b(?:carrilleras?|carrilladas?|morcillo|jarretes?|osobucos?|ossobucos?)\b/, '35-45 min'],
  [/\b(?:ternera|buey|vaca|toro|jabali|ciervo|cordero|cabrito|aguja)\b/, '30-35 min'],
  [/\b(?:perdi(?:z|ces)|faisan(?:es)?|pintadas?|liebres?)\b/, '25-30 min'],
  [/\bgallinas?\b/, '40-45 min'],
  [/\b(?:costillas?|cerdo|magro|lomo)\b/, '25 min'],
  [/\bgarbanzos?\b/, '20-25 min'],
  [
    /\b(?:alubias?|judias? (?:blancas?|pintas?|negras?|rojas?)|fabes?|frijol(?:es)?|porotos?|caparrones)\b/,
    '15-20 min',
  ],
  [/\b(?:pulpos?)\b/, '15-18 min'],
  [/\b(?:pollo|pavo|conejo|pularda)\b/, '12-15 min'],
  [/\blentejas?\b/, '10-12 min'],
  [/\b(?:patatas?|papas?|boniatos?)\b/, '6-8 min'],
  [/\b(?:alcachofas?|zanahorias?|calabazas?|verduras?)\b/, '5-8 min'],
]

const hours = String.raw`\d+(?:,\d+)?(?: ?[-–] ?\d+(?:,\d+)?)? h(?: \d+ min)?(?: ?[-–] ?\d+ h(?: \d+ min)?)?`
const minutes = String.raw`\d+(?: ?[-–] ?\d+)? min`
const spell = new RegExp(
  `(?<!\\p{L})(?:${hours}|${minutes})(?:,? a \\d+(?: ?[-–] ?\\d+)? °C)?(?:,? sin que (?:borbotee|hierva[^,.;]*))?(?:,? a fuego (?:suave|lento|medio))?`,
  'giu',
)
const simmers = /\b(?:cocer|guisar|estofar|hervir|brasear|cocinar)\b/
const soonest = 18

/** Whether a recipe is asked for in the pressure cooker. */
export const isUnderPressure = (recipeName: string): boolean => asked.test(nameKey(recipeName))

/**
 * A method for the pressure cooker: the long simmer of the pot takes the minutes of its slowest food from the valve on, and
 * what is added for its last minutes goes in when the pot is open again. Null where nothing simmers or the time is not known.
 */
export const underPressure = (method: string, foods: readonly IngredientDraft[]): string | null => {
  // What weighs most of flesh and pulses asks for the time; vegetables only where there is nothing else.
  const slow = foods.filter(({ name }) => [...flesh, ...pulseRoles].includes(classify(name).role))
  const names = (slow.length > 0 ? slow : foods).map(({ name }) => nameKey(name))
  const known = names.map((name) => times.find(([of]) => of.test(name)))
  const time =
    slow.length > 0 && known[0] === undefined ? undefined : times.find((row) => known.some((one) => one === row))?.[1]
  if (time === undefined) return null
  if (/\bpresi[oó]n\b|v[aá]lvula/i.test(method)) return method
  const steps = method.split('\n')
  let longest = { at: -1, from: 0, to: 0, minutes: soonest }
  for (const [at, step] of steps.entries()) {
    for (const found of step.matchAll(spell)) {
      const clause = nameKey(step.slice(Math.max(0, step.lastIndexOf('. ', found.index)), found.index))
      const took = minutesOf(found[0])
      if (simmers.test(clause) && took > longest.minutes)
        longest = { at, from: found.index, to: found.index + found[0].length, minutes: took }
    }
  }
  if (longest.at === -1) return null
  return steps
    .map((step, at) => {
      if (at !== longest.at)
        return at > longest.at
          ? step.replace(/ los últimos (\d+(?:[-–]\d+)? min)/g, ' con la olla ya abierta y cocer $1')
          : step
      const before = step.slice(0, longest.from).replace(/ tapad[oa]s? $/, ' ')
      return `${before}en olla rápida cerrada, llena dos tercios como mucho (la mitad con legumbre), ${time} desde que sube la válvula; dejar que la presión baje sola antes de abrir${step.slice(longest.to)}`
    })
    .join('\n')
}

const minutesOf = (text: string): number => {
  const [, h, m] = /^(?:(\d+)(?:,\d+)?[^h]*h)?(?: ?(\d+))?/.exec(text) ?? []
  return h === undefined ? Number(/^\d+/.exec(text)?.[0] ?? 0) : Number(h) * 60 + Number(m ?? 0)
}
