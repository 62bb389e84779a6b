import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { sql } from 'kysely'
import { priceLimits } from '#core/api/price-fields.ts'
import type { ImportPreview, ImportPricesBody, PriceRow } from '#core/api/prices.ts'
import { importedSource } from '#core/costing/prices/price.ts'
import { readPriceList } from '#core/costing/prices/price-list.ts'
import { AppError } from '#core/errors/app-error.ts'
import { resolverOf } from '#core/nutrition/resolve-food.ts'
import { ingredientKey } from '#core/pantry/ingredient-key.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import { recordPrices } from '#server/costing/history/price-history.ts'
import { typedByHand } from '#server/costing/prices/save-price.ts'
import { countLines, findPrices, keyed } from '#server/costing/queries.ts'
import { asReader, asUser, type Scope } from '#server/database/as-user.ts'
import { slices } from '#server/database/slices.ts'
import type { Deps } from '#server/http/deps.ts'
import { readFoodChoices } from '#server/nutrition/queries.ts'
import { loadPantry } from '#server/pantry/load.ts'
import { filledLines } from './filled-lines.ts'
import { importOffers, isSameOffer, offerToRow, savedOf } from './import-offers.ts'

/** What a price list would do, line by line. Saves nothing. */
export const previewImport = async ({ store }: Deps, userId: string, text: string): Promise<ImportPreview> => {
  // Before anything is read; one line may be the header.
  refuseTooMany(filledLines(text) - 1)
  const { rows, problems } = readPriceList(text, priceLimits)
  refuseTooMany(rows.length + problems.length)
  const keys = rows.map(({ ingredientName }) => ingredientKey(ingredientName))
  const names = rows.map(({ ingredientName }) => ingredientName)
  const { saved, offers, lines, choices } = await asReader(store, userId, async (scope) => ({
    ...(await savedOf(scope, keys)),
    lines: await countLines(scope, keys),
    choices: await readFoodChoices(scope, names),
  }))
  const resolve = resolverOf(loadPantry(), choices)
  const preview: ImportPreview['rows'] = []
  for (const [index, { line, ingredientName, pricePerUnit, unit, priceDate, offer }] of rows.entries()) {
    // A name takes some 30 µs to be understood: others get their turn on the way through thousands.
    if (index % namesPerTurn === 0) await yieldToEventLoop()
    const known = saved.get(keys[index] ?? '') ?? null
    const listed = offer === undefined ? undefined : offerToRow(offer)
    const isSaved = () =>
      listed === undefined
        ? known !== null && isSame(known, pricePerUnit, unit)
        : offers.get(known?.id ?? '')?.some((one) => isSameOffer(one, listed, priceDate)) === true
    preview.push({
      line,
      ingredient_name: ingredientName,
      price_per_unit: pricePerUnit,
      unit,
      price_date: priceDate,
      status: known === null ? 'new' : isSaved() ? 'same' : 'update',
      saved: known,
      recipe_lines: lines.get(keys[index] ?? '') ?? 0,
      food: resolve(ingredientName)?.food.name ?? null,
      ...(listed === undefined ? {} : { offer: listed }),
    })
  }
  return { rows: preview, problems: [...problems] }
}

const namesPerTurn = 200

/**
 * Saves the confirmed rows in one transaction, as the cook's own prices. A price that says the same already keeps its
 * source; of two rows for one ingredient the last counts. Done twice it changes nothing more.
 */
export const importPrices = (deps: Deps, userId: string, { rows }: ImportPricesBody) => {
  const plain = rows.filter(({ offer }) => offer === undefined)
  const byKey = new Map(plain.map((row) => [ingredientKey(row.ingredient_name), row]))
  return asUser(deps.store, userId, async (scope) => {
    const offered = await importOffers(scope, deps, rows)
    const saved = await findPrices(scope, [...byKey.keys()])
    const entries = [...byKey].map(([key, row]) => ({ key, row, known: saved.get(key) }))
    const fresh = entries.filter(({ known }) => known === undefined)
    const changed = entries.filter(
      ({ known, row }) => known !== undefined && !isSame(known, row.price_per_unit, row.unit.trim()),
    )
    await insertPrices(scope, deps, fresh)
    for (const { key, row } of changed) {
      await scope.tx
        .updateTable('ingredient_prices')
        .set({ ...contentOf(deps, row), ...typedByHand })
        .where('user_id', '=', userId)
        .where(keyed)
        .where('ingredient_key', '=', key)
        .execute()
    }
    await recordPrices(
      scope,
      [...fresh, ...changed].map(({ key }) => key),
    )
    const unchanged = entries.length - fresh.length - changed.length
    return {
      inserted: fresh.length + offered.inserted,
      updated: changed.length + offered.updated,
      unchanged: unchanged + offered.unchanged,
    }
  })
}

type ImportedRow = ImportPricesBody['rows'][number]
type Entry = { readonly key: string; readonly row: ImportedRow }

const insertPrices = async ({ tx, userId }: Scope, deps: Deps, entries: readonly Entry[]): Promise<void> => {
  const rows = entries.map(({ key, row }) => {
    const ingredient_name = row.ingredient_name.trim()
    const keys = { ingredient_name, ingredient_key: key, name_key: nameKey(ingredient_name) }
    return { user_id: userId, id: deps.newId(), ...keys, ...contentOf(deps, row) }
  })
  for (const some of slices(rows)) {
    await tx
      .insertInto('ingredient_prices')
      .values(some)
      // Saved elsewhere since we looked: the list the cook has just confirmed is the newer word.
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'ingredient_key'])
          .where('ingredient_key', '<>', sql.lit(''))
          .doUpdateSet(({ ref }) => ({
            price_per_unit: ref('excluded.price_per_unit'),
            unit: ref('excluded.unit'),
            source: ref('excluded.source'),
            kind: ref('excluded.kind'),
            price_date: ref('excluded.price_date'),
            last_updated: ref('excluded.last_updated'),
          })),
      )
      .execute()
  }
}

const contentOf = (deps: Deps, row: ImportedRow) => {
  const now = deps.now().toISOString()
  return {
    price_per_unit: row.price_per_unit,
    unit: row.unit.trim(),
    source: importedSource,
    kind: 'typed' as const,
    price_date: row.price_date ?? now.slice(0, 10),
    last_updated: now,
  }
}

const isSame = (saved: PriceRow, price: number, unit: string): boolean =>
  saved.price_per_unit === price && saved.unit === unit

const refuseTooMany = (lines: number): void => {
  const most = priceLimits.importRows
  if (lines <= most) return
  const [has, may] = [lines, most].map((count) => count.toLocaleString('es-ES'))
  throw new AppError('price_list_unreadable', {
    message: `La lista tiene ${has} líneas y puede tener ${may} como mucho. Divídela en varias.`,
  })
}
