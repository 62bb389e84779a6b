import type { Knowledge } from '#core/cookbook/cookbook.ts'
import type { FoodCategory } from '#core/pantry/food.ts'
import { singularKey } from '#core/spanish/plural.ts'
import { isOf } from './change.ts'

const meats: readonly FoodCategory[] = ['vacuno', 'porcino', 'ovino_y_caprino', 'aves', 'caza_y_conejo', 'casqueria']

/** Words a cook says for whatever of that kind the recipe holds. */
const kinds: ReadonlyMap<string, readonly FoodCategory[]> = new Map<string, readonly FoodCategory[]>([
  ['carne', meats],
  ['ave', ['aves']],
  ['ternera', ['vacuno']],
  ['cerdo', ['porcino']],
  ['pescado', ['pescados']],
  ['marisco', ['crustaceos', 'moluscos_y_cefalopodos']],
  ['verdura', ['verduras_hortalizas', 'setas']],
  ['hortaliza', ['verduras_hortalizas']],
  ['seta', ['setas']],
  ['fruta', ['frutas']],
  ['legumbre', ['legumbres']],
  ['harina', ['harinas_y_almidones']],
  ['pasta', ['pastas_y_fideos']],
  ['lacteo', ['leches_y_natas', 'quesos']],
  ['queso', ['quesos']],
  ['leche', ['leches_y_natas']],
  ['nata', ['leches_y_natas']],
  ['huevo', ['huevos']],
  ['aceite', ['aceites_y_grasas']],
  ['grasa', ['aceites_y_grasas']],
  ['embutido', ['embutidos_y_curados']],
  ['fruto seco', ['frutos_secos']],
  ['chocolate', ['chocolate_y_cacao']],
  ['cobertura', ['chocolate_y_cacao']],
  ['vino', ['vinos_y_licores']],
  ['licor', ['vinos_y_licores']],
  ['alcohol', ['vinos_y_licores']],
  ['pan', ['panes']],
  ['levadura', ['levaduras_e_impulsores']],
  ['especia', ['especias']],
  ['caldo', ['caldos_y_fondos']],
  ['fondo', ['caldos_y_fondos']],
])

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
  const kind = kinds.get(food.split(' ').map(singularKey).join(' '))
  return kind === undefined
    ? []
    : lines.filter(({ name }) => {
        const category = knowledge.pantry.match(name)?.food.category
        return category !== undefined && kind.includes(category)
      })
}
