import { formatDecimal } from '#core/format/decimal.ts'
import type { Keeping } from './keeping.ts'
import type { Slots } from './read-slots.ts'
import { rowFor } from './row-for.ts'
import type { Safety } from './safety.ts'
import type { Calculate } from './sum.ts'

/** The longest time of a row of keeping, in days: '24 h' is 1, '3–5 días' is 5; null where it says none. */
const daysOf = (cold: string): number | null => {
  const [, low, high, unit] = /(\d+)(?:–(\d+))? ?(h|d[ií]as?|semanas?|mes)/.exec(cold) ?? []
  if (low === undefined || unit === undefined) return null
  const most = Number(high ?? low)
  if (unit === 'h') return most / 24
  return unit.startsWith('sem') ? most * 7 : unit.startsWith('mes') ? most * 30 : most
}

/** 'Pasta con huevo': the egg is in it, and what keeps a month in its shell says nothing of it. */
const isInIt = /\b(?:con|al|lleva|llevan) (?:el |un )?huevos?\b/

/** What is made of raw food keeps as what is cooked: the row of each, by the row of the food. */
const onceCooked: Readonly<Record<string, string>> = {
  verdura: 'legumbre-cocida',
  hierbas: 'legumbre-cocida',
  ave: 'legumbre-cocida',
  carne: 'legumbre-cocida',
  picada: 'legumbre-cocida',
  caza: 'legumbre-cocida',
  casqueria: 'legumbre-cocida',
  pescado: 'pescado-cocido',
  bivalvo: 'marisco-cocido',
  huevo: 'crema-huevo',
}

/** 'Cebolla pochada', 'verduras asadas': no longer raw. */
const saidCooked =
  /\b(?:pochad|asad|cocid|cocinad|hervid|saltead|rehogad|guisad|estofad|escalivad|sofrit|frit|gratinad|brasead|hornead|empanad|rebozad|escabechad)[oa]s?\b|\b(?:al horno|a la (?:plancha|brasa|parrilla|sal|romana)|al vapor|en salsa)\b|\b(?:cremas?|pures?|sopas?|potajes?|menestras?|pastel|pasteles|pudin|timbal|croquetas?|gratin|parmentier|bisque|curry|musaka|tatin) de\b|\brellen[oa]s?\b|\ba la (?:vizcaina|marinera|riojana|gallega|bilbaina|jardinera|cazadora|provenzal)\b/

/** What is served raw and cut, by the row of its food: it keeps for less than it does whole. */
const onceCut: Readonly<Record<string, string>> = {
  verdura: 'verdura-cortada',
  hierbas: 'verdura-cortada',
  carne: 'picada',
  caza: 'picada',
  pescado: 'sushi',
}
const saidCut = /\b(?:ensaladas?|carpaccios?|tartar|crudites|picadillo|pico de gallo)\b/

/** The row of what is named, as it is: what is cooked keeps no longer as its raw food. Null where none fits. */
const rowOf = (slots: Slots, rows: readonly Keeping[]): Keeping | null => {
  const named = rowFor(rows, slots, 'guarda')
  const said = `${slots.text} ${slots.about ?? ''}`
  const isCooked = slots.tags.has('hecho-antes') || saidCooked.test(said)
  const asMade = isCooked ? onceCooked : saidCut.test(said) ? onceCut : {}
  const cooked = asMade[named?.id ?? '']
  // 'Lubina en salsa' keeps as long as its fish, not as the sauce.
  const isInSauce = (named?.id === 'salsa' || named?.id === 'legumbre-cocida') && slots.tags.has('pescado')
  const asFish = isInSauce ? 'pescado-cocido' : cooked
  const row = asFish === undefined ? named : (rows.find(({ id }) => id === asFish) ?? named)
  return row === null || (row.id === 'huevo' && isInIt.test(slots.text)) ? null : row
}

/** What is named, and for how many days it keeps in the cold at most; null where it is not known. */
export const daysKept = (
  text: string,
  { read, keeping: rows }: Safety,
): { readonly cold: string; readonly days: number } | null => {
  const row = rowOf(read(text), rows)
  const days = row === null ? null : daysOf(row.cold)
  return row === null || days === null ? null : { cold: row.cold, days }
}

/** How long it keeps, by its row: cold, frozen or in its bag, and whether it will last the days that were said. */
export const keepingSum: Calculate = (slots, { keeping: rows }) => {
  const row = rowOf(slots, rows)
  if (row === null) return null
  const limit = `${row.celsius} °C`
  const values = {
    que: row.name,
    frio: row.cold,
    grados: limit,
    congelado: row.frozen,
    vacio: row.vacuum,
    nota: row.note,
    fuente: row.source,
  }
  const days = slots.numbers.dias[0]
  const most = daysOf(row.cold)
  // What is still to be made: whether it will last, and what else will do.
  if (slots.tags.has('hecho-antes') && days !== undefined && most !== null) {
    // Of a span in the bag the shorter end counts: it is still to be made.
    const inBag = slots.tags.has('al-vacio') ? (daysOf(row.vacuum.replace(/(\d+)–\d+/, '$1')) ?? 0) : 0
    const longest = Math.max(most, inBag)
    const said = `${formatDecimal(days, 1)} ${days === 1 ? 'día' : 'días'}`
    const other = row.frozen === '' || /^no\b/.test(row.frozen) ? '' : `, o congélalo (${row.frozen})`
    const isVacuum = longest > most
    return {
      values: isVacuum
        ? { ...values, que: `${row.name}, al vacío`, frio: row.vacuum, grados: '3 °C', lleva: said, otro: other }
        : { ...values, lleva: said, otro: other },
      chosen: days > longest ? 'no llega al día' : 'llega al día',
    }
  }
  if (days !== undefined && days > 0 && most !== null && !slots.tags.has('cuanto-dura') && !slots.tags.has('congelado'))
    return {
      values: { ...values, lleva: `${formatDecimal(days, 1)} ${days === 1 ? 'día' : 'días'}` },
      chosen: days > most ? 'pasado' : 'en plazo',
    }
  if (slots.tags.has('al-vacio') && row.vacuum !== '') return { values, chosen: 'vacio' }
  // 'Crema de puerros congelada' is read as frozen leeks.
  if (['congelar', 'congelado', 'llega-congelado'].some((tag) => slots.tags.has(tag)))
    return row.frozen === '' ? null : { values, chosen: 'congelado' }
  return { values, chosen: row.note === '' ? 'frio' : 'frio con nota' }
}
