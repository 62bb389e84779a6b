import type { Item, Mise } from '#core/method/mise.ts'
import { say } from '#core/method/mise.ts'
import type { Role } from '#core/pantry/role-words.ts'
import { hardBoil } from './pulses.ts'

type Place = {
  readonly roles: readonly Role[]
  readonly late?: boolean
  readonly savoury: string
  readonly sweet: string
}

/**
 * Where an ingredient goes that the template had no place for. `@` is what is left of these roles, `#` ends a
 * participle. Late ones follow the rest of the dish.
 */
const places: readonly Place[] = [
  {
    roles: ['poultry'],
    savoury: 'Dorar aparte @ 12-15 min, hasta 74 °C en el centro, y añadir al conjunto.',
    sweet: 'Cocinar aparte @ 12-15 min, hasta 74 °C en el centro.',
  },
  {
    roles: ['meat', 'mince', 'offal'],
    savoury: 'Dorar aparte @ 8-10 min, hasta 70 °C en el centro, y añadir al conjunto.',
    sweet: 'Cocinar aparte @ 8-10 min, hasta 70 °C en el centro.',
  },
  {
    roles: ['fish', 'shellfish', 'cephalopod'],
    savoury: 'Marcar aparte @ 3-4 min, hasta 68 °C en el centro, y añadir al final.',
    sweet: 'Marcar aparte @ 3-4 min, hasta 68 °C en el centro.',
  },
  {
    roles: ['mollusc'],
    savoury: 'Abrir al vapor @ 4-5 min, hasta 90 °C durante 90 s en el centro, y añadir al final.',
    sweet: 'Abrir al vapor @ 4-5 min, hasta 90 °C durante 90 s en el centro.',
  },
  {
    roles: ['egg', 'yolk', 'white'],
    savoury: 'Ligar o cubrir con @, siempre por encima de 70 °C, 2 min como mínimo.',
    sweet: 'Añadir @ a la mezcla y calentar 2 min por encima de 70 °C.',
  },
  {
    roles: ['legume'],
    savoury: `Cocer aparte @: remojo de 12 h, tirar esa agua, ${hardBoil} en agua nueva y a fuego suave 1 h 30 min o hasta que ceda; unir al final.`,
    sweet: `Cocer aparte @: remojo de 12 h, tirar esa agua, ${hardBoil} en agua nueva y a fuego suave 1 h 30 min o hasta que ceda.`,
  },
  {
    roles: ['rice', 'pasta', 'freshPasta', 'grain'],
    savoury:
      'Cocer aparte @ en agua con sal el tiempo de su clase, de 8 a 18 min, hasta su punto, y servir de acompañamiento.',
    sweet: 'Añadir @ y cocer a fuego suave 18 min, hasta su punto.',
  },
  {
    roles: ['potato'],
    savoury: 'Cocer aparte @ en agua con sal 20-25 min, hasta que ceda al pincharla, y servir de guarnición.',
    sweet: 'Cocer aparte @ 20-25 min, hasta que ceda, y hacer puré.',
  },
  {
    roles: ['aromatic', 'garlic', 'vegetable', 'mushroom', 'tomato', 'leaf'],
    savoury: 'De guarnición, saltear @ 5-6 min a fuego vivo, hasta que tome color.',
    sweet: 'Rallar muy fino @ y mezclar con el resto.',
  },
  {
    roles: ['cookedLegume'],
    savoury: 'Añadir @ y calentar 5 min, hasta que hierva.',
    sweet: 'Triturar @ muy fino y unir a la mezcla.',
  },
  {
    roles: ['sauce', 'cannedFish', 'cured', 'boiledEgg', 'dough', 'puff', 'bread', 'biscuit'],
    late: true,
    savoury: 'Acompañar con @.',
    sweet: 'Acompañar con @.',
  },
  {
    roles: ['flour', 'starch', 'crumbs'],
    savoury: 'Si hace falta más cuerpo, espesar con @ y hervir 3 min, hasta que no sepa a crudo.',
    sweet: 'Tamizar @ sobre la mezcla y unir sin grumos.',
  },
  {
    roles: ['stock', 'water', 'coconut', 'milk', 'cream', 'yogurt', 'juice', 'soda', 'wine', 'spirit', 'coffee'],
    savoury: 'Mojar con @ y hervir suave 5 min, hasta ligar.',
    sweet: 'Aligerar la mezcla con @ poco a poco.',
  },
  { roles: ['ice'], late: true, savoury: 'Servir con @.', sweet: 'Servir con @.' },
  {
    roles: ['butter', 'oil', 'fryOil', 'mouldFat'],
    savoury: 'Reservar @ para engrasar y dar brillo al terminar.',
    sweet: 'Reservar @ para engrasar el molde o la bandeja.',
  },
  {
    roles: ['yeast', 'raising', 'gelatine', 'agar', 'pectin', 'stabiliser'],
    savoury: 'Dispersar @ en el líquido, en frío y en la dosis de su ficha.',
    sweet: 'Dispersar @ en el líquido o en los secos, en la dosis de su ficha.',
  },
  {
    roles: [
      'acid',
      'citrus',
      'condiment',
      'sugar',
      'honey',
      'aroma',
      'saffron',
      'paprika',
      'spice',
      'pepper',
      'salt',
      'caramel',
    ],
    savoury: 'Ajustar el sabor con @.',
    sweet: 'Perfumar o endulzar la mezcla con @.',
  },
  {
    roles: [
      'fruit',
      'driedFruit',
      'jam',
      'zest',
      'nut',
      'chocolate',
      'cocoa',
      'icingSugar',
      'cheese',
      'softCheese',
      'pickle',
      'herb',
    ],
    late: true,
    savoury: 'Terminar el plato con @.',
    sweet: 'Terminar con @.',
  },
]

