import type { Ask, Sum } from '#core/calculate/calculation.ts'
import type { Slot } from '#core/calculate/reading/slots.ts'
import { countBetween } from '#core/calculate/say.ts'
import type { Portion } from '#core/cookbook/measures.ts'
import { portionNamed } from './portion-named.ts'
import { amountText } from './portion-text.ts'

/** 'Cuántas raciones salen de 3 kg de merluza', 'para cuántos hay con 2 kg de arroz'. */
export const guestsFor = (ask: Ask, amount: Slot): Sum | null => {
  // By its words, not its place: a question that goes on stands before the one it goes on from.
  const after = /\d ?(?:kg|kilos?|g|gr|gramos?|ml|cl|l|litros?) (?:de |del )(.*)$/.exec(ask.folded)?.[1] ?? ''
  const before = /\b(?:raciones|porciones|platos) (?:de )?(.*?) (?:salen|saco|hay|dan|hago|tengo)\b/.exec(
    ask.folded,
  )?.[1]
  const within = /\b(?:un|una|del?) ([a-z ]{4,30}) de $/.exec(ask.folded.slice(0, ask.folded.indexOf(amount.said)))?.[1]
  const behind = /^[a-z]{3}/.test(after) ? after : (before ?? within ?? '')
  const found = portionNamed(behind, ask)
  if (found === null) return null
  const { row: portion, name } = found
  const whole = behind === within && !boneless.test(behind) ? wholePiece(portion) : null
  const row = whole ?? portion
  if ((row.measure === 'g') !== (amount.kind === 'mass') || (row.measure !== 'g' && row.measure !== 'ml')) return null
  if (behind === '') return null
  return {
    answer: `De ${amount.said} de ${name} salen **${countBetween(amount.value / row.high, amount.value / row.low)} raciones**, a ${amountText(row, row.low, row.high)}.`,
    working: `${amount.said} ÷ ${amountText(row, row.low, row.high)}`,
    notes: [`${row.note === '' ? '' : `${row.note} `}Fuente: ${row.source}.`],
  }
}

/** Pieces that come without their bone or spine. */
const boneless =
  /\b(?:solomillo|lomo|redondo|pechuga|secreto|presa|pluma|filete|magret|entrecot|babilla|cadera|tapa|cinta)\b/

/** 'Un pollo de 2 kilos', 'una merluza de 3': what a serving weighs with its bones, where the note of the row says so. */
const wholePiece = (row: Portion): Portion | null => {
  const [, low, high] = /(?:con hueso|de pieza entera), (\d+)–(\d+) g/.exec(row.note) ?? []
  return low === undefined || high === undefined
    ? null
    : { ...row, low: Number(low), high: Number(high), note: 'De la pieza entera, con hueso o espina.' }
}
