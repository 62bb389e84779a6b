import { fold } from '#core/spanish/fold.ts'

/** A doubt is short. Characters. */
const longest = 60

/** 'Seguro?', 'quién lo dice', 'de dónde sacas eso': the answer before is doubted, and nothing else asked. Over the folded text. */
const doubts =
  /^\W*(?:(?:y|pero|oye|a ver|uf|eh|mm+|perdona|vale)[, ]+)*(?:(?:estas |esta |lo dices )?(?:segur[oa]|convencid[oa])(?: (?:de eso|de ello|del todo|que si|al cien(?:to por ciento)?))?|(?:lo dices )?(?:de verdad|en serio)|(?:y )?(?:eso )?(?:quien|donde|en que (?:libro|norma|ley)) (?:lo )?(?:dice|pone|sale|has leido|lo has leido)(?: eso)?|(?:y )?(?:eso )?de donde (?:lo )?(?:sacas|sale|has sacado|viene)(?: eso| ese dato| esa cifra)?|(?:(?:y )?(?:cual es |que )?(?:tu |la |es la )?fuentes?)|(?:y )?(?:segun|quien) quien|(?:es |esta )?(?:confirmado|fiable)|no (?:me )?(?:lo creo|me fio)|me puedo fiar)\W*$/

/** Whether a turn only doubts what was answered. */
export const isDoubt = (turn: string): boolean => turn.length <= longest && doubts.test(fold(turn))

const asksWhy =
  /^\W*(?:(?:y|pero|oye|vale)[, ]+)*(?:eso )?(?:y )?(?:a que se debe|(?:y )?por ?que(?: (?:es[eao]s?(?: (?:vino|cerveza|corte|pieza|bebida)s?)?|asi|pasa(?: eso)?|es asi|es eso|no|si|motivo|razon|ocurre))?)(?: eso)?\W*$/

/** Whether a turn only asks why it is as was answered. */
export const isWhy = (turn: string): boolean => turn.length <= longest && asksWhy.test(fold(turn))
