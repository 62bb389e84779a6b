import type { Ask, Calculation, Sum } from '#core/calculate/calculation.ts'
import { foodsNamed } from '#core/calculate/reading/foods-named.ts'
import type { Slot } from '#core/calculate/reading/slots.ts'
import { isForDiet, noAmount, ownPart } from '#core/calculate/reading/words.ts'
import { countBetween, plain, weight } from '#core/calculate/say.ts'
import type { Food } from '#core/pantry/food.ts'
import { pluralOf, singularKey } from '#core/spanish/plural.ts'
import { forPiece, pieceOf } from '#core/units/household.ts'
import { cloveGrams, juiceOfOne, piecesPerKilo } from './pieces-by-weight.ts'

/** Words for one of them, whatever the food: the table weighs a clove of garlic as its piece. */
const onePiece = /^(?:diente|pieza|unidad|uno|una)$/

/** What is asked of a dish, of guests or of a shop is another sum. */
const isOther =
  /\b(?:para|pa|por|racion(?:es)?|personas?|pax|compr\w+|pido|zumo|jugo|cocid\w+|limpi\w+|secos?|secas?|litros?)\b/

/** So many whole pieces and half of one: no scale tells more of a lemon. */
const nearlyOne = 0.95

/** 'Cuántos dientes son 150 g de ajo', 'un diente de ajo cuánto pesa': pieces ↔ grams, by what the table says one weighs. */
export const countedPieces: Calculation = {
  id: 'piezas y gramos',
  continues: true,
  work: (ask) => {
    const own = ownPart(ask.folded)
    const juice = ofJuice(ask)
    if (juice !== null) return juice
    if (isOther.test(own) || noAmount.test(own) || isForDiet.test(own)) return null
    const [now, whole] = [namedIn(own, ask), namedIn(ask.folded.replace(own, ''), ask)]
    const food = now?.food ?? whole?.food
    // 'Y de cilantro', after how many bunches of parsley: bunches.
    const piece = now?.piece || (whole?.piece ?? '')
    if (food === undefined) return null
    // A bunch of what the table weighs by the sprig alone is not known.
    if (pieceOf(piece) !== undefined && food.measures.pieces === undefined) return null
    const clove = piece === 'diente' ? cloveGrams(food.name, ask.knowledge.cookbook) : null
    if (clove !== null) return ofCloves(ask, food, clove)
    const each = forPiece(food.measures, [piece]).gramsPerPiece
    return each === null ? null : (countOf(ask, food, piece, each) ?? weightOf(ask, food, piece, each))
  },
}

/** The one food that is spoken of, and what one of it is called; null where several are, or a word names another part of it. */
const namedIn = (text: string, { knowledge }: Ask): { readonly food: Food; readonly piece: string } | null => {
  const foods = foodsNamed(text, knowledge.pantry)
  const [first] = foods
  if (first === undefined || foods.some(({ food }) => food.id !== first.food.id)) return null
  const asked =
    /\bcuant[oa]s ([a-z]{3,})/.exec(text)?.[1] ??
    /(?:^|\b(?:\d+|un|una|medio|media|docena de) )([a-z]{3,}) (?:de|del) /.exec(text)?.[1] ??
    ''
  const piece = singularKey(asked)
  const isOfFood = first.words.split(' ').some((word) => singularKey(word) === piece)
  // 'Dientes de ajo' is a name of the garlic.
  const clove = /\bdientes? de\b/.test(text) ? 'diente' : ''
  if (clove !== '') return { food: first.food, piece: clove }
  if (piece === '' || isOfFood || /^(?:son|pesa|es|hacen|hay)$/.test(asked)) return { food: first.food, piece: '' }
  return onePiece.test(piece) || pieceOf(piece) !== undefined ? { food: first.food, piece } : null
}

const masses = (slots: readonly Slot[]): readonly Slot[] => slots.filter(({ kind }) => kind === 'mass')

/** 'Cuántos limones son 90 g'. */
const countOf = ({ folded, slots, knowledge }: Ask, food: Food, piece: string, each: number): Sum | null => {
  const own = ownPart(folded)
  const [amount, other] = masses(slots)
  if (amount === undefined || other !== undefined || amount.value <= 0) return null
  if (!/\bcuant[oa]s\b/.test(folded) || /\bcuant[oa]s (?:gramos|kilos|kg|g)\b/.test(own)) return null
  const byKilo = piece === '' ? piecesPerKilo(food.name, knowledge.cookbook) : null
  if (byKilo !== null) {
    const kilos = amount.value / 1000
    return {
      answer: `Son **${countBetween(Math.round(kilos * byKilo.low), Math.round(kilos * byKilo.high))} ${nameOf(food, '', kilos * byKilo.high)}** de tamaño medio.`,
      working: `${weight(amount.value)} × ${countBetween(byKilo.low, byKilo.high)} por kilo`,
      notes: [`Sin pelar ni limpiar. Fuente: ${byKilo.source}.`],
    }
  }
  const count = amount.value / each
  const low = count < nearlyOne ? count : Math.floor(count + 1 - nearlyOne)
  const said = count < nearlyOne ? plain(count) : countBetween(low, Math.ceil(count - 1 + nearlyOne))
  return {
    answer: `Son **${said} ${nameOf(food, piece, count)}**, a ${plain(each)} g.`,
    working: `${weight(amount.value)} ÷ ${plain(each)} g = ${plain(count)}`,
    notes: [sourceOf(food)],
  }
}

