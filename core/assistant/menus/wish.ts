import { asWithout, dietsIn, isDietTurn } from '#core/assistant/recipes/keeps-diet.ts'
import { findDish } from '#core/assistant/turns/find-dish.ts'
import { servingsIn } from '#core/assistant/turns/servings.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { monthNames } from '#core/cookbook/tables.ts'
import type { Category } from '#core/knowledge/categories.ts'
import type { FoodCategory } from '#core/pantry/food.ts'
import { fold } from '#core/spanish/fold.ts'
import { type CuisineAsked, cuisineIn } from './cuisine-in.ts'
import { mostAsked } from './menu-wishes.ts'
import { quick } from './place-fit.ts'

/** A dish that is wanted, not yet chosen: what it must be, gathered over the turns of the conversation. */
export type Wish = {
  /** As it is said: 'postre'. */
  readonly course: string
  readonly categories: readonly Category[]
  /** Names of diets (core/knowledge/diets.ts) that it must keep. */
  readonly diets: readonly string[]
  /** Foods it must have, and must not have, as the cook wrote them. */
  readonly foods: readonly string[]
  readonly without: readonly string[]
  /** Months whose produce it is to be of, 1–12; blank when not said. */
  readonly months: readonly number[]
  /** Whose cooking it is to be; null when not said. */
  readonly cuisine: CuisineAsked | null
  readonly isQuick: boolean
  /** Served cold or hot, made without an oven, a fryer or any heat. */
  readonly how: readonly HowServed[]
  readonly isCheap: boolean
  /** Of pulses, or a soup. */
  readonly isSpooned: boolean
  readonly forChildren: boolean
  /** Of the season it is, where no month is said. */
  readonly ofNow: boolean
}

export type HowServed = 'frío' | 'caliente' | 'sin horno' | 'sin freír' | 'sin fuego'

const hows: readonly (readonly [RegExp, HowServed])[] = [
  [
    /\bsin (?:usar |encender |poner )?(?:el )?horn\w*|\bno (?:tengo|tenemos|hay|funciona|va|me va) (?:el )?horno\b|\b(?:se (?:me|nos) )?(?:ha |han )?(?:roto|estropead\w+|averiad\w+|parad\w+) (?:el )?horno\b|\bel horno (?:esta |se ha |se me ha )?(?:roto|estropead\w+|averiad\w+|ocupad\w+|lleno)\b/,
    'sin horno',
  ],
  [/\bsin (?:freir|freidora|fritura|fritos?|fritanga)\b|\bque no (?:sea|este|vaya) frit\w+\b/, 'sin freír'],
  [/\bsin (?:fuego|cocinar|coccion|cocer|calor|fogones|gas)\b|\ben crudo\b/, 'sin fuego'],
  [/\bfri[oa]s?\b|\bfresquit[oa]s?\b|\brefrescantes?\b/, 'frío'],
  [/\bcalent?it[oa]s?\b|\bcalientes?\b/, 'caliente'],
]
/** What is eaten with a spoon. */
const spooned = /\b(?:platos? )?de cuchara\b|\bcuchareo\b/
const spoonCategories: readonly Category[] = ['Legumbres', 'Sopas y cremas']
const cheap =
  /\b(?:mas |muy |bien )?(?:barat[oa]s?|baratit[oa]s?|economic[oa]s?|low cost|que (?:salga|sea) barat[oa]|que no (?:sea|salga) car[oa]|de poco coste|con poco coste)\b/
const children =
  /\b(?:(?:para|a) (?:los |las |unos |mis |el menu de )?(?:ninos|ninas|crios|peques|chavales)|infantil(?:es)?)\b/
const ofSeason = /\b(?:de|del?) (?:la )?temporada\b|\bde esta epoca\b/

/** Courses that no dish has for its name. */
const ofMeal: ReadonlySet<string> = new Set(['postre', 'primero', 'segundo', 'entrante', 'aperitivo', 'guarnición'])

/** Nothing wished yet of a course. */
const unwished = {
  diets: [],
  foods: [],
  without: [],
  months: [],
  cuisine: null,
  isQuick: false,
  how: [],
  isCheap: false,
  isSpooned: false,
  forChildren: false,
  ofNow: false,
} as const

