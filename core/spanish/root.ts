/** Shorter than this nothing more is taken off a word: 'salado' is not 'sal'. Letters. */
const shortestStem = 4

/** Endings of verbs with what hangs from them, longest first: 'congelarlo', 'montando', 'cortada', 'hierven'. */
const verbEndings = [
  /(?:ar|er|ir)(?:se)?(?:l[aeo]s?|me|te|nos)$/,
  /(?:ando|iendo)(?:l[aeo]s?|se)?$/,
  /(?:aron|ieron|aban|aria|eria|iria)$/,
  /(?:aciones|iciones|acion|icion)$/,
  /(?:ad|id)[oa]s?$/,
  /(?:ante|iente)s?$/,
  /(?:ar|er|ir|an|en|as|es|os|a|e|o|s)$/,
]

/**
 * A word without plural, gender and verb ending, only to be compared with itself: 'cortada', 'cortar' and 'se corta' →
 * 'cort'. At most one ending is taken off, and never more than leaves four letters.
 */
export const rootOf = (word: string): string => {
  const one = word
    .replace(/ces$/, 'z')
    // 'Reduzco' is 'reducir', 'conozca' 'conocer': the c of the infinitive comes back.
    .replace(/zc[oa](?:s|n|mos)?$/, 'cir')
  for (const ending of verbEndings) {
    const bare = one.replace(ending, '')
    if (bare !== one && bare.length >= shortestStem) return bare
  }
  return one.length > 3 ? one.replace(/s$/, '') : one
}
