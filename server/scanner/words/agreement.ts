import { fold } from '#core/spanish/fold.ts'

/** Nouns whose end says nothing of their gender. */
const uncommon = /^(?:dias?|manos?|dos|fotos?|filos?|mapas?|gas|ras|gyros)$/

/** Words that follow each other and cannot both have been read right, by the ends of the second. */
const pairs: readonly RegExp[] = [
  /(?<!\p{L})(?:los|unos) (\p{L}{2,}as)(?!\p{L})/giu,
  /(?<!\p{L})(?:las|unas) (\p{L}{2,}os)(?!\p{L})/giu,
  /(?<!\p{L})(?:la|una|el|un|del) (\p{L}{2,}[ao]s)(?!\p{L})/giu,
  /(?<!\p{L})(?:la|una) (\p{L}{3,}o)(?!\p{L})/giu,
  /(?<!\p{L}|\sy (?:las )?)(\p{L}{3,}as) \p{L}{2,}[ai]dos(?!\p{L})/giu,
  /(?<!\p{L})(\p{L}{3,}os) \p{L}{2,}[ai]das(?!\p{L})/giu,
]

/** Words that join what follows, side by side, and a verb with a capital in the middle of a sentence: two lines run into one. */
const joined: readonly RegExp[] = [
  /(?<!\p{L})(?:el|la|los|las|del|al) (?:el|las?|los|le|lo|una?|del|al|se|en|con|y)(?!\p{L})/giu,
  /(?<=\p{Ll} )(?!Wiener)\p{Lu}\p{Ll}{2,}(?:ar|er|ir)(?= (?:el|la|los|las|un|una|con|en|a|de|y) )/gu,
]

/** 'los verduras', 'cebollas picados': a letter of one of them was misread; which, nobody knows. Told. */
export const disagreements = (text: string): string[] => [
  ...pairs.flatMap((pair) =>
    [...text.matchAll(pair)]
      .filter(([, noun = '']) => !uncommon.test(fold(noun)))
      .map(([said]) => `«${text}»: «${said}» no concuerda; comprueba las letras`),
  ),
  ...joined.flatMap((pair) =>
    [...text.matchAll(pair)].map(([said]) => `«${text}»: sobra o falta algo en «${said}»; compruébalo`),
  ),
]
