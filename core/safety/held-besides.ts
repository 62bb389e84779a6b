import { allergicSum } from './allergen-sums.ts'
import { fitness } from './expression.ts'
import { tagsOfPage } from './follow-up.ts'
import { isDenial, isYes, type Page } from './page.ts'
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

/** Whether words permit something: a yes, or a step that is spared. */
export const isPermission = (text: string): boolean =>
  isYes(text) || (/^\**No (?:hace falta|es imprescindible)\b/.test(text) && !isDenial(text))

/**
 * The no of another page to a food that is named now, and that the page which permits says nothing of: 'hummus de alubia sin cocer',
 * after what is spared to tofu. `say`: the words of a page, null where it has none.
 */
export const deniedBesides = (
  page: Page,
  now: Slots,
  called: readonly { page: Page }[],
  say: (page: Page) => string | null,
  { vocabulary: { kindOf, within } }: Safety,
): { readonly page: Page; readonly text: string } | null => {
  const known = tagsOfPage(page)
  const strangers = [...now.direct]
    .filter((tag) => ['alimento', 'plato', 'sustancia'].includes(kindOf.get(tag) ?? 'habla'))
    .map((tag) => within.get(tag) ?? [tag])
    .filter((kinds) => !kinds.some((kind) => known.has(kind)))
  if (strangers.length === 0) return null
  const own = (tag: string): number => (now.tags.has(tag) ? 1 : 0)
  const speaksOf = (other: Page): boolean =>
    other.sum === null &&
    other.asked.some(
      (asked) =>
        fitness(asked, own, now.numbers) !== null &&
        strangers.some((kinds) =>
          asked.some((term) => term.some((one) => one.kind === 'tag' && !one.negated && kinds.includes(one.tag))),
        ),
    )
  for (const { page: other } of called) {
    const text = other !== page && speaksOf(other) ? say(other) : null
    if (text !== null && isDenial(text)) return { page: other, text }
  }
  return null
}
