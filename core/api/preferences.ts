import { z } from 'zod/mini'
import { roundings, targetWords } from '#core/costing/price-words.ts'
import { numberField } from './field.ts'

/** The wire of /rest/v1/preferences: what a cook has chosen once for every screen. */

export const preferencesRow = z.object({
  /** No function may ask a language model, even where one is configured. */
  only_local: z.boolean(),
  /** Escandallos weigh cups, spoons and pieces instead of taking them as they are. */
  household_to_grams: z.boolean(),
  /** Share of the price without IVA that the ingredients may cost, in %. */
  food_cost_target: z.number(),
  /** IVA on top of the suggested price, in %. */
  vat_rate: z.number(),
  /** How suggested prices end. */
  price_rounding: z.enum(roundings),
  /** Whether targets are shown and typed as food cost or as gross margin, its complement. */
  target_as: z.enum(targetWords),
})

/** The food cost to stay within, in %. */
export const targetField = numberField('El objetivo de coste de materia prima', 1, 100)

const onOff = z.boolean('Debe ser sí o no')

/** Only what is named changes. */
export const preferencesPatch = z.object({
  only_local: z.optional(onOff),
  household_to_grams: z.optional(onOff),
  food_cost_target: z.optional(targetField),
  vat_rate: z.optional(numberField('El IVA', 0, 100)),
  price_rounding: z.optional(z.enum(roundings, `El redondeo debe ser uno de: ${roundings.join(', ')}`)),
  target_as: z.optional(z.enum(targetWords, `El objetivo se dice como: ${targetWords.join(', ')}`)),
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
  food_cost_target: 30,
  vat_rate: 10,
  price_rounding: 'cent',
  target_as: 'food_cost',
}

/** What holds after a change. */
export const withChoices = (before: Preferences, patch: PreferencesPatch): Preferences => ({
  only_local: patch.only_local ?? before.only_local,
  household_to_grams: patch.household_to_grams ?? before.household_to_grams,
  food_cost_target: patch.food_cost_target ?? before.food_cost_target,
  vat_rate: patch.vat_rate ?? before.vat_rate,
  price_rounding: patch.price_rounding ?? before.price_rounding,
  target_as: patch.target_as ?? before.target_as,
})
