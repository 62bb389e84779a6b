import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { fold } from '#core/spanish/fold.ts'

/** An amount, what it is said of, and up to four words more at the end. */
const ends =
  /^(.*?\d[\d.,]* ?(?:(?:kg|kilos?|gramos|gr?|ml|cl|litros?|l|raciones|pax|personas|comensales|cubiertos)\b)? ?)((?:de )?[\p{L}]+(?: [\p{L}]+){0,4})\W*$/u
const asks =
  /\b(?:cuant|que|como|cual|con que|a que|para|sin|salen?|dura|tiempo|minutos|horas|precio|coste|cuest|merma|receta|crea|hazme|al)\b|,(?!\d)|[:;?¿€%]/
const unit = /\d ?(?:kg|kilos?|gr?|gramos|ml|cl|l|litros?|raciones|pax|personas|comensales|cubiertos) ?$/

/** Made in the kitchen, and no row of the table of foods. */
const usual =
  /^(?:caldo|fumet|fondo|relleno|masa|almibar|nata|carne|pescado|verduras?|harina|leche|agua|azucar|sal|yemas?|claras?|huevos?)$/
/** Foods as they are bought: what is asked of so much of them may be their cure. */
const raw =
  /^(?:pescados|vacuno|porcino|ovino_y_caprino|aves|caza_y_conejo|crustaceos|moluscos_y_cefalopodos|verduras_hortalizas|frutas|legumbres|setas|quesos|embutidos_y_curados)$/
/** What is counted by the piece: 'pasta fresca 40 huevos'. */
const counted = /^(?:huevos?|yemas?|claras?|hojas?|dientes?|limones|naranjas|unidades|piezas|moldes|bolas)$/

/**
 * 'Natillas 8 litros yemas', 'crepes con 2 litros de leche huevos y harina': the foods behind what the amount is said of are what is
 * asked. The same text with 'cuánto' before them; unchanged where the words behind the amount are one name, or no foods.
 */
export const withPartAsked = (text: string, { pantry, cookbook }: Knowledge): string => {
  if (text.length > 80 || asks.test(fold(text))) return text
  const found = ends.exec(text)
  const [, ahead = '', behind = ''] = found ?? []
  if (found === null || !/\p{L}{3}/u.test(ahead)) return text
  const isFood = (name: string): boolean =>
    name !== '' && (usual.test(fold(name)) || pantry.match(name)?.ignored.length === 0)
  // Of a food by itself ('salmón 3 kilos sal') something else may be asked: its cure.
  const named = ahead
    .replace(/^\W*\d+ /, '')
    .replace(/\d.*$/, '')
    .replace(/\b(?:con|para|de)\s*$/i, '')
    .trim()
  const isDish = /^(?:dishes|bases)$/.test(cookbook.named(named)?.kind ?? '')
  if (named === '' || (isFood(named) && (!isDish || raw.test(pantry.match(named)?.food.category ?? '')))) return text
  const words = behind.split(' ')
  // 'Caipirinha 30 cachaza': so many glasses.
  // 'Hojaldre 2 kilos harina mantequilla': the first is what the amount is of.
  const isWeighed = /\d ?(?:kg|kilos?|gramos|gr?|ml|cl|litros?|l) ?$/.test(fold(ahead))
  const isOf =
    words[0] === 'de' ||
    (isWeighed && words.length > 1 && fold(words[1] ?? '') !== 'y') ||
    (!unit.test(fold(ahead)) && (words.length > 1 || counted.test(fold(words[0] ?? ''))))
  const names = words[0] === 'de' ? words.slice(1) : words
  // What the amount is said of keeps its longest name.
  for (let taken = isOf ? Math.min(3, names.length - 1) : 0; taken >= (isOf ? 1 : 0); taken--) {
    const [base, rest] = [names.slice(0, taken), names.slice(taken)]
    const asked = rest.filter((word) => fold(word) !== 'y')
    if (rest.length === 0 || fold(rest[0] ?? '') === 'y' || fold(rest[0] ?? '') === 'de') continue
    if (taken > 0 && isFood(names.join(' '))) return text
    const known = isFood(rest.join(' ')) || asked.every(isFood)
    if (known && (taken === 0 || isFood(base.join(' ')) || /^(?:yemas|claras|huevos)$/.test(base.join(' '))))
      return `${ahead}${words[0] === 'de' ? 'de ' : ''}${base.join(' ')}`.trim().concat(`, cuánto ${rest.join(' ')}`)
  }
  return text
}
