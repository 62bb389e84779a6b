/**
 * What one statement takes: SQLite has room for 32,766 parameters, PostgreSQL for 65,535, and no table of ours has 30
 * columns.
 */
const mostRows = 500

/** A list in pieces of which each fits into one statement, as rows to insert or as values to look for. */
export const slices = <Item>(items: readonly Item[]): (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / mostRows) }, (_, index) =>
    items.slice(index * mostRows, (index + 1) * mostRows),
  )
