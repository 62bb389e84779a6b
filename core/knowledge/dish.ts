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
  /** Its own steps, infinitive, one a line; empty where its kind says how it is made (core/method). */
  readonly steps: readonly string[]
  /** What the cook should know beside the method, in short sentences. */
  readonly notes: readonly string[]
}

/**
 * Dishes of one category from lines 'Nombre; otro nombre | 4: 400 g Arroz bomba, 1 unidad Limón'. The lines are ours, so
 * one that cannot be read is a bug and throws.
 */
export const dishesOf = (category: Category, lines: readonly string[]): Dish[] =>
  lines.map((line) => readDish(category, line))

/**
 * Dishes of one category with their own steps, as a recipe book has them, a blank line between two:
 *
 *     Nombre; otro nombre
 *     4: 400 g Arroz bomba, 1 unidad Limón
 *     Primer paso.
 *     Segundo paso.
 *     ! Lo que conviene saber.
 */
export const writtenDishesOf = (category: Category, book: string): Dish[] =>
  book
    .trim()
    .split(/\n\s*\n/)
    .map((block) => {
      const [names = '', list = '', ...rest] = block.split('\n').map((line) => line.trim())
      return {
        ...readDish(category, `${names} | ${list}`),
        steps: rest.filter((line) => !line.startsWith('! ')),
        notes: rest.filter((line) => line.startsWith('! ')).map((line) => line.slice(2)),
      }
    })

const readDish = (category: Category, line: string): Dish => {
  const [, names = '', serves = '', list = ''] = /^([^|]+) \| (\d+): (.+)$/.exec(line) ?? []
  if (list === '') throw new Error(`dish: '${line}'`)
  return {
    names: names.split('; '),
    category,
    serves: Number(serves),
    ingredients: list.split(', ').map(readPart),
    steps: [],
    notes: [],
  }
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
