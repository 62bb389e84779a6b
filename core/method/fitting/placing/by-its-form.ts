import { flesh } from '#core/method/kinds/role-groups.ts'
import { afterStep, beforeStep, finishing, type Rule } from './added.ts'
import { cooksBase, stews } from './by-role.ts'

/** The page serves it already: 'servir con huevo duro y jamón'. */
export const servedWith: Rule = ({ first, keys, last, whole }) =>
  whole.length > 3 &&
  new RegExp(`\\b(?:servir|acompanar|terminar|acabar) con [^.;]*\\b${first.replace(/[^a-zñ]/g, '')}`).test(
    keys[last] ?? '',
  )
    ? { how: 'said' }
    : null

/** Ice cream goes on the plate, and into no dough. */
export const icedBeside: Rule = (added) =>
  /^(?:helados?|sorbetes?|granizados?)\b/.test(added.whole) ? finishing(added, 'Servir con') : null

/** Snails are cleaned and boiled long before any dish (oficio). */
export const snails: Rule = ({ whole, last, say }) =>
  /^caracol/.test(whole) && !/\bcocid/.test(whole)
    ? beforeStep(
        Math.min(1, last),
        say(
          'Cocer antes @, ya purgados y lavados: desde agua fría a fuego mínimo hasta que asomen, y 45 min hirviendo suave; escurrir y añadirlos con el caldo.',
        ),
      )
    : null

/** What comes tender from a tin or a roast is only warmed, or goes on top. */
const tender = /\b(?:de|en) (?:bote|lata|conserva)\b|\bpiquillos?\b|\b(?:asad|confitad|caramelizad)[oa]s?\b/

export const tenderLast: Rule = (added) => {
  const { role, sweet, soup, whole, lastStep, say } = added
  if (sweet || soup || !['vegetable', 'mushroom', 'aromatic'].includes(role) || !tender.test(whole)) return null
  return (
    afterStep(
      lastStep(/\b(?:guisar|estofar|cocer|mojar)\b[^.]*\b(?:caldo|salsa|tapado|vino|fumet)\b/),
      say('Añadir @, escurrid#, los últimos 3 min.'),
    ) ?? finishing(added)
  )
}

/** Peas and the like go whole into the sauce. */
export const smallGreens: Rule = ({ role, sweet, soup, whole, kin, step, say }) =>
  !sweet &&
  !soup &&
  role === 'vegetable' &&
  /^(?:guisantes?|habit?as?|edamame|maiz|espinacas?)\b/.test(whole) &&
  !kin.some((one) => one.role === 'vegetable')
    ? afterStep(
        step(/\b(?:mojar|cubrir|anadir)\b[^.]*\b(?:caldo|fondo|agua|vino|fumet|leche)\b/),
        say('Añadir también @.'),
      )
    : null

/** Wine that a page of a pot does not have wets its sofrito, and boils down before anything else. */
export const wineOfSofrito: Rule = ({ role, sweet, kin, step, say }) =>
  !sweet && (role === 'wine' || role === 'spirit') && !kin.some((one) => one.role === 'wine' || one.role === 'spirit')
    ? afterStep(step(cooksBase), say('Mojar con @ y reducir 3-4 min, hasta que no huela a alcohol.'))
    : null

/** What curdles or melts away goes in off the fire. */
export const offTheFire: Rule = ({ role, whole, sweet, keys, step, last, say }) => {
  if (sweet || !(['softCheese', 'yogurt'].includes(role) || /^nata agria|^crema agria/.test(whole))) return null
  const creamed = step(/\bmantecar\b/)
  if (creamed !== -1) return afterStep(creamed, say('Mantecar también con @.'))
  return keys.some((key) => cooksBase.test(key)) && step(/\b(?:triturar|marinar|batir|rellenar)\b/) === -1
    ? afterStep(last === 0 ? 0 : last, say('Ligar al final con @, fuera del fuego, sin que hierva.'))
    : null
}

/** Dried mushrooms are soaked before they join the fresh. */
export const driedMushroom: Rule = ({ whole, kin, step, say }) =>
  /^(?:setas?|hongos?|boletus|shiitakes?|colmenillas?|trompetas?|porcini)\b.*\b(?:sec|deshidratad)[oa]s?\b/.test(whole)
    ? beforeStep(
        Math.max(kin.find((one) => one.role === 'mushroom')?.at ?? step(cooksBase), 0),
        say('Hidratar @ 20 min en agua tibia, escurrir y picar; colar el agua y usarla con el caldo.'),
      )
    : null

