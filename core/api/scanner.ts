import { z } from 'zod/mini'
import { units } from '#core/units/units.ts'
import { textField } from './field.ts'

/** The wire of /functions/v1/scan-recipe-document, with the specification's names (§7). */

/** Characters of a data URL: 15 MB in base64, and room to be told so. */
export const longestPhotoText = 24 * 1024 * 1024

export const scanBody = z.object({
  /** A data URL with the picture in base64. What it really is, its first bytes say. */
  fileData: z
    .string('La foto debe ser una URL de datos')
    .check(z.maxLength(longestPhotoText, 'La foto es demasiado grande')),
  fileName: z.optional(textField('El nombre del archivo', 1000)),
  fileType: z.optional(textField('El tipo del archivo', 200)),
  /** Always null: the text is read here. */
  extractedText: z.optional(z.nullable(z.string())),
})

/** What is being done, in the order it comes. */
export const scanStages = ['straightening', 'reading', 'sorting', 'consulting'] as const
export type ScanStage = (typeof scanStages)[number]

const scannedRecipe = z.object({
  name: z.string(),
  category: z.string(),
  servings: z.number(),
  ingredients: z.array(z.object({ name: z.string(), quantity: z.number(), unit: z.enum(units) })),
  method: z.string(),
})

export const scanAnswer = z.object({
  /** Null: what is on the photo is no recipe. */
  recipe: z.nullable(scannedRecipe),
  /** Readings to check, in Spanish; they stay with the recipe until it is edited or they are dismissed. */
  warnings: z.array(z.string()),
  engine: z.enum(['local', 'model']),
  model: z.optional(z.string()),
  notice: z.optional(z.string()),
})

export type ScanBody = z.infer<typeof scanBody>
export type ScanAnswer = z.infer<typeof scanAnswer>
export type ScannedRecipe = z.infer<typeof scannedRecipe>
