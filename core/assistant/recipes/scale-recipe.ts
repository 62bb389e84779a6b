import type { ChatRecipe } from '#core/assistant/turns/conversation.ts'
import { weighable } from '#core/cookbook/scale-formula.ts'
import type { Role } from '#core/pantry/role-words.ts'
import { classify } from '#core/pantry/roles.ts'
import { fold } from '#core/spanish/fold.ts'

/** A recipe for other servings, ≥ 1: all amounts in proportion, the method as it is. */
export const scaledRecipe = (recipe: ChatRecipe, servings: number): ChatRecipe => {
  const factor = servings / Math.max(recipe.servings, 1)
  const ingredients = recipe.ingredients.map((line) => ({ ...line, quantity: weighable(line.quantity * factor) }))
  return { ...recipe, servings, ingredients }
}

/** Grams of an ice-cream mix or of what is drunk, of which nothing boils away; null of other dishes, whose yield by weight nobody has measured. */
export const mixGrams = ({ category, ingredients }: Pick<ChatRecipe, 'category' | 'ingredients'>): number | null => {
  const counted =
    category === 'Bebidas' ? ingredients.filter(({ name }) => poured.includes(classify(name).role)) : ingredients
  const grams = counted.map(({ quantity, unit }) => quantity * (inGrams[unit] ?? Number.NaN))
  const whole = grams.reduce((sum, one) => sum + one, 0)
  return (category === 'Helados' || category === 'Bebidas') && whole > 0 ? whole : null
}

/** Ice melts in the glass, and what is steeped is strained off. */
const poured: readonly Role[] = [
  'water',
  'juice',
  'spirit',
  'wine',
  'soda',
  'milk',
  'cream',
  'sugar',
  'honey',
  'citrus',
  'stock',
]

/** A litre of mix is taken as a kilo, as everywhere where a weight is asked (weight-in.ts). */
const inGrams: Readonly<Record<string, number>> = { g: 1, kg: 1000, ml: 1, l: 1000 }

/** What does not grow with the amounts, for the ingredients this recipe has. */
export const notLinear = (recipe: ChatRecipe, factor: number): string[] => {
  const names = fold(recipe.ingredients.map(({ name }) => name).join(' '))
  const method = fold(recipe.method)
  const grows = factor > 1
  const notes: string[] = []
  if (Math.abs(Math.log2(factor)) < 0.58) return notes
  if (/\bsal\b|pimienta|especia|guindilla|chile|aji\b/.test(names))
    notes.push(
      grows
        ? 'Sal y especias: pon el 80–90 % y rectifica al final.'
        : 'Sal y especias: rectifica al final; con poca cantidad la báscula engaña.',
    )
  if (/levadura(?! nutricional)/.test(names))
    notes.push(
      grows
        ? 'Levadura: en masas grandes la fermentación se acelera; vigila la masa, no el reloj.'
        : 'Levadura: pésala con báscula de 0,1 g.',
    )
  if (/gelatina|agar|xantana|pectina/.test(names)) notes.push('Gelificantes: pésalos con precisión; no redondees.')
  if (/\bhorn|\basar\b/.test(method))
    notes.push(
      grows
        ? 'Horno: más piezas, no piezas más gordas; deja que recupere temperatura.'
        : 'Horno: con menos masa cuece antes; empieza a mirar a dos tercios del tiempo.',
    )
  if (/\breduc|evapor/.test(method) || /caldo|vino|fumet|fondo/.test(names))
    notes.push(
      grows
        ? 'Líquidos y tiempos: en marmita ancha se evapora menos en proporción; ajusta el caldo y alarga la reducción.'
        : 'Líquidos: en cazo pequeño se evapora más en proporción; ten caldo a mano.',
    )
  if (/\bfrei|\bfreir/.test(method) || /para freir/.test(names))
    notes.push('Fritura: el aceite de la cuba no se multiplica; haz más tandas.')
  if (grows && factor >= 4) notes.push('Frío: reparte en recipientes bajos para bajar de 60 a 10 °C en menos de 2 h.')
  return notes
}
