import type { Knowledge } from '#core/cookbook/cookbook.ts'
import type { Dish } from '#core/cookbook/dish.ts'
import type { Category } from '#core/knowledge/categories.ts'
import type { FoodCategory } from '#core/pantry/food.ts'
import { fold } from '#core/spanish/fold.ts'
import { stemsOf } from '#core/spanish/name-index.ts'
import { nameKey } from '#core/spanish/name-key.ts'

type Course = readonly [title: string, categories: readonly Category[]]

const snack: Course = ['Aperitivo', ['Aperitivos']]
const starter: Course = ['Entrante', ['Ensaladas', 'Sopas y cremas', 'Verduras', 'Aperitivos']]
const first: Course = ['Primero', ['Arroces', 'Pastas', 'Legumbres']]
const second: Course = ['Segundo', ['Carnes', 'Aves', 'Pescados']]
const fish: Course = ['Pescado', ['Pescados', 'Mariscos']]
const meat: Course = ['Carne', ['Carnes', 'Aves']]
const cold: Course = ['Prepostre', ['Helados']]
const dessert: Course = ['Postre', ['Postres', 'Helados']]
const salad: Course = ['Verdura', ['Verduras', 'Ensaladas', 'Huevos']]

/** How a menu of so many courses is laid out; four where nobody says how many, six a tasting menu. Ours. */
const layouts: Readonly<Record<number, readonly Course[]>> = {
  2: [second, dessert],
  3: [starter, second, dessert],
  4: [starter, first, second, dessert],
  5: [snack, starter, first, second, dessert],
  6: [snack, starter, first, fish, meat, dessert],
  7: [snack, starter, first, fish, meat, cold, dessert],
  8: [snack, starter, salad, first, fish, meat, cold, dessert],
}
export const mostCourses = 8
const usualCourses = 4
const tastingCourses = 6

/** Courses where meat or fish is served. */
export const mainCourses: ReadonlySet<string> = new Set([second, fish, meat].map(([title]) => title))

const counts = 'un dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' ')

/** How many courses a question asks for, the last time it says so; 0 when it does not. */
export const mostAsked = (folded: string): number => {
  const said = [
    ...folded.matchAll(/\b(\d{1,2}|[a-z]{2,6}) (?:pases?|platos|tiempos)\b(?! (?:que )?(?:sean?|lleven?|tengan?)\b)/g),
  ].map(([, count = '']) => (/^\d/.test(count) ? Number(count) : counts.indexOf(count) + 1))
  // 'El pase de carne' says no number.
  return said.findLast((count) => count > 0) ?? 0
}

export const coursesIn = (folded: string): readonly Course[] => {
  const said = mostAsked(folded)
  const count =
    said > 0 ? Math.min(mostCourses, Math.max(2, said)) : /\bdegustacion\b/.test(folded) ? tastingCourses : usualCourses
  return layouts[count] ?? []
}

/** Kinds of food by the word a kitchen has for them. */
const kinds: readonly (readonly [RegExp, readonly FoodCategory[]])[] = [
  [/\bcaza\b/, ['caza_y_conejo']],
  [/\bpescados?\b/, ['pescados']],
  [/\bmariscos?\b/, ['crustaceos', 'moluscos_y_cefalopodos']],
  [/\baves?\b/, ['aves']],
  [/\b(?:carne|vacuno|ternera)\b/, ['vacuno']],
  [/\bcerdo\b/, ['porcino']],
  [/\bcordero\b/, ['ovino_y_caprino']],
  [/\bcasqueria\b/, ['casqueria']],
  [/\bsetas?\b/, ['setas']],
  [/\bfrutas?\b/, ['frutas']],
]

/** Kinds of dishes by how a kitchen says them: 'un primero de cuchara'. */
const shelvesWished: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(?:cuchara|puchero)$/, ['Legumbres', 'Sopas y cremas']],
  [/^legumbres?$/, ['Legumbres']],
  [/^(?:verduras?|hortalizas?)$/, ['Verduras', 'Ensaladas']],
  [/^(?:sopas?|cremas?)$/, ['Sopas y cremas']],
  [/^ensaladas?$/, ['Ensaladas']],
  [/^(?:arroz|arroces)$/, ['Arroces']],
  [/^pastas?$/, ['Pastas']],
  [/^huevos?$/, ['Huevos']],
  [/^pescados?$/, ['Pescados', 'Mariscos']],
  [/^mariscos?$/, ['Mariscos']],
  [/^carnes?$/, ['Carnes', 'Aves']],
  [/^aves?$/, ['Aves']],
]

