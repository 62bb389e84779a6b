import type { Knowledge } from '#core/cookbook/cookbook.ts'
import type { Dish } from '#core/cookbook/dish.ts'
import type { Table, Time } from '#core/cookbook/place.ts'
import type { Category } from '#core/knowledge/categories.ts'
import { type FoodCategory, meatsAndCured } from '#core/pantry/food.ts'
import { fold } from '#core/spanish/fold.ts'

/** What a day asks of its table, by the dishes that are its own. Customs of Spain. */
export type Occasion = {
  /** Behind 'Menú'; null where it goes by the word that was said: 'de boda', 'de gala'. */
  readonly name: string | null
  readonly asked: RegExp
  /** Over the folded name of a dish and of what there is most of in it. */
  readonly liked: RegExp
  readonly unliked?: RegExp
  /** Not eaten that day. */
  readonly without?: readonly FoodCategory[]
  readonly months?: readonly number[]
  readonly courses?: readonly (readonly [title: string, categories: readonly Category[]])[]
  readonly note?: string
  /** Tables it is laid for, the best first; a feast where it does not say. */
  readonly tables?: readonly Table[]
  /** The feast whose dishes are its own. */
  readonly feast?: Time
}

const everyday =
  /fabada|cocido|lenteja|callos|potaje|macarron|espagueti|sardina|hamburguesa|a la cubana|bocadillo|migas|casqueria|higado|rinon|oreja|caracol/

export const occasions: readonly Occasion[] = [
  {
    name: 'de Navidad',
    asked: /\b(?:navidad(?:es)?|navide\w{2,3}|nochebuena|nochevieja|fin de ano|ano nuevo|reyes)\b/,
    liked:
      /cordero|lechazo|cochinillo|pavo|pularda|capon|besugo|lubina|rodaballo|langostino|vieira|bogavante|centollo|almeja|consome|cardo|lombarda|solomillo|foie|turron|roscon|mazapan|polvoron|almendra/,
    unliked: everyday,
    months: [12],
    feast: 'navidad',
  },
  {
    name: 'de cuaresma',
    asked: /\b(?:cuaresma|vigilia|viernes santo|semana santa)\b/,
    liked: /bacalao|potaje|garbanzo|torrija|bunuelo|pestino|leche frita|arroz con leche/,
    without: meatsAndCured,
    months: [3],
    feast: 'cuaresma',
    note: 'Sin carne ni caldo de carne; pescado, huevos y lácteos, sí.',
  },
  {
    name: 'de San Valentín',
    asked: /\b(?:san valentin|enamorados)\b/,
    liked:
      /ostra|vieira|langostino|gamba|carabinero|bogavante|lubina|rodaballo|solomillo|magret|foie|carpaccio|tartar|risotto|chocolate|coulant|fresa|frambuesa|mousse|trufa/,
    unliked: everyday,
    months: [2],
  },
  {
    name: null,
    asked:
      /\b(?:bodas?|comunion|banquetes?|bautizos?|gala|aniversario|graduacion|celebracion(?:es)?|fiesta|cumple(?:anos)?|jubilacion)\b/,
    liked:
      /solomillo|rodaballo|lubina|rape|merluza|langostino|vieira|bogavante|gamba|foie|carrillera|cordero|magret|vichyssoise|salmorejo|carpaccio|consome|brandada|croqueta|ceviche|milhojas|\btarta\b|mousse|coulant|semifrio|trufa/,
    unliked: new RegExp(`${everyday.source}|bravas|patatas|tartar\\b`),
    courses: [
      ['Aperitivo', ['Aperitivos']],
      ['Entrante', ['Ensaladas', 'Sopas y cremas', 'Mariscos']],
      ['Pescado', ['Pescados', 'Mariscos']],
      ['Carne', ['Carnes', 'Aves']],
      ['Postre', ['Postres', 'Helados']],
    ],
    note: 'Elegido por el género; que aguante el pase de tu sala lo juzgas tú.',
  },
  {
    name: 'del día',
    asked: /\bdel dia\b/,
    tables: ['diario'],
    liked:
      /lenteja|garbanzo|alubia|potaje|crema|ensalada|macarron|arroz|pollo|albondiga|merluza|tortilla|flan|natilla|arroz con leche/,
    courses: [
      ['Primero', ['Legumbres', 'Sopas y cremas', 'Ensaladas', 'Verduras', 'Arroces', 'Pastas']],
      ['Segundo', ['Carnes', 'Aves', 'Pescados', 'Huevos']],
      ['Postre', ['Postres', 'Helados']],
    ],
  },
]

export const occasionIn = (folded: string): Occasion | null => occasions.find(({ asked }) => asked.test(folded)) ?? null

/** Of a dish, how many of its first ingredients say what it is of. */
const mainIngredients = 4

/** 4 for a dish of the day by its name, 2 by what it is made of; −4 for one that is not. Ours. */
export const occasionScore = ({ names, ingredients }: Dish, { liked, unliked }: Occasion): number => {
  const name = fold(names[0] ?? '')
  const words = fold(
    ingredients
      .slice(0, mainIngredients)
      .map((line) => line.name)
      .join(' '),
  )
  const likes = liked.test(name) ? 4 : liked.test(words) ? 2 : 0
  return likes - (unliked?.test(name) === true ? 4 : 0)
}

export const fitsOccasion = ({ ingredients }: Dish, { without = [] }: Occasion, knowledge: Knowledge): boolean =>
  without.length === 0 ||
  ingredients.every(({ name }) => {
    const food = knowledge.pantry.match(name)?.food
    return (
      food === undefined ||
      !(without.includes(food.category) || /^(?:caldo de (?:pollo|carne|ave)|demi-glace|manteca)/.test(fold(food.name)))
    )
  })