/** The courses a dish may be wanted for, by the word of the trade. */
const courses: readonly (readonly [course: string, said: RegExp, categories: readonly Category[]])[] = [
  ['postre', /\bpostres?\b|\balgo dulce\b/, ['Postres', 'Helados']],
  ['helado', /\b(?:helados?|sorbetes?)\b/, ['Helados']],
  [
    'primero',
    /\b(?:un primer(?:o| plato)|primeros?)\b/,
    ['Legumbres', 'Sopas y cremas', 'Ensaladas', 'Verduras', 'Arroces', 'Pastas'],
  ],
  ['segundo', /\bsegundos?\b|\bplatos? principal(?:es)?\b|\bprincipal\b/, ['Carnes', 'Aves', 'Pescados', 'Huevos']],
  ['entrante', /\bentrantes?\b/, ['Ensaladas', 'Sopas y cremas', 'Verduras', 'Aperitivos', 'Mariscos']],
  ['aperitivo', /\b(?:aperitivos?|tapas?|pinchos?|canapes?|picoteo|algo (?:para|de) pic(?:ar|oteo))\b/, ['Aperitivos']],
  ['guarnición', /\bguarnicion(?:es)?\b/, ['Guarniciones', 'Verduras']],
  ['merienda', /\b(?:meriendas?|desayunos?)\b/, ['Postres', 'Panes y masas', 'Bebidas']],
  ['cena', /\bcenas?\b|\balgo (?:para|de) cenar\b/, ['Ensaladas', 'Sopas y cremas', 'Verduras', 'Huevos', 'Pescados']],
  ['ensalada', /\bensaladas?\b/, ['Ensaladas']],
  ['sopa', /\b(?:sopas?|cremas?)\b/, ['Sopas y cremas']],
  ['arroz', /\barroz\b/, ['Arroces']],
  ['plato de pasta', /\bplatos? de pasta\b/, ['Pastas']],
  ['salsa', /\bsalsas?\b/, ['Salsas y fondos']],
  ['bebida', /\bbebidas?\b/, ['Bebidas']],
  [
    'plato',
    /\bplatos?\b|\b(?:algo|ideas?|cosas?|comidas?|elaboracion(?:es)?)\b/,
    [
      'Legumbres',
      'Sopas y cremas',
      'Ensaladas',
      'Verduras',
      'Arroces',
      'Pastas',
      'Carnes',
      'Aves',
      'Pescados',
      'Huevos',
    ],
  ],
]

const seasons: readonly (readonly [RegExp, readonly number[]])[] = [
  [/\b(?:de|para|en) primavera\b/, [4, 5]],
  [/\b(?:de|para|en) verano\b/, [7, 8]],
  [/\b(?:de|para|en) otono\b/, [10, 11]],
  [/\b(?:de|para|en) invierno\b/, [1, 2]],
  ...monthNames.map((name, at) => [new RegExp(`\\b(?:de|para|en) ${name}\\b`), [at + 1]] as const),
]

const monthsIn = (folded: string): readonly number[] => seasons.find(([said]) => said.test(folded))?.[1] ?? []

/** 'Dame un postre', 'algún primero', 'qué entrante me propones': one of a course, and no dish by name. */
const opening =
  /^\W*(?:(?:y|ahora|vale|oye|hola|pues),? )*(?:(?:dame|dime|quiero|quisiera|necesito|busco|ponme|proponme|propon|sugiereme|recomiendame|me recomiendas|me propones|se te ocurre|tienes|hay|inventame|invitame|que)\b ?)?(?:(?:(?:una |alguna )?ideas? (?:de|para)(?: un| una)?|un|una|unos|unas|algun|alguna|algo de|otro|otra|\d|dos|tres|cuatro|cinco|seis) )?/

/** What asks for a recipe, or for more than a wish. */
const notWish = /\brecetas?\b|\bcrea|\bhazme\b|\bmenus?\b|\bcuant[oa]s?\b|\bcomo\b|\bpor que\b|\bmis?\b|\btengo\b/

/** Longer than this it is a text, not a wish. Characters. */
const longestWish = 160

