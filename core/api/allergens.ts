import { z } from 'zod/mini'
import { type AllergenReport, correctionStates } from '#core/nutrition/allergens.ts'
import { resolvedBy } from '#core/nutrition/resolve-food.ts'
import { allergens } from '#core/pantry/food.ts'
import { idField, textField } from './field.ts'

/** The wire of /rest/v1/recipes/:id/allergens: `AllergenReport` in snake_case. */

const allergenField = z.enum(allergens, `El alérgeno debe ser uno de: ${allergens.join(', ')}`)
const brought = z.enum(['contiene', 'puede_contener'])

export const allergenReportRow = z.object({
  /** In the order of annex II. What is not listed is not known to be absent. */
  entries: z.array(
    z.object({
      allergen: allergenField,
      /** What counts, correction included. 'retirado': taken out by the cook, and shown so. */
      state: z.enum(['contiene', 'puede_contener', 'retirado']),
      /** What the ingredients alone say. */
      computed: z.nullable(brought),
      sources: z.array(
        z.object({
          ingredient: z.string(),
          food: z.string(),
          matched_by: z.enum(resolvedBy),
          state: brought,
          /** The elaboración it stands in. */
          within: z._default(z.nullable(z.string()), null),
        }),
      ),
      correction: z.nullable(z.object({ state: z.enum(correctionStates), note: z.string(), updated_at: z.string() })),
      /** The elaboración of which the cook took it out. */
      taken_out_of: z._default(z.nullable(z.string()), null),
    }),
  ),
  /** Ingredients whose allergens nobody knows. */
  unknown: z.array(z.string()),
  /** False: the list is 'incompleta'. True is no promise that others are absent. */
  complete: z.boolean(),
})

export const recipeAllergenParams = z.object({ id: idField, allergen: allergenField })

/** PUT /rest/v1/recipes/:id/allergens/:allergen: answers the whole report. DELETE takes the correction back. */
export const correctAllergenBody = z.object({
  state: z.enum(correctionStates, `El estado debe ser uno de: ${correctionStates.join(', ')}`),
  note: z._default(textField('La nota', 500), ''),
})

export type AllergenReportRow = z.infer<typeof allergenReportRow>
export type CorrectAllergenBody = z.infer<typeof correctAllergenBody>

export const allergenReportToRow = ({ entries, unknown }: AllergenReport): AllergenReportRow => ({
  entries: entries.map(({ allergen, state, computed, sources, correction, takenOutOf }) => ({
    allergen,
    state,
    computed,
    sources: sources.map(({ matchedBy, ...source }) => ({ ...source, matched_by: matchedBy })),
    correction: correction && { state: correction.state, note: correction.note, updated_at: correction.updatedAt },
    taken_out_of: takenOutOf,
  })),
  unknown: [...unknown],
  complete: unknown.length === 0,
})

export const allergenReportFromRow = ({ entries, unknown }: AllergenReportRow): AllergenReport => ({
  entries: entries.map(({ allergen, state, computed, sources, correction, taken_out_of }) => ({
    allergen,
    state,
    computed,
    takenOutOf: taken_out_of,
    sources: sources.map(({ matched_by, ...source }) => ({ ...source, matchedBy: matched_by })),
    correction: correction && {
      allergen,
      state: correction.state,
      note: correction.note,
      updatedAt: correction.updated_at,
    },
  })),
  unknown,
})
