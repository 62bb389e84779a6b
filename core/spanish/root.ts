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
 * Short words whose forms the endings leave apart, and verbs that change their stem: 'abro' and 'abierto' of 'abrir', 'cuece' of
 * 'cocer', 'seca' of 'seco'. What is spelled like another thing, as 'bajo', 'cola' or 'frío', is left as it is.
 */
const irregular: readonly (readonly [RegExp, string])[] = [
  // What sticks to the pan is no agar.
  [/^agarr(?:ar(?:se)?|o|an?|ad[oa]s?|e[ns]?|ando)$/, 'agarrada'],
  [/^(?:abr(?:o|es?|en|a|an|ir(?:l[aeo]s?|se)?|iend\w+)|abiert[oa]s?)$/, 'abrir'],
  [/^(?:asar(?:l[aeo]s?)?|asan?|aso|asad[oa]s?|asando)$/, 'asar'],
  [/^baja(?:n|r(?:se)?|d[oa]s?|ron|ndo)?$|^baje[n]?$/, 'bajar'],
  [/^bat(?:o|es?|en|ir(?:l[aeo]s?)?|iend\w+)$/, 'batir'],
  [/^(?:ca(?:es?|en|er(?:se)?|id[oa]s?|igan?)|cay(?:o|eron|endo))$/, 'caer'],
  [/^(?:coc(?:er(?:l[aeo]s?|se)?|id[oa]s?|iend\w+|emos|io|cion(?:es)?)|cue(?:ce[ns]?|zo|zan?))$/, 'cocer'],
  [/^(?:colar(?:l[aeo]s?)?|colad[oa]s?|colando|cuel(?:o|an?|en?))$/, 'colar'],
  [/^cur(?:ar(?:l[aeo]s?)?|o|an?|ad[oa]s?|acion)$/, 'curar'],
  [/^(?:fre[ií]r(?:l[aeo]s?)?|frie[ns]?|friendo|frei(?:mos|do))$/, 'freir'],
  [/^fin[oa]s?$/, 'fino'],
  [/^(?:herv(?:ir(?:l[aeo]s?|se)?|id[oa]s?|imos)|hierv(?:o|es?|en|a|an)|hirviendo|hirvio|hervor(?:es)?)$/, 'hervir'],
  [/^lav(?:ar(?:l[aeo]s?|se)?|o|an?|ad[oa]s?|ando)$/, 'lavar'],
  // A sole is no tongue.
  [/^lenguados?$/, 'lenguado'],
  [/^lis[oa]s?$/, 'liso'],
  [/^(?:med(?:ir(?:l[aeo]s?)?|id[ao]s?|imos)|mid(?:o|es?|en|iendo|a|an))$/, 'medir'],
  [/^(?:mol(?:er(?:l[aeo]s?)?|id[oa]s?|iendo)|muel(?:o|es?|en|a|an))$/, 'moler'],
  [/^(?:oler|olia|huel(?:o|es?|en|a|an)|olor(?:es)?)$/, 'oler'],
  [/^peg(?:ar(?:se)?|o|an?|ad[oa]s?|ue|uen|aron|ando)$/, 'pegar'],
  [/^pel(?:ar(?:l[aeo]s?|se)?|an?|ad[oa]s?|amos|ando)$/, 'pelar'],
  [/^(?:rot[oa]s?)$/, 'romp'],
  // A tartar is no tart.
  [/^tartar(?:es|e)?$/, 'tartar'],
  [/^sec(?:[oa]s?|ar(?:l[aeo]s?|se)?|an|ad[oa]s?|ando|ue|uen)$/, 'seco'],
  [/^sos[oa]s?$/, 'soso'],
  [/^sub(?:o|es?|en|ir(?:l[aeo]s?)?|id[oa]s?|io|ieron|an?|iendo)$/, 'subir'],
  [/^unt(?:ar(?:l[aeo]s?)?|o|an?|ad[oa]s?|ando)$/, 'untar'],
]

/** The stem of the infinitive, where the vowel changes: 'tuesta' of 'tostar', 'suelta' of 'soltar'. */
const changed: readonly (readonly [RegExp, string])[] = [
  [/^calient(?=[aeo])/, 'calent'],
  [/^cierr(?=[aeo])/, 'cerr'],
  [/^derrit(?=[aeio])/, 'derret'],
  [/^enciend(?=[aeo])/, 'encend'],
  [/^extiend(?=[aeo])/, 'extend'],
  [/^frieg(?=[aeou])/, 'freg'],
  [/^prueb(?=[aeo])/, 'prob'],
  [/^quiebr(?=[aeo])/, 'quebr'],
  [/^remuev(?=[aeo])/, 'remov'],
  [/^revient(?=[aeo])/, 'revent'],
  [/^suelt(?=[aeo])/, 'solt'],
  [/^tuest(?=[aeo])/, 'tost'],
  [/^viert(?=[aeo])/, 'vert'],
]

/**
 * A word without plural, gender and verb ending, only to be compared with itself: 'cortada', 'cortar' and 'se corta' →
 * 'cort'. At most one ending is taken off, and never more than leaves four letters.
 */
export const rootOf = (word: string): string => {
  const known = irregular.find(([forms]) => forms.test(word))
  if (known !== undefined) return known[1]
  const [stem, infinitive] = changed.find(([begins]) => begins.test(word)) ?? [/^$/, '']
  const one = word
    .replace(stem, infinitive)
    // 'Cruasanes' is 'cruasán', whose end looks like a verb's.
    .replace(/anes$/, 'an')
    .replace(/ces$/, 'z')
    // 'Reduzco' is 'reducir', 'conozca' 'conocer': the c of the infinitive comes back.
    .replace(/zc[oa](?:s|n|mos)?$/, 'cir')
  for (const ending of verbEndings) {
    const bare = one.replace(ending, '')
    if (bare !== one && bare.length >= shortestStem) return bare
  }
  return one.length > 3 ? one.replace(/s$/, '') : one
}
