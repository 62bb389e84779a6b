import { fold } from '#core/spanish/fold.ts'

/** 'Me quedan 4 kg de coliflor que se me está poniendo pocha', 'tengo tomates muy maduros'. Over the folded text. */
const isGoing =
  /^\W*(?:(?:me|nos) (?:quedan?|sobran?|han? (?:quedado|sobrado))|tengo|tenemos|hay) ((?:\d[\d.,]* ?(?:kg|kilos?|cajas?|manojos?|l|litros?) de |much[oa]s? |un monton de |muchisim[oa]s? |demasiad[oa]s? )?)([a-z][a-z ]{2,30}?),? (?:que (?:ya )?)?(?:se (?:me |nos )?(?:estan?|van?) (?:(?:a )?(?:poner|poniendo|quedar|quedando) )?|estan? |muy |algo |un poco |que )*(?:pasando|pasar|poch[oa]s?|musti[oa]s?|bland[oa]s?|arrugad[oa]s?|madur[oa]s?|lacios?|lacias?|fe[oa]s?)(?: (?:ya|rapido))?\W*$/
/** 'Tengo mucha calabaza': too much of a thing, and nothing asked of it. */
const tooMuch =
  /^\W*(?:(?:me|nos) sobran?|tengo|tenemos) (much[oa]s?|un monton de|muchisim[oa]s?|demasiad[oa]s?) ([a-z][a-z ]{2,25}?)\W*$/
/** What is no product: people, time, work. */
const noThing =
  /\b(?:gente|clientes?|mesas?|comensales|personas?|prisa|trabajo|lio|tiempo|calor|hambre|dudas?|reservas?|hueco|sitio|pedidos?|ganas|merma|ruido|experiencia|paro|rotacion)\b/

/** What to do with a vegetable or a fruit that is going soft, or with too much of a thing, said as a question; null of any other turn. */
export const spoiling = (turn: string): string | null => {
  const folded = fold(turn.slice(0, longest))
  const [, amount = '', thing = ''] = isGoing.exec(folded) ?? []
  if (thing !== '' && !noThing.test(thing)) return `qué hago con ${amount}${thing} que se va a estropear`
  const [, , much = ''] = tooMuch.exec(folded) ?? []
  return much === '' || noThing.test(much) ? null : `qué hago con ${much} que sobra`
}

/** Characters. */
const longest = 110
