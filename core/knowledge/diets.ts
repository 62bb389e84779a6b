import { type Allergen, animalCategories, type Food, type FoodCategory } from '#core/pantry/food.ts'
import { nameKey } from '#core/spanish/name-key.ts'

/** What a guest does not eat, and how we know it of a food. */
export type Diet = {
  /** 'sin lactosa', after 'versión'. */
  readonly name: string
  /** How it is asked for, over the folded question. */
  readonly asked: RegExp
  readonly allergens: readonly Allergen[]
  readonly categories: readonly FoodCategory[]
  /** Foods of other shelves that are not eaten, over their search key. */
  readonly names?: RegExp
  /** Sweets that are of it by kind, whatever one recipe of them holds, over the name's search key: they share its moulds and its mills. */
  readonly sweets?: RegExp
  /** What the cook must know beyond the ingredients. */
  readonly notes: string
}

const animals: readonly FoodCategory[] = [...animalCategories, 'embutidos_y_curados']

/** Stocks, gelatine and fats of animals stand on the shelves of other things. */
const animalNames =
  /^(?:caldo de (?:pollo|carne|pescado|ave|jamon)|fumet|fondo de (?:ave|ternera)|demi-glace|dashi|pastilla de caldo de (?:pollo|carne|pescado)|hoja de gelatina|gelatina en polvo|manteca de cerdo|grasa de pato|sebo|extracto de carne|nube$|cuajo)/

/** What the bee makes, and what is made with it; cane and palm honey are of plants. */
const beeNames = /^(?:miel(?! de (?:cana|palma|agave|maple))|jalea real|polen|propoleo|turron|hidromiel)\b/

/** Pork on the shelves of other things. */
const porkNames = /\bcerdo\b|^(?:hoja de gelatina|gelatina en polvo|caldo de jamon|nube$)/

/** Oficio: made of almond, hazelnut or pistachio where no recipe says otherwise, and in the same workshop. */
const nutSweets =
  /\b(?:turron(?:es)?|mazapan(?:es)?|polvoron(?:es)?|mantecados|pralines?|gianduja|bombon(?:es)?|marquesas?|guirlache|baklava|frangipane|macarons?|amaretti|financiers?|dacquoise)\b/

/** 'Sin …' of some foods, and an allergy or an intolerance to these or to others. */
const avoids = (without: string, allergic: string, also = ''): RegExp =>
  new RegExp(
    `\\b(?:${without === '' ? '' : `sin (?:${without})|`}(?:alergi[a-z]{1,3}|intoleran[a-z]{1,4}) (?:al? |a (?:el|la|los|las) )?(?:${[without, allergic].filter((one) => one !== '').join('|')})${also === '' ? '' : `|${also}`})\\b`,
  )

/** Words of an allergy or an intolerance, whatever it is to. */
export const namesAllergy = /\b(?:alergi(?!n|zan)[a-z]{1,3}|intoleran[a-z]{1,4})\b/

