import type { Pantry } from '#core/pantry/match-food.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import type { Safety } from '#core/safety/safety.ts'
import { contradicted } from './contradicted.ts'
import { coreTemperatures, lowTemperature } from './cores.ts'
import { draftOf, type Rule } from './draft.ts'
import { babies, curingSalt, forbidden } from './forbidden.ts'
import { guests } from './guests.ts'
import {
  cassava,
  cookedStarch,
  curedMeats,
  ferments,
  frying,
  jams,
  livers,
  rawMilk,
  rawSprouts,
  stuffing,
  trichinella,
  underOil,
  wildMushrooms,
} from './keeping.ts'
import { pulses } from './pulses.ts'
import { mincedMeat, rawEgg, rawFish, rawMeat, rawShellfish, withoutFalseCore } from './raw.ts'

type Written = { readonly name: string; readonly method: string; readonly ingredients: readonly IngredientDraft[] }

/** What the gate made of a method. */
export type Gated = {
  readonly method: string
  /** What the cook must know, each with its source. */
  readonly warnings: readonly string[]
  /** Who says the temperatures that stand in it. */
  readonly sources: readonly string[]
  /** Lines it put in or changed; empty where the method was safe as it came. */
  readonly added: readonly string[]
  /** Of those, what was not there at all. */
  readonly missing: readonly string[]
}

/** What must not be there goes first; then what stays raw, what is cooked first, and last the temperatures. */
const rules: readonly Rule[] = [
  forbidden,
  babies,
  guests,
  curingSalt,
  pulses,
  cassava,
  wildMushrooms,
  rawMilk,
  cookedStarch,
  withoutFalseCore,
  rawEgg,
  rawFish,
  rawMeat,
  mincedMeat,
  rawShellfish,
  lowTemperature,
  coreTemperatures,
  curedMeats,
  trichinella,
  stuffing,
  livers,
  ferments,
  underOil,
  jams,
  rawSprouts,
  frying,
  contradicted,
]

/**
 * The one gate every method passes, whoever wrote it: our own author, a language model, a scanned page, an imported recipe.
 * It adds the step or the warning that is missing and takes out what must not be said. Pure; passing twice adds nothing.
 */
export const gateMethod = (written: Written, pantry: Pantry, safety: Safety): Gated => {
  const draft = rules.reduce((made, rule) => rule(made, safety), draftOf(written, pantry, safety))
  const method = draft.lines.join('\n')
  const sources = /\b(?:68|70|74|90) °C/.test(method) ? [coreSource] : []
  return { method, warnings: draft.warnings, sources, added: [...draft.added, ...draft.changed], missing: draft.added }
}

const coreSource = 'Temperaturas de seguridad en el centro: AESAN, Comité Científico (2021).'

/**
 * What a cook should look at in a recipe of his own: what the gate warns of, and what it would have put in. His words stay as
 * they are. Pure; in the order of the gate, each once.
 */
export const hazardsIn = (written: Written, pantry: Pantry, safety: Safety): readonly string[] => {
  const { warnings, missing } = gateMethod(written, pantry, safety)
  return [...new Set([...warnings, ...missing.map((line) => `Por seguridad, falta en la receta: ${line}`)])]
}

/** The same for a whole recipe. */
export const gateRecipe = <Recipe extends Written>(
  recipe: Recipe,
  pantry: Pantry,
  safety: Safety,
): { readonly recipe: Recipe; readonly warnings: readonly string[]; readonly added: readonly string[] } => {
  const { method, warnings, added } = gateMethod(recipe, pantry, safety)
  return { recipe: { ...recipe, method }, warnings, added }
}
