const words: readonly (readonly [RegExp, number])[] = [
  [/\bla mitad\b|\bun medio\b/, 50],
  [/\b(?:dos|2) tercios\b|\bdos terceras partes\b/, 200 / 3],
  [/\b(?:un|el) tercio\b|\b(?:la|una) tercera parte\b/, 100 / 3],
  [/\btres cuartos\b|\btres cuartas partes\b/, 75],
  [/\b(?:un|el) cuarto\b(?! de (?:kilo|litro|hora))|\b(?:la|una) cuarta parte\b/, 25],
  [/\b(?:un|el) quinto\b|\b(?:la|una) quinta parte\b/, 20],
]

/** 'La mitad', 'un tercio' of a folded text, in %, and where it stands; null where none is said. */
export const fractionIn = (
  folded: string,
): { readonly value: number; readonly at: number; readonly end: number } | null => {
  for (const [said, value] of words) {
    const found = said.exec(folded)
    if (found !== null) return { value, at: found.index, end: found.index + found[0].length }
  }
  return null
}
