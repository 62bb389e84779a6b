import { dietsIn } from '#core/assistant/recipes/keeps-diet.ts'
import type { Reply } from '#core/assistant/reply.ts'
import { bold, bullets, paragraphs, reply } from '#core/assistant/say.ts'
import type { Cookbook, Knowledge } from '#core/cookbook/cookbook.ts'
import { isForbidden } from '#core/knowledge/diets.ts'
import { formatNutrientWithUnit } from '#core/nutrition/format-nutrient.ts'
import { amountsPer100g, type Nutrient } from '#core/nutrition/nutrients.ts'
import type { Food, FoodCategory } from '#core/pantry/food.ts'
import { fold } from '#core/spanish/fold.ts'
import { toGrams } from '#core/units/household.ts'

const asks =
  /\b(?:ric[oa]s? en|fuentes? (?:vegetal(?:es)? )?de|de donde (?:se )?(?:saca|saco|sacan|obtien\w+|coge)|(?:que|cuales) (?:alimentos?|comidas?|productos?|verduras?|legumbres?|frutas?|pescados?) (?:\w+ ){0,2}(?:tienen?|llevan?|aportan?|dan)|alimentos? con|con (?:mas|mucho|mucha)|alt[oa]s? en)\b/

/** The nutrients of the table that are asked for so, and how they are called in a sentence. */
const nutrients: readonly (readonly [RegExp, Nutrient, string])[] = [
  [/\bhierro\b/, 'iron', 'hierro'],
  [/\bcalcio\b/, 'calcium', 'calcio'],
  [/\bfibra\b/, 'fiber', 'fibra'],
  [/\bproteinas?\b/, 'proteins', 'proteína'],
  [/\bvitamina c\b/, 'vitamin_c', 'vitamina C'],
  [/\bvitamina a\b/, 'vitamin_a', 'vitamina A'],
]

/** Served by the plate: spices, powders and what only seasons are left out. */
const groups: readonly (readonly [string, readonly FoodCategory[], RegExp])[] = [
  ['Legumbres', ['legumbres'], /\b(?:legumbres?)\b/],
  ['Frutos secos', ['frutos_secos'], /\b(?:frutos secos)\b/],
  ['Verduras y setas', ['verduras_hortalizas', 'setas'], /\b(?:verduras?|hortalizas?|setas?)\b/],
  ['Cereales', ['cereales_y_granos'], /\b(?:cereal(?:es)?)\b/],
  ['Fruta', ['frutas'], /\b(?:frutas?)\b/],
  ['Lácteos', ['quesos', 'leches_y_natas'], /\b(?:lacteos?|quesos?)\b/],
  ['Huevo', ['huevos'], /\b(?:huevos?)\b/],
  ['Pescado y marisco', ['pescados', 'moluscos_y_cefalopodos', 'crustaceos'], /\b(?:pescados?|mariscos?)\b/],
  ['Carne', ['vacuno', 'porcino', 'aves', 'casqueria'], /\b(?:carnes)\b/],
]
const mostGroups = 5
const perGroup = 3
/** A food the cookbook cooks with at least so often is a usual one. Pages. */
const usualFrom = 3
/** What a plate has less of only seasons it: dried chillies, zests. g per serving, in the middle of its recipes. */
const leastServed = 25

/**
 * 'Fuentes de hierro sin carne', 'de dónde saca el calcio un vegano': the usual foods with most of it, by their group, per 100 g
 * of the edible part, of those the diet allows. Null of any other question.
 */
