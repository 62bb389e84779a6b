import type { Calculation } from '#core/calculate/calculation.ts'
import { foodsNamed } from '#core/calculate/reading/foods-named.ts'
import { type Slot, slotOf } from '#core/calculate/reading/slots.ts'
import { percent, weight } from '#core/calculate/say.ts'
import type { Food } from '#core/pantry/food.ts'

/** Where the cook asks what the fire takes: the table only knows what the knife takes. */
const cooking =
  /\bal? (?:coc|hor[nv]|asa|frei|plancha|guis|hervi|vapor|bras)\w*|\bcoccion\b|\bcocid[oa]s?\b|\basad[oa]s?\b/

/**
 * The table's estimates for fish and seafood are of the piece as it mostly comes, often without head: the page of yields
 * (FAO) tells them from the whole fish.
 */
const isFromPage = (food: Food): boolean =>
  food.provenance.merma === 'estimado' && /^(?:pescados|crustaceos|moluscos_y_cefalopodos)$/.test(food.category)

/** The share left, in %, that the cook says himself: 'merma del 55 %' leaves 45; null where none is said. */
const saidShare = (folded: string, slots: readonly Slot[]): number | null => {
  const said = slots.filter(
    ({ kind, at }) =>
      kind === 'percent' ||
      (kind === 'count' &&
        /\b(?:merma|rendimiento|aprovechamiento) (?:del? |es )?(?:un )?$/.test(folded.slice(Math.max(0, at - 24), at))),
  )
  const [slot] = said
  if (slot === undefined || said.length > 1 || slot.value <= 0 || slot.value >= 100) return null
  const before = folded.slice(Math.max(0, slot.at - 40), slot.at)
  const after = folded.slice(slot.end, slot.end + 20)
  if (/\bmermas?\b|\bpierde\b/.test(before) || /^ (?:de )?merma\b/.test(after)) return 100 - slot.value
  return /\brendimiento\b|\brinde\b|\baprovecha/.test(before) || /^ (?:de )?(?:rendimiento|aprovecha)/.test(after)
    ? slot.value
    : null
}

/** What is left of a food after cleaning, and what must be bought for so much clean: by the table's edible part. */
export const cleaning: Calculation = {
  id: 'merma',
  continues: true,
  work: ({ folded, slots, knowledge }) => {
    const clean = slotOf(slots, 'mass')
    const said = saidShare(folded, slots)
    const buys =
      !/\b(?:queda|quedan|saco|sale|salen)\b/.test(folded) &&
      /\bcompr|\b(?:quiero|necesito|sacar|para) .{0,12}\d[^;]{0,14}(?:limpi|net[oa]|pulpa|carne\b|lomos?\b|pelad)|\bcuant[oa] (?:en )?(?:crud[oa]|brut[oa])\b|\bpido\b|\bpedir\b|\bencargar|\bnecesito .{0,25}(?:brut|entero|sin limpiar)/.test(
        folded,
      )
    const asksYield =
      /\bmermas?\b|\brendimiento\b|\brinde\b|\baprovecha(?:miento|ble)\b|parte comestible|\b(?:me )?(?:queda|quedan|sale|salen|saco)\b.{0,30}limpi|limpi[oa]s?\b.{0,30}(?:queda|sale|saco)/.test(
        folded,
      )
    if (
      !(buys && /limpi|net[oa]s?\b|pelad|carne|sacar|aprovech/.test(folded)) &&
      !asksYield &&
      (said === null || clean === null)
    )
      return null
    // So many servings of so much are another sum.
    const own = said !== null && clean !== null && slotOf(slots, 'guests') === null ? said : null
    const named = foodsNamed(folded, knowledge.pantry).find(({ food }) => food.ediblePercent !== null)
    const food = named?.food
    if (own === null && (food === undefined || isFromPage(food) || cooking.test(folded))) return null
    const edible = own ?? food?.ediblePercent ?? 0
    // What the table weighs clean already says nothing of how it is bought.
    if (own === null && (edible <= 0 || edible > 97)) return null
    const state = cooking.test(folded) ? 'ya cocinados' : 'limpios'
    const name = food === undefined ? '' : ` de ${food.name.toLowerCase()}`
    const source = food === undefined || food.provenance.merma === '' ? 'tabla de Obrador' : food.provenance.merma
    const notes =
      own === null
        ? [`Depende de la pieza y de la mano: pesa antes y después una vez y usa tu cifra. Fuente: ${source}.`]
        : [`Con la merma que me das, ${percent(100 - own)}.`]
    if (clean === null)
      return {
        answer: `De${name.replace(/^ de/, '')} se aprovecha cerca del **${percent(edible)}**: merma del **${percent(100 - edible)}**.`,
        working: `1 kg × ${percent(edible)} = ${weight(edible * 10)} limpios`,
        notes,
      }
    const grams = (clean.value / edible) * 100
    return buys
      ? {
          answer: `Compra **${weight(grams)}**${name} para ${weight(clean.value)} ${state}.`,
          working: `${weight(clean.value)} ÷ ${percent(edible)} que se aprovecha = ${weight(grams)}`,
          notes,
        }
      : {
          answer: `De ${weight(clean.value)}${name} quedan unos **${weight((clean.value * edible) / 100)}** ${state}.`,
          working: `${weight(clean.value)} × ${percent(edible)} que se aprovecha`,
          notes,
        }
  },
}
