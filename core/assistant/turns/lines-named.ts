import type { Knowledge } from '#core/cookbook/cookbook.ts'
import type { FoodCategory } from '#core/pantry/food.ts'
import { singularKey } from '#core/spanish/plural.ts'
import { isOf } from './change.ts'
import { classNamed } from './food-classes.ts'

/** Words a cook says for whatever of that kind the recipe holds. */
const wordsOf: Partial<Record<FoodCategory, string>> = {
  vacuno: 'carne, ternera',
  porcino: 'carne, cerdo',
  ovino_y_caprino: 'carne',
  aves: 'carne, ave',
  caza_y_conejo: 'carne',
  casqueria: 'carne',
  pescados: 'pescado',
  crustaceos: 'marisco',
  moluscos_y_cefalopodos: 'marisco',
  verduras_hortalizas: 'verdura, hortaliza',
  setas: 'verdura, seta',
  frutas: 'fruta',
  legumbres: 'legumbre',
  harinas_y_almidones: 'harina',
  pastas_y_fideos: 'pasta',
  leches_y_natas: 'lacteo',
  quesos: 'lacteo, queso',
  huevos: 'huevo',
  aceites_y_grasas: 'grasa',
  embutidos_y_curados: 'embutido',
  frutos_secos: 'fruto seco',
  chocolate_y_cacao: 'chocolate, cobertura',
  vinos_y_licores: 'alcohol',
  panes: 'pan',
  levaduras_e_impulsores: 'levadura',
  especias: 'especia',
  caldos_y_fondos: 'caldo, fondo',
}

const everyKind: ReadonlySet<string> = new Set(Object.values(wordsOf).flatMap((words) => words.split(', ')))

/** Whether a word says a whole kind of food: 'carne', 'verduras'. */
export const isKindOfFood = (word: string): boolean => everyKind.has(word.split(' ').map(singularKey).join(' '))

const isOfKind = (category: FoodCategory, kind: string): boolean =>
  wordsOf[category]?.split(', ').includes(kind) === true

/**
 * The lines of a recipe that a word means: those of that name; else those of that kind of food, since 'la carne' of the
 * cheeks are the cheeks. Of a kind that stands for one thing ('el aceite') the lines with most of it count together.
 */
export const linesNamed = <Line extends { readonly name: string }>(
  lines: readonly Line[],
  food: string,
  knowledge: Knowledge,
): readonly Line[] => {
  const byName = lines.filter(({ name }) => isOf(name, food))
  if (byName.length > 0) return byName
  const matched = knowledge.pantry.match(food)?.food.id
  const same =
    matched === undefined ? [] : lines.filter(({ name }) => knowledge.pantry.match(name)?.food.id === matched)
  if (same.length > 0) return same
  const kind = food.split(' ').map(singularKey).join(' ')
  const holds = classNamed(food)
  return lines.filter(({ name }) => {
    const known = knowledge.pantry.match(name)?.food
    return known !== undefined && (isOfKind(known.category, kind) || holds?.(known) === true)
  })
}