export const richIn = (text: string, knowledge: Knowledge): Reply | null => {
  const folded = fold(text.slice(0, 160))
  const [, nutrient, name] = nutrients.find(([words]) => words.test(folded)) ?? []
  if (nutrient === undefined || name === undefined) return null
  const two = moreOfTwo(folded, nutrient, name, knowledge)
  if (two !== null) return two
  if (!asks.test(folded)) return null
  const wanted = dietsIn(text)
  const withoutMeat = /\bsin carne\b|\bvegetal/.test(folded)
  const usual = usualFoods(knowledge)
  const amountOf = (food: Food): number => amountsPer100g(food)[nutrient] ?? 0
  const named = groups.filter(([, , words]) => words.test(folded))
  const lines = (named.length > 0 ? named : groups)
    .map(([group, categories]) => {
      const isMeat = group === 'Carne'
      const foods = usual
        .filter(
          (food) =>
            categories.includes(food.category) &&
            (group !== 'Lácteos' || food.allergens.includes('lacteos')) &&
            !(withoutMeat && isMeat) &&
            !wanted.some((diet) => isForbidden(food, diet)),
        )
        .toSorted((a, b) => amountOf(b) - amountOf(a))
        .filter((food, at, all) => all.findIndex((one) => headOf(one) === headOf(food)) === at)
        .slice(0, perGroup)
        .filter((food) => amountOf(food) > 0)
      return { group, foods, most: foods[0] === undefined ? 0 : amountOf(foods[0]) }
    })
    .filter(({ most }) => most > 0)
    .toSorted((a, b) => b.most - a.most)
    .slice(0, mostGroups)
  if (lines.length === 0) return null
  return reply(
    paragraphs(
      `Los que más ${bold(name)} dan, por 100 g de parte comestible y en crudo (la legumbre, seca):`,
      bullets(
        lines.map(
          ({ group, foods }) =>
            `**${group}**: ${foods.map((food) => `${food.name.toLowerCase()} (${formatNutrientWithUnit(nutrient, amountOf(food))})`).join(', ')}.`,
        ),
      ),
      nutrient === 'iron' &&
        'El hierro vegetal se aprovecha mejor con vitamina C en la misma comida (pimiento, cítricos) y peor con té o café (EFSA, valores de referencia del hierro, 2015).',
      '*Fuente: la tabla de alimentos de Obrador. Lo que le conviene a alguien lo dice su médico o dietista.*',
    ),
  )
}

const ofTwo =
  /\b(?:lleva|tiene|aporta|da|hay|llevan|tienen) mas (?:de )?[a-z ]{4,30}?[,:;]? ?(?:en )?(?:el |la |los |las )?([a-z][a-z ]{2,25}?) o (?:en )?(?:el |la |los |las )?([a-z][a-z ]{2,25}?)\W*$/

/** 'Qué lleva más hierro, las lentejas o las espinacas': both by the table, the one with more first; null of any other question. */
const moreOfTwo = (folded: string, nutrient: Nutrient, name: string, { pantry }: Knowledge): Reply | null => {
  const bare = folded.replace(new RegExp(`\\bmas (?:de )?[a-z]*${fold(name).slice(0, 5)}[a-z]*`), 'mas xxxx')
  const [, one = '', other = ''] = ofTwo.exec(bare.replace(/mas xxxx[, ]*/, 'mas xxxx, ')) ?? []
  const foods = [one, other].flatMap((said) => pantry.match(said.trim())?.food ?? [])
  if (foods.length !== 2) return null
  const amount = (food: Food): number => amountsPer100g(food)[nutrient] ?? 0
  const [most, least] = foods.toSorted((a, b) => amount(b) - amount(a))
  if (most === undefined || least === undefined) return null
  const told = (food: Food): string =>
    `${food.name.toLowerCase()}, ${bold(formatNutrientWithUnit(nutrient, amount(food)))}`
  return reply(
    paragraphs(
      `Más ${name}: ${told(most)} por 100 g de parte comestible; ${told(least)}.`,
      'En crudo, y la legumbre, seca: cocida se queda en menos de la mitad por el agua que coge. *Fuente: la tabla de alimentos de Obrador.*',
    ),
  )
}

const headOf = ({ name }: Food): string => name.split(' ')[0] ?? ''

const made = new WeakMap<Cookbook, readonly Food[]>()

/** The foods the cookbook cooks with most, found at the first question and kept with it. */
const usualFoods = ({ cookbook, pantry }: Knowledge): readonly Food[] => {
  const known = made.get(cookbook)
  if (known !== undefined) return known
  const served = new Map<Food, number[]>()
  for (const { ingredients, serves } of cookbook.dishes)
    for (const { name, quantity, unit } of ingredients) {
      const food = pantry.match(name)?.food
      const grams = food === undefined ? null : toGrams(quantity, unit, food.measures)
      if (food !== undefined && grams !== null)
        served.set(food, [...(served.get(food) ?? []), grams.grams / Math.max(1, serves)])
    }
  const usual = [...served].flatMap(([food, all]) => {
    const middle = all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0
    return all.length >= usualFrom && middle >= leastServed ? [food] : []
  })
  made.set(cookbook, usual)
  return usual
}
