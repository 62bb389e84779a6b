/** A word without its plural: 'limones' and 'limón' → 'limon', 'nueces' and 'nuez' → 'nuez', 'tomates' → 'tomat'. */
export const stem = (word: string): string => {
  let end = word.length
  while (end > 3 && (word[end - 1] === 's' || word[end - 1] === 'e')) end--
  if (end === 3 && irregular.has(word)) return irregular.get(word) ?? word
  const cut = word.slice(0, end)
  return cut.length > 2 && cut.endsWith('c') ? `${cut.slice(0, -1)}z` : cut
}

const irregular: ReadonlyMap<string, string> = new Map([['tes', 'te']])
