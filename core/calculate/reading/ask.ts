import type { Ask } from '#core/calculate/calculation.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { fold } from '#core/spanish/fold.ts'
import { halvesInFigures, numbersInFigures } from '#core/spanish/halves.ts'
import { numberWords } from '#core/spanish/number.ts'
import { withPartAsked } from './part-at-end.ts'
import { slotsOf } from './slots.ts'

/** Longer questions are a paste: their beginning is read. Characters. */
const longestAsk = 600

/** A question as the sums read it: numbers in figures, and what is said in a kitchen's short way said whole. Linear. */
export const askOf = (text: string, knowledge: Knowledge): Ask => {
  // '30x40': each side is a number of its own.
  const lines = hoursInFigures(
    halvesInFigures(
      numbersInFigures(
        sizesNamed(text.slice(0, longestAsk))
          .replace(
            /\bsi son (dos|tres|cuatro|cinco|seis)\b/gi,
            (_, word: string) => `si son ${numberWords.get(fold(word)) ?? word}`,
          )
          .replace(/\b(t[ií]cket|comanda) medi[oa] (?=\d)/gi, '$1 '),
      ),
    ),
  ).replace(/(\d) ?[x×] ?(?=\d)/gi, '$1 x ')
  const line = lines
    .replace(/\s+/g, ' ')
    .replace(
      /(?<![\d.,])(\d{1,3}) ?(?:kilos?|kg) (?:y )?(\d{3})(?: ?(?:gramos|gr|g))?(?![\d.,]*\d| ?(?:ml|l|litros?|€|kilos?|kg|personas|pax))\b/gi,
      '$1,$2 kg',
    )
    // The usual leaf: what it weighs is no figure of the sum.
    .replace(/\b(hojas?(?: de gelatina)?(?: oro| plata| bronce)?) de 2 ?(?:g|gr|gramos)\b/gi, '$1')
    .replace(/\b(?:la )?regla de tres\b[:,]?/gi, 'cuánto sale:')
    .replace(/\bfood\b(?! ?cost)/gi, 'food cost')
    .replace(/\b(margen|food ?cost) (?:del? |al )?(\d{2})(?![\d.,]*\d| ?(?:%|€|euros?|por))/gi, '$1 del $2 %')
    .replace(/\bdescuento (?:de |del )?(\d{1,2}) (?=sobre\b)/gi, 'descuento del $1 % ')
    .replace(bareShare, '$1 del $2 %')
    .replace(
      /\b(masa madre.{0,30}?|refres\w+.{0,40}? )(\d) (\d{1,2}) (\d{1,2})(?![\d.,]*\d| ?(?:%|kg|g\b|kilos?|l\b))/i,
      '$1$2:$3:$4',
    )
    .replace(/(^|\b(?:con|para|en|de un|y) )(kilo|litro)(?= de )/gi, '$11 $2')
    .replace(thingFirst, '$2 $1')
    .replace(askedLast, '$2 $1 salen')
    .replace(/(?<![\d.,])(\d{1,2}(?:[.,]\d{1,3})?) de (harina|agua)\b(?!.*\b(?:tazas?|cuchar\w+|vasos?)\b)/gi, inKilos)
    .replace(kilosAsked, '$1$2 kg')
    .replace(/(?<![\d.,])(\d{1,2}) (?=(?:de )?merma\b)/gi, '$1 % ')
    .replace(ofTins, '$1 cm a $2 cm')
    .replace(rawFor, 'cuántos $1 para ')
    .trim()
  const asked = withPartAsked(line, knowledge)
  return { folded: fold(asked), lines, slots: slotsOf(asked), knowledge }
}

/** 'Una docena de L': eggs, and no litres. */
const sizesNamed = (text: string): string =>
  text.replace(/\b(docenas?(?: y media)?|cart[oó]n(?:es)?) (?:de )?(s|m|l|xl)\b(?! de)/gi, '$1 de huevos $2')

/** '3 horas y media', 'media hora', 'tres cuartos de hora', in figures. */
const hoursInFigures = (text: string): string =>
  text
    .replace(
      /\b(?:(\d{1,2}) )?horas? y (media|cuarto|tres cuartos)\b/gi,
      (_, hours: string | undefined, part: string) =>
        `${String(Number(hours ?? 1) + (/^m/i.test(part) ? 0.5 : /^c/i.test(part) ? 0.25 : 0.75)).replace('.', ',')} horas`,
    )
    .replace(/\b(?:media|1\/2) hora\b/gi, '30 minutos')
    .replace(/(?<!\by |\d )\b(?:medio|1\/2) (kilo|litro)\b(?! y)/gi, '0,5 $1s')
    .replace(/\btres cuartos de hora\b/gi, '45 minutos')
    .replace(/\b(?:un )?cuarto de hora\b/gi, '15 minutos')

/** 'Magdalenas 96 unidades', 'baguettes 35 de 350': the number goes before its thing. */
const thingFirst = /^\W*([a-záéíóúñ]{4,}s) (\d{1,4})(?: (?:unidades|uds?|piezas)\b|(?= de \d))/i

/** 'De un aro de 22 a 26': two sizes, and no range. */
const ofTins =
  /(?<=\b(?:moldes?|aros?|bandejas?|tartas?)(?: [a-z]+){0,3} )(\d{2}) a (?:un[oa]? (?:molde |aro )?de )?(\d{2})(?![\d.,]*\d| ?cm)/gi

/** 'Garbanzos secos para 5 kilos cocidos'. */
const rawFor = /^\W*(?:y )?(\p{L}+ (?:sec|crud|enter|brut|salad)[oa]s?) (?:para|pa) (?=\d)/iu

/** 'Con 12 de harina, 1,4 de agua': so few are kilos. */
const inKilos = (_: string, figure: string, name: string, at: number, whole: string): string =>
  /\b(?:tazas?|cuchar\w+|vasos?|partes?|%)\b|\b(?:al|un|hidratacion) $/i.test(whole.slice(0, at))
    ? `${figure} de ${name}`
    : `${figure} kg de ${name}`

/** 'Rinde 65', 'merma 30': a share, though nobody says percent. */
const bareShare =
  /\b(mermas?|rinden?|rendimiento)(?: (?:del?|un|el|al|es))* (\d{2})(?![\d.,]*\d| ?(?:%|por ?cien|g\b|gr|€|euros?|l\b|litros?|kg\b|kilos\b|raciones|porciones|personas|pax|platos|piezas|unidades|croquetas|bolas|copas|tapas|litros))/gi

/** 'Croquetas de 35 g con 2 litros de leche, cuántas': what is counted goes behind the question. */
const askedLast =
  /^\W*([a-záéíóúñ]{4,}s (?:de \d[^,;]{0,20} )?(?:con|de|en) [^,;]{3,50}?),? (cu[aá]nt[oa]s)(?: (?:me )?(?:salen|saco|hago|dan|da))?\W*$/i

/** 'Cuántos kilos de piña compro para 3 limpios': what is asked in kilos is said in kilos. */
const kilosAsked =
  /(\bcu[aá]nt[oa]s (?:kilos|kg)\b.{1,60}?\b(?:para|pa|sacar|tener) )(\d+(?:[.,]\d+)?)(?= (?:ya )?(?:limpi|net[oa]|pelad|cocid|asad|hech|pochad|desalad|de (?:carne|pulpa|lomo)))/i
