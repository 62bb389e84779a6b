import { inGrams } from '#core/method/fitting/finding/agreement.ts'
import { isFuel } from '#core/method/kinds/role-groups.ts'
import { type Added, afterStep, beforeStep, finishing, type Rule } from './added.ts'
import { type Place, placeByUse } from './by-use.ts'
import { atTheEnd, buns, glazes, toBrown } from './words.ts'

/** What the line itself says it is kept for: 'para pintar'. */
export const byItsUse: Rule = ({ line, named, steps, keys }) => placeByUse(line, named, steps, keys)

/** The steps speak of it by its whole name. */
export const saidWhole: Rule = ({ whole, role, keys }) =>
  whole.length > 5 && (whole.includes(' ') || role === 'sauce') && keys.some((key) => key.includes(whole))
    ? { how: 'said' }
    : null

export const servedInBuns: Rule = ({ whole, last, named }) =>
  buns.test(whole) ? afterStep(last, `Servir en ${named}, abierto y tostado.`) : null

export const glazed: Rule = (added) => (glazes.test(added.whole) ? finishing(added, 'Glasear con') : null)

export const brownedApart: Rule = ({ whole, last, named }) =>
  toBrown.test(whole)
    ? {
        how: 'before',
        at: last,
        sentence: `Dorar aparte ${named} 4-5 min, hasta 70 °C en el centro, y servir con el resto.`,
      }
    : null

export const servedSauce: Rule = (added) =>
  (added.role === 'sauce' || (added.role === 'tomato' && /\bfrit/.test(added.whole))) &&
  added.garnishes.has(added.first)
    ? (beforeStep(added.step(/\b(?:hornear|gratinar)\b/), added.say('Repartir también @ por encima.')) ??
      finishing(added, 'Servir con'))
    : null

export const garnish: Rule = (added) =>
  added.garnishes.has(added.first) && atTheEnd.includes(added.role) ? finishing(added) : null

export const breadBeside: Rule = (added) =>
  added.role === 'bread' && !added.sweet ? finishing(added, 'Servir con') : null

/** Fresh cheese that keeps its shape goes on a savoury dish when it is done. */
export const crumbledOver: Rule = (added) => {
  if (
    added.sweet ||
    !/^(?:queso )?(?:feta|burrata|burratina|mozzarella|fresco|de burgos|halloumi|paneer|cotija|panela|stracciatella)\b/.test(
      added.whole,
    )
  )
    return null
  // Under the grill it melts with the rest.
  const melts = /^mozzarella\b/.test(added.whole)
    ? added.lastStep(/\bgratinar\b|^hornear\b|\bhornear\b[^.]*;[^.]*\bdorar\b/)
    : -1
  return beforeStep(melts, `Cubrir también con ${added.named}.`) ?? finishing(added, 'Terminar con')
}

/** A lemon of a savoury dish is pressed over it by who eats; what is marinated has it in its marinade. */
export const citrusBeside: Rule = (added) =>
  added.role === 'citrus' &&
  !added.sweet &&
  !/^(?:zumo|ralladura|piel)/.test(added.whole) &&
  added.step(/\b(?:marinar|macerar|aliñar|alinar|exprimir)\b/) === -1
    ? afterStep(added.last, `Servir con ${added.named} en gajos.`)
    : null

/** Slices line the mould that a mass is baked in. */
export const linesTheMould: Rule = ({ whole, step, say }) =>
  /^(?:panceta|bacon|beicon|tocino|jamon|crepineta|redano)\b.*\b(?:lonchas?|laminas?)\b|^(?:crepineta|redano)\b/.test(
    whole,
  )
    ? beforeStep(
        step(/\b(?:llenar|forrar|rellenar|verter|poner)\b[^.]*\b(?:terrina|molde)/),
        say('Forrar el molde con @, dejando que cuelguen los bordes, para cerrarlo con ellos antes de cocer.'),
      )
    : null

/** A little butter or oil that a baked sweet does not ask for keeps it from sticking. */
export const greasesTheMould: Rule = ({ role, sweet, line, keys, say }) => {
  if (!sweet || !['butter', 'oil', 'mouldFat'].includes(role) || inGrams(line) > littleFat) return null
  const at = keys.findIndex((key) => /\bmoldes?\b/.test(key))
  return keys.some((key) => /\bhornear\b/.test(key)) && at !== -1
    ? { how: 'after', at, sentence: say('Engrasar el molde con @.') }
    : null
}

/** g: more than this is part of the dough. */
const littleFat = 40

/** What a smoker burns is no food. */
export const fuel: Rule = ({ whole, step, say }) =>
  isFuel.test(whole) ? afterStep(Math.max(step(/\bahumar\b/), 0), say('El humo se hace con @, sin llama.')) : null

/** What has gas goes in last. */
export const fizzLast: Rule = (added) =>
  added.role === 'soda' && !added.keys.some((key) => /\b(?:asar|hornear|guisar|estofar)\b/.test(key))
    ? finishing(added, 'Completar al servir, muy frío, con')
    : null

/** What lies upon a bread as it goes into the oven. */
export const topsTheBread: Rule = ({ role, whole, sweet, keys, lastStep, say }) =>
  !sweet &&
  keys.some((key) => /\bfermentar\b/.test(key)) &&
  (['aromatic', 'herb', 'tomato'].includes(role) || /\bescamas\b|^sal gorda/.test(whole)) &&
  !isChopped.test(whole)
    ? beforeStep(
        lastStep(/\bhornear\b|\bcocer a 2\d\d|\bprecalentar\b/),
        say(role === 'aromatic' ? 'Repartir encima @ en juliana fina.' : 'Repartir encima @.'),
      )
    : null

/** What is cooked before is kneaded in. */
const isChopped = /\b(?:frit|pochad|caramelizad|seca|secos?|polvo)/

/** A yolk that a savoury dish beats into nothing lies upon it, and stays raw. */
export const yolkOnTop: Rule = (added) =>
  added.role === 'yolk' &&
  !added.sweet &&
  added.step(/\b(?:batir|montar|emulsionar|ligar|pintar|amasar|mezclar)\b/) === -1
    ? yolkAt(added)
    : null

const yolkAt = (added: Added): Place => {
  const at = /^servir\b/.test(added.keys[added.last] ?? '') ? 'before' : 'after'
  return { how: at, at: added.last, sentence: added.say('Poner encima @, de huevo pasteurizado.') }
}

/** Chocolate of a baked sweet that has no cream to melt it in covers it. */
export const coats: Rule = ({ role, sweet, line, keys, last, say }) =>
  sweet &&
  role === 'chocolate' &&
  inGrams(line) >= 100 &&
  !/\b(?:pepitas|virutas|chips|rallado)\b/i.test(line.name) &&
  keys.some((key) => /\bhornear\b/.test(key)) &&
  !keys.some((key) => /\bnata\b|\bbatir\b|\bchocolate fundido\b/.test(key))
    ? { how: 'after', at: last, sentence: say('Fundir @, templar y bañar en frío.') }
    : null

/** What a sauce or a paste is blended of. */
export const blendedIn: Rule = ({ called, role, soup, step, say }) =>
  called.size > 0 &&
  !(soup && role === 'nut') &&
  ['pickle', 'tomato', 'vegetable', 'driedFruit', 'cannedFish', 'mushroom', 'nut'].includes(role)
    ? afterStep(step(/(?<!sin )\b(?:triturar|majar)\b/), say('Triturar también con ello @.'))
    : null
