import { type Added, afterStep, beforeStep, finishing, type Rule } from './added.ts'
import { cooksBase, groups, sameWork, sentencesOf, sweatedFirst } from './by-role.ts'
import type { Place } from './by-use.ts'
import { besideDough, wet } from './words.ts'

/** Behind the mention of a food that does the same work. */
export const besideItsKin: Rule = ({ kin, role, named }) => {
  const beside = kin.find((one) => sameWork(one.role, role))
  return beside === undefined ? null : { how: 'beside', at: beside.at, end: beside.end, named }
}

/** What gives the dish its name goes into its mass. */
export const namesTheDish: Rule = ({ called, first, role, lastStep, named }) =>
  called.has(first) && intoTheMass.has(role)
    ? afterStep(
        lastStep(/\b(?:batir|mezclar|emulsionar|triturar|unir|leche|calentar)\b/),
        `Añadir también ${named}, muy picado o fundido en ello.`,
      )
    : null

const intoTheMass: ReadonlySet<Added['role']> = new Set<Added['role']>([
  'cheese',
  'softCheese',
  'nut',
  'chocolate',
  'cannedFish',
  'pickle',
  'cured',
  'herb',
  'driedFruit',
  'jam',
])

const groupOf = ({ role }: Added) => groups.find(({ roles }) => roles.includes(role))

/** Nothing is put into a jar that is closed. */
export const beforeTheJarCloses: Rule = (added) => {
  if (groupOf(added)?.how !== 'end') return null
  const at = added.step(/(?=.*\btarros?\b)(?=.*\b(?:llenar|repartir|meter|colocar)\b)/s)
  return at < added.last
    ? afterStep(at, added.say('Añadir también @, antes de cerrar.'))
    : beforeStep(at, added.say('Añadir también @ y dar un hervor de 2 min antes de envasar.'))
}

const sentenceOf = ({ role, say }: Added): string => say(sentencesOf[role] ?? 'Añadir también @.')

/** In the step, or at the end, where its role goes. */
export const whereItsRoleGoes: Rule = (added) => {
  const { role, keys, last } = added
  const group = groupOf(added)
  if (group?.how === 'end')
    return sentencesOf[role] === undefined ? finishing(added) : afterStep(last, sentenceOf(added))
  for (const pattern of group?.steps ?? []) {
    // What is mixed dry takes nothing wet.
    const at = keys.findIndex(
      (key) =>
        pattern.test(key) &&
        !(wet.includes(role) && isDryMix(key)) &&
        !(moistens.includes(role) && shapes.test(key)) &&
        !(grown.includes(role) && /\b(?:marinar|macerar|adobar|capear|ensartar)\b/.test(key)),
    )
    if (at !== -1) return inStep(added, at, pattern === cooksBase)
  }
  return null
}

/** Powders stirred together, before anything wet. */
const isDryMix = (key: string): boolean =>
  /\ben seco\b/.test(key) ||
  (/\b(?:mezclar|tamizar)\b[^.]*\b(?:harina|almendra molida|cacao)\b/.test(key) &&
    !/\b(?:huevos?|leche|agua|aceite|mantequilla|yema|nata|caldo|vino|zumo)\b/.test(key))

/** Steps that close something over its filling. */
const shuts = /\b(?:sellar|cerrar|enrollar|tapar con otro)\b/
const inside: readonly Added['role'][] = ['vegetable', 'mushroom', 'cheese', 'softCheese', 'cured', 'pickle', 'leaf']

/** What no marinade takes with the meat. */
const grown: readonly Added['role'][] = ['vegetable', 'potato', 'mushroom', 'tomato']

/** What goes into a sauce or a pot, and would undo what is shaped by hand. */
const moistens: readonly Added['role'][] = [
  'stock',
  'wine',
  'spirit',
  'water',
  'milk',
  'cream',
  'coconut',
  'juice',
  'tomato',
]
const shapes = /\b(?:formar|bolas?|bolitas|boleando|hamburguesas|embutir|dar forma|moldear)\b/

const inStep = (added: Added, at: number, isBase: boolean): Place => {
  const { role, keys, kin, last, named, say } = added
  const key = keys[at] ?? ''
  const also = (sentence: string): Place => ({ how: 'after', at, sentence: say(sentence) })
  if (shuts.test(key) && inside.includes(role))
    return { how: 'before', at, sentence: say('Llevar dentro también @, bien escurrid#.') }
  if (/\bamasar\b/.test(key) && besideDough.includes(role)) return finishing(added, 'Servir con')
  if (role === 'cured' && !isBase && /\bharina\b/.test(key)) return finishing(added, 'Rellenar o servir con')
  if (role === 'egg' && !/\b(?:batir|amasar|mezclar|unir|trabajar|tamizar)/.test(key))
    return { how: 'before', at: last, sentence: say(sentencesOf[role] ?? 'Añadir @.') }
  if (sweatedFirst.includes(role)) {
    // Raw it would weep into what is baked or set.
    if (!isBase)
      return keys.some((one) => /\b(?:hornear|cuajar)\b/.test(one)) &&
        /\b(?:huevos?|nata|requeson|relleno)\b/.test(key) &&
        !/\bamasar\b/.test(key)
        ? { how: 'before', at, sentence: say('Rehogar antes @, picad#, 8-10 min, hasta que no suelte agua.') }
        : also('Añadir también @ muy picad#.')
    // With the onion of the sofrito; garlic alone is golden before another vegetable is soft.
    const beside = kin.find((one) => one.at === at && (one.role === 'aromatic' || one.role === 'vegetable'))
    return beside === undefined
      ? { how: 'before', at, sentence: say('Pochar antes @.') }
      : { how: 'beside', at, end: beside.end, named }
  }
  if (role === 'flour' && /enharin|rebozar/.test(key)) return also('Enharinar con @.')
  if (role === 'flour' && isBase) return also('Añadir @ y dar 1 min, sin color.')
  if (role === 'egg' || (role === 'tomato' && !isBase)) return also('Añadir también @.')
  return { how: 'after', at, sentence: sentenceOf(added) }
}

/** What a finished dish takes, where no step has a place for it. */
const finishes: readonly Added['role'][] = [
  'spice',
  'pepper',
  'paprika',
  'condiment',
  'sauce',
  'zest',
  'other',
  'honey',
]

/** Where no rule says more. */
export const afterTheFirst = (added: Added): Place =>
  finishes.includes(added.role)
    ? finishing(added)
    : added.role === 'egg'
      ? { how: 'before', at: added.last, sentence: sentenceOf(added) }
      : { how: 'after', at: Math.min(1, added.last), sentence: sentenceOf(added) }

/** What a page closes over its filling takes the rest of the filling before it is closed. */
export const insideWhatCloses: Rule = ({ role, keys, step, say }) =>
  inside.includes(role) && !keys.some((key) => cooksBase.test(key))
    ? beforeStep(step(shuts), say('Llevar dentro también @, bien escurrid#.'))
    : null

/** What the step calls by its class: '10 % de fruta' is the raspberry of the list. */
export const saidByClass: Rule = ({ role, steps, named }) => {
  const word = role === 'fruit' ? /\bde fruta\b(?! (?:confitada|escarchada|seca))/i : null
  if (word === null) return null
  for (const [at, text] of steps.entries()) {
    const found = word.exec(text)
    if (found !== null)
      return { how: 'beside', at, end: found.index + found[0].length, named: `(${named})`, plain: true }
  }
  return null
}
