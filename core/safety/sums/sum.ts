import type { Slots } from '#core/safety/hearing/read-slots.ts'
import type { Safety } from '#core/safety/safety.ts'

/** What a calculation found: words for the braces of a page, and which of its cases holds. */
export type Sum = { readonly values: Readonly<Record<string, string>>; readonly chosen?: string }

/** A calculation over what a question names; null where it lacks what it needs. */
export type Calculate = (slots: Slots, safety: Safety) => Sum | null
