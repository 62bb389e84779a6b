import { fold } from '#core/spanish/fold.ts'
import type { LibraryAsk } from './library-asked.ts'

type Extreme = Extract<LibraryAsk, { kind: 'extreme' }>

/** That one of her own is asked for: 'cuál es la que', 'qué receta mía', 'dime la receta'. */
const which =
  /^(?:y |oye |pero )*(?:(?:cual|cuales)\b|(?:que|cual) (?:de (?:mis|las|los) )?(?:recetas?|platos?|postres?|ficha|elaboracion)\b|(?:dime|dame|ensename|sacame|muestrame) (?:la|el) (?:receta|ficha|plato)|(?:la|el) (?:receta |plato )?(?:mia |mio )?que )/
/** What else a superlative may be of. */
const ofOther =
  /\b(?:cuest\w+|car[oa]s?|barat\w+|precio|coste|margen|deja|sale a|calori\w+|proteina\w*|sal|azucar|grasa|mejor|diferencia|temperatura|vino|se vende|piden|tarda|rapid\w+)\b/

const measures: readonly (readonly [Extreme['of'], RegExp, boolean])[] = [
  [
    'servings',
    /\b(?:para|pa|de) (?:la )?menos (?:gente|personas?|raciones|comensales|pax|porciones)\b|\b(?:rinde|da|hace|tiene|salen?|lleva) menos (?:raciones|porciones|platos|gente)\b|\bmenos (?:raciones|porciones|comensales)\b|\bmas pequena\b/,
    false,
  ],
  [
    'servings',
    /\b(?:para|pa|de) (?:la )?mas (?:gente|personas?|raciones|comensales|pax|porciones)\b|\b(?:rinde|da|hace|tiene|salen?) mas (?:raciones|porciones|platos|gente)\b|\bmas (?:raciones|porciones|comensales)\b|\bmas grande\b/,
    true,
  ],
  ['lines', /\bmenos (?:ingredientes|lineas|cosas|productos)\b|\bmas (?:corta|sencilla|simple)\b/, false],
  ['lines', /\bmas (?:ingredientes|lineas|cosas|productos)\b|\bmas (?:larga|complicada)\b/, true],
  ['steps', /\b(?:mas|menos) pasos\b/, true],
  [
    'age',
    /\bmas (?:antigu\w+|viej\w+)\b|\b(?:la |el )?primer[oa]? que (?:guard|met|apunt|sub|cre|escrib|hic)\w+|\b(?:guarde|apunte|meti|subi) (?:la )?primer[oa]\b|\bhace mas (?:tiempo )?que\b/,
    true,
  ],
]

/** 'Cuál es la que está hecha para menos gente': the one of hers with most or least of what is counted in a recipe; null of any other. */
export const extremeIn = (said: string): Extreme | null => {
  const folded = fold(said).replace(/[.?!]+$/, '')
  if (!which.test(folded) || ofOther.test(folded) || folded.split(' ').length > mostWords) return null
  const found = measures.find(([, form]) => form.test(folded))
  return found === undefined ? null : { kind: 'extreme', of: found[0], most: found[2] }
}

/** More words than these ask something beside. */
const mostWords = 14
