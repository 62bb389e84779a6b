/** Temperatures a folded text gives, °C: '175 ºC', '68*c', '70 grados'. */
export const celsiusWritten = (text: string): readonly number[] =>
  [...text.matchAll(/(\d{2,3})(?:[.,]\d)?\s*(?:[°º*]\s*c?|o\s*c\b|grados)/g)].map(([, digits]) => Number(digits))

/** Times a folded text gives, in minutes, from ten minutes or one hour on. */
export const minutesWritten = (text: string): readonly number[] => [
  ...[...text.matchAll(/(\d{2,3})(?:-\d{2,3})? ?min/g)].map(([, digits]) => Number(digits)),
  ...[...text.matchAll(/\b(\d{1,2})(?:[.,]5)? ?h\b/g)].map(([, digits]) => Number(digits) * 60),
]
