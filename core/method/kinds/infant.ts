import { displayName } from '#core/method/display-name.ts'
import { classify } from '#core/pantry/roles.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { listed } from '#core/spanish/list.ts'
import { nameKey } from '#core/spanish/name-key.ts'

/** A dish for someone who is not yet one year old, by its name. */
const isForInfants = (recipeName: string): boolean =>
  /\b(bebes?|lactantes?|potitos?|papillas?|([4-9]|1[0-2]|seis|ocho|nueve|doce) meses|menor(es)? de (un|1) ano)\b/.test(
    nameKey(recipeName),
  )

type Refusal = { readonly why: string; readonly is: (line: IngredientDraft) => boolean }

/**
 * What a child under twelve months must not be given: AESAN and the Spanish Association of Paediatrics (AEP),
 * 'Recomendaciones sobre la alimentación complementaria' (2018), and AESAN on infant botulism.
 */
const refusals: readonly Refusal[] = [
  {
    why: 'la miel puede llevar esporas de Clostridium botulinum y causar botulismo infantil, también cocinada',
    is: ({ name }) => /\bmiel(es)?\b/.test(nameKey(name)),
  },
  {
    why: 'la sal carga el riñón, que aún no madura',
    is: ({ name }) => /^(salt|condiment)$/.test(classify(name).role) && /\b(sal|soja|caldo)\b/.test(nameKey(name)),
  },
  {
    why: 'la espinaca, la acelga y la borraja llevan nitratos',
    is: ({ name }) => /^(?:acelga|espinaca|borraja|bleda)s?\b/.test(nameKey(name)),
  },
  {
    why: 'el azúcar y los jarabes hacen daño a los dientes y al gusto',
    is: ({ name }) => ['sugar', 'honey', 'icingSugar', 'caramel'].includes(classify(name).role),
  },
]

export type InfantRules = {
  readonly kept: readonly IngredientDraft[]
  /** For the method; null when nothing was refused. */
  readonly step: string | null
  readonly warnings: readonly string[]
}

/** The list without what a baby must not eat, and how the cook is told. */
export const withoutRefused = (recipeName: string, ingredients: readonly IngredientDraft[]): InfantRules => {
  if (!isForInfants(recipeName)) return { kept: ingredients, step: null, warnings: [] }
  const found = new Set<Refusal>()
  const refused: string[] = []
  const kept = ingredients.filter((line) => {
    const one = refusals.find(({ is }) => is(line))
    if (one === undefined) return true
    found.add(one)
    refused.push(displayName({ ...line, quantity: 1 }))
    return false
  })
  if (found.size === 0) return { kept, step: null, warnings: [] }
  const names = listed([...new Set(refused)], () => 'ni')
  const reasons = [...found].map(({ why }) => why).join('; ')
  return {
    kept,
    step: `Servir sin ${names}: antes de los 12 meses no se da.`,
    warnings: [
      `No lleva ${names}, aunque está en tu lista: prohibido antes de los 12 meses, porque ${reasons} (AESAN; AEP, 2018). Quítalo de la receta.`,
    ],
  }
}
