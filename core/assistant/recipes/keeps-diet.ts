import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { type Diet, diets, isForbidden, namesAllergy } from '#core/knowledge/diets.ts'
import { fold } from '#core/spanish/fold.ts'

/** Of folded words: 'que no coman cerdo', 'ni frutos secos', 'tampoco huevo' say 'sin'. */
export const asWithout = (folded: string): string =>
  folded
    .replace(
      /\b(?:que )?(?:no|tampoco) (?:(?:lleven?|tengan?|haya|contengan?)|(?:se )?(?:comen?|coman?|toman?|tomen?|prueban?|quieren?)|pueden? (?:comer|tomar|con|llevar)|(?:pueden?|toleran?|admiten?)(?= (?:el |la |los |las )?(?:gluten|lactosa|leche|lacteos|huevos?|frutos secos|marisco|pescado|soja|cerdo|alcohol|carne)))\b(?: (?:el|la|los|las|ni)\b)?/g,
      'sin',
    )
    // 'Quítale la lactosa y los moluscos': no line of a recipe is called so, and each of them is taken out.
    .replace(
      /\b(?:quit|sac|elimin)\w* (?:tod[oa]s? )?(?:el |la |los |las )(?=(?:gluten|lactosa|lacteos|alergenos|frutos secos|alcohol)\b(?! (?:de|del|a|al) ))([^.;?!]*)/g,
      (_, taken: string) => `sin ${taken.replace(/(?:,| [ye]) (?:el |la |los |las )/g, ' ni ')}`,
    )
    .replace(
      /\bnada de (?=(?:gluten|lactosa|leche|lacteos?|huevos?|frutos secos|mariscos?|pescados?|soja|cerdo|alcohol|carne)\b)/g,
      'sin ',
    )
    .replace(
      /^(\W*(?:y |e |pero )?)(?:ni|tampoco)(?: puede| con)? (?:(?:el|la|los|las) )?(?!idea|siquiera|puedo|tengo|se\b|me\b|lo\b)/,
      '$1sin ',
    )

/** The diets a text names, in the order of the table. */
export const dietsIn = (text: string): readonly Diet[] => {
  const each = saidEach(fold(text.slice(0, longestRead)))
  return diets.filter(({ asked }) => asked.test(each))
}

/** What is read of a text for the diets in it. Characters. */
const longestRead = 600

/** Of folded words: 'sin' and 'alérgico' before each of the foods they are said of. */
export const saidEach = (said: string): string => {
  const folded = asWithout(said)
  // 'Sin gluten, lactosa ni huevo' says 'sin' once for all.
  const spread = folded.replace(
    /\bsin ([a-z ]{3,24}(?:(?:, | ni | y | o )(?!que |con |sin )[a-z]{4,12}(?: secos)?){1,4})/g,
    (_, list: string) =>
      list
        .split(/, | ni | y | o /)
        .map((one) => `sin ${one.trim()}`)
        .join(' '),
  )
  // 'Alérgico al huevo, a la leche y al pescado' says 'alérgico' once for all.
  return spread.replace(
    /\b(alergi[a-z]{1,3}|intoleran[a-z]{1,4}) (al? [a-z ]{3,24}(?:(?:, | ni | y | e | o )(?:al? )?(?:el |la |los |las )?(?!que |con |sin |para )[a-z]{3,14}(?: secos| de cascara)?){1,4})/g,
    (_, word: string, list: string) =>
      list
        .split(/, | ni | y | e | o /)
        .map((one) => `${word} a ${one.replace(/^(?:al?|la|los|las|el)(?: (?:la|los|las|el))? /, '').trim()}`)
        .join(' '),
  )
}

/** The diets a recipe's name says it keeps: 'Brownie (sin gluten, sin mostaza)'. */
export const dietsOfName = (name: string): readonly Diet[] => {
  const said = fold(name)
  const named = dietsIn(name)
  return diets.filter((diet) => named.includes(diet) || said.includes(fold(diet.name)))
}

/** An allergy to something outside our table of diets: 'alérgico al kiwi'. */
export const namesOtherAllergy = (text: string): boolean =>
  namesAllergy.test(fold(text.slice(0, 600))) && dietsIn(text).length === 0

/**
 * Whether a turn says a diet of what was spoken of and asks nothing else: 'hazlo para alérgico a frutos secos', 'y para un
 * celíaco', 'que sea sin huevo'.
 */
export const isDietTurn = (text: string): boolean => {
  const folded = asWithout(fold(text.slice(0, longestTurn + 1)))
  return (
    folded.length <= longestTurn &&
    !asksMore.test(folded) &&
    dietTurn.test(folded) &&
    (dietsIn(text).length > 0 || namesOtherAllergy(text))
  )
}

