import type { Calculation, Sum } from '#core/calculate/calculation.ts'
import { ownPart } from '#core/calculate/reading/words.ts'
import { capital, plain } from '#core/calculate/say.ts'
import { inUnit, type Typed, typedIn } from './typed.ts'

/** What is no proportion, or has a sum of its own. */
const otherwise =
  /€|\beuros?\b|%|\bpor ?cien|\biva\b|\bgrados\b|°|\bmolde|\baro\b|\bminutos?\b|\bhoras?\b|\bmerma|\bpierd|\breceta de\b|\bmenu\b|\bhidratacion|\ba la vez\b|\bal dia\b|\bo\b \d|\bkcal|\bnin[oa]s\b|\bdescuento|\bsub[aeo]\b|\bbaj[ao]\b|\bmitad\b|\d ?x ?\d/
/** How the last clause begins, when it asks the same of another amount. */
const third =
  /(?:[,;:.?]|\by\b|\be\b|^|(?=\bcuant))[ ,]*(?:(?:cuant[oa]s? (?:de )?[a-z]{3,14}|salen|saco|sacamos|dan|y|e|ahora|entonces|pues|yo|cuant[oa]s?|hoy|me|quiero|si|hacer|necesito|hace|falta|pongo|echo) )*(?:para|pa|con|si tengo|si son|si somos|tengo|somos|son|si hago|hago|si uso|por|de|a) (?:unos |unas |hacer )?$/

/** 'Para 4 kilos de harina 80 g de sal, para 7': of two figures that go together, the one that goes with a third. */
export const threeFigures: Calculation = {
  id: 'regla de tres',
  continues: true,
  work: ({ folded }) => {
    const own = questionLast(ownPart(folded)).replace(/\bun (?=(?:kilo|litro)\b)/g, '1 ')
    if (otherwise.test(own) || own.length > 120) return null
    const figures = typedIn(own)
    if (figures.length > 3) return severalLines(own, figures)
    const [one, other, last] = figures
    if (one === undefined || other === undefined || last === undefined) return null
    if (figures.some(({ unit, value }) => unit === 'other' || value <= 0)) return null
    const ahead = own.slice(other.end, last.at)
    if (!third.test(ahead) || (/\bcuant.*\b(?:de|a|por) $/.test(ahead) && !outOf.test(ahead)) || !endsThere(own, last))
      return null
    if (isSize(other) || isSize(one)) return null
    const same = asksOneOf(own, one, other) ?? counterpart(one, other, last)
    if (same === null) return null
    const goesWith = same === one ? other : one
    const wanted = sizeAs(last, same)
    if (wanted === same.value || asksOther(own, same, goesWith)) return null
    const value = (goesWith.value * wanted) / same.value
    const of = goesWith.noun === '' ? '' : goesWith.unit === '' ? ` ${goesWith.noun}` : ` de ${goesWith.noun}`
    return {
      answer: `**${goesWith.unit === '' ? plain(value) : inUnit(value, goesWith.unit)}**${accented(of)} para ${textOf(wanted, same)}.`,
      working: `${goesWith.text} × ${textOf(wanted, same)} ÷ ${same.text}`,
    }
  },
}

/** 'Cuántos huevos para 24 si para 10 uso 15': what is known goes before what is asked. */
const questionLast = (own: string): string =>
  own.replace(
    /^\W*(?:y )?(cuant[oa]s? (?:de )?[a-z]{3,14}(?: [a-z]{4,12})?) ((?:para|con) \d[\d.,]*(?: [a-z]{1,12}){0,2}?),? (?:si|sabiendo que|cuando) (.*\d.*)$/,
    '$3, $2 $1',
  )

/** 'Para 15 tortillas gasto 90 huevos y 6 kilos de patata, para 40': every line of it. */
const severalLines = (own: string, figures: readonly Typed[]): Sum | null => {
  const [base, last] = [figures[0], figures.at(-1)]
  const lines = figures.slice(1, -1)
  if (
    base === undefined ||
    last === undefined ||
    figures.length > 8 ||
    lines.some((line) => line.unit === 'other' || line.value <= 0 || isSize(line))
  )
    return null
  if (
    !third.test(own.slice(lines.at(-1)?.end ?? 0, last.at)) ||
    !endsThere(own, last) ||
    wordBefore(last) !== wordBefore(base) ||
    wordBefore(base) === ''
  )
    return null
  if (
    lines.every(({ noun }) => noun === '') ||
    (last.unit !== '' && last.unit !== base.unit) ||
    (last.noun !== '' && !alike(last.noun, base.noun))
  )
    return null
  const wanted = sizeAs(last, base)
  const factor = wanted / base.value
  if (!(factor > 0) || factor === 1) return null
  return {
    answer: `Para ${textOf(wanted, base)}:\n${lines.map(({ unit, value, noun }) => `- ${unit === '' ? `**${plain(Math.round(value * factor * 100) / 100)}** ${accented(noun)}` : `${noun === '' ? 'Lo primero' : capital(accented(noun))}: **${inUnit(value * factor, unit)}**`}`).join('\n')}`,
    working: `× ${plain(factor)} (${textOf(wanted, base)} ÷ ${base.text}): ${lines.map(({ text }) => text).join(', ')}`,
  }
}