/** 'Tengo un celíaco en la mesa, qué le doy', 'qué puedo dar de primero a un vegano': a dish for a guest. */
const forGuest =
  /\bque (?:postre |primero |segundo |entrante |tapa |plato )?(?:(?:les?|nos) )?(?:(?:puedo|podemos|podria|pueden) )?(?:les? )?(?:doy|damos|dar(?:les?)?|pongo|ponemos|poner(?:les?)?|sirvo|servir(?:les?)?|ofrezco|ofrecer(?:les?)?|saco|preparo|hago|hacer(?:les?)?|preparar(?:les?)?|comen?)\b|\bque (?:postre|primero|segundo|entrante|tapa|plato)\W*$/
const notForGuest =
  /\bmis?\b|\brecetas?\b|\bmenus?\b|\ben (?:vez|lugar) de\b|\bsustitu|\bcambi|\bsi (?:hay|tiene|le da|sufre)|\breaccion|\bpor que\b|\bcuant/

const guestWish = (folded: string, guests: readonly string[], { pantry }: Knowledge): Wish | null => {
  if (!forGuest.test(folded) || notForGuest.test(folded) || dietsIn(folded).length + guests.length === 0) return null
  const course = courses.find(([name, said]) => name !== 'plato' && said.test(folded)) ?? courses.at(-1)
  if (course === undefined) return null
  const [name, , categories] = course
  const [, food = ''] =
    /\bcon (?:(?:el|la|los|las|unos|unas|\d+ ?(?:kg|kilos?|g|gramos)? de|un kilo de) )?([a-z ]{3,30}?)(?= (?:para|sin|a|que|y)\b|[,?.]|$)/.exec(
      folded,
    ) ?? []
  const foods = pantry.match(food) === null ? [] : [food]
  return {
    ...withMore({ course: name, categories, ...unwished }, dietsOnly(folded)),
    foods,
    diets: [...new Set([...guests, ...dietsIn(folded).map(({ name }) => name)])],
  }
}

/** Of a question for a guest only the diets and a food it is to be made with are read: 'qué le pongo de postre' names none. */
const dietsOnly = (folded: string): string => folded.replace(/\b(?:con|de) (?!cascara)[a-z]{3,}/g, ' ')

/**
 * A wish that this begins; null of anything else. One with guests is a recipe that is wanted made. `guests`: diets said in the turns
 * before, which 'qué postre les doy' is asked for.
 */
export const wishIn = (text: string, knowledge: Knowledge, guests: readonly string[] = []): Wish | null => {
  const { cookbook } = knowledge
  const folded = plainWish(fold(text.slice(0, longestWish + 1)))
  const guest = text.length > longestWish ? null : guestWish(fold(text), guests, knowledge)
  if (guest !== null) return guest
  if (folded.length > longestWish || notWish.test(folded) || mostAsked(folded) > 0) return null
  const rest = folded.slice(opening.exec(folded)?.[0].length ?? 0)
  // 'Ideas para niños sin horno' opens as a wish does, and names no course.
  const isGeneral = general.test(
    folded.replace(/^\W*(?:dame|dime|quiero|necesito|busco|proponme|propon|alguna|una|unas|algunas|tienes) /, ''),
  )
  const course =
    courses.find(([, said]) => new RegExp(`^(?:${said.source})`).test(rest)) ??
    (isGeneral && isAllHeard(rest) ? courses.at(-1) : undefined)
  if (course === undefined) return null
  const named = rest.replace(new RegExp(`^(?:${course[1].source})`), '')
  // A sauce for something is looked for by what it goes with.
  if (course[0] === 'salsa' && /\b(?:para|con|de) (?:la|el|las|los|un|una) [a-z]{4}/.test(named)) return null
  // 'Crema inglesa', 'sopa castellana' are a thing of their own, whatever comes behind.
  const opens = rest
    .split(/[ ,.?!]+/)
    .slice(0, 2)
    .join(' ')
  if (cuisineIn(opens) !== null && (course[0] === 'salsa' || cookbook.named(opens) !== null)) return null
  if (isDishWithout(rest, knowledge)) return null
  if (general.test(rest) && !isAllHeard(rest)) return null
  // 'Arroz con bogavante', 'sopa de ajo' are dishes.
  const heard = withMore({ course: course[0], categories: course[2], ...unwished }, named)
  // A garnish goes with the meat, and is not made of it.
  const wish =
    course[0] === 'guarnición' ? { ...heard, foods: heard.foods.filter((food) => !isFlesh(food, knowledge)) } : heard
  // Three foods or more are a dish of the cook's own, to be composed: no dish of the book is chosen by them.
  if (foodsListed(named, knowledge).length >= composedFrom) return null
  // With guests and a food it is a dish that is wanted made.
  const isHow = wish.how.length > 0 || wish.isQuick || wish.isCheap
  if (servingsIn(named) !== null && wish.foods.length > 0 && !isHow) return null
  const isSaid =
    wish.diets.length + wish.months.length + wish.without.length > 0 ||
    wish.cuisine !== null ||
    wish.isQuick ||
    wish.isCheap ||
    wish.isSpooned ||
    wish.forChildren ||
    wish.ofNow ||
    wish.how.length > 0 ||
    (wish.foods.length > 0 && ofMeal.has(wish.course))
  return isSaid ? wish : null
}