/** Longer than this it is no turn that only says a diet. Characters. */
const longestTurn = 120
const asksMore =
  /\b(?:cuant\w{1,3}|como|cuesta|calorias|por que|temperatura|dura|aguanta|menus?|recetas?|que (?:hago|pongo|puedo))\b/
const opening =
  '^\\W*(?:(?:y|e|o|pero|ahora|mejor|vale|ok|entonces|oye|tambien|ademas|encima|ah|ay|perfecto|bueno|si),? )*'
/** Words between the order and the diet, each of them few letters: so that a long text costs no more than its length. */
const between =
  '(?:(?:dos|tres|cuatro|cinco|seis|varios|varias|\\d{1,3}|en|la|una|su|version|para|a|al|de|con|tengo|hay|viene|es|son|si|un|unos|unas|el|los|las|encima|ademas|tambien|otr[oa]s?|gente|clientes?|clienta|invitad[oa]s?|familias?|nin[oa]s?|chic[oa]s?|novi[oa]|alguien|comensal(?:es)?|personas?|mesas?|tod[oa]|y|que|sean?|ser|un[oa]|soy|libre)\\b[ ,]*){0,10}'
const said = '(?:alergi|intoleran|celiac|celiaq|vegan|vegetarian|halal|sin |libre de)'
const order =
  '(?:(?:me )?(?:haz(?:me)?l[aoe]s?|pon(?:me)?l[aoe]s?|dejal[ao]s?|adaptal[ao]s?|convi[ae]rtel[ao]s?|cambial[ao]s?|guard[ae]l[ao]s?|creal[ao]s?|l[ao]s? quiero|quiero que|que (?:valga|sirva)|tiene que ser)\\b ?)?'
const dietTurn = new RegExp(`${opening}${order}${between}${said}`)

export type Kept = {
  /** A food of the list that the guest must not eat, or that nobody knows; null when there is none. */
  readonly breaks: string | null
  /** Foods that by the brand may hold what the guest must not eat: only their label decides. */
  readonly labels: readonly string[]
}

/** Whether these foods keep all the diets: by what each surely holds, may hold, and not when it is unknown. */
export const keptBy = (names: readonly string[], wanted: readonly Diet[], { pantry }: Knowledge): Kept => {
  const labels = new Set<string>()
  for (const name of names) {
    const food = pantry.match(name)?.food
    if (food === undefined) return { breaks: name, labels: [] }
    for (const diet of wanted) {
      if (isForbidden(food, diet)) return { breaks: name, labels: [] }
      if (food.possibleAllergens.some((one) => diet.allergens.includes(one))) labels.add(name)
    }
  }
  return { breaks: null, labels: [...labels] }
}

/** The same of a dish, whose name may say more than its list: a turrón is offered to nobody who eats no nuts. */
export const dishKeptBy = (
  name: string,
  foods: readonly string[],
  wanted: readonly Diet[],
  knowledge: Knowledge,
): Kept =>
  wanted.some(({ sweets }) => sweets?.test(fold(name)) === true)
    ? { breaks: name, labels: [] }
    : keptBy(foods, wanted, knowledge)

/** Whether what is put instead, in words ('bebida de soja con miel'), names a food that a guest may not eat. */
export const namesBreaking = (what: string, wanted: readonly Diet[], { pantry }: Knowledge): boolean =>
  fold(what)
    .replace(/\(.*?\)/g, ' ')
    .split(/,| y | o | con /)
    .filter((one) => !ofPlants.test(one))
    .some((one) => {
      const food = pantry.match(one.trim())?.food
      return food !== undefined && wanted.some((diet) => isForbidden(food, diet))
    })

/** 'Nata vegetal', 'queso sin leche': named for what they stand in for. */
const ofPlants = /\b(?:vegetal|vegan|sin [a-z]|de (?:soja|coco|arroz|anacardo|maiz))/

/** Whether a dish that goes by this name is what it says: of a name that speaks of no diet, yes. */
export const keepsItsName = (name: string, foods: readonly string[], knowledge: Knowledge): boolean => {
  const claimed = dietsOfName(name)
  return claimed.length === 0 || keptBy(foods, claimed, knowledge).breaks === null
}

/** 'Mousse de limón sin gelatina ni huevo': what stands before the first 'sin'. */
export const beforeWithout = (text: string): string => text.replace(/\s(?:sin|ni)\s.*$/isu, '')

/** Whether these foods keep all the diets whatever the brand: what is offered without a word about labels. */
export const surelyKept = (names: readonly string[], wanted: readonly Diet[], knowledge: Knowledge): boolean => {
  const { breaks, labels } = keptBy(names, wanted, knowledge)
  return breaks === null && labels.length === 0
}
