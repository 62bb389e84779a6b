import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { formatQuantity } from '#core/format/decimal.ts'
import { fold } from '#core/spanish/fold.ts'
import { readHeat } from './oven-heat.ts'
import { measures, readAsked } from './read-conversion.ts'

/** 'Y 2 tazas de harina': an amount, its measure and its food, which need nothing of what was said before. */
export const saysMeasure = (turn: string): boolean => {
  const asked = readAsked(fold(turn.slice(0, 200)), turn.slice(0, 200))
  return asked !== null && asked.food !== '' && asked.measure.unit !== 'unidad'
}

/** '3 cucharadas de miel en gramos' and then 'y en cucharaditas?': the whole question, or null where it is another one. */
export const conversionAgain = (before: string, text: string): string | null => {
  const target = /^\W*(?:y |ahora |vale,? )*(?:en|a|de) ([a-z ]{1,20}?)\W*$/.exec(fold(text.slice(0, 60)))?.[1] ?? ''
  // 'Y en gas', of the heat before.
  if (
    /^(?:gas|fahrenheit|centigrados|celsius|aire|conveccion|calor arriba y abajo)$/.test(target) &&
    readHeat(fold(before.slice(0, 200))) !== null
  )
    return `${before.slice(0, 200).replace(/,? ?\b(?:cu[aá]nto (?:es|son) )?(?:en|a) \p{L}[\p{L} ]*\W*$/u, '')} en ${target}`
  if (!measures.some(({ words }) => words.test(target))) return null
  const asked = readAsked(fold(before.slice(0, 600)), before.slice(0, 600))
  if (asked === null || asked.measure.unit === 'unidad') return null
  const measure = asked.measure.name.replace(/ \(.*/, '')
  const food = asked.food === '' ? '' : ` de ${asked.food}`
  return `${formatQuantity(asked.quantity)} ${measure}${food} en ${target}`
}

/** '3/4 cup de azúcar' and no more. Characters. */
const longestMeasure = 40

/** 'Y un stick', after half a cup of butter in grams: so much of the same. Null where no food was weighed. */
export const sameFoodIn = (before: string, turn: string): string | null => {
  const asked = readAsked(fold(before.slice(0, 200)), before.slice(0, 200))
  const own = turn.replace(/^\W*y /i, '').replace(/[?!.\s]+$/, '')
  const now = readAsked(fold(own), own)
  return asked === null ||
    asked.food === '' ||
    now === null ||
    now.food !== '' ||
    now.measure.unit === 'unidad' ||
    own.length > 30
    ? null
    : `${own} de ${asked.food} en gramos`
}

/** 'Y de azúcar', after 'media taza de harina en gramos': that conversion of another food of the table; null where it was none. */
export const conversionOf = (before: string, food: string, { pantry }: Knowledge): string | null => {
  const asked = readAsked(fold(before.slice(0, 200)), before.slice(0, 200))
  const isKnown = pantry.match(food)?.ignored.length === 0
  if (asked === null || asked.food === '' || asked.measure.unit === 'unidad' || !isKnown) return null
  // 'Cuántos gramos de café para 2 litros de infusión' is a dose.
  if (/\bgramos de \p{L}/u.test(before)) return null
  // Of what is bought or left, other things are asked than a measure.
  if (
    /\b(?:compr\w+|pid\w+|sac\w+|necesit\w+|qued\w+|salen?|receta|lleva|cocid[oa]s?|asad[oa]s?|crud[oa]s?|limpi[oa]s?)\b/.test(
      fold(before),
    )
  )
    return null
  const isForeign =
    asked.measure.unit !== 'g' &&
    asked.measure.unit !== 'kg' &&
    asked.measure.unit !== 'l' &&
    asked.measure.unit !== 'ml'
  if (
    asked.target === null &&
    !/\bgramos\b|\bpesan?\b/.test(fold(before)) &&
    !(isForeign && before.length <= longestMeasure)
  )
    return null
  return before.replace(asked.food, food)
}