/** Fat meat that nothing of the page fries is made crisp apart. */
export const crisped: Rule = (added) => {
  const { whole, role, soup, sweet, keys, kin, step, say } = added
  if (sweet) return null
  const fat = /^(?:bacon|beicon|panceta|tocino|chorizo|guanciale)\b/.test(whole)
  // Ham or bacon of a soup is no part of what is blended.
  if (soup && role === 'cured' && step(/\btriturar\b/) !== -1)
    return finishing(fat ? { ...added, named: `${added.named}, en tiras y dorado 4-5 min hasta que cruja` } : added)
  if (!fat) return null
  if (
    keys.some(
      (key) =>
        (cooksBase.test(key) && !/\bpatata/.test(key)) ||
        (stews.test(key) && !/\benfriar\b|\bmenos de 2 h\b/.test(key)) ||
        /\b(?:amasar|embutir|picar)\b/.test(key),
    )
  )
    return null
  if (kin.some((one) => one.role === 'cured')) return null
  const beaten = step(/\bbatir\b[^.]*\bhuevos?\b/)
  return beaten !== -1
    ? beforeStep(beaten, say('Dorar antes @ en dados 3-4 min y mezclar~ con el huevo.'))
    : finishing({ ...added, named: `${added.named}, en tiras y dorado 4-5 min hasta que cruja` })
}

/** A vegetable beside fried potatoes is fried after them. */
export const friedAfter: Rule = ({ role, sweet, keys, lastStep, say }) =>
  role === 'vegetable' && !sweet && !keys.some((key) => cooksBase.test(key) && !/\bpatata/.test(key))
    ? afterStep(
        lastStep(/\bpatata\b[^.]*\bfreir\b|\bfreir\b[^.]*\bpatata\b/),
        say('Freír @ en ese aceite 2-3 min y escurrir.'),
      )
    : null

/** Fruit of a cold soup of tomato is blended with it. */
export const fruitOfColdSoup: Rule = ({ role, soup, keys, step, say }) =>
  role === 'fruit' &&
  soup &&
  keys.some((key) => /\btomate/.test(key)) &&
  keys.some((key) => /\ben hilo\b|\bcolar\b/.test(key))
    ? beforeStep(step(/\btriturar\b/), say('Trocear también @ y triturar~ con lo demás.'))
    : null

/** Apple or pineapple of a stew is cooked in it; what is eaten raw goes on top. */
export const fruitOfPot: Rule = ({ role, sweet, first, garnishes, kin, step, say }) =>
  role === 'fruit' &&
  !sweet &&
  !garnishes.has(first) &&
  /^(?:manzan|per|pin|ciruel|membrill|melocoton|mang)/.test(first) &&
  kin.some((one) => flesh.includes(one.role))
    ? afterStep(step(cooksBase), say('Añadir @ en dados y rehogar 2 min.'))
    : null

/** Whites of an ice go in while it churns. */
export const whiteInChurn: Rule = ({ role, step, say }) =>
  role === 'white'
    ? afterStep(step(/\bmantecar\b/), say('A mitad de mantecado, incorporar @, pasteurizad# y montad# a pico blando.'))
    : null

/** Blue cheese of a cheesecake goes with its cheese, cocoa with the flour. */
export const withItsPowder: Rule = ({ role, sweet, kin, named }) => {
  const mate = role === 'cheese' ? 'softCheese' : role === 'cocoa' ? 'flour' : undefined
  const beside = sweet && mate !== undefined ? kin.find((one) => one.role === mate) : undefined
  return beside === undefined ? null : { how: 'beside', at: beside.at, end: beside.end, named }
}

/** A cream of a tart of fruit lies under the fruit. */
export const creamUnderFruit: Rule = ({ sweet, whole, step, say }) =>
  sweet && /^crema (?:pastelera|de almendra|frangipane)\b/.test(whole)
    ? beforeStep(step(/\bcubrir\b[^.]*\blaminas\b/), say('Extender @ en el fondo, debajo de la fruta.'))
    : null

/** What needs no more fire goes into what is closed over its filling, and not on top when it is fried. */
export const insideFilling: Rule = ({ role, sweet, whole, step, say }) =>
  !sweet && (['boiledEgg', 'pickle', 'cannedFish'].includes(role) || (role === 'vegetable' && tender.test(whole)))
    ? beforeStep(
        step(/\brepartir el relleno\b|\brellenar\b[^.]*\b(?:cerrar|sellar|tapar|enrollar|cubrir)\b/),
        say('Llevar dentro también @, escurrid# y picad#.'),
      )
    : null

/** Fruit of what is rolled lies on its cream. */
export const fruitInRoll: Rule = ({ role, sweet, step, say }) =>
  sweet && role === 'fruit'
    ? afterStep(step(/\brellenar\b[^.]*\benrollar\b/), say('Repartir @ en trozos sobre la crema antes de enrollar.'))
    : null

/** Cream of a sauce joins it before it is laid on anything. */
export const creamOfSauce: Rule = ({ role, whole, sweet, soup, kin, say }) => {
  const tomato = kin.find((one) => one.role === 'tomato')
  return role === 'cream' && !/\bagria\b/.test(whole) && !sweet && !soup && tomato !== undefined
    ? { how: 'after', at: tomato.at, sentence: say('Añadir @ y reducir 3-4 min.') }
    : null
}

