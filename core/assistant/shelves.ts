import { cuts } from '#core/knowledge/cuts.ts'
import { dishes } from '#core/knowledge/dishes.ts'
import { formulas } from '#core/knowledge/formulas.ts'
import { glossary } from '#core/knowledge/glossary.ts'
import { servingSizes } from '#core/knowledge/grams-per-serving.ts'
import { rules } from '#core/knowledge/rules.ts'
import { safeTemperatures } from '#core/knowledge/safe-temperatures.ts'
import { seasons } from '#core/knowledge/seasons.ts'
import { keepings } from '#core/knowledge/storage.ts'
import { substitutions } from '#core/knowledge/substitutions.ts'
import { bondTechniques } from '#core/knowledge/techniques-bonds.ts'
import { heatTechniques } from '#core/knowledge/techniques-heat.ts'
import { indexOf } from './words.ts'

/** The tables of core/knowledge, each by its names: made once, when the module is read. */
const namesOf = (row: { readonly names: readonly string[] }): readonly string[] => row.names

export const dishIndex = indexOf(dishes, namesOf)
export const formulaIndex = indexOf(formulas, namesOf)
export const ruleIndex = indexOf(rules, namesOf)
export const techniqueIndex = indexOf([...heatTechniques, ...bondTechniques], namesOf)
export const substitutionIndex = indexOf(substitutions, ({ of }) => of)
export const cutIndex = indexOf(cuts, namesOf)
export const servingIndex = indexOf(servingSizes, namesOf)
export const safeTemperatureIndex = indexOf(safeTemperatures, namesOf)
export const keepingIndex = indexOf(keepings, namesOf)
export const seasonIndex = indexOf(seasons, ({ name }) => [name])
export const glossaryIndex = indexOf(glossary, (words) => words.map((word) => word.replace(/ \(.*\)/, '')))
