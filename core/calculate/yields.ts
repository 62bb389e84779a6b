import type { Calculation } from './calculation.ts'
import { foodsNamed } from './foods-named.ts'
import { percent, weight } from './say.ts'
import { slotOf } from './slots.ts'

/** What is left of a food after cleaning, and what must be bought for so much clean: by the table's edible part. */
export const cleaning: Calculation = {
  id: 'merma',
  continues: true,
  work: ({ folded, slots, pantry }) => {
    const buys =
      !/\b(?:queda|quedan|saco|sale|salen)\b/.test(folded) &&
      /\bcompr|\bpido\b|\bpedir\b|\bencargar|\bnecesito .{0,25}(?:brut|entero|sin limpiar)/.test(folded)
    const asksYield =
      /\bmermas?\b|\brendimiento\b|\brinde\b|\baprovecha(?:miento|ble)\b|parte comestible|\b(?:me )?(?:queda|quedan|sale|salen|saco)\b.{0,30}limpi|limpi[oa]s?\b.{0,30}(?:queda|sale|saco)/.test(
        folded,
      )
    if (!(buys && /limpi|net[oa]s?\b|pelad|carne|sacar|aprovech/.test(folded)) && !asksYield) return null
    const named = foodsNamed(folded, pantry).find(({ food }) => food.ediblePercent !== null)
    if (named === undefined) return null
    const { food } = named
    const edible = food.ediblePercent ?? 0
    // What the table weighs clean already says nothing of how it is bought.
    if (edible <= 0 || edible > 97) return null
    const clean = slotOf(slots, 'mass')
    const name = food.name.toLowerCase()
    const source = food.provenance.merma === '' ? 'tabla de Obrador' : food.provenance.merma
    const notes = [`Depende de la pieza y de la mano: pesa antes y después una vez y usa tu cifra. Fuente: ${source}.`]
    if (clean === null)
      return {
        answer: `De ${name} se aprovecha cerca del **${percent(edible)}**: merma del **${percent(100 - edible)}**.`,
        working: `1 kg × ${percent(edible)} = ${weight(edible * 10)} limpios`,
        notes,
      }
    const grams = (clean.value / edible) * 100
    return buys
      ? {
          answer: `Compra **${weight(grams)}** de ${name} para ${weight(clean.value)} limpios.`,
          working: `${weight(clean.value)} ÷ ${percent(edible)} que se aprovecha = ${weight(grams)}`,
          notes,
        }
      : {
          answer: `De ${weight(clean.value)} de ${name} quedan unos **${weight((clean.value * edible) / 100)}** limpios.`,
          working: `${weight(clean.value)} × ${percent(edible)} que se aprovecha`,
          notes,
        }
  },
}
