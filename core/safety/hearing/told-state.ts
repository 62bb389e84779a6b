import type { Safety } from '#core/safety/safety.ts'
import type { Slots } from './read-slots.ts'

/** 'Ternera al vacío a 4 grados, 25 días': what is told of a food, and nothing asked, is asked whether it may be served so. */
export const tellsState = (slots: Slots, { vocabulary: { kindOf } }: Safety): boolean => {
  const kinds = new Set([...slots.direct].map((tag) => kindOf.get(tag) ?? 'habla'))
  const { dias, h, c } = slots.numbers
  return (
    !kinds.has('pregunta') &&
    !asksSomething.test(slots.text) &&
    (kinds.has('alimento') || kinds.has('plato') || kinds.has('sustancia')) &&
    slots.text.split(' ').length >= (isOpen.test(slots.text) || slots.tags.has('de-ayer') ? fewestLeft : fewestTold) &&
    (dias.length + h.length + c.length > 0 ||
      (isOpen.test(slots.text) && !slots.tags.has('bivalvo')) ||
      slots.tags.has('vulnerable') ||
      (slots.tags.has('contacto') && ['celiaco', 'alergico', 'gluten'].some((tag) => slots.tags.has(tag))) ||
      hazardous.some((tag) => slots.tags.has(tag)))
  )
}
/** The same, asked: whether it may be served, how long it keeps open, whether it lasts until tomorrow. */
export const asIfAsked = (slots: Slots): Slots => {
  const days = /\bpara pasado manana\b/.test(slots.text) ? 2 : /\bpara manana\b/.test(slots.text) ? 1 : 0
  // 'Guacamole hecho esta mañana, para mañana': what is made is to last.
  return days > 0 && isMade.test(slots.text)
    ? {
        ...slots,
        tags: new Set([...slots.tags, 'seguro', 'hecho-antes']),
        numbers: slots.numbers.dias.length > 0 ? slots.numbers : { ...slots.numbers, dias: [days] },
      }
    : { ...slots, tags: new Set([...slots.tags, 'seguro', ...(isOpen.test(slots.text) ? ['cuanto-dura'] : [])]) }
}
const isMade =
  /\b(?:hech|preparad|cortad|lavad|montad|cocid|cocinad|asad|guisad|pelad|limpi|picad|emplatad|jugos)[oa]s?\b|\b(?:hago|preparo|dejo|sobr\w+)\b/
const isOpen = /\babiert[oa]s?\b/
/** Words. */
const fewestTold = 4
const fewestLeft = 2
const asksSomething =
  /\?|\b(?:que|como|cuant[oa]s?|cual(?:es)?|donde|por que|con que|recet\w*|prec\w*|cuest\w*|escandall\w*|hazme|dame|crea|ponme|busca|gracias|menu|carta de|alergenos|calorias|kcal|proteinas?|raciones|me (?:queda|quedan|sale|salen))\b/
/** States of food by which it may hurt. */
const hazardous: readonly string[] = [
  'fuera-frio',
  'horas-largas',
  'averia',
  'caducado',
  'oler-mal',
  'sin-congelar',
  'crudo',
  'poco-hecho',
  'abollado',
  'bote-hinchado',
  'moho',
  'descongelado-ya',
  'recongelar',
  'al-vacio',
  'del-ano-pasado',
  'anteayer',
  'muerto',
  'devuelto',
  'expuesto',
  'de-ayer',
  'para-manana',
  'producto-caido',
  'cuerpo-extrano',
  'conserva-casera',
  'sin-factura',
  'huevo-poco-cuajado',
]