/** Behind the third figure stands only its thing, or the question. */
const endsThere = (own: string, { end, noun }: Typed): boolean =>
  /^(?:[ ,]*(?:de|del|la|el|cuant[oa]s?|que|pongo|echo|necesito|lleva|llevo|uso|es|son|sera|seria|me|hace|hacen|falta|cantidad|harian|salen|saco|seran|serian))*[\W]*$/.test(
    own.slice(end).replace(new RegExp(`^ ?(?:de )?${noun === '' ? '#' : noun}(?: [a-z]{3,10})?`), ''),
  ) ||
  /^ ?(?:de )?[a-z]{3,16}(?: cuant[oa]s?(?: (?:de )?[a-z]{3,14}){0,2})?\W*$/.test(own.slice(end)) ||
  /^,? ?cuant[oa]s?(?: (?:de )?[a-z]{3,14}){0,3}\W*$/.test(own.slice(end))

/** 'Bolas de 250': a size goes with its piece. */
const isSize = ({ before }: Typed): boolean => /\b(?!para|pa\b)[a-z]{4,14}s de $/.test(before)

const outOf = /\bcuant[oa]s (?:[a-z]{4,14} )?(?:salen|saco|sacamos|hago|dan|me salen) (?:de|con) (?=\d|$)/

/** '… cuánta agua para 7 kilos': the third stands for the other one. */
const asksOneOf = (own: string, one: Typed, other: Typed): Typed | null => {
  const asked = /\bcuant[oa]s? (?:de )?([a-z]{3,14})\b/.exec(own)?.[1] ?? ''
  // 'Cuántas salen de 11': what is counted comes out of what is weighed.
  const [weighed, more] = [one, other].filter(({ unit }) => unit !== '')
  if (outOf.test(own.slice(other.end)) && weighed !== undefined && more === undefined) return weighed
  return alike(asked, one.noun) ? other : alike(asked, other.noun) ? one : null
}

/** Which of the two the third stands for; null where it could be either, or neither. */
const counterpart = (one: Typed, other: Typed, last: Typed): Typed | null => {
  const fits = (first: Typed): boolean => {
    if (last.unit !== '' && first.unit !== '' && first.unit !== last.unit) return false
    if (last.unit !== '' && first.unit === '' && first.noun !== '') return false
    if (last.noun !== '' && first.noun !== '' && !alike(last.noun, first.noun))
      return last.unit !== '' && first.unit === last.unit && !sameNoun(last, one, other)
    return true
  }
  const named = [one, other].filter((first) => last.noun !== '' && alike(first.noun, last.noun))
  if (named.length === 1) return named[0] ?? null
  const [fit, more] = [one, other].filter(fits)
  if (fit !== undefined && more === undefined) return fit
  if (fit === undefined || more === undefined) return null
  // 'Para 4 kilos 80 g, para 7': by the word before it.
  const word = wordBefore(last)
  const [by, too] = [one, other].filter((first) => wordBefore(first) === word)
  if (by !== undefined && too === undefined && word !== '') return by
  return null
}

const sameNoun = (last: Typed, one: Typed, other: Typed): boolean =>
  alike(last.noun, one.noun) || alike(last.noun, other.noun)
const alike = (one: string, other: string): boolean =>
  one !== '' && other !== '' && one.slice(0, 5) === other.slice(0, 5)
const wordBefore = ({ before }: Typed): string =>
  /\b(para|pa|cada|con|por|de|a|tengo|somos|son|hago|uso)(?: unos| unas| hacer)? $/
    .exec(before)?.[1]
    ?.replace(/^(?:pa|cada)$/, 'para') ?? ''

/** The third in the unit of its counterpart: 'para 7', of kilos, is seven kilos. */
const sizeAs = (last: Typed, same: Typed): number => {
  if (last.unit !== '' || same.unit === '') return last.value
  const unit = same.value / same.bare
  return last.bare * (unit > 1 && last.bare >= 100 ? 1 : unit)
}

const textOf = (value: number, same: Typed): string =>
  same.unit === ''
    ? `${plain(value)}${same.noun === '' || /^(?:son|llev|pong|necesit)/.test(same.noun) ? '' : ` ${accented(same.noun)}`}`
    : inUnit(value, same.unit)

/** 'Cuánta agua', where neither figure is of water. */
const asksOther = (own: string, same: Typed, goesWith: Typed): boolean => {
  const asked = /\bcuant[oa]s? (?:de )?([a-z]{3,14})\W*$/.exec(own)?.[1] ?? ''
  if (
    /^(?:pongo|echo|necesito|lleva|llevo|uso|seria|seran|hace|falta|gramos|kilos|litros|cantidad|hacen|me|salen|saco|compro|pido)$/.test(
      asked,
    ) ||
    asked === ''
  )
    return false
  return alike(asked, same.noun) || (goesWith.noun !== '' && !alike(asked, goesWith.noun))
}

const accented = (text: string): string =>
  text
    .replace(/\bazucar\b/, 'azúcar')
    .replace(/\braciones\b/, 'raciones')
    .replace(/\bracion\b/, 'ración')
    .replace(/\blimon\b/, 'limón')
    .replace(/\bjamon\b/, 'jamón')
