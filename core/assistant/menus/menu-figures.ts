import type { Reply } from '#core/assistant/reply.ts'
import { bold, bullets, euros, paragraphs, reply } from '#core/assistant/say.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import type { Dish } from '#core/cookbook/dish.ts'
import { allergenNames } from '#core/nutrition/allergen-names.ts'
import { allergensOf } from '#core/nutrition/allergens.ts'
import { resolverOf } from '#core/nutrition/resolve-food.ts'
import { foodCost } from './menu-cost.ts'
import { days, type MenuPlan } from './menu-plan.ts'

/** A dish in its course; null where none fits. */
export type Placed = { readonly title: string; readonly name: string; readonly dish: Dish | null }

/** What a menu comes to for each guest, of the reference prices. */
export const costOfMenu = ({ kind, guests }: MenuPlan, placed: readonly Placed[], knowledge: Knowledge): Reply => {
  const rows = placed.flatMap(({ title, name, dish }) =>
    dish === null ? [] : [{ title, name, cost: foodCost(dish, knowledge) }],
  )
  const courses = [...new Set(rows.map(({ title }) => title))]
  const perCourse = courses.map((title) => {
    const known = rows.flatMap((row) => (row.title === title && row.cost.unpriced.length === 0 ? [row.cost.euros] : []))
    return known.length === 0 ? 0 : known.reduce((sum, one) => sum + one, 0) / known.length
  })
  const whole = perCourse.reduce((sum, one) => sum + one, 0)
  const each = kind === 'week' ? whole / days.length : whole
  const unknown = rows.filter(({ cost }) => cost.unpriced.length > 0).map(({ name }) => name)
  return reply(
    paragraphs(
      `Unos **${euros(each)} por persona**${kind === 'week' ? ' y día' : ''}${guests === null ? '' : `; para ${guests}, ${euros(each * guests)}`}: materia prima estimada con los precios de referencia, no los tuyos, y sin merma${rows.length > courses.length ? '; de cada pase, la media de sus platos' : ''}.`,
      bullets(
        rows
          .slice(0, 15)
          .map(
            ({ name, cost }) =>
              `${name}: ${cost.unpriced.length > 0 ? `sin precio de ${cost.unpriced.join(', ').toLowerCase()}` : euros(cost.euros)}`,
          ),
      ),
      unknown.length > 0 && `**Sin precio, no sumados**: ${unknown.join(', ')}.`,
    ),
  )
}

/** The allergens of a menu, dish by dish. */
export const allergensOfMenu = (placed: readonly Placed[], knowledge: Knowledge): Reply => {
  const rows = placed.flatMap(({ name, dish }) => {
    if (dish === null) return []
    const { entries } = allergensOf(
      dish.ingredients.map((line) => line.name),
      resolverOf(knowledge.pantry),
    )
    const names = (state: 'contiene' | 'puede_contener'): string =>
      entries
        .filter((entry) => entry.state === state)
        .map(({ allergen }) => allergenNames[allergen].toLowerCase())
        .join(', ')
    const [sure, may] = [names('contiene'), names('puede_contener')]
    return [`${bold(name)}: ${sure === '' ? 'ninguno conocido' : sure}${may === '' ? '' : ` (puede llevar ${may})`}`]
  })
  return reply(
    paragraphs(
      'Alérgenos del menú, plato a plato:',
      bullets(rows),
      'Deducidos de los ingredientes: lo que no aparece no es una declaración de ausencia. Las etiquetas y las trazas mandan.',
    ),
  )
}