const composedFrom = 3

/** 'Con albaricoque, tomillo y queso de cabra para la carta': the foods of the table that are listed so. Over the folded text. */
export const foodsListed = (folded: string, { pantry }: Knowledge): readonly string[] => {
  const [, said = ''] = /\bcon ([a-z ,]{8,90}?)(?= (?:para|en|que|de temporada)\b|[.?!]|$)/.exec(folded) ?? []
  return said
    .split(/,| y | e /)
    .map((one) => one.trim())
    .filter((one) => one !== '' && pantry.match(one) !== null)
}

/** Who asks, and when: 'me recomiendas', 'puedo sacar hoy' say nothing of the dish. */
const asksFor =
  /(?:[,.]? ?\b(?:que |q )?(?:(?:me|nos|le|les|te) )?(?:recomiendas?|recomendarias|propones|sugieres|aconsejas|das|pondrias|harias|(?:puedo|podemos|podria|podriamos) (?:hacer|sacar|poner|dar|servir|preparar|ofrecer|montar)(?:les?)?|hago|hacemos|saco|sacamos|pongo|preparo|sirvo|doy|monto|ocurre|tienes|hay|va bien|quedaria bien|para hoy|hoy|esta noche|este finde|manana|porfa|por favor|rico|rica|buen[oa]))+\W*$/
/** 'Qué puedo hacer de postre': the course comes behind. */
const ofCourseAsked =
  /^\W*(?:(?:y|oye|hola|vale|pues),? )*(?:dime |a ver )?(?:que|q) (?:(?:me|nos|le|les) )?(?:(?:puedo|podria|podemos|podriamos) )?(?:hacer|hago|hacemos|sacar|saco|sacamos|poner|pongo|ponemos|dar|doy|preparar|preparo|servir|sirvo|ofrecer|ofrezco|montar|monto|recomiendas|propones|sugieres|aconsejas)(?:les?|me|nos)? (?:(?:hoy|manana) )?(?:de|como|para) (?=(?:un |una |el |la )?(?:postre|primero|segundo|entrante|aperitivo|tapa|guarnicion|merienda|desayuno|cena|cenar|picar)\b)/

/** 'Se me ha roto el horno, qué postre saco': said first, it is how it is to be made. */
const ovenGone =
  /^\W*(?:hoy |oye |hola )?(?:(?:se (?:me|nos) )?(?:ha |han )?(?:roto|estropead\w+|averiad\w+|fundid\w+|parad\w+) el horno|(?:tengo|tenemos) el horno (?:roto|ocupad\w+|lleno|estropead\w+|averiad\w+)|el horno (?:no (?:va|funciona|calienta|enciende)|esta (?:roto|ocupad\w+|lleno)|se (?:me|nos) ha \w+)|no (?:tengo|tenemos|hay|me funciona|me va|puedo usar)(?: el)? horno|sin horno|estoy sin horno)(?: hoy)?[,. ]+(?:y )?/

const plainWish = (said: string): string =>
  plainer(ovenGone.test(said) ? `${said.replace(ovenGone, '')} sin horno` : said)

