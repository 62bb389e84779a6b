import { allergicSum } from './allergen-sums.ts'
import { tagsOfPage } from './follow-up.ts'
import type { Page } from './page.ts'
import type { Slots } from './read-slots.ts'
import type { Safety } from './safety.ts'

/** The page of what a guest must not have, where a food that another page says nothing of holds it. */
export const heldBesides = (page: Page, now: Slots, called: readonly { page: Page }[], safety: Safety): Page | null => {
  const allergic = called.find(({ page: { sum } }) => sum === 'alergico-a')?.page
  if (allergic === undefined || now.foods.length < 2) return null
  const known = tagsOfPage(page)
  const others = now.foods.filter((food) => !safety.foodTags(food).some((tag) => known.has(tag)))
  const sum = others.length === 0 ? null : allergicSum({ ...now, foods: others }, safety)
  return sum?.chosen === 'no' && others.some(({ name }) => name === sum.values.que) ? allergic : null
}