export const diets: readonly Diet[] = [
  {
    name: 'sin gluten',
    asked: avoids('gluten|trigo|tacc', '', 'celiac[oa]s?|celiaquia|libre de gluten'),
    allergens: ['gluten'],
    categories: [],
    notes:
      'Para celíacos: utensilios, aceite de freír y superficies aparte, y etiquetas «sin gluten» (menos de 20 mg/kg).',
  },
  {
    name: 'sin lactosa',
    asked: avoids('lactosa|lacteos?|leche', 'proteinas? de (?:la )?leche|proteina lactea|plv'),
    allergens: ['lacteos'],
    categories: [],
    notes:
      'La leche sin lactosa sirve para intolerantes, **no** para alérgicos a la proteína de leche: pregunta cuál es el caso.',
  },
  {
    name: 'sin huevo',
    asked: avoids('huevos?', 'claras?|ovoproductos?'),
    allergens: ['huevos'],
    categories: [],
    notes: 'El ovoproducto también es huevo.',
  },
  {
    name: 'sin frutos secos',
    asked: avoids(
      'frutos? secos?|frutos de cascara|nueces|nuez|almendras?|avellanas?|pistachos?|anacardos?',
      'pacanas?|macadamias?',
    ),
    allergens: ['frutos_cascara', 'cacahuetes'],
    categories: [],
    sweets: nutSweets,
    notes: 'Mira las trazas de chocolates, panes y cereales.',
  },
  {
    name: 'sin soja',
    asked: avoids('soja|soya', ''),
    allergens: ['soja'],
    categories: [],
    notes: 'La lecitina de los chocolates suele ser de soja.',
  },
  {
    name: 'sin marisco',
    asked: avoids('mariscos?', ''),
    allergens: ['crustaceos', 'moluscos'],
    categories: [],
    notes: 'Cuidado con fumets y con el aceite de freír compartido.',
  },
  {
    name: 'sin pescado',
    asked: avoids('pescados?', ''),
    allergens: ['pescado'],
    categories: [],
    notes: 'Mira el fumet, la anchoa, la salsa inglesa y la gelatina de pescado.',
  },
  {
    name: 'sin crustáceos',
    asked: avoids('crustaceos?', 'gambas?|langostinos?|cangrejos?|cigalas?'),
    allergens: ['crustaceos'],
    categories: [],
    notes:
      'Cuidado con fumets, surimi y el aceite de freír compartido; el molusco cruza a menudo: que lo diga su médico.',
  },
  {
    name: 'sin moluscos',
    asked: avoids('moluscos?', 'pulpos?|calamar(?:es)?|sepias?|mejillon(?:es)?|almejas?|ostras?'),
    allergens: ['moluscos'],
    categories: [],
    notes: 'Cuidado con fumets, tinta y salsa de ostras; el crustáceo cruza a menudo: que lo diga su médico.',
  },
  {
    name: 'sin cacahuetes',
    asked: avoids('cacahu[ea]tes?|mani', 'manis'),
    allergens: ['cacahuetes'],
    categories: [],
    notes: 'Mira las trazas de chocolates, frutos secos y aceites; el altramuz puede cruzar.',
  },
  {
    name: 'sin sésamo',
    asked: avoids('sesamos?|ajonjoli', 'tahini|tahina'),
    allergens: ['sesamo'],
    categories: [],
    notes: 'Mira panes, hummus, aceites y mezclas de semillas.',
  },
  {
    name: 'sin mostaza',
    asked: avoids('mostaza', ''),
    allergens: ['mostaza'],
    categories: [],
    notes: 'Mira mayonesas, vinagretas, currys y embutidos.',
  },
  {
    name: 'sin apio',
    asked: avoids('apio', ''),
    allergens: ['apio'],
    categories: [],
    notes: 'Mira caldos, pastillas de caldo y mezclas de especias.',
  },
  {
    name: 'sin sulfitos',
    asked: avoids('sulfitos', ''),
    allergens: ['sulfitos'],
    categories: [],
    notes: 'Mira vino, vinagre, gamba cruda, orejones y patata pelada.',
  },
  {
    name: 'sin altramuces',
    asked: avoids('altramu(?:z|ces)', ''),
    allergens: ['altramuces'],
    categories: [],
    notes: 'Mira harinas y panes sin gluten; cruza con el cacahuete.',
  },
  {
    name: 'vegana',
    asked: /\b(?:vegan[oa]s?|sin nada animal|plant based)\b/,
    allergens: ['lacteos', 'huevos', 'pescado', 'crustaceos', 'moluscos'],
    categories: animals,
    names: new RegExp(`${animalNames.source}|${beeNames.source}`),
    notes: 'Tampoco miel ni gelatina.',
  },
  {
    name: 'vegetariana',
    asked: /\b(?:vegetarian[oa]s?|sin carne)\b/,
    allergens: ['pescado', 'crustaceos', 'moluscos'],
    categories: animals,
    names: animalNames,
    notes: 'Mira el caldo, la gelatina y los quesos de cuajo animal.',
  },
  {
    name: 'sin cerdo',
    asked: /\b(?:sin (?:carne de )?(?:cerdo|chancho|puerco)|no comen? (?:cerdo|chancho|puerco))\b/,
    allergens: [],
    categories: ['porcino', 'embutidos_y_curados'],
    names: porkNames,
    notes: 'Mira también la gelatina, la manteca y los embutidos «de pavo», que a veces llevan tocino.',
  },
  {
    name: 'halal',
    asked: /\bhalal\b|\bmusulman\w*|\bislamic\w*/,
    allergens: [],
    categories: ['porcino', 'embutidos_y_curados', 'vinos_y_licores'],
    names: porkNames,
    notes: 'Ni cerdo ni alcohol no bastan: la carne y su caldo, la gelatina y el cuajo, con certificado halal.',
  },
  {
    name: 'sin alcohol',
    asked: /\bsin alcohol\b/,
    allergens: [],
    categories: ['vinos_y_licores'],
    notes: 'Cocido no se evapora del todo: quita el vino, no lo reduzcas.',
  },
]

/** Whether a guest of this diet may not eat a food. */
export const isForbidden = (food: Food, diet: Diet): boolean =>
  diet.categories.includes(food.category) ||
  diet.names?.test(nameKey(food.name)) === true ||
  food.allergens.some((allergen) => diet.allergens.includes(allergen))