const plainer = (folded: string): string =>
  folded
    .replace(/,? ?\b(?:para|en|de) (?:el |mi |un )?menu del dia\b/, '')
    .replace(/\bque no (?:sean?|fuera) (?:de )?(?:la |el |las |los )?/, 'sin ')

    .replace(ofCourseAsked, '')
    .replace(
      /^algo ([a-z ]{3,40}?) (?:de|para) (?=(?:un |el )?(?:postre|primero|segundo|entrante|aperitivo|tapa|guarnicion|merienda|desayuno|cena)\b)([a-z]+)/,
      '$2 $1',
    )
    .replace(/^cenar\b/, 'cena')
    .replace(/^picar\b/, 'tapas')
    .replace(asksFor, '')
    .replace(
      /\b(que (?:postre|primero|segundo|entrante|tapa|plato|aperitivo|guarnicion)s?)(.*?) (?:saco|pongo|hago|sirvo|preparo|doy|puedo \w+)(?= (?:con|sin|para|de|que)\b)/,
      '$1$2',
    )
    .trim()

/** 'Algo rápido', 'ideas sin horno': of no course. Then every word must be heard: what is named may be a dish or a product. */
const general = /^(?:algo|ideas?|cosas?|comidas?|elaboracion(?:es)?)\b(?! (?:dulce|para pic|de pic|para cen|de cen))/
const isAllHeard = (rest: string): boolean =>
  [...hows.map(([said]) => said), cheap, children, ofSeason, quick, spooned, ...seasons.map(([said]) => said)]
    .reduce((left, said) => left.replace(new RegExp(said.source, 'g'), ' '), asWithout(rest))
    .replace(
      /\bsin (?:gluten|lactosa|lacteos?|leche|huevos?|frutos secos|marisco|pescado|carne|cerdo|alcohol|azucar|soja)\b|\b(?:vegan|vegetarian|celiac|halal)[a-z]*/g,
      ' ',
    )
    .replace(
      /\b(?:algo|ideas?|cosas?|comidas?|elaboracion(?:es)?|platos?|y|e|o|pero|que|sea|sean|no|lleve|para|de|del|un|una|unos|unas|la|el|los|las|con|a|al|hoy|comer|cena|cenar|merendar|hacer|menu|dia|gente|personas?|pax|barra|carta|mas|muy|todo|\d+)\b/g,
      ' ',
    )
    .replace(/\W+/g, '') === ''

const fleshy: ReadonlySet<FoodCategory> = new Set<FoodCategory>([
  'vacuno',
  'porcino',
  'ovino_y_caprino',
  'aves',
  'caza_y_conejo',
  'pescados',
])
const isFlesh = (food: string, { pantry }: Knowledge): boolean => {
  const category = pantry.match(food)?.food.category
  return (category !== undefined && fleshy.has(category)) || /^(?:carne|pescado|asado|parrillada)/.test(food)
}

/** 'Crema pastelera vegana', 'arroz con leche sin lactosa': a dish of the book, wanted without something. */
const isDishWithout = (rest: string, knowledge: Knowledge): boolean => {
  const named = rest.replace(/\s(?:es|son|sin|vegan[oa]s?|vegetarian[oa]s?|halal|para|apt[oa]s?|que)\b.*$/, '').trim()
  const found = named === rest.trim() || !named.includes(' ') ? null : findDish(named, knowledge)
  return found !== null && found.extras.length + found.unknown.length === 0
}

const lastFood = /(?:\s(?:de|para|en|y que|que)\b.*)?$/

const listOf = (said: string): string[] =>
  said
    .split(/,| y | e | ni | o /)
    .map((one) => one.replace(/^\s*(?:el|la|los|las|un|una|de|con|algo de|que sea|sin)\s+/g, '').trim())
    .filter((one) => /^[a-zñ][a-zñ ]{2,30}$/.test(one))

