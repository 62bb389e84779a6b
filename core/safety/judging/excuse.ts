import type { Slots } from '#core/safety/hearing/read-slots.ts'

/** Words an excuse has at most: what is longer tells something else. */
const longestExcuse = 16

/** It asks or orders something, gives in, or counts guests. */
const isOther =
  /\?|^\W*(?:y |e |o |pero )?(?:que|como|cuant[oa]s?|cual|cuales|donde|cuando|por que|para que|quien)\b|\b(?:cuant[oa]s?|cual(?:es)?|que hago|como (?:se|lo|la) |dame|dime|hazme|ponme|pasame|crea(?:me)?|busca(?:me)?|explica(?:me)?|quiero|quisiera|necesito|gracias|entendido|de acuerdo|basura|otra cosa|otra pregunta|personas?|pax|comensales|raciones|invitados|cubiertos)\b|\bl[oa]s? (?:tiro|tirare|tiramos|desecho|devuelvo)\b|^\W*(?:vale|ok|okey|perfecto|claro|bien)\W*$/

/** 'Pero', 'es que', 'ya, si' before it. */
const start =
  '^\\W*(?:(?:pero|es que|ya|si|bueno|hombre|no|oye|mira|y|eh|a ver|jefe|que|hola|pues|vale|de verdad|en realidad) ?,? ?)*(?:solo |solamente |nada mas |apenas |nomas |unicamente )?'
const being =
  'fue|fueron|era|eran|es|son|esta|estan|estaba|estaban|estuvo|estuvieron|lleva|llevan|llevaba|llevaban|ha estado|han estado|habra estado|seran|sera|viene|vienen|venia|venian|tiene|tienen|tenia|tenian|va|van|iba|iban|sale|salen|huele|huelen|sabe|saben'
/** Nouns that 'la' stands before, and no verbs. */
const noVerb =
  '(?!(?:que|de|semana|noche|cena|comida|carta|mesa|sala|gente|boda|proxima|salsa|receta|otra|siguiente|camara|nevera|plancha|masa|crema|mayonesa|tarde|sopa|tarta|verdura|fruta|carne|leche|nata)\\b)'
const excuses = [
  // 'Fueron cuatro horas', 'es de hoy', 'solo lleva un rato'.
  new RegExp(`${start}(?:${being}) (?!normal|obligatorio|mejor|posible|verdad que|lo mismo|igual)`),
  // 'Los huevos son de mi gallina', 'la carne la piqué yo'.
  new RegExp(
    `${start}(?:el|la|los|las|mis?|estos?|estas?|nuestr[oa]s?|ese|esa|esos|esas) (?!que\\b|de\\b)[a-z]+(?: [a-z]+)? (?:no )?(?:${being}|l[oa]s? [a-z]+(?:o|e|i|amos|imos|aron|ieron|aba|aban)|l[oa]s? (?:cocina|mata|cura|quita|conserva|desinfecta|esteriliza|neutraliza|elimina|salva|arregla|limpia)n?|me l[oa]s? [a-z]+)\\b`,
  ),
  // 'Lo hice ayer', 'la compro fresca'.
  new RegExp(
    `${start}(?:yo )?(?:se |me )?(?:lo (?!otro|siguiente|que\\b|de\\b|mismo|primero)|los (?!que\\b|de\\b)|la ${noVerb}|las ${noVerb})(?:he |hemos |habia )?[a-z]+(?:o|e|i|amos|imos|aron|ieron|aba|aban)\\b`,
  ),
  // 'Le eché un chorrito de vinagre'.
  new RegExp(
    `${start}(?:ya )?(?:le|les) (?:he |hemos |habia )?(?:eche|echado|puse|puesto|di|dado|anadi|anadido|hice|pase|echamos|pusimos|dimos)\\b`,
  ),
  new RegExp(`${start}(?:hace|desde hace) (?:un|una|dos|tres|\\d|media|poco|nada)`),
  new RegExp(
    `${start}(?:nunca|nadie|siempre|aqui|en mi (?:casa|pueblo|pais|tierra)|en (?:italia|francia|japon|casa)) `,
  ),
  /\b(?:nomas|nada mas|no mas|y ya|un ratito|un poquito|un momento|casi nada|media horita|una horita)\W*$/,
  new RegExp(
    `${start}(?:\\d{1,3}|una?|dos|tres|cuatro|cinco|seis|media) ?(?:h|horas?|horitas?|min|minutos?|dias?|rato|noche)\\b`,
  ),
  // 'Me he tomado una pastilla', 'me lavé las manos'.
  new RegExp(`${start}me (?:he |lo he )?(?:tomado|tome|lavado|lave|puesto|puse|desinfectado|desinfecte)\\b`),
  /^\W*(?:pero )?(?:soy|somos|llevo|llevamos|tengo) (?:cociner|chef|muchos|mucha|veinte|treinta|\d+ anos|toda la vida|cuidado)/,
]

/**
 * Whether a turn only says something for what was refused: how short it was, where it comes from, who does it always so. It asks
 * nothing and wants nothing; whether it speaks of the same thing is seen by its tags.
 */
export const isExcuse = ({ text }: Slots): boolean =>
  text.split(' ').length <= longestExcuse && !isOther.test(text) && excuses.some((one) => one.test(text))