/** The shelves a wish names by themselves; none where it names a food. */
export const shelvesOfWish = (of: string): readonly string[] =>
  shelvesWished.find(([words]) => words.test(of))?.[1] ?? []

const wish =
  /\b(aperitivo|entrante|primero|segundo|pescado|carne|prepostre|postre)s?\b,? (?:mejor )?(?:(?:que|sea|fuera|vaya|lleve|tenga|con|de|por|algo|uno|otro|otra|un|una) ){1,5}((?!(?:temporada|pases|platos)\b)[a-z]{3,20}(?: de [a-z]{3,20})?)/g

const ofBefore =
  /\b(?:con|quiero|pon(?:me)?|que haya|,) (?:un |una |algo de )?([a-z]{4,20}(?: azul| de [a-z]{3,20})?) de (primero|segundo|postre|entrante|aperitivo)\b/g

/** What each course must be of, by its title: 'el segundo que sea de caza'. The last word counts. */
export const wishesIn = (folded: string, courses: readonly Course[]): ReadonlyMap<string, string> => {
  const titles = courses.map(([title]) => title)
  const wishes = new Map<string, string>()
  for (const [, course = '', of = ''] of folded.matchAll(wish)) {
    const title = titles.find((one) => fold(one) === course)
    // Where fish and meat are courses of their own, the 'segundo' is the one it may be of.
    const main = /^(?:pescado|marisco)/.test(of) ? 'Pescado' : 'Carne'
    const found = title ?? (course === 'segundo' ? main : undefined)
    if (found !== undefined) wishes.set(found, of)
  }
  // 'Con pescado de segundo'.
  for (const [, of = '', course = ''] of folded.matchAll(ofBefore)) {
    const title = titles.find((one) => fold(one) === course)
    if (title !== undefined && of !== 'plato') wishes.set(title, of)
  }
  // 'Que lleve cordero', of no course: of the one it may be.
  const held = [
    ...folded.matchAll(/\. (?:y |pero )?(?:que )?(?:lleve|tenga|haya|incluya) (?:algo de )?([a-z]{4,20})\W*$/g),
  ].at(-1)?.[1]
  const place =
    held === undefined
      ? undefined
      : (titles.find((one) => one === (/^(?:pescado|marisco)/.test(held) ? 'Pescado' : 'Carne')) ??
        titles.find((one) => one === 'Segundo'))
  if (held !== undefined && place !== undefined) wishes.set(place, held)
  const [, count = '', of = ''] = several.exec(folded) ?? []
  const many = /^\d/.test(count) ? Number(count) : counts.indexOf(count) + 1
  for (const title of [...mains.filter((one) => titles.includes(one) && !wishes.has(one))].slice(0, many))
    wishes.set(title, of)
  return wishes
}

/** 'Con la merluza como protagonista', 'menú temático de setas', 'todo de bacalao': the product a whole menu is built round. */
const themed: readonly RegExp[] = [
  /\bcon (?:el |la |los |las )?([a-z]{4,20}(?: de [a-z]{3,20})?) (?:como|de) (?:protagonistas?|hilo conductor|tema|eje|ingrediente principal|estrella)\b/,
  /\b(?:tematico|monografico|monotematico|homenaje|dedicado|centrado|basado|alrededor|en torno|que gire)\b(?: (?:de|del|al?|en|sobre|torno))* (?:el |la |los |las )?([a-z]{4,20}(?: de [a-z]{3,20})?)\b/,
  /\btodo (?:de|con|a base de) (?:el |la |los |las )?([a-z]{4,20})\b/,
]

/** The product of a menu and the words that say so; null where none is its theme. */
export const themeIn = (folded: string): { readonly of: string; readonly said: string } | null => {
  for (const pattern of themed) {
    const found = pattern.exec(folded)
    if (found?.[1] !== undefined) return { of: found[1].replace(/ (?:para|de) \d.*$/, ''), said: found[0] }
  }
  return null
}

/** Shelves a course of a theme may come from: there are not so many rices of one fish. */
export const themeShelves = (title: string): readonly Category[] =>
  mainCourses.has(title)
    ? ['Carnes', 'Aves', 'Pescados', 'Mariscos']
    : ['Aperitivos', 'Ensaladas', 'Sopas y cremas', 'Verduras', 'Huevos', 'Arroces', 'Pastas', 'Legumbres', 'Mariscos']

/** 'Que dos pases sean de caza'. */
const several =
  /\b(\d|[a-z]{2,6}) (?:pases?|platos?) (?:que )?(?:sean?|lleven?|tengan?)(?: de| con)? ([a-z]{3,20}(?: de [a-z]{3,20})?)/
