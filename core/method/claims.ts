import { type Diet, diets, isForbidden } from '#core/knowledge/diets.ts'
import type { Pantry } from '#core/pantry/match-food.ts'
import { classify } from '#core/pantry/roles.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { fold } from '#core/spanish/fold.ts'
import { listed } from '#core/spanish/list.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import { stem } from '#core/spanish/stem.ts'
import { displayName } from './display-name.ts'

/** What a name promises and the list does not keep: a first step, which stays with the recipe, and the same for the cook. */
export type BrokenClaims = { readonly steps: readonly string[]; readonly warnings: readonly string[] }

/**
 * Names that promise a diet ('sin gluten', 'vegano') or to leave a food out ('sin alcohol', 'sin huevo') are held against
 * the list: who is served by the name may be allergic. Allergens as in the table of foods (Reg. (UE) 1169/2011, annex II).
 */
export const brokenClaims = (recipeName: string, lines: readonly IngredientDraft[], pantry: Pantry): BrokenClaims => {
  const name = fold(recipeName.slice(0, 200))
  const broken = [
    ...diets
      .filter(({ asked }) => asked.test(name))
      .map((diet) => ({
        claim: diet.asked.exec(name)?.[0] ?? diet.name,
        lines: lines.filter((line) => breaks(line, diet, pantry)),
      })),
    ...leftOut(recipeName, lines),
    ...forDiabetics(recipeName.slice(0, 200), lines),
  ].filter((claim) => claim.lines.length > 0)
  const said = new Set<IngredientDraft>()
  const steps: string[] = []
  const warnings: string[] = []
  for (const { claim, lines: found } of broken) {
    const fresh = found.filter((line) => !said.has(line))
    if (fresh.length === 0) continue
    for (const line of fresh) said.add(line)
    const names = listed(fresh.slice(0, 5).map(displayName))
    steps.push(
      `No servir como «${claim}»: la lista lleva ${names}. Cambiar antes eso por un producto apto, o quitarlo.`,
    )
    warnings.push(
      `El nombre promete «${claim}» y la lista lleva ${names}: no es apto. Cambia el ingrediente o el nombre antes de servirlo.`,
    )
  }
  return { steps, warnings }
}

const breaks = (line: IngredientDraft, diet: Diet, pantry: Pantry): boolean => {
  const key = fold(line.name)
  if (diet.asked.test(key) || isMeatless.test(key)) return false
  if (diet.name === 'vegana' && /^miel\b/.test(key)) return true
  const food = pantry.match(line.name)?.food
  return food !== undefined && isForbidden(food, diet)
}

/** A product that says of itself that it is the other one. */
const isMeatless = /\b(?:vegan[oa]s?|vegetal(?:es)?|sin gluten|sin lactosa|certificad[oa]s?|sin alcohol|0,0)\b/

/** Sugar is counted, not forbidden; who calls a cake so has to know what is in it. */
const forDiabetics = (
  name: string,
  lines: readonly IngredientDraft[],
): { readonly claim: string; readonly lines: readonly IngredientDraft[] }[] => {
  const [claim] = /\b(?:para )?diab[eé]tic[oa]s?\b/i.exec(name) ?? []
  return claim === undefined
    ? []
    : [
        {
          claim,
          lines: lines.filter((line) => ['sugar', 'honey', 'icingSugar', 'caramel'].includes(classify(line.name).role)),
        },
      ]
}

/** 'Sin huevo', 'sin azúcar': the food itself, where no diet speaks of it. */
const leftOut = (
  recipeName: string,
  lines: readonly IngredientDraft[],
): { readonly claim: string; readonly lines: readonly IngredientDraft[] }[] =>
  [
    ...nameKey(recipeName)
      .slice(0, 200)
      .matchAll(/\bsin (\p{L}{3,20})/gu),
  ].map(([, word = '']) => ({
    claim: `sin ${word}`,
    lines: lines.filter(({ name }) => {
      const key = nameKey(name)
      return !key.includes(`sin ${word}`) && stem(key.match(/\p{L}+/u)?.[0] ?? '') === stem(word)
    }),
  }))
