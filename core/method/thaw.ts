import { classify } from '#core/pantry/roles.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { listed } from '#core/spanish/list.ts'
import { withArticle } from './display-name.ts'
import { flesh } from './kinds/role-groups.ts'

/** What is thawed before it is cooked; greens, fruit of a filling and breaded pieces go from the freezer to the fire. */
const isThawed = ({ name }: IngredientDraft): boolean =>
  /\b(?:ultra)?congelad[oa]s?\b/i.test(name) &&
  !/\b(?:descongelad|rebozad|empanad|precocid|cocid)[oa]s?\b|\b(?:varitas|palitos|nuggets|fingers|croquetas|empanadillas)\b/i.test(
    name,
  ) &&
  ['dough', 'puff', ...flesh].includes(classify(name).role)

/** The first step for what comes frozen: in the cold and never on the counter (AESAN; Reg. (CE) 852/2004, annex II, chapter IX). */
export const thawing = (lines: readonly IngredientDraft[], method: string): string[] => {
  const frozen = lines.filter(isThawed)
  if (frozen.length === 0 || /descongel/i.test(method)) return []
  const large = frozen.some(({ name }) => /\b(?:enter[oa]s?|pulpo|pierna|paletilla|pavo|pollo entero)\b/i.test(name))
  return [
    `Descongelar ${listed(frozen.map((line) => withArticle({ ...line, unit: 'g' })))} en cámara a 4 °C como máximo, en rejilla y tapado, ${large ? '24-48 h' : '12-24 h'}; escurrir y secar. No se vuelve a congelar crudo.`,
  ]
}
