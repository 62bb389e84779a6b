import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { priceFromRow } from '#core/api/prices.ts'
import { priceListHead, priceListLines } from '#core/costing/prices/price-list.ts'
import { listPrices, type NamePlace } from '#server/costing/queries.ts'
import { asReader } from '#server/database/as-user.ts'
import type { Deps } from '#server/http/deps.ts'

/** Read, written and sent before others get their turn: some 3 ms. */
const pricesPerPage = 250

/** The whole price list of a cook as CSV, by name, page by page. */
export async function* priceFile({ store }: Deps, userId: string): AsyncGenerator<string> {
  yield priceListHead()
  for (let after: NamePlace | null = null; ; ) {
    const place: NamePlace | null = after
    const page: Awaited<ReturnType<typeof listPrices>> = await asReader(store, userId, (scope) =>
      listPrices(scope, '', pricesPerPage, place),
    )
    await yieldToEventLoop()
    const last = page.at(-1)
    if (last === undefined) return
    yield priceListLines(page.map(priceFromRow))
    after = { key: last.name_key, id: last.id }
  }
}
