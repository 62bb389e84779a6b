import { animalCategories, type FoodCategory } from '#core/pantry/food.ts'
import { type Core, coreText } from '#core/safety/tables/cores.ts'
import { pasteurised } from '#core/safety/tables/sous-vide.ts'
import { isBakedThrough } from './baked.ts'
import { type Draft, dishIs, type Item, nearEnd, type Rule, textOf, warn } from './draft.ts'
import { celsiusWritten, minutesWritten } from './figures.ts'
import { isCured, staysRaw } from './raw.ts'

/** Tags of what needs no cooking here: cooked, cured, tinned, smoked, pasteurised, or only for a stock. */
const ready = [
  'ya-cocinado',
  'curado',
  'pescado-conserva',
  'ovoproducto',
  'huevo-cocido',
  'caldo-base',
  'pate',
  'ahumado',
  'salsa-huevo',
  'dulce-huevo',
  'legumbre-cocida',
  'especia',
]

/** Which tags of a row must be met by an ingredient itself; vegetables and fillings are no animal. */
const animalRows = new Set([
  'ave',
  'picada',
  'jabali',
  'caza',
  'casqueria',
  'cerdo',
  'carne',
  'bivalvo',
  'pescado',
  'rana',
  'huevo',
])

/** The core an ingredient needs; null where it needs none. */
export const coreOf = ({ tags, food }: Pick<Item, 'tags' | 'food'>, cores: readonly Core[]): Core | null => {
  if (ready.some((tag) => tags.has(tag))) return null
  if (food !== null && !cookedCategories.has(food.category) && !tags.has('picada')) return null
  return cores.find((core) => animalRows.has(core.id) && core.tags.some((tag) => tags.has(tag))) ?? null
}

/** Where a core temperature may be asked for; cheeses and sauces are not cooked for it. */
const cookedCategories: ReadonlySet<FoodCategory> = new Set([...animalCategories, 'huevos', 'embutidos_y_curados'])

/**
 * Every raw animal product comes with its core temperature, unless the dish stays raw (then other rules speak), is cured, or
 * is held long enough at a lower one. What is missing is one line before the last.
 */
export const coreTemperatures: Rule = (draft, { cores, sousVide }) => {
  const raw = staysRaw(draft)
  const cured = isCured(draft) || dishIs(draft, 'salazon')
  const temperatures = celsiusWritten(textOf(draft))
  const missing = new Map<string, Core>()
  for (const item of draft.items) {
    const core = coreOf(item, cores)
    if (core === null || cured) continue
    if (raw.fish && core.id === 'pescado') continue
    if (
      raw.meat &&
      core.id !== 'ave' &&
      core.id !== 'picada' &&
      core.id !== 'jabali' &&
      (core.id === 'carne' || core.id === 'caza' || core.id === 'huevo')
    )
      continue
    if (raw.shell && core.id === 'bivalvo') continue
    if (core.id === 'huevo' && (raw.egg || eggSafe.test(textOf(draft)) || isBakedThrough(draft))) continue
    if (raw.fish && core.id === 'huevo') continue
    if (item.tags.has('foie-crudo')) continue
    if (isSousVide(draft, item, temperatures, sousVide)) continue
    if (temperatures.some((value) => value >= core.celsius && value < 100)) continue
    missing.set(core.name, core)
  }
  if (missing.size === 0) return draft
  const line = [...missing.values()]
    .map((core) => `Comprobar con sonda: ${coreText(core)} en el centro (${core.name}).`)
    .join(' ')
  return nearEnd(draft, line)
}

/** Pasteurised, boiled hard, a cream that has boiled, or the base of a tart that bakes dry: a probe tells nothing more of them. */
const eggSafe =
  /pasteurizad|ovoproducto|\bhierva y espese\b|\bcocer en blanco\b|\bhuevos? (?:1\d|9) min desde que hierve\b/

/** Long enough in a bath that pasteurises counts as its core: by the table, with the thickness of a breast. */
const isSousVide = (
  draft: Draft,
  { tags }: Item,
  temperatures: readonly number[],
  tables: Parameters<typeof pasteurised>[0],
): boolean => {
  if (!dishIs(draft, 'sous-vide', 'al-vacio', 'huevo-poco-cuajado')) return false
  if (tags.has('huevo')) return temperatures.some((value) => value >= 63 && value <= 70)
  const product = tags.has('ave') ? 'ave' : tags.has('pescado') ? 'pescado' : 'carne'
  return temperatures.some(
    (value) =>
      value >= 55 &&
      value < 75 &&
      minutesWritten(textOf(draft)).some(
        (said) => said >= (pasteurised(tables, product, value, thickness) ?? Number.POSITIVE_INFINITY),
      ),
  )
}

/** A breast or a fillet, cm. */
const thickness = 3

/** Poultry or meat at low temperature without a time that pasteurises gets one. */
export const lowTemperature: Rule = (draft, { sousVide, cores }) => {
  if (!dishIs(draft, 'sous-vide') || staysRaw(draft).fish) return draft
  const item = draft.items.find(({ tags, food }) => coreOf({ tags, food }, cores) !== null && !tags.has('huevo'))
  if (item === undefined || isSousVide(draft, item, celsiusWritten(textOf(draft)), sousVide)) return draft
  if (item.tags.has('bivalvo') || item.tags.has('casqueria')) return draft
  const product = item.tags.has('ave') ? 'ave' : item.tags.has('pescado') ? 'pescado' : 'carne'
  const celsius = product === 'ave' ? 63 : 60
  const minutes = pasteurised(sousVide, product, celsius, thickness)
  return warn(
    nearEnd(
      draft,
      `Envasar al vacío en bolsa y cocer en baño a ${celsius} °C ${minutes} min (piezas de 3 cm; más gruesas, más tiempo) para pasteurizar; secar y marcar en plancha al servir, o enfriar con hielo y guardar a 3 °C.`,
    ),
    `Baja temperatura: ${celsius} °C y ${minutes} min para 3 cm de grosor (Baldwin); menos tiempo no pasteuriza.`,
  )
}
