import type { Numbers } from '#core/safety/hearing/numbers.ts'
import { noSlots, type Slots } from '#core/safety/hearing/read-slots.ts'
import type { Safety } from '#core/safety/safety.ts'
import { supposes } from './carried.ts'
import type { Page } from './page.ts'

/** What was said before, as far as safety is concerned: read anew from the messages each time. */
export type Memory = { readonly slots: Slots; readonly page: Page | null; readonly text: string }

export const nothingYet: Memory = { slots: noSlots, page: null, text: '' }

/** What is remembered: the last thing spoken of, and the verdict while it is still the same thing. */
export const after = (
  memory: Memory,
  slots: Slots,
  inherited: ReadonlySet<string>,
  verdict: { readonly page: Page; readonly text: string } | null,
  { vocabulary }: Safety,
): Memory => {
  if (verdict === null && slots.direct.size === 0) return memory
  // 'Y si la cuezo una hora': the hours of what is done to it are not those it stood out.
  const isDeed = supposes.test(slots.text) || [...slots.direct].some((tag) => vocabulary.kindOf.get(tag) === 'proceso')
  const kept = {
    ...slots,
    direct: new Set([...inherited, ...slots.direct]),
    foods: slots.foods.length > 0 ? slots.foods : inherited.size > 0 ? memory.slots.foods : [],
    numbers:
      inherited.size > 0
        ? withFormer(isDeed ? { ...slots.numbers, h: [] } : slots.numbers, memory.slots.numbers, true)
        : slots.numbers,
    ...(inherited.size > 0 ? { about: saidOf(memory.slots) } : {}),
  }
  return { slots: kept, page: verdict?.page ?? null, text: verdict?.text ?? '' }
}

/** The figures of before where none is said now; the hours only of another food: of the same, what is done to it now takes none. */
export const withFormer = (now: Numbers, before: Numbers, isOther: boolean): Numbers => ({
  ...now,
  h: isOther && now.h.length === 0 && now.dias.length === 0 ? before.h : now.h,
  c: now.c.length > 0 ? now.c : before.c,
  cm: now.cm.length > 0 ? now.cm : before.cm,
  kg: now.kg.length > 0 ? now.kg : before.kg,
})

export const combine = (
  now: Slots,
  inherited: ReadonlySet<string>,
  within: ReadonlySet<string>,
  numbers: Numbers,
  before: Slots,
): Slots => ({
  tags: new Set([...now.tags, ...within]),
  direct: new Set([...now.direct, ...inherited]),
  foods: now.foods.length > 0 ? now.foods : inherited.size > 0 ? before.foods : [],
  numbers,
  without: now.without,
  text: now.text,
  ...(inherited.size > 0 ? { about: saidOf(before) } : {}),
})

/** All that was said of a thing, the last first: what follows may leave out that it is a cream, or cooked. */
const saidOf = ({ text, about = '' }: Slots): string => `${text} ${about}`.slice(0, longestSaid)
/** Characters. */
const longestSaid = 300
