import type { Role } from '#core/pantry/role-words.ts'

/** Words by which a line that a page does not know finds its place (place-extra.ts). */

export const wet: readonly Role[] = [
  'oil',
  'yolk',
  'egg',
  'white',
  'butter',
  'yogurt',
  'milk',
  'cream',
  'water',
  'spirit',
  'juice',
  'acid',
  'honey',
]

/** What comes cooked or smoked. */
export const isReady =
  /\b(?:cocid|ahumad|asad|confitad|escabechad|deshebrad|desmechad|deshilachad|desmenuzad|rustid)[oa]s?\b|\bmi ?-?cuit\b/

/** Meat that its core temperature leaves tough. */
export const tough =
  /\b(?:corderos?|cabritos?|jarretes?|morcillos?|rabos?|carrilleras?|carrilladas?|paletillas?|agujas?|faldas?|pecho|osobucos?|jabali|ciervo|para guisar)\b/

/** Steps that would cook it with the rest. */
export const givesFire = /\b(?:freir|hornear|asar|saltear|guisar|estofar|plancha|vapor|brasa)\b/

/** What is tough or indigestible raw. */
export const asksForFire =
  /^(?:choclos?|elotes?|mazorcas?|patatas?|papas?|boniatos?|batatas?|camotes?|calabazas?|yucas?|judias? verdes?|brocolis?|coliflor|alcachofas?|berenjenas?|esparragos? blancos?)\b(?!.*\b(?:cocid|asad|bote|conserva|lata|encurtid|frit))/

export const heatOf: Partial<Record<Role, string>> = {
  poultry: '74 °C',
  fish: '68 °C',
  shellfish: '68 °C',
  cephalopod: '68 °C',
}

/** What gives its taste and is not eaten. */
export const onlyInfused =
  /\ben grano\b|\ben rama\b|\bte (?:negro|verde|rojo|earl grey)\b|^te$|\blemongrass\b|\bhierbaluisa\b|\brooibos\b/

/** Sausages that come raw. */
export const toBrown = /^(?:chistorra|butifarra|salchicha|longaniza|chorizo fresco|morcilla|merguez|bratwurst)/

/** What a sweet is filled with. */
export const fillings = /^(?:crema|ganache|trufa|nata montada|mermelada|confitura|dulce de leche|chantilly|praline)\b/

/** What gives its fat to a pot of pulses or meat. */
export const forThePot = /^(?:chorizo|morcilla|panceta|tocino|bacon|costilla|lacon|oreja|careta)\b/

/** What a name says after 'con' and needs no fire goes on at the end. */
export const atTheEnd: readonly Role[] = [
  'cured',
  'cheese',
  'softCheese',
  'fruit',
  'nut',
  'herb',
  'cannedFish',
  'pickle',
  'leaf',
]

export const buns = /^(?:pan(?:es)? (?:de (?:hamburguesa|perrito)|brioche|bao|pita)|panecillos?|molletes?)\b/

export const glazes = /^(?:fondant|glasa|glaseado)\b/

/** What a dough takes in pieces, and what lies upon it. */
export const kneadedIn: readonly Role[] = ['nut', 'driedFruit']

export const onTop = /\b(?:laminad|fileteada|granillo|picada por encima)/

/** What is cooked already and becomes part of the dough. */
export const cookedRoots =
  /^(?:(?:patata|papa|boniato|batata|calabaza)s? (?:cocid|asad|hervid)|pure de (?:patata|boniato|calabaza))/

/** What a bread is filled or eaten with, and not kneaded into. */
export const besideDough: readonly Role[] = [
  'vegetable',
  'leaf',
  'mushroom',
  'tomato',
  'sauce',
  'cured',
  'pickle',
  'potato',
  'aromatic',
]

/** What a bar crushes before it shakes. */
export const muddled: readonly Role[] = ['herb', 'fruit', 'vegetable', 'citrus', 'garlic', 'aroma']
