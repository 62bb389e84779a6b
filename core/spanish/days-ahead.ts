/** Days of the week, folded, in order. */
const week = ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo']
const day = `(${week.join('|')})`

const fromTo = new RegExp(
  `\\b${day}\\b.{0,24}\\b(?:para|pal|hasta|al|a|sirvo|servir|saco|doy|vendo|gasto|uso)\\s+(?:el\\s+)?(?:servicio del\\s+)?${day}\\b`,
)

/** 'Hasta el lunes? la hago el viernes': the day it is made comes last. */
const toFrom = new RegExp(
  `\\b(?:para|hasta)\\s+(?:el\\s+)?${day}\\b.{0,12}\\b(?:hag|hic|dej|prepar|cocin|mont)\\w*.{0,12}\\b${day}\\b`,
)

/** Days from one to the next of the other name; a week to itself. */
const apart = (from: string, to: string): number =>
  ((week.indexOf(to) - week.indexOf(from) + week.length - 1) % week.length) + 1

const amounts: Readonly<Record<string, number>> = {
  un: 1,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
}

/**
 * How many days ahead something is made, by a folded sentence: 'hoy lunes para el viernes' is 4, 'hasta pasado mañana' 2, 'la
 * víspera' 1. Null where it says no span.
 */
export const daysAhead = (folded: string): number | null => {
  const span = fromTo.exec(folded)
  if (span !== null) return apart(span[1] ?? '', span[2] ?? '')
  const back = toFrom.exec(folded)
  if (back !== null) return apart(back[2] ?? '', back[1] ?? '')
  if (/\bpasado manana\b/.test(folded)) return 2
  if (
    /\b(?:hasta|para|pal) manana\b|\bde hoy (?:a|para) manana\b|\bde un dia para otro\b|\b(?:la|de) vispera\b|\b(?:la noche|el dia) (?:antes|anterior)\b/.test(
      folded,
    )
  )
    return 1
  const counted =
    /\b(\d{1,2}|un|dos|tres|cuatro|cinco|seis|siete) dias? (?:antes|de antelacion|de adelanto|vista)\b/.exec(
      folded,
    )?.[1]
  if (counted !== undefined) return amounts[counted] ?? Number(counted)
  return /\b(?:toda|para) la semana\b|\buna semana (?:antes|de antelacion)\b/.test(folded) ? week.length : null
}
