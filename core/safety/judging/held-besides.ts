import type { Slots } from '#core/safety/hearing/read-slots.ts'
import type { Safety } from '#core/safety/safety.ts'
import { allergicSum } from '#core/safety/sums/allergen-sums.ts'
import { fitness, type Worth } from './expression.ts'
import { tagsOfPage } from './follow-up.ts'
import { isDenial, isYes, type Page } from './page.ts'

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
const isPermission = (text: string): boolean =>
  isYes(text) ||
  /^\**(?:Puede|Se puede|Se acepta|Entonces ya|Aguanta)\b/.test(text) ||
  (/^\**No (?:hace falta|es imprescindible)\b/.test(text) && !isDenial(text))

/** Hazards of hazards.tsv that no cook takes out. */
export const poisons: ReadonlySet<string> = new Set([
  'setas',
  'toxinas-planta',
  'quimico',
  'cianuro',
  'micotoxinas',
  'solanina',
  'histamina',
  'botulismo-lactante',
  'biotoxinas',
  'eeb',
])

/** Of these, what is a food by its own name: 'grillos' are a sprouted potato, too, and mould is on anything. */
const poisonFoods: ReadonlySet<string> = new Set([
  'setas',
  'toxinas-planta',
  'cianuro',
  'botulismo-lactante',
  'biotoxinas',
  'eeb',
])

/** States that no permission overlooks. */
const badStates: readonly string[] = [
  'caducado',
  'oler-mal',
  'moho',
  'bote-hinchado',
  'averia',
  'fuera-frio',
  'huevo-fresco',
  'huevo-poco-cuajado',
  'no-pasteurizado',
]

type Called = {
  /** Pages that were called, the likeliest first, and what each says; null where it has no words. */
  readonly called: readonly { readonly page: Page }[]
  readonly say: (page: Page) => string | null
  /** What a tag is worth as it is said now or was before. */
  readonly both: Worth
}

/**
 * The no of another page to a food that is named now, or for a guest, of whom the page that permits knows nothing: 'hummus de alubia sin
 * cocer', after what is spared to tofu; 'y de salmón de granja', for who is pregnant. A poison that is named goes before any other no.
 */
export const deniedBesides = (
  page: Page,
  said: string,
  now: Slots,
  { called, say, both }: Called,
  { vocabulary: { kindOf, within } }: Safety,
): { readonly page: Page; readonly text: string } | null => {
  const guestNow = [...now.direct].some((tag) => kindOf.get(tag) === 'grupo' && !tagsOfPage(page).has(tag))
  const permits = isPermission(said) || (guestNow && !isDenial(said))
  if (!permits && (page.urgent || poisons.has(page.hazard))) return null
  const known = tagsOfPage(page)
  const strange = (tag: string): boolean => !(within.get(tag) ?? [tag]).some((kind) => known.has(kind))
  const things = [...now.direct].filter((tag) =>
    ['alimento', 'plato', 'sustancia'].includes(kindOf.get(tag) ?? 'habla'),
  )
  const guests = [...kindOf].flatMap(([tag, kind]) => (kind === 'grupo' && both(tag) > 0 ? [tag] : []))
  const strangers = new Set(
    [...things, ...guests, ...(permits ? badStates.filter((tag) => now.direct.has(tag)) : [])]
      .filter(strange)
      .flatMap((tag) => within.get(tag) ?? [tag]),
  )
  if (strangers.size === 0) return null
  const speaksOf = (other: Page): boolean =>
    other.sum === null &&
    (permits || poisonFoods.has(other.hazard)) &&
    other.asked.some(
      (asked) =>
        fitness(asked, both, now.numbers) !== null &&
        asked.some((term) => term.some((one) => one.kind === 'tag' && !one.negated && strangers.has(one.tag))),
    )
  for (const { page: other } of called) {
    const text = other !== page && speaksOf(other) ? say(other) : null
    if (text !== null && isDenial(text)) return { page: other, text }
  }
  return null
}
