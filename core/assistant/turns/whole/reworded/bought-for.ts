import { fold } from '#core/spanish/fold.ts'

/** 'Y pulpo crudo para 3 kg ya cocido', 'merluza entera para 2 kg de lomos limpios'. Over the folded text. */
const rawFor =
  /^\W*(?:y )?([a-z][a-z ]{2,30}?) (?:crud[oa]s?|fresc[oa]s?|enter[oa]s?|vivos?|sin (?:limpiar|pelar)) para ((?:\d[\d.,]*|medio|un) ?(?:kg|kilos?|g|gramos)(?: de [a-z]+)?) (?:ya )?((?:cocid|limpi|hech|asad|pelad|frit|deshuesad|cocinad)[oa]s?)\W*$/
/** What is not the name of a product. */
const asks = /\b(?:cuant\w+|que|como|puedo|vale|sirvo)\b/

/** How much is bought raw for a weight that is ready, said whole; null of any other turn. */
export const boughtFor = (turn: string): string | null => {
  const [, thing = '', amount = '', ready = ''] = rawFor.exec(fold(turn.slice(0, longest))) ?? []
  return thing === '' || asks.test(thing) ? null : `cuánto ${thing} compro para ${amount} ya ${ready}`
}

/** Characters. */
const longest = 100
