import { formatDecimal } from '#core/format/decimal.ts'
import { celsiusOfGasMark } from '#core/knowledge/conversions.ts'

/** How an oven heats, as it is said. */
const fan = '(?:con |de |por |al? )?(?:aire|ventilador|conveccion|turbo|ventilado|forzado)'
const still =
  '(?:con |en |sin )?(?:calor )?(?:arriba y abajo|estatico|convencional|tradicional|sin (?:aire|ventilador|turbo)|resistencias?)'
const fanSaid = new RegExp(`(?<!sin )\\b${fan}\\b`)
const stillSaid = new RegExp(`\\b${still}\\b`)
const heat = /(?<![\d.,])(\d{2,3})(?! ?(?:g\b|kg\b|ml\b|min|minutos|h\b|horas|personas|pax|raciones|%|€))/

/** What a fan saves against the same oven without it, in °C: 20 is the rule of makers and cookbooks (oficio). */
const fanSaves = 20

/** Marks of a British gas oven. */
const gasMarks = [1, 2, 3, 4, 5, 6, 7, 8, 9]

/** The mark whose heat lies nearest; null outside the scale by more than a step. */
export const gasMarkOf = (celsius: number): number | null => {
  const nearest = gasMarks.toSorted(
    (one, other) => Math.abs(celsiusOfGasMark(one) - celsius) - Math.abs(celsiusOfGasMark(other) - celsius),
  )[0]
  return nearest === undefined || Math.abs(celsiusOfGasMark(nearest) - celsius) > gasStep ? null : nearest
}

/** What lies between two marks, in °C. */
const gasStep = 15

/** 'Horno a 180 con aire, cuánto es arriba y abajo': the same heat in the other oven; null of any other question. */
export const otherOven = (folded: string): string | null => {
  const value = Number(heat.exec(folded)?.[1] ?? 0)
  const [withFan, without] = [fanSaid.exec(folded)?.index ?? -1, stillSaid.exec(folded)?.index ?? -1]
  const toGas = /\bgas\b/.test(folded)
  if (/\df\b|\bf\b|fahrenheit/.test(folded)) return null
  if (value < 80 || value > 300 || (withFan < 0 && without < 0) || (withFan < 0 || without < 0 ? !toGas : false))
    return null
  // What is said first is what the recipe gives, the other what is asked.
  const isFromFan = without < 0 || (withFan >= 0 && withFan < without)
  const plain = isFromFan ? value + fanSaves : value
  if (toGas) {
    const mark = gasMarkOf(plain)
    return mark === null
      ? null
      : `${value} °C ${isFromFan ? 'con aire' : 'arriba y abajo'} = **gas ${mark}**.\n\n*${isFromFan ? `${value} + ${fanSaves} = ${plain} °C sin ventilador; ` : ''}escala británica, redondeada.*`
  }
  return isFromFan
    ? `${value} °C con aire = **${formatDecimal(plain, 0)} °C** arriba y abajo.\n\n*Con ventilador, unos ${fanSaves} °C menos para lo mismo; cada horno es el suyo: mira el punto. Oficio.*`
    : `${value} °C arriba y abajo = **${formatDecimal(value - fanSaves, 0)} °C** con aire.\n\n*Con ventilador, unos ${fanSaves} °C menos para lo mismo; cada horno es el suyo: mira el punto. Oficio.*`
}
