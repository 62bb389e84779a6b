import { nameKey } from '#core/spanish/name-key.ts'
import { stem } from '#core/spanish/stem.ts'
import { animalCategories, type Food, type FoodCategory, foodCategories } from './food.ts'
import { masculine } from './food-words.ts'
import table from './product-words.json' with { type: 'json' }

/**
 * Words of a name that leave the food what it is: cuts, sizes, qualities, origins, brands, formats and what the cook will do with
 * it (docs/ciencia/nutricion.md §9.4), from product-words.json. What is not listed there is never overlooked: 'en polvo', 'cocido', 'integral',
 * 'desnatado', 'sin gluten', 'light' make another food. A brand that is also a food ('Gallo') is safe: a name is only matched when
 * all its other words are.
 */
export const canBeIgnored = (word: string, category: FoodCategory): boolean => {
  const listed = only.get(category) ?? nothing
  return formsOf(word).some(
    (form) => listed.has(form) || (anywhere.has(form) && !(notIn.get(form) ?? nowhere).has(category)),
  )
}

/** Whether a word of a name is listed as one that may be overlooked, in whichever class. */
export const describes = (said: string): boolean => {
  const word = stem(nameKey(said))
  return formsOf(word).some((form) => anywhere.has(form) || somewhere.has(form))
}

/** 'Roja' is 'rojo', 'danesa' and 'francesa' the stems of 'danes' and 'frances'; 'lata' is no 'late', which is an orange, nor 'anchoa' 'ancho'. */
const formsOf = (word: string): readonly string[] => {
  if (!word.endsWith('a')) return [word]
  const bare = word.slice(0, -1)
  return bare.length < 5 || /[aeiou]$/.test(bare) ? [word, `${bare}o`] : [word, `${bare}o`, stem(bare)]
}

/** Whether a word stands in a list as it is, and not by its masculine. */
export const isListed = (word: string, category: FoodCategory): boolean =>
  anywhere.has(word) || (only.get(category) ?? nothing).has(word)

/** Whether a word says how a preserve is packed, of a food that is one: a tin of peas is not a pea. */
export const isItsPackage = (word: string, { id }: Food): boolean => packages.has(word) && preserve.test(id)

/** Whether a food is never fresh: of the tin, of the jar, dried; and whether a word of a name says so. */
export const isPreserve = ({ id }: Food): boolean => notFresh.test(id)
export const saysPreserve = (word: string): boolean => notFresh.test(word)

/**
 * Whether a word is a maker of what the food is: 'Oatly' of a drink of oats, 'Schär' of a bread without gluten. Of milk or bread they
 * make another food, with other allergens.
 */
export const isItsMaker = (word: string, { id, allergens, possibleAllergens }: Food): boolean =>
  (ofPlants.has(word) && madeOfPlants.test(id)) ||
  (withoutGluten.has(word) && ![...allergens, ...possibleAllergens].includes('gluten'))

/** 'Nestea', 'Schweppes': a maker of many things, whose name alone may be one of them. */
export const isMaker = (word: string): boolean => makers.has(word)

/** Whether a word is a maker of what looks like a food and is another. */
export const isMakerOfAnother = (word: string): boolean => ofPlants.has(word) || withoutGluten.has(word)

/**
 * Whether a word leaves a price what it is, too: how it is cut, packed, cleaned or used. A variety, a maker, an origin or a quality
 * leaves the food and not its price: 'arroz carnaroli', 'jamón de bellota'.
 */
export const keepsThePrice = (word: string): boolean => priceless.has(word) || priceless.has(word.replace(/a$/, 'o'))

/** Whether a word names what is sold at a price of its own, several times that of its kind: bomba rice, fabes, acorn-fed ham. */
export const hasItsOwnPrice = (word: string): boolean => dearer.has(word)

/** The same of a cut or a breed, unless the food is called by it: 'paleta ibérica' of Jamón ibérico. */
export const isAnotherCut = (word: string): boolean => otherCuts.has(word)

/** 'Pechuga', 'corazón': the part of an animal or a plant, which lists name behind it: 'pollo pechuga'. */
export const isCut = (word: string): boolean => partsOf.has(word)

/** 'Zumo', 'caldo', 'anillas': behind a food what it is for or how it is cut, before it another thing. */
export const isAnotherInFront = (word: string): boolean => inFront.has(word)

/** 'Lata', 'bote', 'tarro'. */
export const isPackage = (word: string): boolean => packages.has(word)

const words = (text: string): ReadonlySet<string> =>
  new Set(
    nameKey(text)
      .split(/\s+/)
      .filter((word) => word !== '')
      .flatMap((word) => {
        if (word.includes('-')) return word.replace(/-(.*)/, (_, rest: string) => `-${stem(rest)}`)
        // Names are compared in the masculine, so 'vieja' is listed as 'viejo' too.
        return [stem(word), masculine(stem(word))]
      }),
  )

const isCategory = (name: string): name is FoodCategory => foodCategories.some((category) => category === name)

/** Throws an Error on a category that is none: the table comes with the product. */
const categoryOf = (name: string): FoodCategory => {
  if (!isCategory(name)) throw new Error(`product-words.json: ${name} is no category of foods`)
  return name
}

const nothing: ReadonlySet<string> = new Set()
const nowhere: ReadonlySet<FoodCategory> = new Set()

const anywhere = words(Object.values(table['en cualquier alimento']).join(' '))
const {
  'estados y cortes': cuts,
  tamaños: sizes,
  formatos: formats,
  limpieza: cleaning,
  uso: uses,
} = table['en cualquier alimento']
const priceless = words([cuts, sizes, formats, cleaning, uses].join(' '))
const dearer = words(table['precio propio'])
const otherCuts = words(table['precio propio si su nombre no lo dice'])
const partsOf = words(table['partes'])
const inFront = words(table['si encabezan, son otra cosa'])
const makers = words(table['en cualquier alimento'].marcas)
const packages = words(table['en conserva'])
const ofPlants = words(table['marcas de lo vegetal'])
const withoutGluten = words(table['marcas sin gluten'])
const madeOfPlants = /vegan|vegetal|bebida-de|de-(?:soja|avena|almendra|coco|arroz|anacardo)|tofu|seitan|tempeh/
const notFresh =
  /conserva|vinagr|encurtid|almibar|escabech|salazon|salmuer|deshidratad|(?:^|-)sec[oa]?(?:-|$)|-en-aceite|^aceit$/
const preserve =
  /conserva|aceite|almibar|-jugo|cocid|confit|escabeche|triturado|tamizado|pelado|concentrado|salazon|vinagre|encurtid|ahumad|matjes|mi-cuit|caviar|^pate-|^foie/

/** Where such a word does make another food: fresh oregano weighs ten times as much water as the dried one we keep. */
const notIn: ReadonlyMap<string, ReadonlySet<FoodCategory>> = new Map(
  Object.entries(table['salvo en estas clases']).map(([word, categories]) => [
    stem(word),
    new Set(categories.split(' ').map(categoryOf)),
  ]),
)

// Freezing raw meat and fish leaves their composition as it was; vegetables are scalded first and stay apart.
const frozen = new Map(animalCategories.map((category) => [category, words('congelado')] as const))
const only: ReadonlyMap<FoodCategory, ReadonlySet<string>> = new Map([
  ...frozen,
  ...Object.entries(table['en estas clases']).map(([name, list]) => [categoryOf(name), words(list)] as const),
])
/** All that is listed of one class or another. */
const somewhere: ReadonlySet<string> = new Set([...only.values()].flatMap((listed) => [...listed]))
