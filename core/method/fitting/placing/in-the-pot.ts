import { driedPepper } from '#core/method/fitting/cook-first.ts'
import { cookingOf, isDryPulse } from '#core/method/kinds/pulses.ts'
import { flesh, pulseRoles } from '#core/method/kinds/role-groups.ts'
import { afterStep, beforeStep, finishing, type Rule } from './added.ts'
import { cookedApart, cooksBase, stews } from './by-role.ts'
import { asksForFire, forThePot, givesFire, heatOf, isReady, tough } from './words.ts'

/** A pot that is eaten whole; what is shredded, drained or baked in a bath takes no potato. */
const keepsStewing = new RegExp(
  `^(?!.*\\b(?:desmech|deshilach|deshebr|escurrir|colar|bano maria|picar|trinchar))(?=.*${stews.source})`,
)

/** A pot that goes on for more than what the meat needs in it. */
const longStew =
  /^(?!.*\b(?:desmech|deshilach|deshebr|escurrir|colar|bano maria|picar|trinchar|enfriar))(?=.*\b(?:guisar|estofar|cocer)\b[^.]*\b(?:\d h|[4-9]\d min))/

export const stewedLast: Rule = ({ whole, kin, step, lastStep, named }) =>
  forThePot.test(whole) && !(/^(?:bacon|beicon)\b/.test(whole) && !kin.some((one) => pulseRoles.includes(one.role)))
    ? (afterStep(lastStep(longStew), `Añadir ${named} los últimos 40 min, hasta 70 °C en el centro.`) ??
      (/^(?:costilla|panceta|lacon|oreja|careta)/.test(whole)
        ? beforeStep(
            lastStep(keepsStewing) === -1 ? -1 : step(cooksBase),
            `Dorar antes ${named} en trozos 8-10 min, cubrir de agua y cocer 30 min a fuego suave; seguir en esa cazuela.`,
          )
        : afterStep(lastStep(keepsStewing), `Añadir ${named} los últimos 20 min, hasta 70 °C en el centro.`)))
    : null

export const dryPulse: Rule = ({ line, last }) =>
  isDryPulse(line)
    ? { how: 'before', at: last, sentence: [...cookingOf([line.name]), 'Añadir al conjunto.'].join(' ') }
    : null

/** Bread in a savoury sauce thickens it. */
export const groundBread: Rule = ({ role, sweet, whole, step, named }) =>
  role === 'bread' && !sweet && /^(?:pan|rebanadas? de pan|migas?)\b/.test(whole)
    ? beforeStep(
        step(/\b(?:triturar|majar|picada)\b/),
        `Freír o tostar ${named} 3 min y añadirlo a lo que se maja o se tritura.`,
      )
    : null

export const pepperOfSofrito: Rule = ({ whole, step, say }) =>
  driedPepper.test(whole)
    ? beforeStep(
        step(cooksBase),
        say('Freír @, sin semillas, 20-30 s en el aceite, sin que se queme, y majar para el sofrito.'),
      )
    : null

/** Where nothing is cooked, what nobody eats raw is cooked apart. */
/** What is skewered, grilled or breaded takes nothing beside it on its way. */
const isGrilled = /\b(?:brasa|parrilla|plancha|freir|rebozar)\b/

export const cookedWhereNothingIs: Rule = ({ whole, keys, last, say }) =>
  asksForFire.test(whole) &&
  !keys.some(
    (key) =>
      cooksBase.test(key) ||
      (stews.test(key) && !/\benfriar\b/.test(key)) ||
      (givesFire.test(key) && !isGrilled.test(key)),
  )
    ? beforeStep(last, say('Cocer aparte @ en agua con sal hasta que esté tiern#, enfriar y servir con el resto.'))
    : null

/** What is blended to a purée has its fish or meat in it. */
export const blended: Rule = ({ role, sweet, whole, keys, step, say }) => {
  if (sweet || !flesh.includes(role) || isReady.test(whole)) return null
  const at = step(/\btriturar\b/)
  if (at <= 0 || !/\bpure\b|\bcrema\b|\btriturar muy fino\b/.test(keys.join(' '))) return null
  return beforeStep(
    at,
    say(`Añadir @, sin piel, espinas ni huesos y en dados, y cocer hasta ${heatOf[role] ?? '70 °C'} en el centro.`),
  )
}

