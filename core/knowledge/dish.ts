import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { type Unit, units } from '#core/units/units.ts'
import type { Category } from './categories.ts'

/** A dish every house has its own of: usual amounts to begin from. */
export type Dish = {
  /** First the label, then what else it is called. */
  readonly names: readonly string[]
  readonly category: Category
  readonly serves: number
  readonly ingredients: readonly IngredientDraft[]
}

/**
 * Dishes of one category from lines 'Nombre; otro nombre | 4: 400 g Arroz bomba, 1 unidad Limón'. The lines are ours, so
 * one that cannot be read is a bug and throws.
 */
export const dishesOf = (category: Category, lines: readonly string[]): Dish[] =>
  lines.map((line) => readDish(category, line))

const readDish = (category: Category, line: string): Dish => {
  const [, names = '', serves = '', list = ''] = /^([^|]+) \| (\d+): (.+)$/.exec(line) ?? []
  if (list === '') throw new Error(`dish: '${line}'`)
  return { names: names.split('; '), category, serves: Number(serves), ingredients: list.split(', ').map(readPart) }
}

const readPart = (text: string): IngredientDraft => {
  const [, quantity = '', unit = '', name = ''] = /^([\d.]+) (\S+) (.+)$/.exec(text) ?? []
  return { name, quantity: Number(quantity), unit: unitOf(unit, text) }
}

const unitOf = (text: string, line: string): Unit => {
  const unit = units.find((known) => known === text)
  if (unit === undefined) throw new Error(`dish: '${line}'`)
  return unit
}