/** 'Que no lleve huevo', 'y que sea de chocolate', 'con garbanzos': said of what is wanted. */
const withMore = (wish: Wish, text: string): Wish => {
  const all = fold(text.slice(0, longestWish))
  const heard = hows.filter(([said]) => said.test(all))
  const facets = [...heard.map(([said]) => said), cheap, children, ofSeason, quick, spooned]
  const folded = asWithout(facets.reduce((left, said) => left.replace(said, ' '), all).replace(/[¿?¡!.]/g, ' '))
  const kept = dietsIn(folded)
  const sins = [...folded.matchAll(/\bsin ([a-zñ ]{3,40}?)(?=,|$| (?:y|ni|con|que|de|para)\b)/g)].flatMap(
    ([, one = '']) => listOf(one),
  )
  const without = sins.filter((one) => !kept.some(({ asked }) => asked.test(`sin ${one}`)))
  const plus = kept
    .reduce((said, { asked }) => said.replace(new RegExp(asked.source, 'g'), ' '), folded)
    .replace(/\b(?:sin|vegan\w|vegetarian\w|ni) ?[a-zñ ]{0,16}(?:secos)?/g, (found) =>
      found.startsWith('sin') || found.startsWith('ni') ? (/\b(?:con|de|que)\b.*/.exec(found)?.[0] ?? ' ') : ' ',
    )
  const cuisine = cuisineIn(folded)
  const placeless = cuisine === null ? plus : plus.replaceAll(cuisine.said, ' ')
  const timeless = seasons.reduce((said, [words]) => said.replace(words, ' '), placeless)
  const foods = [
    ...timeless.matchAll(
      /\b(?:con|que (?:sea|lleve|tenga)(?: de| con)?|de|lleve) ([a-zñ ]{3,40}?)(?=,? +(?:con|para|en|sin|que)\b|,|$)/g,
    ),
  ].flatMap(([, one = '']) => listOf(one.replace(lastFood, '')))
  const months = monthsIn(folded)
  return {
    ...wish,
    categories: spooned.test(all) ? spoonCategories : wish.categories,
    isSpooned: wish.isSpooned || spooned.test(all),
    diets: [...new Set([...wish.diets, ...kept.map(({ name }) => name)])],
    foods: [...new Set([...wish.foods, ...foods.filter((one) => !isTime.test(one))])],
    without: [...new Set([...wish.without, ...without])],
    months: months.length > 0 ? months : wish.months,
    cuisine: cuisine ?? wish.cuisine,
    isQuick: wish.isQuick || quick.test(all),
    how: [...new Set([...wish.how, ...heard.map(([, how]) => how)])],
    isCheap: wish.isCheap || cheap.test(all),
    forChildren: wish.forChildren || children.test(all),
    ofNow: months.length === 0 && (wish.ofNow || ofSeason.test(all)),
  }
}

const isTime = new RegExp(
  `^(?:navidad|nochebuena|semana santa|pascua|boda|fiesta|primavera|verano|otono|invierno|temporada|la casa|segundo|primero|postre|sea|${monthNames.join('|')})`,
)

/** Said of the wish before it. */
const more =
  /^\W*(?:(?:y|pero|mejor|vale|ahora|entonces|tambien|ademas),? )*(?:que (?:no )?(?:sea|lleve|tenga|contenga|haya|este)\b|sin [a-z]{3}|con [a-z]{3}|de [a-z]{4}|vegan|vegetarian|halal|no (?:lleve|puede llevar)|(?:ni|tampoco) (?:[a-z]{3}|de\b)|(?:mas |muy |algo |lo quiero |tambien )*(?:fri[oa]|calient|rapid|barat|economic|sencill|facil|fresquit)|(?:para|a) (?:los )?(?:nin[oa]s|peques|crios)|de temporada)/

/** 'Y de postre', for the same guests. */
const otherCourse = /^\W*(?:y )?(?:de|para|un|una|el|los?) ?(?:el |los )?[a-z]{4,12}\W*$/

/** The wish before with what is added to it; null of anything else. */
export const wishAfter = (wish: Wish, text: string): Wish | null => {
  const folded = fold(text.slice(0, longestWish + 1))
  const other = otherCourse.test(folded)
    ? courses.find(([name, said]) => name !== 'plato' && said.test(folded))
    : undefined
  if (other !== undefined) return { ...wish, course: other[0], categories: other[2] }
  return folded.length <= longestWish && !notWish.test(folded) && (more.test(folded) || isDietTurn(folded))
    ? withMore(wish, folded)
    : null
}
