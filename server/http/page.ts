import { type Place, readCursor, writeCursor } from './cursor.ts'

/** What a request for a page says. */
export type PageQuery = { readonly limit?: string | undefined; readonly cursor?: string | undefined }

/** How many rows a list gives unasked, and how many at most. */
export type PageSizes = { readonly usual: number; readonly most: number }

/** How many rows a query asks for. The schema has seen to it that `limit` is a whole number above zero. */
export const limitAsked = ({ limit }: Pick<PageQuery, 'limit'>, { usual, most }: PageSizes): number =>
  limit === undefined ? usual : Math.min(Number(limit), most)

/**
 * One row more than `limit` was read: it tells whether there is a next page, and is left out. `last` is the row the
 * next page begins after; undefined: there is none.
 */
export const cutPage = <Row>(
  found: readonly Row[],
  limit: number,
): { readonly items: Row[]; readonly last: Row | undefined } => {
  const items = found.slice(0, limit)
  return { items, last: found.length > limit ? items.at(-1) : undefined }
}

/** One page of a list by time: `read` gives up to so many rows that come after a place, newest first. */
export const pageByTime = async <Row>(
  query: PageQuery,
  sizes: PageSizes,
  read: (most: number, after: Place | null) => Promise<readonly Row[]>,
  placeOf: (row: Row) => Place,
) => {
  const limit = limitAsked(query, sizes)
  const { items, last } = cutPage(await read(limit + 1, readCursor(query.cursor)), limit)
  return { items, next_cursor: last === undefined ? null : writeCursor(placeOf(last)) }
}
