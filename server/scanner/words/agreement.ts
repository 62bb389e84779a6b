import { fold } from '#core/spanish/fold.ts'

/** Nouns whose end says nothing of their gender. */
const uncommon = /^(?:dias?|manos?|dos|fotos?|filos?|mapas?|gas|ras|gyros)$/

/** Words that follow each other and cannot both have been read right, by the ends of the second. */
const pairs: readonly RegExp[] = [
  /(?<!\p{L})(?:los|unos) (\p{L}{2,}as)(?!\p{L})/giu,
  /(?<!\p{L})(?:las|unas) (\p{L}{2,}os)(?!\p{L})/giu,
  /(?<!\p{L})(?:la|una|el|un|del) (\p{L}{2,}[ao]s)(?!\p{L})/giu,
  /(?<!\p{L})(?:la|una) (\p{L}{3,}o)(?!\p{L})/giu,
  /(?<!\p{L})(\p{L}{3,}as) \p{L}{2,}[ai]dos(?!\p{L})/giu,
  /(?<!\p{L})(\p{L}{3,}os) \p{L}{2,}[ai]das(?!\p{L})/giu,
]

/** 'los verduras', 'cebollas picados': a letter of one of them was misread; which, nobody knows. Told. */
export const disagreements = (text: string): string[] =>
  pairs.flatMap((pair) =>
    [...text.matchAll(pair)]
      .filter(([, noun = '']) => !uncommon.test(fold(noun)))
      .map(([said]) => `«${text}»: «${said}» no concuerda; comprueba las letras`),
  )
