import type { KitchenWords } from '#core/cookbook/tables.ts'
import { termOf, wordsIn } from './terms.ts'

/**
 * What went wrong, as a kitchen tells it: 'el risotto me queda pastoso', 'se me desinflan', 'la quiche suelta agua', 'no me
 * ha subido'. Over the folded text.
 */
const trouble =
  /(?<!\b(?:como|donde|cuando|que|para) )\b(?:se (?:me|nos|te|les? (?:ha|han)) (?:ha |han |esta |estan |va |van )?(?!acab|termin|caduc|ocurr|olvid|fue |va a|da |dan )[a-z]{3,}|(?:me|nos) (?:sale|salen|salio|salieron|ha salido|han salido|queda|quedan|quedo|quedaron|ha quedado|han quedado) (?:muy |demasiado |un poco |algo |tan |siempre |mal )*(?!\d|un |una |unos |unas |medio |media |poc|much|a \d)[a-z]{3,}|(?:me|nos) (?:ha|han) (?:quedado|salido) (?:el |la |los |las )[a-z]{3,20}(?: de [a-z]{3,20})? (?:muy |demasiado |un poco |algo |tan )+[a-z]{3,}|no (?:me |se |se me )?(?:ha |han |esta |termina de |acaba de )?(?:sub|mont|lig|cuaj|espes|brill|leva|gelific|dora|emulsion|crec|hojaldr|despeg|desmold|cruj|cristaliz|abr|dobl|endur|solidific|gasific|despunt|ferment|hinch|infl|sufl|sell|abland)\w*|para que (?:[a-z]{2,12} ){0,4}no (?:se |me |se me )?[a-z]{3,}(?:e|en|a|an)|se (?:hunde|abre|rompe|corta|pega|agrieta|desmorona|deshace|desinfla|baja|oxida|separa|despega|raja|encoge|apelmaza|reseca|aguada|azucara|desprende|deforma|arruga|derrite|descuelga|escurre|granula|engruma|licua|endurece|desparrama|cuartea|desmolda mal)n?|se (?:corto|quemo|hundio|pego|rompio|separo|agrieto|derritio|deshizo|apelmazo)|se [a-z]{4,12} (?:demasiado|mucho|siempre|enseguida|en seguida)|^(?:(?:por que|y) )?(?:mis?|el|la|los|las|nuestr[oa]s?) (?:[a-z]{2,14} ){1,5}(?:cristaliza|amarga|llora|suda|rezuma|granula|chirria)n?|(?:me|nos) (?:llora|suda|amarga|rezuma|cristaliza|espuma|encoge|mancha|chorrea)n?|(?:me |se me )?(?:explotan?|revientan?)|se (?:me )?(?:pone|ponen|puso|ha puesto|quedan?|vuelven?) (?:negr|marron|gris|dur|bland|gomos|chicl|pastos|liquid|musti)\w*|(?:me )?(?:suelta|suelten|sueltan|suda|llora|escupe|pierde|chorrea|rezuma|absorben?|chupan?|beben?) (?:mucha |mucho |demasiad[oa] |toda )?(?:la |el )?(?:agua|aceite|liquido|suero|grasa|mantequilla|jugo|almibar)|^(?:(?:y|pero|luego|despues) )?(?:al (?:rato|dia siguiente|poco rato|poco|cabo de (?:un rato|\w+ (?:horas?|minutos?|dias?)))|de un dia para otro|en (?:la )?(?:vitrina|nevera|camara)|a (?:la|las) \w+ (?:horas?|minutos?)) (?:ya )?(?:me |se me |se )?(?:esta|estan|es|son|sale|salen|queda|quedan|hacen?|ponen?|vuelven?|parecen?) (?:muy |como |un |una |unas |unos |demasiado )*[a-z]{3,}|(?:bolas?|esferas?|perlas?) (?:macizas?|duras?|solidas?)|(?:me |le |les )sabe[n]? (?:muy |demasiado |un poco |algo |a )?(?:acid|amarg|sos[oa]|salad|insipid|quemad|harina|metal)\w*|no (?:le )?entra (?:ni )?(?:la cuchara|la pala|el boleador|el cuchillo))\b/

/** What these words ask is something else: how much it costs or weighs, what is left over. */
const somethingElse = /\b(?:cuant[oa]s?|a como|sobr(?:a|o|ado|aron|an)|precio|cuesta)\b/

/** What stands before a picture; 'qué es una sopa' likens nothing. */
const likening =
  /(?<!\bque )\b(?:como|hech[oa]s?|parecen?|esta|estan|es|son|salen?|salio|salido|quedan?|quedo|quedado) (?:(?:como|hech[oa]s?|un|una|unos|unas) )*$/

const picturesOf = new WeakMap<readonly KitchenWords[], ReadonlySet<string>>()

/** The pictures of the table by their terms joined by blanks, made once. */
const picturesIn = (words: readonly KitchenWords[]): ReadonlySet<string> => {
  const made =
    picturesOf.get(words) ??
    new Set(words.flatMap(({ pictures }) => pictures.map((one) => wordsIn(one).map(termOf).join(' '))))
  picturesOf.set(words, made)
  return made
}

/** 'Es una suela', 'hechas papilla', 'como huevos revueltos'. */
const isLikened = (folded: string, words: readonly KitchenWords[]): boolean => {
  const pictures = picturesIn(words)
  return [...folded.matchAll(/\b([a-z]{3,})(?=(?: ([a-z]{3,}))?)/g)].some(
    ({ 1: one = '', 2: next = '', index }) =>
      (pictures.has(termOf(one)) || pictures.has(`${termOf(one)} ${termOf(next)}`)) &&
      likening.test(folded.slice(0, index)),
  )
}

/** Whether a turn tells of a fault, in plain words or by what the thing is likened to; over the folded text. */
export const saysTrouble = (folded: string, words: readonly KitchenWords[]): boolean =>
  !somethingElse.test(folded) && (trouble.test(folded) || isLikened(folded, words))