/** 'Cuántos dientes son 150 g de ajo', '6 dientes cuánto pesan': by what the page says of a head. */
const ofCloves = (
  { folded, slots }: Ask,
  food: Food,
  { low, high, source }: { readonly low: number; readonly high: number; readonly source: string },
): Sum | null => {
  const [amount, other] = slots
  if (other !== undefined || (amount !== undefined && amount.kind !== 'mass' && amount.kind !== 'count')) return null
  const notes = [`Sin pelar; los hay de ${plain(low)} a ${plain(high)} g. Fuente: ${source}.`]
  const middle = (low + high) / 2
  if (amount?.kind === 'mass')
    return {
      answer: `Son unos **${plain(Math.round(amount.value / middle))} dientes de ${food.name.toLowerCase()}** (${countBetween(amount.value / high, amount.value / low)}).`,
      working: `${weight(amount.value)} ÷ ${plain(Math.round(middle))} g cada uno`,
      notes,
    }
  if (!/\bpesan?\b|\bgramos\b/.test(folded)) return null
  const many = amount?.value ?? 1
  return {
    answer: `${plain(many)} ${many > 1 ? 'dientes' : 'diente'} de ${food.name.toLowerCase()}: unos **${weight(Math.round(many * middle))}**.`,
    working: many === 1 ? '' : `${plain(many)} × ${plain(Math.round(middle))} g`,
    notes,
  }
}

/** 'Cuántas naranjas hacen falta para 3 litros de zumo'. */
const ofJuice = ({ folded, slots, knowledge }: Ask): Sum | null => {
  const said = /\bcuant[oa]s ([a-z]{4,})/.exec(folded)?.[1] ?? ''
  const [amount, other] = slots
  if (!/\b(?:zumo|jugo)\b/.test(folded) || amount?.kind !== 'volume' || other !== undefined) return null
  const own = ownPart(folded)
  const fruits = foodsNamed(own, knowledge.pantry).filter(({ words }) => !/^(?:zumo|jugo)/.test(words))
  const name = fruits[0]?.food.name ?? singularKey(said)
  const each = said === '' || amount.value <= 0 ? null : juiceOfOne(name.replace(/^zumo de /i, ''), knowledge.cookbook)
  if (each === null) return null
  const [few, many] = [amount.value / each.high, amount.value / each.low].map(Math.ceil)
  return {
    answer: `Cuenta **${countBetween(few ?? 0, many ?? 0)} ${pluralOf(name.replace(/^zumo de /i, '').toLowerCase())}**.`,
    working: `${amount.said} ÷ ${countBetween(each.low, each.high)} ml de zumo cada uno`,
    notes: [`Depende del calibre: exprime una y usa tu cifra. Fuente: ${each.source}.`],
  }
}

/** '6 dientes de ajo cuánto pesan'. */
const weightOf = ({ folded, slots }: Ask, food: Food, piece: string, each: number): Sum | null => {
  if (masses(slots).length > 0 || !/\bpesan?\b|\ben gramos\b|\bcuantos gramos\b|\bgramos\W*$/.test(folded)) return null
  const [count, other] = slots
  if (other !== undefined || (count !== undefined && count.kind !== 'count')) return null
  // What one whole food weighs is told by the conversions.
  if (piece === '') return null
  const many = count?.value ?? 1
  return {
    answer: `${plain(many)} ${nameOf(food, piece, many)}: **${weight(many * each)}**.`,
    working: many === 1 ? '' : `${plain(many)} × ${plain(each)} g`,
    notes: [sourceOf(food)],
  }
}

/** '50 dientes de ajo', '1 limón'. */
const nameOf = ({ name }: Food, piece: string, count: number): string => {
  const [head = '', ...rest] = (piece === '' ? name : `${piece} de ${name}`).toLowerCase().split(' ')
  return [count > 1 ? pluralOf(head) : head, ...rest].join(' ')
}

const sourceOf = ({ name }: Food): string =>
  `Peso medio de la parte comestible en la tabla de Obrador (${name}): pésalos si la cantidad manda.`
