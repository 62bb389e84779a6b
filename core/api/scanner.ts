import { z } from 'zod/mini'
import { mostLines, mostPages } from '#core/parsing/paper/pages.ts'
import { units } from '#core/units/units.ts'
import { textField } from './field.ts'

/** The wire of /functions/v1/scan-recipe-document, with the specification's names (§7). */

/** Characters of a data URL: 15 MB in base64, and room to be told so. */
export const longestPhotoText = 24 * 1024 * 1024

/** A page as it was read: to be sent back with the next photo of the same recipe. */
export const scannedPage = z.object({
  lines: z
    .array(
      z.object({
        text: z.string().check(z.maxLength(400, 'La línea es demasiado larga')),
        /** px of its letters on a page 2,000 px wide. */
        height: z.number().check(z.gte(0), z.lte(10_000)),
      }),
    )
    .check(z.maxLength(mostLines, 'Demasiadas líneas')),
  doubts: z.array(z.string().check(z.maxLength(1000))).check(z.maxLength(40)),
})

export const scanBody = z.object({
  /** A data URL with the picture in base64. What it really is, its first bytes say. */
  fileData: z
    .string('La foto debe ser una URL de datos')
    .check(z.maxLength(longestPhotoText, 'La foto es demasiado grande')),
  fileName: z.optional(textField('El nombre del archivo', 1000)),
  fileType: z.optional(textField('El tipo del archivo', 200)),
  /** Always null: the text is read here. */
  extractedText: z.optional(z.nullable(z.string())),
  /** What was read of the photos before this one, of the same recipe, in order. */
  pages: z.optional(
    z.array(scannedPage).check(z.maxLength(mostPages - 1, `Como mucho ${mostPages} hojas de una receta`)),
  ),
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

export const deliveryNote = z.object({
  kind: z.enum(['albarán', 'factura']),
  supplier: z.string(),
  /** 'YYYY-MM-DD', or empty. */
  date: z.string(),
  vatIncluded: z.boolean(),
  lines: z.array(
    z.object({
      product: z.string(),
      format: z.string(),
      quantity: z.nullable(z.number()),
      price: z.number(),
      /** In %; null where the paper does not say it. */
      vat: z.nullable(z.number()),
      adds: z.boolean(),
    }),
  ),
})

export const scanAnswer = z.object({
  /** Null: what is on the photo is no recipe. */
  recipe: z.nullable(scannedRecipe),
  /** Other recipes on the same sheet, in their order: the cook says which are kept. */
  others: z.array(z.object({ recipe: scannedRecipe, warnings: z.array(z.string()) })),
  /** All pages read so far, this photo's the last. */
  pages: z.array(scannedPage),
  /** What a delivery note or an invoice says; null for everything else. Nothing of it is kept. */
  note: z.nullable(deliveryNote),
  /** Readings to check, in Spanish; they stay with the recipe until it is edited or they are dismissed. */
  warnings: z.array(z.string()),
  engine: z.enum(['local', 'model']),
  model: z.optional(z.string()),
  notice: z.optional(z.string()),
})

export type ScanBody = z.infer<typeof scanBody>
export type ScanAnswer = z.infer<typeof scanAnswer>
export type ScannedPage = z.infer<typeof scannedPage>
export type ScannedRecipe = z.infer<typeof scannedRecipe>