/** Caramel that is bought covers the mould. */
export const caramelOfMould: Rule = ({ role, keys, step, say }) =>
  role === 'caramel' && keys.some((key) => /\b(?:flaneras?|moldes?)\b/.test(key))
    ? beforeStep(Math.max(step(/\bcalentar\b|\binfusionar\b|\bbatir\b/), 0), say('Encamisar los moldes con @.'))
    : null

/** Tofu is browned before it joins a pan. */
export const tofu: Rule = ({ whole, sweet, step, say }) =>
  /^tofu\b/.test(whole) && !sweet
    ? beforeStep(
        step(/\bsaltear\b|\bwok\b/),
        say('Dorar antes @, escurrid# y en dados, 4-5 min, y añadir~ con lo demás.'),
      )
    : null

/** Grated vegetable of a cake goes into its batter. */
export const gratedIn: Rule = ({ role, sweet, keys, step, say }) =>
  role === 'vegetable' && sweet && keys.some((key) => /\bhornear\b|\bcocer el bizcocho\b/.test(key))
    ? afterStep(
        step(/\b(?:incorporar|tamizar|unir)\b[^.]*\bharina\b|\bharina\b[^.]*\bincorporar\b/),
        say('Rallar fino @, escurrir e incorporar.'),
      )
    : null

/** Lime or lemon juice of a hot pan goes in as it is served. */
export const juiceLast: Rule = (added) =>
  !added.sweet &&
  /^zumo de (?:lima|limon)\b/.test(added.whole) &&
  added.keys.some((key) => cooksBase.test(key)) &&
  added.step(/\b(?:marinar|macerar|alinar|triturar|adobar)\b/) === -1
    ? finishing(added, 'Terminar con')
    : null

/** Hard vegetables do not cook in the time of leaves. */
export const hardBesideLeaf: Rule = ({ role, sweet, soup, whole, kin, keys, step, say }) => {
  const beside = kin.find((one) => one.role === 'vegetable' || one.role === 'leaf')
  return role === 'vegetable' &&
    !sweet &&
    !soup &&
    /^(?:calabazas?|zanahorias?|boniatos?|coliflor|brocoli|judias? verdes?|berenjenas?|nabos?)\b/.test(whole) &&
    beside !== undefined &&
    /\b(?:espinacas?|acelgas?|brotes)\b[^.]*\b[1-5] min\b/.test(keys[beside.at] ?? '')
    ? afterStep(step(cooksBase), say('Añadir @ en dados y rehogar 5 min.'))
    : null
}

/** Cheese over what is browned in the oven goes on before. */
export const meltedOver: Rule = ({ role, sweet, lastStep, named }) =>
  !sweet && role === 'cheese'
    ? beforeStep(lastStep(/\bgratinar\b|\bhornear\b[^.]*;[^.]*\bdorar\b/), `Cubrir también con ${named}.`)
    : null

/** What binds a dough without gluten is mixed with its flour. */
export const binderOfFlour: Rule = ({ whole, kin, named }) => {
  const flour = /^(?:psyllium|psilio|goma xantana|xantana)\b/.test(whole)
    ? kin.find((one) => one.role === 'flour')
    : undefined
  return flour === undefined ? null : { how: 'beside', at: flour.at, end: flour.end, named }
}

/** Where a pan is deglazed, wine and cream go in then. */
export const deglazed: Rule = ({ role, sweet, step, say }) =>
  !sweet && ['wine', 'spirit', 'cream'].includes(role)
    ? afterStep(
        step(/\bdesglasar\b/),
        say(role === 'cream' ? 'Añadir @ y reducir 2-3 min, hasta que nape.' : 'Añadir también @ y reducir 2 min.'),
      )
    : null

/** Chocolate or cheese of a cream that is cooked melts in it while it is hot. */
export const meltedIn: Rule = ({ role, sweet, keys, step, say }) =>
  sweet &&
  ['chocolate', 'cheese', 'softCheese'].includes(role) &&
  !keys.some((key) => /\bhornear\b|\bmantecar\b/.test(key))
    ? (afterStep(step(/\bhierva\b|\bhasta 8\d/), say('Fundir en ello, en caliente, @.')) ??
      afterStep(step(/\bcalentar\b[^.]*\b(?:nata|leche)\b/), say('Fundir en ello, en caliente, @, con túrmix.')))
    : null

/** Sugar and spice of a dough that is fried plain are what it is rolled in. */
export const rolledIn: Rule = (added) =>
  ['sugar', 'spice'].includes(added.role) &&
  !added.kin.some((one) => one.role === 'sugar' || one.role === 'meat') &&
  added.keys.some((key) => /\bchurrera\b|\bescudillar\b[^.]*\baceite\b/.test(key))
    ? finishing(added, 'Rebozar con')
    : null
