/** A table for few, a room, a banquet: within each the menu stays as it is when the number changes. Ours. */
const small = 12
const banquet = 60

/** Which of the three tables so many guests are; null: not said. */
const tableOf = (guests: number | null): number =>
  guests === null ? 0 : guests <= small ? 1 : guests <= banquet ? 2 : 3

/** What dishes that fit as well as each other take turns by: the month (1–12; null: not known) and the size of the table. */
export const seedOf = (month: number | null, guests: number | null): string => `${month ?? 0}/${tableOf(guests)}`

/** The place of a dish among its equals, 0–2³²: the same for the same seed. FNV-1a, 32 bits (Fowler, Noll and Vo). */
export const turnOf = (name: string, seed: string): number => {
  let hash = 0x811c9dc5
  for (const letter of `${seed} ${name}`) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash
}