/** The courses that are of something first. */
const mains = ['Carne', 'Segundo', 'Primero', 'Entrante', 'Aperitivo', 'Pescado']

/** Fish of blue back, as the fish market names them. Oficio; AESAN. */
const oily =
  /\b(?:atun|bonito|caballa|verdel|sardina|sardinas|sardinilla|jurel|chicharro|boqueron|boquerones|anchoa|anchoas|melva|salmon|trucha|arenque|emperador|pez espada|palometa)\b/

/** How many of a dish's first ingredients say what it is of. */
const mainIngredients = 3

export const isGranted = (dish: Dish, of: string, knowledge: Knowledge): boolean => {
  if (/^pescados? azul/.test(of))
    return oily.test(
      fold(
        dish.ingredients
          .slice(0, mainIngredients)
          .map(({ name }) => name)
          .join(' '),
      ),
    )
  const shelves = shelvesOfWish(of)
  if (shelves.length > 0) return shelves.includes(dish.category)
  const kind = kinds.find(([words]) => words.test(of))
  if (kind === undefined) {
    const words = new Set(
      [...dish.names.slice(0, 1), ...dish.ingredients.slice(0, 4).map(({ name }) => name)].flatMap(stemsOf),
    )
    return stemsOf(of).every((word) => words.has(word))
  }
  return dish.ingredients.slice(0, mainIngredients).some(({ name }) => {
    const category = knowledge.pantry.match(name)?.food.category
    return category !== undefined && kind[1].includes(category)
  })
}

export const childrens =
  /\b(?:infantil(?:es)?|(?:para|de) (?:(?:un|una|unos|unas|el|la|los|las|mis?|\d{1,3}) )?(?:nin[oa]|cri[oa]|chaval|chavala|peque|hij[oa] pequen[oa])s?(?: (?:de|con) \d{1,2} anos?)?|peques|comuniones|comedor escolar)\b/
export const childrenLike =
  /macarron|espagueti|lasana|canelon|raviol|albondiga|hamburguesa|empanad|san jacobo|milanesa|tortilla|crema de|sopa de fideos|arroz a la cubana|pollo|merluza|flan|natilla|arroz con leche|bizcocho|brownie|helado de vainilla|macedonia|yogur/
export const forChildrenNote =
  'Sin alcohol, picante, moluscos, casquería ni frutos secos, entre lo que reconozco. Espinas y huesos los quitas tú, y pregunta por alergias.'

/** Of a child who may choke on it: AESAN and AEP, to five or six years. */
export const smallChild = /\b(?:de|con) (?:[1-5]|un|dos|tres|cuatro|cinco) anos?\b/
export const smallChildNote =
  'Con menos de 6 años, nada duro ni redondo por el atragantamiento: uva y tomate cereza en cuartos, salchicha a lo largo, zanahoria cocida; y con poca sal. AESAN y AEP.'

const notForChildren: readonly FoodCategory[] = [
  'vinos_y_licores',
  'moluscos_y_cefalopodos',
  'casqueria',
  'caza_y_conejo',
]
const notForChildrenNames = /\b(?:cayena|guindilla|picante|chile|aji|wasabi|cafe|cerveza)\b/

/** Not up to ten years: AESAN (2019), mercury. */
const mercuryFish = /\b(?:pez espada|emperador|cazon|tintorera|marrajo|lucio|atun rojo|tiburon)\b/

export const suitsChildren = (
  { names, ingredients }: Pick<Dish, 'names' | 'ingredients'>,
  knowledge: Knowledge,
): boolean =>
  !/\b(?:tartar|carpaccio|ceviche|sushi|steak|carbonara|tiramisu)\b/.test(fold(names[0] ?? '')) &&
  ingredients.every(({ name }) => {
    const food = knowledge.pantry.match(name)?.food
    if (notForChildrenNames.test(nameKey(name)) || mercuryFish.test(nameKey(name))) return false
    return food === undefined || !(notForChildren.includes(food.category) || food.allergens.includes('frutos_cascara'))
  })

/** What is kept in jars is no course; what is made for infants is one for them alone. */
export const isCourse = ({ names: [name = ''] }: Dish, forInfants: boolean, { cookbook }: Knowledge): boolean => {
  const path = cookbook.named(name)?.path ?? ''
  return (
    !/^dishes\/(?:conservas|fermentos|embutidos)\//.test(path) && (forInfants || !path.startsWith('dishes/infantil/'))
  )
}
