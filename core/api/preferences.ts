import { z } from 'zod/mini'
import type { Counting } from '#core/costing/costs/cost.ts'
import { roundings, targetWords } from '#core/costing/prices/price-words.ts'
import { numberField } from './field.ts'

/** The wire of /rest/v1/preferences: what a cook has chosen once for every screen. */

export const preferencesRow = z.object({
  /** No function may ask a language model, even where one is configured. */
  only_local: z.boolean(),
  /** Escandallos weigh cups, spoons and pieces instead of taking them as they are. */
  household_to_grams: z.boolean(),
  /** Escandallos cost limpio lines at what must be bought for them. */
  count_merma: z.boolean(),
  /** The kitchen has said how pieces, cups and spoons count, and need not be asked. */
  measures_chosen: z.boolean(),
  /** Share of the price without IVA that the ingredients may cost, in %. */
  food_cost_target: z.number(),
  /** IVA on top of the suggested price, in %. */
  vat_rate: z.number(),
  /** How suggested prices end. */
  price_rounding: z.enum(roundings),
  /** Whether targets are shown and typed as food cost or as gross margin, its complement. */
  target_as: z.enum(targetWords),
  /** € an hour of work costs the kitchen; null: not said. */
  labour_rate: z.nullable(z.number()),
})

/** The food cost to stay within, in %. */
export const targetField = numberField('El objetivo de coste de materia prima', 1, 100)

const onOff = z.boolean('Debe ser sí o no')

/** Only what is named changes. */
export const preferencesPatch = z.object({
  only_local: z.optional(onOff),
  household_to_grams: z.optional(onOff),
  count_merma: z.optional(onOff),
  measures_chosen: z.optional(onOff),
  food_cost_target: z.optional(targetField),
  vat_rate: z.optional(numberField('El IVA', 0, 100)),
  price_rounding: z.optional(z.enum(roundings, `El redondeo debe ser uno de: ${roundings.join(', ')}`)),
  target_as: z.optional(z.enum(targetWords, `El objetivo se dice como: ${targetWords.join(', ')}`)),
  labour_rate: z.optional(z.nullable(numberField('El coste de la hora', 0.01, 1000))),
})

export type Preferences = z.infer<typeof preferencesRow>
export type PreferencesPatch = z.infer<typeof preferencesPatch>

/**
 * What holds until the cook chooses. The arithmetic of the specification, to the letter; 30 % is the usual aim of a
 * Spanish restaurant's escandallo; 10 % is the IVA of catering (Ley 37/1992, art. 91.Uno.2.2.º).
 */
export const defaultPreferences: Preferences = {
  only_local: false,
  household_to_grams: false,
  count_merma: false,
  measures_chosen: false,
  food_cost_target: 30,
  vat_rate: 10,
  price_rounding: 'cent',
  target_as: 'food_cost',
  labour_rate: null,
}

/** How this cook's escandallos count: on the cost page, in the assistant, in Kitchen Lab. */
export const countingOf = ({ household_to_grams, count_merma }: Preferences): Counting => ({
  reading: household_to_grams ? 'household' : 'specified',
  merma: count_merma,
})

/** What holds after a change. */
export const withChoices = (before: Preferences, patch: PreferencesPatch): Preferences => ({
  only_local: patch.only_local ?? before.only_local,
  household_to_grams: patch.household_to_grams ?? before.household_to_grams,
  count_merma: patch.count_merma ?? before.count_merma,
  // Whoever sets the switch has chosen.
  measures_chosen: patch.measures_chosen ?? (patch.household_to_grams !== undefined || before.measures_chosen),
  food_cost_target: patch.food_cost_target ?? before.food_cost_target,
  vat_rate: patch.vat_rate ?? before.vat_rate,
  price_rounding: patch.price_rounding ?? before.price_rounding,
  target_as: patch.target_as ?? before.target_as,
  labour_rate: patch.labour_rate === undefined ? before.labour_rate : patch.labour_rate,
})
