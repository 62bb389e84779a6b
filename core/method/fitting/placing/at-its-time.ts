import { inGrams } from '#core/method/fitting/finding/agreement.ts'
import { flesh } from '#core/method/kinds/role-groups.ts'
import { afterStep, beforeStep, type Rule } from './added.ts'
import { cooksBase } from './by-role.ts'
import { isReady } from './words.ts'

/** The last step that boils the rice or the noodles of a dish; −1 of any other dish. */
const boilsGrain = /\bcocer\b[^.]*\bmin\b|\bsin remover\b/

/** Fish and shellfish of a rice or a fideuá go into its pan, each when it must: squid before the sofrito, prawns in the last minutes. */
export const seaOfRice: Rule = ({ role, whole, kin, keys, step, lastStep, say }) => {
  const isGrain =
    kin.some((one) => one.role === 'rice') ||
    (kin.some((one) => one.role === 'pasta') && keys.some((key) => /\bfideos?\b/.test(key)))
  if (!isGrain || isReady.test(whole)) return null
  if (role === 'cephalopod')
    return beforeStep(
      step(cooksBase),
      say('Saltear antes @ en dados 6-8 min, hasta que suelte y evapore su agua y pase de 68 °C en el centro.'),
    )
  if (role !== 'fish' && role !== 'shellfish') return null
  const minutes = role === 'fish' ? '5-6' : '4-5'
  return afterStep(
    lastStep(boilsGrain),
    say(
      `Repartir @${role === 'fish' ? ' en dados' : ''} por encima los últimos ${minutes} min, hasta 68 °C en el centro.`,
    ),
  )
}

/** Flour where something is fried and nothing is bound coats it. */
export const dredges: Rule = ({ role, sweet, keys, step, named }) =>
  role === 'flour' &&
  !sweet &&
  !keys.some((key) => /\benharin|\brebozar|\bamasar|\b(?:caldo|leche|fumet|fondo)\b/.test(key)) &&
  (keys.some((key) => /\bescabeche\b/.test(key)) || !keys.some((key) => /\bvino\b/.test(key)))
    ? beforeStep(step(/\b(?:freir|marcar)\b/), `Pasar por ${named} y sacudir la que sobre.`)
    : null

/** Cream beside what is only boiled, as gnocchi, is its sauce and no part of its dough. */
export const creamBesideBoiled: Rule = ({ role, sweet, kin, keys, last, say }) =>
  role === 'cream' &&
  !sweet &&
  keys.some((key) => /\bagua hirviendo\b/.test(key)) &&
  !kin.some((one) => ['cream', 'milk', 'stock', ...flesh].includes(one.role))
    ? beforeStep(last, say('Para la salsa, cocer @ 4-5 min a fuego suave, hasta que nape la cuchara.'))
    : null

/** One yolk more goes where the page's eggs go. */
export const yolkWithEggs: Rule = ({ role, kin, named }) => {
  const egg = role === 'yolk' ? kin.find((one) => one.role === 'egg') : undefined
  return egg === undefined ? null : { how: 'beside', at: egg.at, end: egg.end, named }
}

/** Cream in a cold sweet is whipped into its mass, and no coffee takes it. */
export const whippedIn: Rule = ({ role, sweet, kin, keys, step, say }) =>
  role === 'cream' &&
  sweet &&
  !kin.some((one) => one.role === 'cream') &&
  !keys.some((key) => /\b(?:hornear|cocer|hervir|calentar|mantecar)\b/.test(key))
    ? afterStep(step(/\b(?:mascarpone|queso)\b/), say('Semimontar @ a 4 °C e incorporar~ con movimientos envolventes.'))
    : null

/** What a batter coats takes one vegetable more, onion too. */
export const coatedBeside: Rule = ({ role, keys, kin, named }) => {
  if (role !== 'aromatic' || !keys.some((key) => /\b(?:tempura|rebozar|pasar la verdura)\b/.test(key))) return null
  const found = kin.find((one) => one.role === 'vegetable')
  return found === undefined ? null : { how: 'beside', at: found.at, end: found.end, named }
}

/** What lies under a roast, or wets its tray, is there from the start. */
export const underTheRoast: Rule = ({ role, sweet, kin, keys, step, say }) => {
  const lies = role === 'aromatic' || role === 'garlic' || role === 'vegetable'
  if (sweet || !(lies || role === 'wine') || keys.some((key) => cooksBase.test(key))) return null
  if (!kin.some((one) => flesh.includes(one.role))) return null
  const tray = step(/\bbandeja\b[^.]*\b(?:hornear|asar)\b/)
  return beforeStep(
    tray === -1 ? step(/^(?:asar|hornear)\b[^.]*\b1[4-9]\d(?:[-–]\d+)? °c/) : tray,
    say(lies ? 'Poner @ en trozos en la bandeja, de cama.' : 'Mojar el fondo de la bandeja con @.'),
  )
}

/** Nuts and raisins of a cake go into its batter. */
export const intoTheBatter: Rule = ({ role, sweet, whole, line, kin, keys, last, step, say }) => {
  const isOfIt =
    ['nut', 'driedFruit'].includes(role) ||
    (role === 'fruit' && /^(?:arandanos?|frambuesas?|moras?|cerezas?|frutos rojos|platanos?)\b/.test(whole)) ||
    (role === 'chocolate' && (inGrams(line) < 100 || keys.some((key) => /\bformar bolas\b/.test(key))))
  if (!sweet || !isOfIt || /laminad|filetead|decorar|para cubrir/.test(whole)) return null
  const at = step(/\b(?:incorporar|tamizar|unir|anadir)\b[^.]*\bharina\b/)
  const isBaked = keys.slice(Math.max(at, 0)).some((key) => /\b(?:hornear|cocer)\b[^.]*\bmin\b/.test(key))
  return at === -1 || at === last || !isBaked || !kin.some((one) => one.role === 'flour')
    ? null
    : afterStep(at, say('Incorporar @, en trozos, sin batir más.'))
}

/** Cream beside a dough that rises fills what is baked of it. */
export const fillsTheLoaf: Rule = ({ role, sweet, line, kin, keys, last, say }) =>
  role === 'cream' &&
  sweet &&
  inGrams(line) >= leastFilling &&
  !kin.some((one) => one.role === 'cream') &&
  keys.some((key) => /\bfermentar\b/.test(key)) &&
  keys.some((key) => /\bhornear\b/.test(key))
    ? afterStep(
        last,
        say('Ya frío, abrir y rellenar con @, montad# a 4 °C; desde entonces, a 4 °C como máximo y en el día.'),
      )
    : null

/** g: less than this goes into the dough. */
const leastFilling = 150