export const potatoOfStew: Rule = ({ role, lastStep, say }) =>
  role === 'potato'
    ? afterStep(lastStep(keepsStewing), say('Añadir @ en trozos los últimos 25-30 min, hasta que se pinche.'))
    : null

export const toughMeat: Rule = ({ role, whole, last, say }) =>
  role === 'meat' && tough.test(whole)
    ? beforeStep(
        last,
        say(
          'Guisar aparte @ en trozos, cubiert# de agua con sal, 1 h 15 min-2 h a fuego suave, hasta que esté tiern# y pase de 70 °C en el centro; servir con el resto.',
        ),
      )
    : null

export const friedPotato: Rule = ({ role, kin, keys, named }) => {
  const fried =
    role === 'potato'
      ? kin.find(
          ({ role: one, at }) => one === 'vegetable' && /\b(?:freir|asar|hornear|saltear)\b/.test(keys[at] ?? ''),
        )
      : undefined
  return fried === undefined ? null : { how: 'beside', at: fried.at, end: fried.end, named }
}

/** Roast leftovers go with the other meat of a filling, or to the dish as it is finished. */
export const readyMeat: Rule = (added) => {
  const { whole, role, kin, named } = added
  if (!isReady.test(whole)) return null
  const meat = flesh.includes(role)
    ? (kin.find((one) => flesh.includes(one.role)) ?? kin.find((one) => one.role === 'cured'))
    : undefined
  if (meat !== undefined) return { how: 'beside', at: meat.at, end: meat.end, named }
  return cookedApart[role] === undefined ? null : finishing(added, 'Añadir')
}

export const withARecipeOfItsOwn: Rule = ({ role, last, say }) => {
  const cooked = cookedApart[role]
  return cooked === undefined ? null : beforeStep(last, say(cooked))
}

/** Cooking bananas are never eaten raw. */
export const plantain: Rule = ({ whole, keys, last, say }) =>
  /^platanos? macho/.test(whole) && !keys.some((key) => /\bplatano/.test(key))
    ? beforeStep(last, say('Freír aparte @, en rodajas, a 170 °C 3 min, hasta dorar, y añadir~ al conjunto.'))
    : null

/** What a soup or a cream blends is cooked in it before, and is no garnish of it. */
export const blendedGarden: Rule = ({ role, soup, whole, keys, say }) => {
  const isOfIt =
    ['potato', 'vegetable', 'mushroom', 'cookedLegume'].includes(role) ||
    /^(?:manzanas?|peras?|castanas?)\b/.test(whole)
  if (!soup || !isOfIt) return null
  const blend = keys.findIndex((key) => /\btriturar\b/.test(key))
  const at = keys.findLastIndex(
    (key, index) => index < blend && /\b(?:mojar|cubrir|anadir)\b[^.]*\b(?:agua|caldo|fondo|leche)\b/.test(key),
  )
  return at === -1
    ? null
    : beforeStep(at, say('Añadir también @, en trozos, y cocer con lo demás hasta que se pinche sin resistencia.'))
}

/** A potato of a roast is its bed, and not boiled and cold beside it. */
export const bedOfRoast: Rule = ({ role, sweet, kin, step, say }) =>
  role === 'potato' && !sweet && kin.some((one) => flesh.includes(one.role))
    ? beforeStep(
        // What is wrapped has its bed before it is closed.
        step(/\bpapillote\b|\bsobre papel\b/) === -1
          ? step(/\b(?:hornear|asar)\b[^.]*\b(?:1[6-9]\d|2[0-2]\d)(?:[-–]\d+)? °c/)
          : 0,
        say(
          'Asar antes @ en rodajas finas, con un poco de aceite y sal, 25-30 min a 190 °C, hasta que se pinche; sirve de cama.',
        ),
      )
    : null

/** Fish of a soup goes into the pot when the rest is done. */
export const fishOfSoup: Rule = ({ role, sweet, whole, step, last, say }) => {
  if (sweet || !['fish', 'shellfish'].includes(role) || isReady.test(whole)) return null
  const wet = step(/\b(?:mojar|cubrir)\b[^.]*\b(?:agua|caldo|fondo|fumet)\b/)
  return wet === -1 || wet === last
    ? null
    : beforeStep(last, say('Añadir @ en trozos y cocer 5-6 min a fuego suave, hasta 68 °C en el centro.'))
}
