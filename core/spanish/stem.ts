/** A word without its plural: 'limones' and 'limón' → 'limon', 'nueces' and 'nuez' → 'nuez', 'tomates' → 'tomat'. */
export const stem = (word: string): string => {
  let end = word.length
  while (end > 3 && (word[end - 1] === 's' || word[end - 1] === 'e')) end--
  if (end === 3 && irregular.has(word)) return irregular.get(word) ?? word
  const cut = word.slice(0, end)
  return cut.length > 2 && cut.endsWith('c') ? `${cut.slice(0, -1)}z` : cut
}

const irregular: ReadonlyMap<string, string> = new Map([['tes', 'te']])

/**
 * A word of a name without its plural, its gender and the end of its infinitive, for names a cook asks for: 'cortar', 'corte' and
 * 'cortada' → 'cort', 'fritos' and 'frita' → 'frit'. Only compared with itself; `stem` where gender tells foods apart
 * ('pimienta', 'pimiento').
 */
export const nameStem = (word: string): string => {
  if (/^cort(?:a|o|e|an|en|ad[oa]s?|arse)$/.test(word)) return 'cort'
  const one = stem(word)
  const bare = one.length > 6 ? one.replace(/(?<=[a-z]{4})[aei]r$/, '') : one
  // 'Pastela' is no pastel.
  return bare.length > 4 && bare !== 'pastela' ? bare.replace(/[ao]$/, '') : bare
}
