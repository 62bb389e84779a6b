import type { Ask, Calculation, Sum } from '#core/calculate/calculation.ts'
import { isAmount, slotsOf } from '#core/calculate/reading/slots.ts'
import { isForDiet, ownPart } from '#core/calculate/reading/words.ts'
import { plain, volume, weight, weightBetween } from '#core/calculate/say.ts'

type Part = 'huevo' | 'clara' | 'yema'
type Size = 'S' | 'M' | 'L' | 'XL'

/**
 * Grams of an egg without its shell, and of its parts. Classes by weight with shell: Reglamento Delegado (UE) 2023/2465,
 * S < 53, M 53–63, L 63–73, XL ≥ 73 g; the shell is 11–12 % and the yolk about a third of the rest (USDA SR28 01123–01125); M as the food table has it.
 */
const grams: Readonly<Record<Size, Readonly<Record<Part, number>>>> = {
  S: { huevo: 44, clara: 29, yema: 15 },
  M: { huevo: 50, clara: 33, yema: 17 },
  L: { huevo: 60, clara: 39, yema: 21 },
  XL: { huevo: 66, clara: 44, yema: 22 },
}
const withShell: Readonly<Record<Size, string>> = { S: 'menos de 53 g', M: '53–63 g', L: '63–73 g', XL: '73 g o más' }

const partWords: readonly (readonly [Part, RegExp])[] = [
  ['clara', /\bclaras?\b|\begg whites?\b/],
  ['yema', /\byemas?\b|\byolks?\b/],
  ['huevo', /\bhue[bv]os?\b|\beggs?\b/],
]

/** Eggs, whites and yolks ↔ grams. */
export const eggs: Calculation = {
  id: 'huevos',
  continues: true,
  work: (question, { said }) => {
    const ask = ofOtherPart(question, said)
    const bird = otherBird(ask.folded)
    if (bird !== null) return bird
    // 'Y huevo líquido 800', after the yolks.
    const own = ownPart(ask.folded)
    const text = partWords.some(([, words]) => words.test(own)) ? own : ask.folded
    const parts = partWords.filter(([, words]) => words.test(text)).map(([part]) => part)
    const [part] = parts
    if (
      part === undefined ||
      !/\bcuant[oa]s?\b|\bpesan?\b|\ben gramos\b|\bgramos\W*$|\ba gramos\b|equival|how many|\bson\b|^\W*(?:las )?(?:claras?|yemas?) de \d/.test(
        ask.folded,
      )
    )
      return null
    if (
      /\b(?:cuest|prec|dura|aguant|guard|tiempo|minutos?|caduc|calorias|protein|azucar|aceite|temperatura|grados)/.test(
        ask.folded,
      )
    )
      return null
    // 'Cuánto mascarpone, con 18 yemas' asks for another thing.
    const asked = /\bcuant[oa]s? ([a-z]{4,20})/.exec(ask.folded)?.[1]
    if ((asked !== undefined && !ofEggs.test(asked)) || isForDiet.test(ask.folded)) return null
    const size = sizeIn(ask.folded)
    return toPieces(ask, part, size) ?? toGrams(ask, part, size) ?? weights(ask, parts, size)
  },
}

/** Eggs of other birds, with and without their shell, in g. Oficio. */
const birds: readonly (readonly [
  said: RegExp,
  name: string,
  whole: readonly [number, number],
  bare: readonly [number, number],
])[] = [
  [/\bcodorniz|\bcodornices/, 'codorniz', [10, 13], [9, 11]],
  [/\bde pat[oa]s?\b/, 'pato', [70, 80], [60, 70]],
  [/\bde oca\b/, 'oca', [140, 180], [120, 155]],
  [/\bavestruz\b/, 'avestruz', [1200, 1600], [1000, 1350]],
]

/** 'Cuánto pesa un huevo de codorniz': no hen's. */
const otherBird = (folded: string): Sum | null => {
  const own = ownPart(folded)
  const row = birds.find(([said]) => said.test(own))
  if (row === undefined || !/\bhuevos?\b/.test(folded) || !/\bpesan?\b|\bgramos\b/.test(folded)) return null
  const [, name, whole, bare] = row
  return {
    answer: `Huevo de ${name}: **${weightBetween(...whole)}** con cáscara, **${weightBetween(...bare)}** sin ella.`,
    working: '',
    notes: ['Pésalos: no van por tallas. Fuente: oficio.'],
  }
}

