import { singularKey } from '#core/spanish/plural.ts'

/** What a figure is in, multiplied out: { eur: 1, g: -1 } is euros a gram. */
export type Measure = Readonly<Record<string, number>>

/** People and plates are one thing in a sum of servings. */
const serving = new Set(
  'racion plato persona comensal cubierto cabeza barba pax invitado cliente menu nino adulto asistente cap pers alumno alumna huesped crio peque'.split(
    ' ',
  ),
)
const times: Readonly<Record<string, string>> = {
  dia: 'dia',
  dias: 'dia',
  noche: 'dia',
  semana: 'semana',
  mes: 'mes',
  mese: 'mes',
  hora: 'hora',
  ano: 'ano',
  anos: 'ano',
}

/** The unit a folded noun stands for, in either number: 'raciones' and 'personas' are servings, 'copas' is copa; blank for no noun. */
export const unitOf = (noun: string): string => {
  const one = singularKey(noun)
  if (serving.has(one) || serving.has(noun)) return 'racion'
  return times[one] ?? one
}

/** Not counted, though a number stands before them. */
export const noThing =
  /^(?:de|del|el|la|los|las|y|o|en|por|al?|con|para|que|mas|menos|cada|un|una|me|es|son|tengo|saco|pero|si|no|lo|se|cuant[oa]s?|limpi[oa]s?|net[oa]s?|brut[oa]s?|iva|euros?|vendo|sal|agua|veces|minutos?|grados?|anos?|margen|beneficio|ganancia|genero|kilos?|litros?|kg|g|docenas?|sueldo|alquiler|salen|sale|sacamos|hago|hacen|quedan)$/

export const multiplied = (one: Measure, other: Measure, power: 1 | -1): Measure => {
  const made: Record<string, number> = { ...one }
  for (const [unit, count] of Object.entries(other)) made[unit] = (made[unit] ?? 0) + count * power
  return made
}

export const isSame = (one: Measure, other: Measure): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every((unit) => (one[unit] ?? 0) === (other[unit] ?? 0))
