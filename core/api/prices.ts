import { z } from 'zod/mini'
import { type IngredientPrice, priceKinds } from '#core/costing/prices/price.ts'
import { idField, limitText, textField, timeField } from './field.ts'
import { nameField, offerFields, priceField, priceLimits, unitField } from './price-fields.ts'

/** The wire of /rest/v1/ingredient_prices: snake_case rows, and the mapper to the `IngredientPrice` of core/costing. */

/** A day, a month or a span of months: '2026-11-21', '2026-06', '2025-01/2025-09'. */
const priceDateField = z
  .string()
  .check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])(?:-\d\d|\/\d{4}-(?:0[1-9]|1[0-2]))?$/, 'No es una fecha de precio'))

const kindField = z.enum(priceKinds, `La clase de precio debe ser una de: ${priceKinds.join(', ')}`)

/**
 * POST saves the price of an ingredient under its name (core/pantry/ingredient-key.ts): a new one is inserted, one that is
 * there is updated, so that sending it twice saves once. Whether a found price may replace the saved one says `mayReplace`
 * (core/costing/prices/price.ts); where it may not, the answer is the saved price, unchanged.
 */
export const savePriceBody = z.object({
  /** Chosen by the caller or left out; only a new row takes it. */
  id: z.optional(idField),
  ingredient_name: nameField,
  price_per_unit: priceField,
  unit: z._default(unitField, 'kg'),
  source: z.optional(z.nullable(textField('La fuente', priceLimits.source))),
  /** Pass on what the search answered. Left out: 'fallback' with the source 'Error en búsqueda', else 'typed'. */
  kind: z.optional(kindField),
  price_date: z.optional(z.nullable(priceDateField)),
})

/** PATCH is what a cook types: it becomes a price of her own ('Precio propio'), with today's date. */
export const editPriceBody = z.object({
  price_per_unit: priceField,
  unit: unitField,
  /** The `last_updated` the edit is based on: a price that was changed since is refused (409 stale_price). Left out: wins. */
  last_updated: z.optional(timeField),
})

export const priceParams = z.object({ id: idField })

export const listPricesQuery = z.object({
  /** Words that must all appear in the name; accents and case do not matter. */
  name: z.optional(textField('La búsqueda', 200)),
  limit: z.optional(z.string().check(z.regex(/^(?:[1-9]\d?|1\d\d|200)$/, 'El límite va de 1 a 200'))),
  cursor: z.optional(z.string().check(z.maxLength(2000, 'La página pedida no existe'))),
})

export const priceRow = z.object({
  id: z.string(),
  ingredient_name: z.string(),
  price_per_unit: z.number(),
  unit: z.string(),
  source: z.nullable(z.string()),
  kind: z.enum(priceKinds),
  price_date: z.nullable(z.string()),
  last_updated: z.string(),
})

export const priceListAnswer = z.object({
  items: z.array(priceRow),
  /** Pass it as `cursor` for the next page; null on the last. */
  next_cursor: z.nullable(z.string()),
  /** How many prices the filter finds in all. */
  total: z.number(),
})

export type PriceRow = z.infer<typeof priceRow>
export type SavePriceBody = z.infer<typeof savePriceBody>
export type EditPriceBody = z.infer<typeof editPriceBody>

export const priceFromRow = (row: PriceRow): IngredientPrice => ({
  id: row.id,
  ingredientName: row.ingredient_name,
  pricePerUnit: row.price_per_unit,
  unit: row.unit,
  source: row.source,
  kind: row.kind,
  priceDate: row.price_date,
  lastUpdated: row.last_updated,
})

/** POST /functions/v1/search-ingredient-prices (specification §7): the payload keeps the specification's names. */
export const searchPriceBody = z.object({
  ingredientName: nameField,
  /** Always kg (specification §9). */
  unit: z._default(z.literal('kg', 'La búsqueda de precios es siempre por kg'), 'kg'),
})

/**
 * The price per kilo and where it is from; hand `source`, `kind` and `price_date` on to POST /rest/v1/ingredient_prices.
 * Without any figure the call fails with 404 `price_not_found`, and the client saves `fallbackPrice` with kind 'fallback'.
 */