/** 'Y yemas', after how many whites half a kilo is: that question of the other part. */
const ofOtherPart = (ask: Ask, said: string): Ask => {
  const part = /^\W*y (?:(?:de|las|los|en) )*(claras|yemas|huevos)(?: enter[oa]s)?\W*$/.exec(ask.folded)?.[1]
  const turn = said.split('; ').find((one) => /\d/.test(one)) ?? ''
  if (part === undefined || !/\bcuant[oa]s? (?:huevos|claras|yemas)\b/.test(turn)) return ask
  const folded = turn.replace(/\b(?:huevos?|claras?|yemas?)\b/g, part)
  return { ...ask, folded, slots: slotsOf(folded) }
}

const ofEggs =
  /^(?:hue[bv]o|clara|yema|gramo|kilo|litro|mililitro|pesa|peso|necesit|hacen|hace|seria|equival|unidad|pieza|docena|carton|salen|sale|tiene|tienen|estan|echo|pongo|uso|gasto|cojo|compro|pido|casca)/

/** 'Y un XL entero', after the question of another size. */
const otherSize = /^\W*y (?:un|una|uno|el|la|los|las|de|del)? ?(?:huevo )?(xl|l|m|s)\b/

const sizeIn = (folded: string): Size => {
  const other = otherSize.exec(folded)?.[1]
  const said =
    other ??
    /\b(?:huevos?|claras?|yemas?|talla|tamano|clase) (?:de )?(?:talla |tamano |clase )?(xl|l|m|s)\b/.exec(folded)?.[1]
  return said === 'xl' ? 'XL' : said === 'l' ? 'L' : said === 's' ? 'S' : 'M'
}

const gramsPerMl: Readonly<Record<Part, number>> = { huevo: 1.03, clara: 1.035, yema: 1.03 }

/** '250 g de huevo, ¿cuántos son?', 'claras en un litro'. */
const toPieces = ({ folded, slots }: Ask, part: Part, size: Size): Sum | null => {
  // Of two litres of milk no yolks come out.
  const amount = slots.find(
    (slot) => isAmount(slot) && (slot.of === '' || partWords.some(([, words]) => words.test(slot.of))),
  )
  // 'Y para 2 l cuántas yemas', of the hollandaise: for so much of it, and no two litres of yolks.
  if (amount?.of === '' && /^\W*y (?:para|pa) \d/.test(folded)) return null
  if (
    amount === undefined ||
    !/\bcuant[oa]s? (?:hue[bv]os?|claras?|yemas?|son|hay|necesito|pongo|casco|gasto)|how many/.test(folded)
  )
    return null
  const heavy = amount.kind === 'volume' ? amount.value * gramsPerMl[part] : amount.value
  const each = grams[size][part]
  const count = heavy / each
  const whole = Math.ceil(count - 0.15)
  return {
    answer:
      `Unas **${plain(Math.round(count * 10) / 10)} ${piecesOf(part)}** de talla ${size}: casca ${whole} y pesa.`.replace(
        /^Unas (?=\*\*[\d,.]+ huevos)/,
        'Unos ',
      ),
    working: `${amount.kind === 'volume' ? `${volume(amount.value)} = ${weight(heavy)}; ` : ''}${weight(heavy)} ÷ ${plain(each)} g cada ${part === 'huevo' ? 'uno' : 'una'}`,
    notes: [sizesNote],
  }
}

const piecesOf = (part: Part): string => `${part}s`

/** '12 yemas en gramos'. */
const toGrams = ({ folded, slots }: Ask, part: Part, size: Size): Sum | null => {
  if (otherSize.test(folded)) return null
  const count = slots.find(({ kind, of }) => kind === 'count' && /^(?:huevo|clara|yema|egg|yolk)/.test(of))
  if (count === undefined || count.value <= 0) return null
  const each = grams[size][part]
  return {
    answer: `${plain(count.value)} ${count.value === 1 ? part : piecesOf(part)} de talla ${size} pesan unos **${weight(count.value * each)}**.`,
    working: `${plain(count.value)} × ${plain(each)} g, sin cáscara`,
    notes: [sizesNote],
  }
}

/** 'Cuánto pesa una yema y una clara', 'cuánto pesa un huevo L'. */
const weights = ({ folded }: Ask, parts: readonly Part[], size: Size): Sum | null => {
  if (!/\bpesan?\b|\bgramos\b/.test(folded)) return null
  const said = parts.toReversed().map((part) => `${part} **${plain(grams[size][part])} g**`)
  return {
    answer: `Talla ${size}: ${said.join(', ')}${parts.includes('huevo') ? ` sin cáscara (${withShell[size]} con ella)` : ''}.`,
    working:
      'con cáscara, S hasta 53 g, M 53–63, L 63–73, XL desde 73; la cáscara es un 11 % y la yema un tercio del resto',
    notes: [sizesNote],
  }
}

const sizesNote = 'Tallas: Reglamento Delegado (UE) 2023/2465; partes: USDA SR28 01123–01125.'
