import { formatDecimal } from '#core/format/decimal.ts'
import { celsiusOf, celsiusOfGasMark, fahrenheitOf } from '#core/knowledge/conversions.ts'

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
const gasMarkOf = (celsius: number): number | null => {
  const nearest = gasMarks.toSorted(
    (one, other) => Math.abs(celsiusOfGasMark(one) - celsius) - Math.abs(celsiusOfGasMark(other) - celsius),
  )[0]
  return nearest === undefined || Math.abs(celsiusOfGasMark(nearest) - celsius) > gasStep ? null : nearest
}

/** What lies between two marks, in °C. */
const gasStep = 15

/** 'Horno a 180 con aire, cuánto es arriba y abajo': the same heat in the other oven; null of any other question. */
const otherOven = (folded: string): string | null => {
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

/** An oven's heat and the other oven it is asked for. */
export const asksOtherOven =
  /\b\d{3}\b.{0,24}\b(?:(?:aire|ventilador|conveccion|turbo)\b.{0,30}\b(?:estatico|arriba y abajo|convencional|sin (?:aire|ventilador)|gas)|(?:estatico|arriba y abajo|convencional|sin (?:aire|ventilador))\b.{0,30}\b(?:aire|ventilador|conveccion|turbo|gas))\b/

/** '180 ºC en Fahrenheit', '350 F', 'gas 6'. */
export const readHeat = (folded: string): string | null => {
  const oven = otherOven(folded)
  if (oven !== null) return oven
  const gas = /\b(?:gas(?: mark)?|marca(?: de gas)?|termostato) ?(\d{1,2})\b/.exec(folded)
  if (gas !== null) {
    const mark = Number(gas[1])
    if (mark > 10) return null
    const celsius = celsiusOfGasMark(mark)
    return `Gas ${mark} = **${formatDecimal(celsius, 0)} °C** (${formatDecimal(fahrenheitOf(celsius), 0)} °F).\n\n*Escala británica, redondeada a 5 °C; con ventilador, unos 20 °C menos.*`
  }
  const written =
    /(-?\d{1,4}(?:[.,]\d{1,2})?) ?(?:º|°|grados?)? ?(celsius|centigrados|fahrenheit|farenheit|c\b|f\b|º|°|grados)/.exec(
      folded,
    )
  if (written === null) return null
  const value = Number((written[1] ?? '').replace(',', '.'))
  const rest = folded.slice(written.index + written[0].length)
  const toFahrenheit = /fahrenheit|farenheit|\bf\b|ºf|°f/.test(rest)
  const isFahrenheit =
    /^f/.test(written[2] ?? '') ||
    (!toFahrenheit && /celsius|centigrados|\bc\b|ºc|°c/.test(rest) && !/^c/.test(written[2] ?? ''))
  if (isFahrenheit)
    return `${formatDecimal(value, 1)} grados Fahrenheit = **${formatDecimal(celsiusOf(value), 0)} °C**.\n\n*(°F − 32) × 5/9*`
  const toGas = /\bgas\b/.test(rest)
  if (toGas) {
    const mark = gasMarkOf(value)
    return mark === null
      ? null
      : `${formatDecimal(value, 0)} °C = **gas ${mark}**.\n\n*Escala británica, redondeada; con ventilador, unos 20 °C menos.*`
  }
  if (!toFahrenheit && !/^c/.test(written[2] ?? '')) return null
  return `${formatDecimal(value, 1)} grados Celsius = **${formatDecimal(fahrenheitOf(value), 0)} °F**.\n\n*°C × 9/5 + 32*`
}

/** An inch, by definition (international yard, 1959). cm */
const cmPerInch = 2.54

/** 'Un molde de 9 inches en cm', '24 cm en pulgadas'. */
export const readLength = (folded: string): string | null => {
  const said = /(\d{1,3}(?:[.,]\d{1,2})?) ?(?:(inch(?:es)?|pulgadas?|in\b|″|")|(?:cm|centimetros?)\b)/.exec(folded)
  if (said === null) return null
  const value = Number((said[1] ?? '').replace(',', '.'))
  if (said[2] !== undefined)
    return `${formatDecimal(value, 2)} pulgadas = **${formatDecimal(value * cmPerInch, 1)} cm**.\n\n*1 pulgada = 2,54 cm*`
  if (!/\b(?:inch(?:es)?|pulgadas?)\b/.test(folded)) return null
  return `${formatDecimal(value, 1)} cm = **${formatDecimal(value / cmPerInch, 1)} pulgadas**.\n\n*1 pulgada = 2,54 cm*`
}
