import type { Sum } from '#core/calculate/calculation.ts'
import type { Slot } from '#core/calculate/reading/slots.ts'
import { capital, countBetween, plain, volumeBetween, weightBetween } from '#core/calculate/say.ts'
import type { Portion } from '#core/cookbook/measures.ts'
import type { Found } from './portion-named.ts'

/** So much of a portion in its own measure: '1,2–1,6 kg', '2 huevos'. */
export const amountText = ({ measure }: Portion, low: number, high: number): string => {
  if (measure === 'g') return weightBetween(low, high)
  if (measure === 'ml') return volumeBetween(low, high)
  // Of one guest an egg and a half is said; of all of them whole ones.
  const isOfOne = high < 10 && !(Number.isInteger(low) && Number.isInteger(high))
  return `${isOfOne ? `${plain(low)}–${plain(high)}` : countBetween(low, high)} ${low === 1 && high === 1 ? (measure === 'huevos' ? 'huevo' : 'unidad') : measure}`
}

const occasionText = (occasion: string): string =>
  occasion === '' || occasion === 'peso'
    ? ''
    : occasion === 'niños'
      ? ' para niños'
      : occasion === 'cóctel cena'
        ? ' en un cóctel que hace de cena'
        : occasion === 'cóctel de dos horas'
          ? ' en un cóctel de dos horas'
          : ` en ${occasion}`

/** A bottle of wine or cava, and of spirits. ml. */
const bottlesOf: readonly (readonly [RegExp, number])[] = [
  [/\bvinos?\b|\bcava\b|champ|\bespumoso/, 750],
  [/\bginebra|\bron\b|\bwhisky|\bvodka|\bdestilados?\b|\blicor/, 700],
]

export const portionText = ({ name, row }: Found, guests: number | null, container: Slot | null = null): Sum => {
  const each = amountText(row, row.low, row.high)
  const [low, high] = [row.low * (guests ?? 1), row.high * (guests ?? 1)]
  const size =
    container !== null && (container.kind === 'volume') === (row.measure === 'ml')
      ? container.value
      : (bottlesOf.find(([of]) => of.test(name))?.[1] ?? null)
  const bottles =
    row.measure === 'ml' && size !== null && size > 0 && guests !== null
      ? ` (**${countBetween(Math.ceil(low / size - 0.01), Math.ceil(high / size - 0.01))} botellas** de ${volumeBetween(size, size)})`
      : ''
  return {
    answer:
      guests === null
        ? `${capital(name)}${occasionText(row.occasion)}: **${each} por persona**.`
        : `${capital(name)}${occasionText(row.occasion)}, para ${plain(guests)}: **${amountText(row, low, high)}**${bottles}, a ${each} por persona.`,
    working: guests === null ? '' : `${plain(guests)} × ${each}`,
    notes: [`${row.note === '' ? '' : `${row.note} `}Fuente: ${row.source}.`],
    ...(guests !== null && row.measure === 'g'
      ? { figures: { purchase: { low, high, count: guests, perKilo: null } } }
      : {}),
  }
}