/** A long list becomes several sentences, so that each can still be read aloud. */
const readable = 12

/** What a savoury filling takes as it is, or cooked before: nothing of it is laid beside what is closed. */
const intoFilling: readonly Role[] = [
  'sauce',
  'other',
  'cannedFish',
  'cured',
  'boiledEgg',
  'cheese',
  'softCheese',
  'cookedLegume',
  'pickle',
  'nut',
  'driedFruit',
  'herb',
  'leaf',
  'mushroom',
  'vegetable',
  'condiment',
  'spice',
]

/** Whether leftovers of a dish that is filled belong inside it; `filled` says that its steps close something. */
const fillingOf = (m: Mise, filled: boolean): string[] => {
  if (!filled) return []
  const starch = m.leftItems().filter(({ role }) => role === 'pasta' || role === 'rice' || role === 'grain')
  const found = m.leftItems().filter(({ role }) => intoFilling.includes(role))
  const potato = m.leftItems().filter(({ role }) => role === 'potato')
  const wet = m.leftItems().filter(({ role }) => role === 'stock')
  const sets = m.leftItems().filter(({ role }) => role === 'gelatine')
  return [
    ...chunks(potato).map((some) =>
      sentence(m, 'Cocer @ en dados pequeños 10-12 min, hasta que se pinche, escurrir y unir al relleno.', some),
    ),
    ...chunks(wet).map((some) =>
      sentence(m, 'Mojar el relleno con @ y cocer 5 min; ha de quedar jugoso, sin caldo suelto.', some),
    ),
    ...chunks(sets).map((some) =>
      sentence(
        m,
        'Fundir en el relleno caliente @, antes hidratado 10 min en agua fría: cuaja a 4 °C y deja cerrar sin que escurra.',
        some,
      ),
    ),
    ...chunks(starch).map((some) =>
      sentence(m, 'Cocer @ en agua con sal hasta su punto, escurrir, picar y unir al relleno.', some),
    ),
    ...chunks(found).map((some) => sentence(m, 'Mezclar con el relleno, bien escurrido y frío, @.', some)),
  ]
}

/** Sentences for everything the template did not name: for its filling, early and late. */
export const placeLeftovers = (
  m: Mise,
  sweet: boolean,
  filled = false,
): { readonly inside: string[]; readonly early: string[]; readonly late: string[] } => {
  const inside = fillingOf(m, filled && !sweet)
  const early: string[] = []
  const late: string[] = []
  for (const place of places) {
    const found = m.leftItems().filter((item) => place.roles.includes(item.role))
    for (const some of chunks(found))
      (place.late === true ? late : early).push(sentence(m, sweet ? place.sweet : place.savoury, some))
  }
  for (const some of chunks(m.leftItems())) early.push(sentence(m, 'Añadir @; revisar en qué paso va.', some))
  return { inside, early, late }
}

/** What a generic method has no place for: named, and the order left to the cook. */
export const unplaced = (
  m: Mise,
): { readonly inside: string[]; readonly early: string[]; readonly late: string[] } => ({
  inside: [],
  early: chunks(m.leftItems()).map((some) => sentence(m, 'Incorporar @ en el orden de tu receta.', some)),
  late: [],
})

const chunks = (items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / readable) }, (_, index) =>
    items.slice(index * readable, (index + 1) * readable),
  )

const sentence = (m: Mise, text: string, items: readonly Item[]): string => {
  const [before = '', after = ''] = text.split('@')
  return say`${before}${m.these(items)}${after}` ?? ''
}
