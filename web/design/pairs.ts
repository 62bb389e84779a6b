/** Two tokens that meet on screen, and the least contrast they need: 4.5 for words (AA), 3 for edges and signs. */
export type Pair = { readonly ink: string; readonly on: string; readonly least: 3 | 4.5 }

const grounds = ['paper', 'sheet', 'linen', 'field'] as const
const voices = ['steel', 'herb', 'amber', 'brick'] as const

const words = (ink: string, on: readonly string[]): readonly Pair[] =>
  on.map((ground) => ({ ink, on: ground, least: 4.5 }))

/** Every pair the screens use; `palette.test.ts` holds tokens.css to them, by day and by night. */
export const pairs: readonly Pair[] = [
  ...words('ink', [...grounds, 'copper-tint', ...voices.map((voice) => `${voice}-tint`)]),
  ...words('ink-soft', [...grounds, 'copper-tint', ...voices.map((voice) => `${voice}-tint`)]),
  ...words('ink-faint', grounds),
  ...words('copper', ['paper', 'sheet', 'copper-tint']),
  ...words('on-copper', ['copper-fill', 'copper-fill-hover']),
  ...words('on-brick', ['brick-fill', 'brick-fill-hover']),
  ...voices.flatMap((voice) => words(voice, ['paper', 'sheet', `${voice}-tint`])),
  ...(['paper', 'sheet', 'field'] as const).map((on) => ({ ink: 'line-strong', on, least: 3 }) as const),
]
