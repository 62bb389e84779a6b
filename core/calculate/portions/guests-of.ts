import type { Ask } from '#core/calculate/calculation.ts'
import { guestsIn, guestsSaid } from '#core/calculate/reading/guests.ts'

/** What grown-ups drink. */
const alcohol =
  /\bvinos?\b|\bcava|\bchampa|\bginebra|\bron\b|\bwhisky|\bvodka|\bdestilad|\bcervezas?\b|\bcopas?\b|\bcombinados?\b|\bcubatas?\b|\bgin ?tonics?\b|\bsangria|\bespumoso/

/** So many guests: of the question, else of what was said before where it says no other amount. */
export const guestsOf = ({ folded, slots }: Ask, said: string): number | null => {
  const guests = guestsIn(folded, slots, true) ?? (said === '' ? null : guestsSaid(folded, slots, said))
  return guests === null ? null : alcohol.test(folded) ? guests.adults : guests.all
}
