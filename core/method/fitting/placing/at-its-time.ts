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
