/** 'Que hago con ellos', and what is asked beside it. */
const withThem =
  /^\W*(?:(?:y|pues|entonces) )?(?:qu[eé]|q) (hago|hacemos|hacer|puedo hacer|podemos hacer|podr[ií]a hacer|saco|preparo|cocino) con (?:ell[oa]s?|[eé]l|es[oa]s?|est[oa]s?|eso|esto)\b([^?]*)\W*$/i
/** What was said to be there: an amount of something. */
const isThere =
  /^\W*(?:(?:hola|oye|buenas|jefe)[,. ]+)*(?:tengo|tenemos|me quedan?|me sobran?|nos quedan?|nos sobran?|hay|compr[eé]|me (?:han )?tra(?:[ií]do|jeron|en)|me regalaron|me han regalado) ([^?]{4,60}?)[?!.\s]*$/i

/** 'Qué hago con ellos para 60', after 'tengo 8 kg de chipirones': with the thing in its place. Null of any other turn. */
export const doneWith = (turn: string, before: string): string | null => {
  const [, does, rest = ''] = withThem.exec(turn) ?? []
  const there = isThere.exec(before)?.[1]
  return does === undefined || there === undefined ? null : `qué ${does} con ${there}${rest.trimEnd()}`
}
