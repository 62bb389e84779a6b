import { type Place, readCursor, writeCursor } from './cursor.ts'

type Query = { readonly limit?: string | undefined; readonly cursor?: string | undefined }

/** What a query asks for: how many rows, at most so many, and after which place. */
export const pageAsked = (
  { limit, cursor }: Query,
  { usual, most }: { readonly usual: number; readonly most: number },
): { readonly limit: number; readonly after: Place | null } => ({
  limit: limit === undefined ? usual : Math.min(Number(limit), most),
  after: cursor === undefined ? null : readCursor(cursor),
})

/** One row more than asked was read: it tells whether there is a next page, and is left out. */
export const pageAnswer = <Row extends { readonly id: string }>(
  found: readonly Row[],
  limit: number,
  timeOf: (row: Row) => string,
) => {
  const items = found.slice(0, limit)
  const last = items.at(-1)
  const more = found.length > limit && last !== undefined
  return { items, next_cursor: more ? writeCursor({ time: timeOf(last), id: last.id }) : null }
}
