import type { Calculation } from '#core/calculate/calculation.ts'
import { plain } from '#core/calculate/say.ts'

/**
 * Gastronorm containers: outer size in mm (EN 631-1) and the litres to the brim that makers give for each depth in mm; they
 * differ by some 5 % from one to another (oficio).
 */
const containers: Readonly<
  Record<string, { readonly size: string; readonly share: number; readonly litres: Readonly<Record<number, number>> }>
> = {
  '2/1': { size: '650 × 530 mm', share: 2, litres: { 20: 5.5, 40: 11, 65: 19, 100: 29, 150: 43, 200: 58 } },
  '1/1': { size: '530 × 325 mm', share: 1, litres: { 20: 2.5, 40: 5, 65: 9, 100: 14, 150: 21, 200: 28 } },
  '2/3': { size: '354 × 325 mm', share: 2 / 3, litres: { 20: 1.6, 40: 3.2, 65: 5.5, 100: 9, 150: 13, 200: 18 } },
  '1/2': { size: '325 × 265 mm', share: 1 / 2, litres: { 20: 1.2, 40: 2.4, 65: 4, 100: 6.5, 150: 9.5, 200: 12.5 } },
  '2/4': { size: '530 × 162 mm', share: 1 / 2, litres: { 40: 2.2, 65: 3.8, 100: 6 } },
  '1/3': { size: '325 × 176 mm', share: 1 / 3, litres: { 40: 1.5, 65: 2.5, 100: 4, 150: 5.7, 200: 7.8 } },
  '1/4': { size: '265 × 162 mm', share: 1 / 4, litres: { 65: 1.8, 100: 2.8, 150: 4, 200: 5.5 } },
  '1/6': { size: '176 × 162 mm', share: 1 / 6, litres: { 65: 1, 100: 1.6, 150: 2.4, 200: 3.4 } },
  '1/9': { size: '176 × 108 mm', share: 1 / 9, litres: { 65: 0.6, 100: 0.9 } },
}

const named = /\bgn\b|\bgastronorm|\bcubetas?\b|\bgastro ?norm/
const depths = [20, 40, 65, 100, 150, 200]

const sizesIn = (folded: string): string[] => {
  const said = [...folded.matchAll(/(?<![\d/.,])([12]) ?\/ ?([1234569])(?![\d/.,])/g)].map(
    ([, top, under]) => `${top}/${under}`,
  )
  const words = /\bgn media\b|\bmedia gn\b|\bmedia gastronorm/.test(folded)
    ? ['1/2']
    : /\bgn entera\b/.test(folded)
      ? ['1/1']
      : []
  return [...said, ...words].filter((size) => containers[size] !== undefined)
}

/** 65 mm, said as '65', '65 mm' or '6,5 cm'. */
const depthIn = (folded: string): number | null => {
  const cm = /(\d{1,2}(?:[.,]5)?) ?cm\b/.exec(folded)?.[1]
  const mm =
    cm === undefined
      ? /(?<![\d/.,])(20|40|65|100|150|200)(?![\d/.,])/.exec(folded)?.[1]
      : String(Number(cm.replace(',', '.')) * 10)
  const depth = Number(mm)
  return depths.includes(depth) ? depth : null
}

const source =
  'Capacidad a ras, según fabricante ±5 %; se llena un 80–85 %. Fuente: EN 631-1 (medidas); oficio (litros).'

/** What a gastronorm container measures and holds, and how many of one go into the room of another. */
export const gastronorm: Calculation = {
  id: 'gastronorm',
  continues: true,
  work: ({ folded }) => {
    if (!named.test(folded)) return null
    const [first, second] = sizesIn(folded)
    const one = first === undefined ? undefined : containers[first]
    const other = second === undefined ? undefined : containers[second]
    const depth = depthIn(folded)
    if (first !== undefined && one !== undefined && other !== undefined && /\bcaben\b|\bentran\b/.test(folded)) {
      const [small, large] = one.share < other.share ? [one, other] : [other, one]
      const count = Math.floor(large.share / small.share + 1e-9)
      return {
        answer: `Caben **${plain(count)}** de ${one.share < other.share ? first : second} en el hueco de una ${one.share < other.share ? second : first}.`,
        working: `${large.size} ÷ ${small.size}`,
        notes: ['Medidas de EN 631-1.'],
      }
    }
    if (first !== undefined && one !== undefined) {
      const litres = depth === null ? undefined : one.litres[depth]
      if (depth !== null && litres !== undefined)
        return {
          answer: `Una GN ${first} de ${depth} mm hace **${plain(litres)} l**; mide ${one.size}.`,
          working: `lleno al 80–85 %, ${plain(litres * 0.8)}–${plain(litres * 0.85)} l`,
          notes: [source],
        }
      return {
        answer: `Una GN ${first} mide **${one.size}**. Litros por fondo: ${Object.entries(one.litres)
          .map(([mm, l]) => `${mm} mm, ${plain(l)} l`)
          .join('; ')}.`,
        working: `es ${plain(one.share)} de una GN 1/1 (530 × 325 mm)`,
        notes: [source],
      }
    }
    if (
      !/\bmed(?:idas?|id[ae]s?|e|en)\b|\btaman|\bcapacidad|\blitros?\b|\bcabe|\bque es\b|\btipos?\b/.test(folded) ||
      /\bcubetas? de (?:hielo|huevos)/.test(folded) ||
      !/\bgn\b|gastro/.test(folded)
    )
      return null
    return {
      answer: `Medidas gastronorm: ${Object.entries(containers)
        .map(
          ([size, { size: mm, litres }]) =>
            `**${size}** ${mm}${litres[100] === undefined ? '' : ` (${plain(litres[100])} l con 100 mm)`}`,
        )
        .join('; ')}.`,
      working: 'todas salen de la 1/1; fondos de 20, 40, 65, 100, 150 y 200 mm',
      notes: [source],
    }
  },
}