export const searchPriceAnswer = z.object({
  /** € per kg, > 0 */
  price: z.number(),
  source: z.string(),
  unit: z.literal('kg'),
  kind: z.enum(priceKinds),
  price_date: z.nullable(z.string()),
  /** The food of the reference table it belongs to; null for the cook's own price. */
  food: z.nullable(z.string()),
  /** Null where it is not known (own prices). */
  vat: z.nullable(z.enum(['IVA incl.', 'sin IVA'])),
})

export type SearchPriceBody = z.infer<typeof searchPriceBody>
export type SearchPriceAnswer = z.infer<typeof searchPriceAnswer>

/** GET /rest/v1/unpriced_ingredients: what 'Generar para todas' still has to search. */
export const unpricedQuery = z.object({
  /** Also those whose price is only the fallback of a failed search: worth another try. */
  fallback: z.optional(z.enum(['true', 'false'])),
  limit: z.optional(z.string().check(z.regex(/^(?:[1-9]\d?|1\d\d|200)$/, 'El límite va de 1 a 200'))),
  cursor: z.optional(z.string().check(z.maxLength(2000, 'La página pedida no existe'))),
})

export const unpricedAnswer = z.object({
  items: z.array(
    z.object({
      /** As one of the recipes writes it. */
      ingredient_name: z.string(),
      /** In how many lines it stands. */
      lines: z.number(),
    }),
  ),
  /** Goes on behind the last one: an ingredient that could not be priced does not come back. */
  next_cursor: z.nullable(z.string()),
  /** How many are left from the first page on; the prices saved meanwhile are gone from it. */
  total: z.number(),
})

const listedOffer = z.object({
  supplier: z.string(),
  format: z.string(),
  amount: z.number(),
  unit: z.string(),
  format_price: z.number(),
  vat_rate: z.nullable(z.number()),
  vat_included: z.boolean(),
  minimum: z.string(),
  reference: z.string(),
})

/**
 * POST /rest/v1/ingredient_prices/import/preview takes the file itself (content type text/csv or
 * application/octet-stream): nothing is saved.
 */
export const importPreviewAnswer = z.object({
  rows: z.array(
    z.object({
      /** Line of the file, from 1. */
      line: z.number(),
      ingredient_name: z.string(),
      price_per_unit: z.number(),
      unit: z.string(),
      price_date: z.nullable(z.string()),
      /** 'new' · 'update' changes a saved price · 'same' is what is saved already. */
      status: z.enum(['new', 'update', 'same']),
      /** The price that is saved under this name now. */
      saved: z.nullable(priceRow),
      /** In how many lines of the cook's recipes the name stands; 0: no recipe uses it under this name. */
      recipe_lines: z.number(),
      /** The food of the reference table it looks like. */
      food: z.nullable(z.string()),
      /** What the list says beyond the price; left out where it says nothing more. Pass it on to the import. */
      offer: z.optional(listedOffer),
    }),
  ),
  problems: z.array(z.object({ line: z.number(), text: z.string(), reason: z.string() })),
})

/** POST /rest/v1/ingredient_prices/import saves the rows the cook has confirmed, in one transaction, as her own prices. */
export const importPricesBody = z.object({
  rows: z
    .array(
      z.object({
        ingredient_name: nameField,
        price_per_unit: priceField,
        unit: unitField,
        price_date: z.optional(z.nullable(priceDateField)),
        /** With it the row is an offer: the price follows from it, and from what the cook has chosen. */
        offer: z.optional(z.object(offerFields)),
      }),
    )
    .check(
      z.minLength(1, 'No hay ningún precio que importar'),
      z.maxLength(
        priceLimits.importRows,
        `Una lista no puede tener más de ${limitText(priceLimits.importRows)} precios`,
      ),
    ),
})

export const importPricesAnswer = z.object({ inserted: z.number(), updated: z.number(), unchanged: z.number() })

export type ImportPreview = z.infer<typeof importPreviewAnswer>
export type ImportPricesBody = z.infer<typeof importPricesBody>
