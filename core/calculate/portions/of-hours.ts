import type { Sum } from '#core/calculate/calculation.ts'
import type { Slot } from '#core/calculate/reading/slots.ts'
import { plain } from '#core/calculate/say.ts'
import { typedNumber as number } from '#core/spanish/number.ts'
import type { Found } from './portion-named.ts'
import { amountText, portionText } from './portion-text.ts'

/** No event lasts longer. */
const mostHours = 12

/** How long an event lasts, in hours: 'barra libre de 5 horas'; null where it is not said. */
export const hoursIn = (folded: string): number | null => {
  const hours = number(/(?<![\d.,])(\d{1,2}(?:[.,]5)?) ?h(?:oras?)?\b/.exec(folded)?.[1])
  return hours > 0 && hours <= mostHours ? hours : null
}

/** 'En 3 horas de barra libre; cada hora más, 1': how the note of a row says what an hour adds. */
const byHour = /^En (\d{1,2}) horas?\b[^.;]*; cada hora más, (\d+(?:,\d+)?)/

/** A portion of an event of so many hours: by what its row says of an hour, or told to hang on none. */
export const ofHours = (found: Found, guests: number | null, hours: number, container: Slot | null): Sum => {
  const { row } = found
  const [, usual, each] = byHour.exec(row.note) ?? []
  if (usual === undefined) {
    const sum = portionText(found, guests, container)
    return row.occasion.startsWith('cóctel')
      ? sum
      : {
          ...sum,
          notes: [...(sum.notes ?? []), `Es por persona y servicio: las ${plain(hours)} horas no entran en la cuenta.`],
        }
  }
  const added = (hours - number(usual)) * number(each)
  const sized = { ...row, low: Math.max(1, row.low + added), high: Math.max(1, row.high + added) }
  const sum = portionText({ ...found, row: sized }, guests, container)
  const working = `en ${plain(hours)} h, ${amountText(row, sized.low, sized.high)} por persona`
  return { ...sum, working: [working, sum.working].filter((part) => part !== '').join('; ') }
}
