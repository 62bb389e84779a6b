/** What people say to each other at work and that asks nothing of a kitchen. */
export type Talk = 'greeting' | 'thanks' | 'who'

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(' '))

const greets = wordsOf('hola holi holaa hey ey buenas buenos saludos hello hi bon bona bonjour kaixo ola aupa')
const thanks = wordsOf('gracias grazas gracies merci thanks thank mersi grasias obrigado eskerrik')
const leaves = wordsOf('adios chao taluego abur agur hasta vemos descansa')
const agrees = wordsOf(
  'vale ok okey okay perfecto genial estupendo fenomenal listo guay entendido oido brutal lujo anotado',
)
const praises = wordsOf('crack maquina fiera figura grande genio genia artista campeon sol salvado salvas mejor top')

/** Names people call each other, and the small words around a greeting or a thank-you. */
const beside = wordsOf(
  'venga anda hala oye bueno jefe jefa chef tio tia tronco colega amigo amiga companero equipo guapo guapa hermano bro maestro obrador ' +
    'que tal pasa cuentas haces como va eso vamos andas estas estais andamos llevas lo le la el los las un una uno de del por para con y a e o ti tu te me mi se ' +
    'todo todos toda bien muy mucho muchas muchos mil millon muchisimas dias dia tardes tarde noches noche manana luego pronto ' +
    'ayuda dato consejo verdad debo eres sois ha has sido nada mas no ya pues si de nuevo otra vez aqui hoy buen buena turno servicio ' +
    'vida rato nos nada siempre claro quedo he you you very much so moltes moitas tots hasta good morning how are',
)

const howGoes =
  /\b(?:que tal|como (?:va|vamos|andas|andamos|estas|estais|lo llevas|te va)|todo bien|que onda|que hay|que pasa|que te cuentas|que haces)\b/

/** Whether it asks what answers: a person or a program. */
const asksWho =
  /\b(?:eres|seras|hablo con|hablando con|estoy con|contesta|contestas|responde|hay detras) (?:usted |tu |de verdad |acaso )?(?:una? |el |la )?(?:persona|human[oa]|robot|bot|ia|inteligencia artificial|programa|ordenador|algoritmo|chatgpt|chat gpt|gpt|alguien|cocinero|cociner[oa] de verdad|de carne y hueso|real)\b|\b(?:persona|human[oa]) o (?:una? )?(?:maquina|robot|programa|ia|bot)\b|\b(?:maquina|robot|programa|ia|bot) o (?:una? )?(?:persona|human[oa])\b|^\W*(?:y )?(?:tu )?(?:quien eres|como te llamas|que eres|quien te (?:ha )?(?:hecho|hizo|programo|programado|creado|creo))\b|\bquien (?:contesta|responde|esta ahi|hay (?:ahi|detras)|me habla)\b|\bare you (?:a )?(?:human|robot|person|real|bot|machine)\b/

/** Asks for what it was told to be or to keep to itself: it was told nothing, and says what it is. */
const asksOrders =
  /\b(?:repite|repiteme|ensename|muestrame|dime|copia|copiame|escribe|pega|imprime|revela|cuentame|cual(?:es)? (?:es|son)|que (?:dice|pone))\b.{0,40}\b(?:(?:texto|mensaje|prompt|parrafo|instruccion(?:es)?|reglas|ordenes|indicaciones|contexto)\b.{0,24}\b(?:te (?:dieron|han dado|dan|pusieron|dijeron|mandaron)|inicial(?:es)?|al (?:empezar|principio|inicio)|de (?:inicio|sistema|arriba)|del sistema|secret[oa]s?|intern[oa]s?|ocult[oa]s?)|(?:tu|tus|el|los) (?:prompt|system prompt|instrucciones|reglas internas))|\bsystem prompt\b|\bpalabra por palabra\b.{0,30}\b(?:te dieron|empezar|inicial|instruccion)/

/** A longer turn says something besides. Words. */
const longest = 14

/** What is only said to be polite, or asks who answers; null where the turn asks anything else. Over the folded text. */
export const talkIn = (folded: string): Talk | null => {
  if (asksWho.test(folded) || asksOrders.test(folded)) return 'who'
  const words = folded.match(/[a-z]+/g) ?? []
  if (words.length === 0 || words.length > longest || /\d/.test(folded)) return null
  const isOf = (list: ReadonlySet<string>): boolean => words.some((word) => list.has(word))
  const all = [greets, thanks, leaves, agrees, praises, beside]
  if (!words.every((word) => all.some((list) => list.has(word)))) return null
  if (isOf(thanks) || folded.includes('nada mas') || isOf(praises) || isOf(leaves)) return 'thanks'
  if (isOf(greets) || howGoes.test(folded)) return 'greeting'
  return isOf(agrees) && words.length <= mostAgreeing ? 'thanks' : null
}

/** 'Vale' and 'ok perfecto' agree; longer, it may be an order. Words. */
const mostAgreeing = 4
